import type { Rules, View } from '../engine/contract';
import type { Combatant, CombatantId, Encounter, Light } from '../engine/state';
import type { Board } from '../grid/board';
import { indexBoard } from '../grid/board-index';
import { squaresAround } from '../grid/light';
import type { Square } from '../grid/square';
import { groundKnownTo, seesSquares } from '../rules/known-ground';
import { isUnstirred } from '../rules/stirred';
import { cachedView } from '../session/current-view';
import { Perceivers, perceiverIn, stirBetween } from './perceivers';
import { type Guest, sidesOf } from './viewer';

/** What a viewer knows of one state of a fight; everything is worked out when it is first asked. */
export interface Knowledge {
  readonly view: View;
  /** Somebody there whom one of the viewer's sides perceives now. */
  perceives(id: CombatantId): boolean;
  /** Which of them does; null: none, or there is no such combatant. */
  perceiverOf(id: CombatantId): CombatantId | null;
  isOwn(who: Combatant): boolean;
  /** The ground that one of the sides sees. */
  board(): Board;
  seesSquare(square: Square): boolean;
  /** One of the squares it shines from is seen. */
  seesLight(light: Light): boolean;
}

/** What is found out when it is first asked; states in which everybody sees the same share it. */
interface Seen {
  readonly perceivers: Perceivers;
  eyes: readonly ((square: Square) => boolean)[] | null;
  ground: Board | null;
}
interface Known {
  readonly knowledge: Knowledge;
  readonly seen: Seen;
}
const known = new WeakMap<Encounter, Map<string, Known>>();

/**
 * Asked once for each state and sides: those who look through the same eyes share it. `before`: a state not long before it, of which those who have not
 * changed need not be asked again.
 */
export function knowledgeOf(
  rules: Rules,
  encounter: Encounter,
  viewer: Guest,
  before: Encounter | null = null,
): Knowledge {
  const ofState = known.get(encounter) ?? new Map<string, Known>();
  const sides = sidesOf(viewer);
  const key = JSON.stringify(sides);
  const last = ofState.get(key);
  if (last?.knowledge.view.rules === rules) return last.knowledge;
  const earlier = before === null ? undefined : known.get(before)?.get(key);
  const view = cachedView(rules, encounter);
  const seen =
    earlier?.knowledge.view.rules === rules ? seenSince(earlier, view, sides) : nothingYet(new Perceivers());
  const made = { seen, knowledge: learn(view, sides, seen) };
  known.set(encounter, ofState.set(key, made));
  return made.knowledge;
}

const nothingYet = (perceivers: Perceivers): Seen => ({ perceivers, eyes: null, ground: null });

function seenSince({ knowledge, seen }: Known, now: View, sides: readonly string[]): Seen {
  if (isUnstirred(knowledge.view.encounter, now.encounter)) return seen;
  const stir = stirBetween(knowledge.view, now, sides);
  return nothingYet(stir === null ? new Perceivers() : seen.perceivers.after(stir));
}

function learn(view: View, sides: readonly string[], seen: Seen): Knowledge {
  const seesSquare = (square: Square): boolean => {
    seen.eyes ??= sides.map((side) => seesSquares(view, side));
    return seen.eyes.some((sees) => sees(square));
  };
  const perceiverOf = (id: CombatantId): CombatantId | null => {
    const known = seen.perceivers.get(id);
    if (known !== undefined) return known;
    const found = perceiverIn(view, sides, view.find(id));
    seen.perceivers.set(id, found);
    return found;
  };
  return {
    view,
    isOwn: (who) => sides.includes(who.side),
    perceives: (id) => perceiverOf(id) !== null,
    perceiverOf,
    board: () => {
      seen.ground ??= boardKnownTo(view, sides);
      return seen.ground;
    },
    seesSquare,
    seesLight: ({ at }) => squaresAround(indexBoard(view.encounter.board), at).some(seesSquare),
  };
}

function boardKnownTo(view: View, sides: readonly string[]): Board {
  const [first, ...more] = sides.map((side) => groundKnownTo(view, side));
  const { board } = view.encounter;
  if (first === undefined) return { ...board, terrain: {}, walls: [], lowWalls: [], doors: [] };
  return more.length === 0 ? first : together(board, [first, ...more]);
}

/** What one of them knows. */
function together(board: Board, parts: readonly Board[]): Board {
  const terrain = Object.assign({}, ...parts.map((part) => part.terrain));
  const of = <T>(all: readonly T[], list: (part: Board) => readonly T[]): readonly T[] => {
    const seen = new Set(parts.flatMap(list));
    return all.filter((it) => seen.has(it));
  };
  return {
    columns: board.columns,
    rows: board.rows,
    terrain,
    walls: of(board.walls, ({ walls }) => walls),
    lowWalls: of(board.lowWalls, ({ lowWalls }) => lowWalls),
    doors: of(board.doors, ({ doors }) => doors),
  };
}
