import { type BoardIndex, FEATURE, featuresAt } from './board-index';
import { cornerOf, squaresOnLine } from './line';
import { isAdjacent, type Square, sameSquare } from './square';

/** Miss chance in per cent: none, concealment, total concealment (X-CON-4, X-CON-8). */
export type Concealment = 0 | 20 | 50;

export interface ConcealmentOptions {
  /** A melee attack: an adjacent target is concealed only if its whole space is (X-CON-2). */
  readonly melee: boolean;
  /** Darkvision and the like: darkness and shadow hide nothing (X-CON-10). Default false. */
  readonly seesInDark?: boolean;
}

/** What shadow and darkness of the ground hide of a target, the best square and corner chosen (X-CON-1, X-CON-2, X-CON-5). */
export function concealmentBetween(
  index: BoardIndex,
  from: readonly Square[],
  to: readonly Square[],
  options: ConcealmentOptions,
): Concealment {
  if (options.seesInDark === true || !isAnywhereDim(index)) return 0;
  const close = from.some((a) => to.some((b) => sameSquare(a, b) || isAdjacent(a, b)));
  if (options.melee && close) return least(to.map((square) => hidingOf(index, square)));
  return least(from.flatMap((a) => to.map((b) => rangedConcealment(index, a, b))));
}

function isAnywhereDim(index: BoardIndex): boolean {
  const known = index.derived.get('dim');
  if (typeof known === 'boolean') return known;
  const dim = index.features.some((bits) => (bits & (FEATURE.shadow | FEATURE.dark)) !== 0);
  index.derived.set('dim', dim);
  return dim;
}

const CORNERS = [0, 1, 2, 3] as const;

/** The attacker's best corner: the worst of its four lines counts (X-CON-1). */
const rangedConcealment = (index: BoardIndex, a: Square, b: Square): Concealment =>
  least(
    CORNERS.map((i) =>
      most(
        CORNERS.flatMap((j) => squaresOnLine(cornerOf(a, i), cornerOf(b, j)).map((s) => hidingOf(index, s))),
      ),
    ),
  );

function hidingOf(index: BoardIndex, square: Square): Concealment {
  const bits = featuresAt(index, square.x, square.y);
  if ((bits & FEATURE.dark) !== 0) return 50;
  return (bits & FEATURE.shadow) !== 0 ? 20 : 0;
}

const least = (values: readonly Concealment[]): Concealment =>
  values.includes(0) ? 0 : values.includes(20) ? 20 : 50;

const most = (values: readonly Concealment[]): Concealment =>
  values.includes(50) ? 50 : values.includes(20) ? 20 : 0;
