import type { View } from '../../engine/contract';
import type { Combatant, CombatantId } from '../../engine/state';
import { indexBoard } from '../../grid/board-index';
import { DOOR, FULL, LOW } from '../../grid/edges';
import { type Square, squareKey } from '../../grid/square';
import { areEnemies, sortedByOrder, squaresOf } from '../body';
import { featuresInLight } from '../lighting';
import { occupantsOf } from '../occupants';
import { threatens } from '../threat';
import { mayThreaten } from '../threat-map';

/** A wall, a low wall or a door on one side of a square; names as in the catalogue's `terrain`. */
export interface SquareEdge {
  readonly towards: 'north' | 'east' | 'south' | 'west';
  readonly what: 'wall' | 'low-wall' | 'door-closed';
}
/** What is to be said of one square. */
export interface SquareAnswer {
  readonly square: Square;
  /** Names as in the catalogue's `terrain`, doors that fill the square among them; none: open floor. */
  readonly ground: readonly string[];
  readonly edges: readonly SquareEdge[];
  readonly who: readonly CombatantId[];
  /** Enemies of whoever stands there, or of `subject` where nobody does, who threaten it (AOO-2). */
  readonly threatenedBy: readonly CombatantId[];
}

/**
 * What is in a square, on its sides, and who threatens it.
 * @param subject whose enemies count where the square is empty; null: everyone's threat counts
 */
export function askSquare(view: View, square: Square, subject: CombatantId | null): SquareAnswer {
  const who = occupantsOf(view.encounter).at(square);
  const whose = view.find(who[0] ?? subject ?? '');
  return {
    square,
    ground: groundOf(view, square),
    edges: edgesAt(view, square),
    who,
    threatenedBy: threateners(view, [square], whose),
  };
}

/** The enemies who threaten a combatant where it stands, in initiative order (AOO-2, AOO-3). */
export function askThreateners(view: View, who: Combatant): readonly CombatantId[] {
  return threateners(view, squaresOf(view, who), who);
}

function threateners(
  view: View,
  squares: readonly Square[],
  whose: Combatant | null,
): readonly CombatantId[] {
  const found = mayThreaten(view, squares).filter((id) => {
    const other = view.combatant(id);
    return (
      id !== whose?.id && (whose === null || areEnemies(other, whose)) && threatens(view, other, squares)
    );
  });
  return sortedByOrder(view, found);
}

function groundOf(view: View, square: Square): readonly string[] {
  const { board } = view.encounter;
  const doors = board.doors.flatMap((door) =>
    'square' in door && door.square.x === square.x && door.square.y === square.y
      ? [door.open ? 'door-open' : 'door-closed']
      : [],
  );
  return [...featuresInLight(view, square, board.terrain[squareKey(square)] ?? []), ...doors];
}

function edgesAt({ encounter: { board } }: View, { x, y }: Square): readonly SquareEdge[] {
  const { edges } = indexBoard(board);
  const sides = [
    ['north', edges.horizontal(x, y)],
    ['east', edges.vertical(x + 1, y)],
    ['south', edges.horizontal(x, y + 1)],
    ['west', edges.vertical(x, y)],
  ] as const;
  return sides.flatMap(([towards, bits]): SquareEdge[] => {
    if ((bits & DOOR) !== 0) return [{ towards, what: 'door-closed' }];
    if ((bits & FULL) !== 0) return [{ towards, what: 'wall' }];
    return (bits & LOW) === 0 ? [] : [{ towards, what: 'low-wall' }];
  });
}

/** Squares of one kind of ground. */
export interface GroundAround {
  readonly what: string;
  readonly squares: readonly Square[];
}

/** Every square within so many squares of a combatant's own that is not open floor, by kind. */
export function askGroundAround(view: View, { at }: Combatant, squares: number): readonly GroundAround[] {
  const { columns, rows } = view.encounter.board;
  const found = new Map<string, Square[]>();
  for (let y = Math.max(0, at.y - squares); y <= Math.min(rows - 1, at.y + squares); y++)
    for (let x = Math.max(0, at.x - squares); x <= Math.min(columns - 1, at.x + squares); x++)
      for (const what of [...groundOf(view, { x, y }), ...edgesAt(view, { x, y }).map((edge) => edge.what)])
        found.set(what, [...(found.get(what) ?? []), { x, y }]);
  return [...found].map(([what, there]) => ({ what, squares: there }));
}
