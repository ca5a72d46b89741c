import type { Speeds } from '../creature';

const MODES = ['climb', 'swim', 'burrow'] as const;

/** Speeds of a line that have no place: `60 ft. multiple legs`. */
export function besideSpeeds(text: string, found: Speeds): string[] {
  const { fly, ...plain } = found;
  const known = [...Object.values(plain), ...(fly === undefined ? [] : [fly.feet])];
  // `40 ft. (30 ft. in chainmail)`
  const inside = [...text.matchAll(/\(([^()]*\d+\s*(?:ft|feet|foot)\b[^()]*)\)/gi)].flatMap(
    ([, inner = '']) => (known.includes(Number(/\d+/.exec(inner)?.[0])) ? [] : [inner.trim()]),
  );
  const beside = text.split(/\s*[,;]\s*(?![^()]*\))/).filter((piece) => {
    const feet = /(\d+)\s*(?:f(?:oo|ee)?t\b|')/i.exec(piece.replace(/\([^()]*\)/g, ''))?.[1];
    return feet !== undefined && !known.includes(Number(feet));
  });
  return [...beside, ...inside];
}

/** `30 ft. in hide armor (6 squares); base speed 40 ft., fly 50 ft. (clumsy)`; null where nothing of it is a speed. */
export function speeds(text: string): Speeds | null {
  const base = /\bbase(?:\s+(?:land\s+)?(?:speed|movement))?\s+(?:is\s+)?(\d+)/i.exec(text);
  const own = base === null ? text : text.replace(base[0], ' ');
  const found: Speeds = {};
  for (const mode of MODES) {
    const feet = new RegExp(`\\b${mode}\\s+(\\d+)`, 'i').exec(own);
    if (feet !== null) found[mode] = Number(feet[1]);
  }
  const land = /^\W*(?:land\s+(?:speed\s+)?)?(\d+)\s*(?:-?\s*f(?:oo|ee)?t\b|'|\(|$|,|;)/i.exec(own);
  const squares = /^\W*\d+\s+squares?\s*\((\d+)\s*(?:ft|feet)\b/i.exec(own);
  const walk = land ?? squares ?? /[,;]\s*(?:land\s+)?(\d+)\s*f(?:oo|ee)?t\b/i.exec(own);
  if (walk !== null) found.land = Number(walk[1]);
  const flight =
    /\bfly\s+(\d+)\s*(?:feet|ft|')?\.?\s*(?:\(\d+ squares?\)\s*)?(?:(?:in\s+[\p{L} +\d'’-]{1,40}?\s*)?\(?\s*(clumsy|poor|average|avg|good|perfect)\b)?/iu.exec(
      own,
    );
  if (flight !== null)
    found.fly = {
      feet: Number(flight[1]),
      maneuverability: flight[2]?.toLowerCase().replace(/^avg$/, 'average') ?? null,
    };
  if (base !== null && Number(base[1]) !== found.land) found.baseLand = Number(base[1]);
  return Object.keys(found).length === 0 ? null : found;
}
