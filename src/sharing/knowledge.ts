import type { Rules, View } from '../engine/contract';
import type { Combatant, CombatantId, Encounter, Light } from '../engine/state';
import type { Board } from '../grid/board';
import { indexBoard } from '../grid/board-index';
import { squaresAround } from '../grid/light';
import type { Square } from '../grid/square';
import { groundKnownTo, seesSquares } from '../rules/known-ground';
import { cachedView } from '../session/current-view';
import { type Perceivers, perceiverIn, stillPerceived } from './perceivers';
import { type Guest, sidesOf } from './viewer';

/** What a viewer knows of one state of a fight; everything is worked out when it is first asked. */
export interface Knowledge {
  readonly view: View;
  /** Somebody there whom one of the viewer's sides perceives now. */
  perceives(id: CombatantId): boolean;
  isOwn(who: Combatant): boolean;
  /** The ground that one of the sides sees. */
  board(): Board;
  seesSquare(square: Square): boolean;
  /** One of the squares it shines from is seen. */
  seesLight(light: Light): boolean;
}

interface Known {
  readonly knowledge: Knowledge;
  readonly perceivers: Perceivers;
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
  const key = JSON.stringify(sidesOf(viewer));
  const last = ofState.get(key);
  if (last?.knowledge.view.rules === rules) return last.knowledge;
  const earlier = before === null ? undefined : known.get(before)?.get(key);
  const view = cachedView(rules, encounter);
  const perceivers: Perceivers =
    earlier === undefined ? new Map() : stillPerceived(earlier.knowledge.view, earlier.perceivers, view);
  const made = { perceivers, knowledge: learn(view, viewer, perceivers) };
  known.set(encounter, ofState.set(key, made));
  return made.knowledge;
}

function learn(view: View, viewer: Guest, perceivers: Perceivers): Knowledge {
  const sides = sidesOf(viewer);
  let eyes: readonly ((square: Square) => boolean)[] | null = null;
  let ground: Board | null = null;
  const seesSquare = (square: Square): boolean => {
    eyes ??= sides.map((side) => seesSquares(view, side));
    return eyes.some((sees) => sees(square));
  };
  return {
    view,
    isOwn: (who) => sides.includes(who.side),
    perceives: (id) => {
      let found = perceivers.get(id);
      if (found === undefined) {
        found = perceiverIn(view, sides, view.find(id));
        perceivers.set(id, found);
      }
      return found !== null;
    },
    board: () => {
      ground ??= boardKnownTo(view, sides);
      return ground;
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
