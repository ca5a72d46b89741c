import type { View } from '../engine/contract';
import { isOnBoard } from '../grid/board';
import type { Square } from '../grid/square';
import { knownTo } from '../rules/perception';
import type { FightStore } from '../session/store';
import type { Painter } from './painter';
import type { Router } from './routing';
import type { Draft } from './tools/types';
import { whenIdle } from './when-idle';

/**
 * Asks beforehand what a hand over the board will ask first: the ways to the squares around whoever is on turn. It is done once a state, in
 * the time in which the page has nothing else to do, and only where a pointer has come to the board.
 */
export interface Foresight {
  /** A pointer moves over the board and holds nothing. */
  pointed(): void;
}
interface Parts {
  readonly store: FightStore;
  /** Draws a way where nobody sees it. */
  painter(): Pick<Painter, 'tryOut'>;
}

/** Squares around the mover: as far as a move of thirty feet, and where a hand first goes. */
const AROUND = 5;
/** Milliseconds in one go: short enough for a press that comes meanwhile. */
const AT_ONCE = 3;

/** @param isFree whether the hand is still empty; else what is left waits */
export function createForesight({ store, painter }: Parts, router: Router, isFree: () => boolean): Foresight {
  const view = () => store.getState().view();
  let state: View | null = null;
  /** Still to be asked of that state, the next one last. */
  let left: Draft[] = [];
  let isDue = false;
  const ask = (draft: Draft): void => {
    const route = router.route(draft);
    painter().tryOut({ in: 'dragging', by: 'pointer', grip: { x: 0, y: 0 }, draft, route });
  };
  const goOn = (): void => {
    isDue = false;
    if (!isFree()) return;
    const now = view();
    const end = performance.now() + AT_ONCE;
    if (now !== state) left = draftsOf(now).reverse();
    state = now;
    while (left.length > 0 && performance.now() < end) {
      const draft = left.pop();
      if (draft !== undefined) ask(draft);
    }
    if (left.length > 0) plan();
  };
  const plan = (): void => {
    isDue = true;
    whenIdle(goOn);
  };
  return {
    pointed() {
      if (!isDue && (left.length > 0 || view() !== state)) plan();
    },
  };
}

/** The paths that a hand would first draw, the nearest first; none before the fight, and while somebody must decide. */
function draftsOf(view: View): Draft[] {
  const { current, phase, decisions, board } = view.encounter;
  const mover = current === null ? null : view.find(current);
  if (mover === null || phase === 'setup' || decisions.length > 0) return [];
  // What its side knows is asked of whatever bars a way.
  knownTo(view, mover.side, [mover.id]);
  const { id: who, at: from } = mover;
  return squaresAround(from)
    .filter((to) => isOnBoard(board, to))
    .map((to) => ({ who, from, pinned: [], waypoints: [], to, intent: null, step: false, place: false }));
}

/** Ring by ring. */
function squaresAround({ x, y }: Square): Square[] {
  const squares: Square[] = [];
  for (let far = 1; far <= AROUND; far++)
    for (let dy = -far; dy <= far; dy++)
      for (let dx = -far; dx <= far; dx += Math.abs(dy) === far ? 1 : 2 * far)
        squares.push({ x: x + dx, y: y + dy });
  return squares;
}
