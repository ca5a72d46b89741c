import { type Diagonals, squaresForOffset } from './distance';
import { footprintsOverlap, gapBetween, type Placement } from './footprint';
import { FEET_PER_SQUARE, type Square } from './square';

/** House rules and weapon that shape a reach. */
export interface ReachOptions {
  /** `reach` strikes at twice the natural reach and not within it; `reach-and-adjacent` at both (spiked chain). */
  readonly reachWeapon?: false | 'reach' | 'reach-and-adjacent';
  /** D1: any reach of exactly 10 ft covers the second diagonal (default); false: only reach weapons of natural reach 5. */
  readonly reachDiagonal?: boolean;
  /** D2 option: Large and bigger, the second diagonal counts as outside a natural reach of 10 ft. Default false. */
  readonly reachWeaponFillsDiagonal?: boolean;
  readonly diagonals?: Diagonals;
}

interface Cover {
  readonly outerFeet: number;
  readonly outerTemplate: boolean;
  readonly innerFeet: number;
  readonly innerTemplate: boolean;
  readonly diagonals: Diagonals;
}

/** How the rule sees a reach: what is covered, and what natural reach cuts out of it (rulings 3, 4; D1, D2). */
function coverOf(naturalReachFeet: number, options: ReachOptions): Cover {
  const { reachWeapon = false, reachDiagonal = true, reachWeaponFillsDiagonal = false } = options;
  const outerFeet = reachWeapon === false ? naturalReachFeet : 2 * naturalReachFeet;
  return {
    outerFeet,
    outerTemplate: outerFeet === 10 && (reachDiagonal || reachWeapon !== false),
    innerFeet: reachWeapon === 'reach' ? naturalReachFeet : 0,
    innerTemplate: reachDiagonal && !reachWeaponFillsDiagonal && naturalReachFeet === 10,
    diagonals: options.diagonals ?? '5-10-5',
  };
}

const isWithin = (gap: Square, feet: number, template: boolean, diagonals: Diagonals): boolean =>
  FEET_PER_SQUARE * squaresForOffset(gap.x, gap.y, diagonals) <= feet ||
  (template && Math.max(gap.x, gap.y) <= 2);

function covers(gap: Square, cover: Cover): boolean {
  if (!isWithin(gap, cover.outerFeet, cover.outerTemplate, cover.diagonals)) return false;
  return cover.innerFeet === 0 || !isWithin(gap, cover.innerFeet, cover.innerTemplate, cover.diagonals);
}

/**
 * The squares a creature's melee reach covers, row by row, never its own; some may lie off the board.
 * `naturalReachFeet` 0 covers none (X-SIZE-4). Rulings 3-5, X-RCH-1..3, X-SIZE-6, X-SIZE-8.
 */
export function reachSquares(
  from: Placement,
  naturalReachFeet: number,
  options: ReachOptions = {},
): Square[] {
  if (naturalReachFeet <= 0) return [];
  const cover = coverOf(naturalReachFeet, options);
  const reach = cover.outerFeet / FEET_PER_SQUARE;
  const squares: Square[] = [];
  for (let y = from.at.y - reach; y < from.at.y + from.space + reach; y++) {
    for (let x = from.at.x - reach; x < from.at.x + from.space + reach; x++) {
      const gap = gapBetween(from, { at: { x, y }, space: 1 });
      if ((gap.x > 0 || gap.y > 0) && covers(gap, cover)) squares.push({ x, y });
    }
  }
  return squares;
}

/** Whether a creature's melee reach covers some square of another; sharing a square it always does (X-SIZE-5). */
export function isInReach(
  from: Placement,
  target: Placement,
  naturalReachFeet: number,
  options: ReachOptions = {},
): boolean {
  const cover = coverOf(naturalReachFeet, options);
  if (footprintsOverlap(from, target)) return cover.innerFeet === 0;
  if (naturalReachFeet <= 0) return false;
  if (target.space === 1) return covers(gapBetween(from, target), cover);
  return coveredGaps(from, target).some((gap) => covers(gap, cover));
}

/** A reach weapon may reach a far square of a big target and not its near ones, so every square is asked. */
function coveredGaps(from: Placement, target: Placement): Square[] {
  const gaps: Square[] = [];
  for (let y = 0; y < target.space; y++) {
    for (let x = 0; x < target.space; x++) {
      gaps.push(gapBetween(from, { at: { x: target.at.x + x, y: target.at.y + y }, space: 1 }));
    }
  }
  return gaps;
}
