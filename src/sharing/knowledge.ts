import type { Rules, View } from '../engine/contract';
import type { Combatant, CombatantId, Encounter, Light } from '../engine/state';
import type { Board } from '../grid/board';
import { indexBoard } from '../grid/board-index';
import { squaresAround } from '../grid/light';
import type { Square } from '../grid/square';
import { groundKnownTo, seesSquares } from '../rules/known-ground';
import { isPerceived } from '../rules/perception';
import { cachedView } from '../session/current-view';
import { type Guest, sidesOf } from './viewer';

/** What a viewer knows of one state of a fight; everything is worked out when it is first asked. */
export interface Knowledge {
  readonly viewer: Guest;
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

const known = new WeakMap<Encounter, Map<string, Knowledge>>();

/** Asked once for each state and viewer. */
export function knowledgeOf(rules: Rules, encounter: Encounter, viewer: Guest): Knowledge {
  const ofState = known.get(encounter) ?? new Map<string, Knowledge>();
  const key = JSON.stringify([viewer.role, ...sidesOf(viewer), viewer.role === 'player' ? viewer.name : '']);
  const last = ofState.get(key);
  if (last?.view.rules === rules) return last;
  const made = learn(cachedView(rules, encounter), viewer);
  known.set(encounter, ofState.set(key, made));
  return made;
}

function learn(view: View, viewer: Guest): Knowledge {
  const sides = sidesOf(viewer);
  const perceived = new Map<CombatantId, boolean>();
  let eyes: readonly ((square: Square) => boolean)[] | null = null;
  const seesSquare = (square: Square): boolean => {
    eyes ??= sides.map((side) => seesSquares(view, side));
    return eyes.some((sees) => sees(square));
  };
  return {
    viewer,
    view,
    isOwn: (who) => sides.includes(who.side),
    perceives: (id) => {
      let found = perceived.get(id);
      if (found === undefined) {
        const who = view.find(id);
        found = who !== null && sides.some((side) => isPerceived(view, side, who));
        perceived.set(id, found);
      }
      return found;
    },
    board: () => boardKnownTo(view, sides),
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
