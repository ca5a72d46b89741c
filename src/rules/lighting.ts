import type { View } from '../engine/contract';
import type { Combatant } from '../engine/state';
import type { TerrainFeature } from '../grid/board';
import type { BoardIndex } from '../grid/board-index';
import type { Concealment, LightForEyes } from '../grid/concealment';
import { distanceFeet } from '../grid/footprint';
import { groundLight, isAnywhereDim, type LightLevel, shineAt } from '../grid/light';
import type { Square } from '../grid/square';
import { boardOf, placeOf } from './body';
import { carriesLight, type Source, sourcesOf } from './light-sources';
import { perState } from './per-state';

// Bright, shadowy, dark: of a square, and for somebody's eyes (X-LIGHT-1, X-CON-10).

/** `magic`: dimmed by a spell that darkvision does not see through. `shone`: something shines on it. */
export interface LightHere {
  readonly level: LightLevel;
  readonly magic: boolean;
  readonly shone: boolean;
}

/** Feet that darkvision reaches where its name says nothing else (`darkvision-120`). */
const USUAL_DARKVISION = 60;
const BLINDSIGHT = 60;

const memos = perState<Map<number, LightHere>>();

/** Light square by square, each worked out once a state. `factor`: 2 for eyes that see in low light. */
function lightMap(view: View, sources: readonly Source[], factor: number): (square: Square) => LightHere {
  const index = boardOf(view);
  const { diagonals } = view.encounter.houseRules;
  const levels = memos(view, String(factor), () => new Map<number, LightHere>());
  return (square) => {
    const key = square.y * index.columns + square.x;
    const known = levels.get(key);
    if (known !== undefined) return known;
    const made = lightHere(index, sources, square, { diagonals, factor });
    levels.set(key, made);
    return made;
  };
}

type Manner = Parameters<typeof shineAt>[3];

function lightHere(index: BoardIndex, sources: readonly Source[], square: Square, manner: Manner): LightHere {
  const level = groundLight(index, square);
  const reachedBy = (kind: Source['kind']): boolean =>
    sources.some((it) => it.kind === kind && shineAt(index, it, square, { ...manner, factor: 1 }) > 0);
  const veiled = reachedBy('darkness');
  const isDay = veiled && reachedBy('daylight');
  if (veiled && !isDay) return { level: 1, magic: true, shone: false };
  return brightened(index, isDay ? sources.filter(({ kind }) => kind === 'light') : sources, square, {
    ...manner,
    level,
  });
}

/** The brightest of what the ground has and what shines on it. */
function brightened(
  index: BoardIndex,
  sources: readonly Source[],
  square: Square,
  { level: ground, ...manner }: Manner & { readonly level: LightLevel },
): LightHere {
  let [level, shone] = [ground, false];
  for (const source of sources) {
    if (level === 2) break;
    if (source.kind === 'darkness') continue;
    const light = shineAt(index, source, square, manner);
    shone ||= light > 0;
    if (light > level) level = light;
  }
  return { level, magic: false, shone };
}

const isVeiledAnywhere = (sources: readonly Source[]): boolean =>
  sources.some(({ kind }) => kind === 'darkness');

/** The light of the squares for plain eyes; null: it is bright everywhere. */
export function lightOf(view: View): ((square: Square) => LightHere) | null {
  const sources = sourcesOf(view);
  if (!isAnywhereDim(boardOf(view)) && !isVeiledAnywhere(sources)) return null;
  return lightMap(view, sources, 1);
}

/** How far it sees in the dark, in feet; 0: not at all (X-CON-10). */
export function darkvisionFeet(view: View, viewer: Combatant): number {
  const reaches = view
    .effectsOf(viewer)
    .filter(({ effect }) => effect.id === 'darkvision')
    .map(({ held }) => Number(held.data['choice'] ?? USUAL_DARKVISION) || USUAL_DARKVISION);
  return Math.max(0, ...reaches);
}

/** What light and its own senses leave hidden from a viewer, square by square; null: nothing. */
export function lightFor(view: View, viewer: Combatant): LightForEyes | null {
  if (view.has(viewer, 'see-in-darkness')) return null;
  const sources = sourcesOf(view);
  if (!isAnywhereDim(boardOf(view)) && !isVeiledAnywhere(sources)) return null;
  const here = lightMap(view, sources, view.has(viewer, 'low-light-vision') ? 2 : 1);
  const place = placeOf(view, viewer);
  const { diagonals } = view.encounter.houseRules;
  const inDark = darkvisionFeet(view, viewer);
  const felt = view.has(viewer, 'blindsight') ? BLINDSIGHT : 0;
  const hidingOf = (square: Square): Concealment => {
    const { level, magic } = here(square);
    if (level === 2) return 0;
    const sees = Math.max(felt, magic ? 0 : inDark);
    if (sees > 0 && distanceFeet(place, { at: square, space: 1 }, diagonals) <= sees) return 0;
    return level === 1 ? 20 : 50;
  };
  return { hidingOf, isShoneOn: (square) => here(square).shone };
}

/** Whether a square is too dark for a walker to know where it sets its feet (STEP-7, RUN-12); null: none is. */
export function darkToWalk(view: View, who: Combatant): ((square: Square) => boolean) | null {
  const isAtHome = ['darkvision', 'blindsight', 'see-in-darkness'].some((sense) => view.has(who, sense));
  if (isAtHome || carriesLight(who)) return null;
  const light = lightFor(view, who);
  return light === null ? null : (square) => light.hidingOf(square) === 50;
}

/** Whether a square is too dark for it to be seen from where it is; what is within arm's length is felt. Null: nothing is. */
export function darkTo(view: View, who: Combatant): ((square: Square) => boolean) | null {
  const light = lightFor(view, who);
  if (light === null) return null;
  const place = placeOf(view, who);
  return (square) => light.hidingOf(square) === 50 && distanceFeet(place, { at: square, space: 1 }) > ARM;
}
const ARM = 5;

/** Stands for its eyes: whoever has the same sees the same from the same place. */
export const sensesKey = (view: View, who: Combatant): string =>
  [
    darkvisionFeet(view, who),
    ...['low-light-vision', 'blindsight', 'see-in-darkness'].map((sense) => Number(view.has(who, sense))),
  ].join();

const OF_LIGHT: ReadonlySet<TerrainFeature> = new Set(['dark', 'shadow']);
const BY_LEVEL: readonly (readonly TerrainFeature[])[] = [['dark'], ['shadow'], []];

/** What a square holds as light leaves it: where a lamp shines it is no longer dark. The same list where light changes nothing. */
export function featuresInLight(
  view: View,
  square: Square,
  features: readonly TerrainFeature[],
): readonly TerrainFeature[] {
  const level = lightOf(view)?.(square).level ?? 2;
  if (features.includes('solid') || level === groundLight(boardOf(view), square)) return features;
  return [...features.filter((it) => !OF_LIGHT.has(it)), ...(BY_LEVEL[level] ?? [])];
}
