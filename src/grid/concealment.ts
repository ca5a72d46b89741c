import { type BoardIndex, FEATURE, featuresAt } from './board-index';
import { groundLight, isAnywhereDim } from './light';
import { cornerOf, type LineEnd, squaresOnLine } from './line';
import { isAdjacent, type Square, sameSquare } from './square';

/** Miss chance in per cent: none, concealment, total concealment (X-CON-4, X-CON-8). */
export type Concealment = 0 | 20 | 50;

export interface ConcealmentOptions {
  /** A melee attack: an adjacent target is concealed only if its whole space is (X-CON-2). */
  readonly melee: boolean;
  /** Darkvision and the like: darkness and shadow hide nothing (X-CON-10). Default false. */
  readonly seesInDark?: boolean;
  /** What light leaves of darkness, for the viewer's own eyes. Null: no light but the ground's own. Default null. */
  readonly light?: LightForEyes | null;
}

/** The light on a board as one viewer has it. */
export interface LightForEyes {
  hidingOf(square: Square): Concealment;
  /** Whether something shines on it: then it is seen from the dark and across it. */
  isShoneOn(square: Square): boolean;
}

/** What shadow and darkness of the ground hide of a target, the best square and corner chosen (X-CON-1, X-CON-2, X-CON-5). */
export function concealmentBetween(
  index: BoardIndex,
  from: readonly Square[],
  to: readonly Square[],
  options: ConcealmentOptions,
): Concealment {
  const { light = null } = options;
  if (options.seesInDark === true || (light === null && !isAnywhereDim(index))) return 0;
  const hiding = light === null ? hidingOnGround(index) : light.hidingOf;
  const close = from.some((a) => to.some((b) => sameSquare(a, b) || isAdjacent(a, b)));
  if (options.melee && close) return least(to.map(hiding));
  return least(
    to.flatMap((b) => {
      const between = light?.isShoneOn(b) === true ? acrossTheDark(index, hiding, b) : hiding;
      return from.map((a) => rangedConcealment(a, b, between));
    }),
  );
}

type Hiding = (square: Square) => Concealment;

/** To what is shone on, the darkness between is nothing; what hides by its own nature (`shadow`) still does. */
const acrossTheDark =
  (index: BoardIndex, hiding: Hiding, target: Square): Hiding =>
  (square) => {
    const hides =
      (featuresAt(index, square.x, square.y) & (FEATURE.shadow | FEATURE.dark)) === FEATURE.shadow;
    return hides || sameSquare(square, target) ? hiding(square) : 0;
  };

const CORNERS = [0, 1, 2, 3] as const;

/** The attacker's best corner: the worst of its four lines counts (X-CON-1). */
function rangedConcealment(a: Square, b: Square, hiding: Hiding): Concealment {
  let best: Concealment = 50;
  for (const corner of CORNERS) {
    best = hiddenFrom(cornerOf(a, corner), b, hiding, best);
    if (best === 0) return 0;
  }
  return best;
}

/** The worst of the four lines from a corner, or `best` where that is no better: then the rest need not be looked at. */
function hiddenFrom(from: LineEnd, b: Square, hiding: Hiding, best: Concealment): Concealment {
  let worst: Concealment = 0;
  for (const corner of CORNERS)
    for (const square of squaresOnLine(from, cornerOf(b, corner))) {
      const hidden = hiding(square);
      if (hidden > worst) worst = hidden;
      if (worst >= best) return best;
    }
  return worst;
}

const BY_LIGHT = [50, 20, 0] as const;

const hidingOnGround =
  (index: BoardIndex): Hiding =>
  (square) =>
    BY_LIGHT[groundLight(index, square)];

const least = (values: readonly Concealment[]): Concealment =>
  values.includes(0) ? 0 : values.includes(20) ? 20 : 50;
