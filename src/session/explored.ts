import type { Rules } from '../engine/contract';
import type { GameEvent } from '../engine/events';
import type { CombatantId, Encounter } from '../engine/state';
import { viewOf } from '../engine/view';
import { type Board, emptyBoard } from '../grid/board';
import { lookFor, squaresSeenBy, squaresSeenWalking } from '../rules/seen-squares';
import { isUnstirred } from '../rules/stirred';
import { cachedView } from './current-view';
import { rememberGround } from './remembered-ground';
import { type Entry, encounterAt, type Session } from './session';
import { type SightRows, sightRows } from './sight-rows';

/** What some sides have seen of the ground up to a place in the session. */
export interface Explored {
  /** Row by row: 1 for each square that was ever seen, the squares seen now among them. */
  readonly ever: Uint8Array;
  readonly now: Uint8Array;
  /** The ground as it was when it was last seen. */
  readonly board: Board;
}

type BySides = Map<string, Explored>;
// By the entry: another history that leads to the same state has another entry.
const ofEntries = new WeakMap<Entry, BySides>();
const ofStarts = new WeakMap<Encounter, BySides>();

const keptOf = <K extends object>(kept: WeakMap<K, BySides>, key: K): BySides => {
  const known = kept.get(key) ?? new Map<string, Explored>();
  kept.set(key, known);
  return known;
};

/**
 * What somebody of these sides has seen at any time up to the cursor, on the way as well as at the end of each step. Each entry is looked at once
 * for each list of sides, so that going back and forth in the history costs nothing.
 */
export function exploredBy(rules: Rules, session: Session, sides: readonly string[]): Explored {
  const key = sides.join('\n');
  let from = session.cursor;
  let known: Explored | undefined;
  while (from > 0 && known === undefined) {
    const entry = session.entries[from - 1];
    known = entry && ofEntries.get(entry)?.get(key);
    if (known === undefined) from -= 1;
  }
  let explored = known ?? exploredAtStart(rules, session.start, sides, key);
  for (const [index, entry] of session.entries.slice(from, session.cursor).entries()) {
    explored = after(rules, { explored, before: encounterAt(session, from + index), entry, sides });
    keptOf(ofEntries, entry).set(key, explored);
  }
  return explored;
}

function exploredAtStart(rules: Rules, start: Encounter, sides: readonly string[], key: string): Explored {
  const kept = keptOf(ofStarts, start);
  const known = kept.get(key);
  if (known !== undefined) return known;
  const { board } = start;
  const now = squaresSeenBy(cachedView(rules, start), sides);
  const made = { ever: now, now, board: rememberGround(emptyBoard(board.columns, board.rows), board, now) };
  kept.set(key, made);
  return made;
}

interface Step {
  readonly explored: Explored;
  readonly before: Encounter;
  readonly entry: Entry;
  readonly sides: readonly string[];
}

function after(rules: Rules, { explored, before, entry, sides }: Step): Explored {
  const { board } = entry.after;
  // Nobody sees anything new where all is as it was and nobody was anywhere meanwhile.
  if (isUnstirred(before, entry.after) && !entry.events.some(isMove)) return explored;
  const seen = squaresSeenBy(cachedView(rules, entry.after), sides);
  const now = sameSquares(seen, explored.now) ? explored.now : seen;
  const onTheWay = seenOnTheWay(rules, entry, sides);
  // The ground is the same, and it is seen from elsewhere, or by others, and no more of it.
  const isOld = onTheWay === null || addsNothing(onTheWay, now);
  if (isOld && now === explored.now && board === before.board) return explored;
  const past = fitted(explored, before.board, board);
  const fresh = onTheWay === null ? now : union(onTheWay, now);
  return {
    now,
    ever: union(past.ever, fresh),
    board: rememberGround(past.board, board, fresh),
  };
}

const isMove = (event: GameEvent): event is Extract<GameEvent, { type: 'moved' }> => event.type === 'moved';

/** Walking past an open door one looks in. Null where nobody of theirs has walked. */
function seenOnTheWay(
  rules: Rules,
  { events, after: state }: Entry,
  sides: readonly string[],
): Uint8Array | null {
  const moves = events.filter(isMove).filter(({ who }) => isOf(state, who, sides));
  if (moves.length < 2) return null;
  const places = moves.flatMap(({ who, to }) => {
    const mover = state.combatants[who];
    return mover === undefined ? [] : [{ ...mover, at: to }];
  });
  const together = squaresSeenWalking(cachedView(rules, state), sides, places);
  if (together !== null) return together;
  const seen = new Uint8Array(state.board.columns * state.board.rows);
  for (const there of places) {
    const combatants = { ...state.combatants, [there.id]: there };
    lookFor(viewOf(rules, { ...state, combatants }), there, seen);
  }
  return seen;
}

const isOf = ({ combatants }: Encounter, who: CombatantId, sides: readonly string[]): boolean =>
  sides.includes(combatants[who]?.side ?? '');

function sameSquares(a: Uint8Array, b: Uint8Array): boolean {
  if (a === b) return true;
  if (a.length !== b.length) return false;
  for (let at = 0; at < a.length; at++) if (a[at] !== b[at]) return false;
  return true;
}

/** Whether all of a list is in another. */
function addsNothing(more: Uint8Array, to: Uint8Array): boolean {
  if (more === to) return true;
  for (let at = 0; at < more.length; at++) if (more[at] === 1 && to[at] !== 1) return false;
  return true;
}

/** The same list where the other adds nothing. */
const union = (a: Uint8Array, b: Uint8Array): Uint8Array =>
  addsNothing(b, a) ? a : a.map((it, at) => (it === 1 || b[at] === 1 ? 1 : 0));

/** The same on a board that has been given another size. */
function fitted({ ever, board }: Explored, before: Board, after: Board): Pick<Explored, 'ever' | 'board'> {
  const { columns, rows } = after;
  if (before.columns === columns && before.rows === rows) return { ever, board };
  const moved = new Uint8Array(columns * rows);
  for (let y = 0; y < Math.min(rows, before.rows); y++)
    for (let x = 0; x < Math.min(columns, before.columns); x++)
      moved[y * columns + x] = ever[y * before.columns + x] ?? 0;
  return { ever: moved, board: { ...board, columns, rows } };
}

/** The fight as a side knows it, with the ground it remembers and what of the board is in sight. */
export function withMemory<T extends Pick<Encounter, 'board'>>(
  known: T,
  explored: Explored,
): T & Pick<Encounter, 'board' | 'sight'> {
  const { board } = known;
  return { ...known, board: together(explored, board), sight: rowsOf(explored, board.columns) };
}

const joined = new WeakMap<Board, { readonly with: Board; readonly board: Board }>();

/** What is remembered, and where it is looked at now that it is dark there. */
function together({ board: remembered }: Explored, seen: Board): Board {
  const known = joined.get(remembered);
  if (known?.with === seen) return known.board;
  const more = Object.entries(seen.terrain).filter(([key]) => !Object.hasOwn(remembered.terrain, key));
  const board =
    more.length === 0
      ? remembered
      : { ...remembered, terrain: { ...remembered.terrain, ...Object.fromEntries(more) } };
  joined.set(remembered, { with: seen, board });
  return board;
}

const rows = new WeakMap<Uint8Array, { readonly now: Uint8Array; readonly rows: SightRows }>();

function rowsOf({ ever, now }: Explored, columns: number): SightRows {
  const known = rows.get(ever);
  if (known?.now === now) return known.rows;
  const made = sightRows(ever, now, columns);
  rows.set(ever, { now, rows: made });
  return made;
}
