import { fraction } from './hit-dice';
import { singular } from './singular';

export interface SpaceReach {
  readonly space: number | null;
  readonly reach: number | null;
  readonly reachWith: Readonly<Record<string, number>>;
}

/** A distance; the line between the parts of a fraction is no slash here. */
const FEET = String.raw`(?:\d+ ?[- ] ?)?\d+\u2044\d|\d+(?:\.\d+)?`;
const FRACTION = /(?<!\d)([13])\/(?=[248](?!\d))/g;
const BESIDE = new RegExp(
  `^\\s*((?:${FEET})\\s*(?:ft\\.?|feet|'))[\\s,;]+((?:${FEET})\\s*(?:ft|feet|').*)$`,
  'i',
);
/** `10 ft./5 ft. 10 ft./10 ft.`: a creature that is long or tall; the first counts. */
const FIRST_OF_TWO = new RegExp(
  `^\\s*((?:${FEET})\\s*ft\\.?)/((?:${FEET})\\s*ft\\.?)[\\s,;]*(?:or\\s+)?(?=(?:${FEET})\\s*ft\\.?/)`,
  'i',
);
const withFractions = (text: string): string => text.replace(FRACTION, '$1\u2044');

/** `10 ft./10 ft. (20 ft. with tentacle)`, `2-1/2 ft./0 ft.`, 3.0's `5 ft. by 5 ft./5 ft.`; `10 ft. 10 ft.` has lost its slash. */
export function spaceReach(text: string): SpaceReach {
  const plain = withFractions(text.replace(/\([^)]*\)/g, ' '));
  const found = /^([^/]*)\/([^/]*)$/.exec(plain) ?? BESIDE.exec(plain) ?? FIRST_OF_TWO.exec(plain);
  return found === null
    ? { space: plain.includes('/') ? null : feet(plain), reach: null, reachWith: reachWith(text) }
    : { space: feet(found[1]), reach: feet(found[2]), reachWith: reachWith(text) };
}

/** The first distance; 3.0 gives the space as two sides. */
export function feet(text: string | undefined): number | null {
  const found = new RegExp(FEET).exec(withFractions(text ?? ''))?.[0];
  if (found === undefined) return null;
  const value = fraction(found.replace('\u2044', '/').replace(/ ?[- ] ?/, '-'));
  return Number.isFinite(value) ? value : null;
}

/** `(20 ft. with tentacle and bite, 15 ft. with tail)`. */
export function reachWith(text: string): Record<string, number> {
  const found: Record<string, number> = {};
  for (const [, inner = ''] of text.matchAll(/\(([^()]*)(?:\)|$)/g)) {
    for (const [, distance = '', names = ''] of inner.matchAll(
      /(\d+)\s*-?\s*(?:ft\.?|feet|foot)(?:\s+reach)?\s*with\s+([^,;]+)/gi,
    ))
      for (const name of names.split(/\s+(?:and|or)\s+/i))
        found[singular(name.replace(/^(?:an?|the|its)\s+/i, '').trim())] = Number(distance);
  }
  return found;
}

/** The second of two spaces, `10 ft./10 ft. (tall)`. */
export function besideSpace(text: string): string[] {
  const own = FIRST_OF_TWO.exec(withFractions(text.replace(/\([^)]*\)/g, (it) => ' '.repeat(it.length))));
  return own === null ? [] : [text.slice(own[0].length).trim()];
}

/** What parentheses say of a reach besides that: `(claws 20 ft.)`. */
export const besideReach = (text: string): string[] =>
  [...text.matchAll(/\(([^()]*)\)/g)].flatMap(([, inner = '']) =>
    inner.split(/\s*[,;]\s*/).filter((it) => /\d/.test(it) && !/\bwith\b/i.test(it)),
  );
