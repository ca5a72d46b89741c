import type { Refusal, View } from '../engine/contract';
import { DONE, defineAction } from '../engine/define';
import { refusal } from '../engine/refusal';
import type { Combatant } from '../engine/state';
import type { Door, Wall } from '../grid/board';
import { DOOR, isOnGrid } from '../grid/edges';
import { areAdjacent } from '../grid/footprint';
import { wallCrossesStep } from '../grid/free-walls';
import { type Square, squareKey } from '../grid/square';
import { type ArgsOf, argsParser, square, toSquare } from './arguments';
import { placementOf } from './body';
import { occupantsOf } from './occupants';

const FIELDS = { at: square };
type Args = ArgsOf<typeof FIELDS>;

/** How far off a thin door's line its two sides are looked for, in squares. */
const ASIDE = 0.1;
/** A square's side of a door is looked at in so many places. */
const PIECES = 4;
const AHEAD = [
  { x: 1, y: 0 },
  { x: 0, y: 1 },
] as const;

/** The squares on both sides of a thin door: those it touches, and those between whose centres it stands. */
function besides(wall: Wall): readonly Square[] {
  const found = new Map<string, Square>();
  for (const at of [...touched(wall), ...parted(wall)]) found.set(squareKey(at), at);
  return [...found.values()];
}

function touched({ x1, y1, x2, y2 }: Wall): Square[] {
  const length = Math.hypot(x2 - x1, y2 - y1);
  const pieces = Math.max(1, Math.ceil(PIECES * length));
  const [dx, dy] = [(x2 - x1) / pieces, (y2 - y1) / pieces];
  const aside = { x: (-(y2 - y1) / (length || 1)) * ASIDE, y: ((x2 - x1) / (length || 1)) * ASIDE };
  return Array.from({ length: pieces }, (_, piece) => piece + 0.5).flatMap((piece) =>
    [1, -1].map((side) => ({
      x: Math.floor(x1 + piece * dx + side * aside.x),
      y: Math.floor(y1 + piece * dy + side * aside.y),
    })),
  );
}

/** A door off the grid may lie wholly in one square and still part it from the next. */
function parted(wall: Wall): Square[] {
  if (isOnGrid(wall)) return [];
  const found: Square[] = [];
  const [left, right] = [Math.floor(Math.min(wall.x1, wall.x2)), Math.floor(Math.max(wall.x1, wall.x2))];
  const [top, bottom] = [Math.floor(Math.min(wall.y1, wall.y2)), Math.floor(Math.max(wall.y1, wall.y2))];
  for (let y = top - 1; y <= bottom; y++)
    for (let x = left - 1; x <= right; x++)
      for (const step of AHEAD)
        if (wallCrossesStep({ ...wall, bits: DOOR }, () => [], { x, y }, step))
          found.push({ x, y }, { x: x + step.x, y: y + step.y });
  return found;
}

const squaresOfDoor = (door: Door): readonly Square[] =>
  'square' in door ? [door.square] : besides(door.wall);

/** The door in this square or on its side: one that is still to be moved, if there is one. */
export function doorAt(view: View, at: Square, open: boolean): number | null {
  const here = view.encounter.board.doors.flatMap((door, index) =>
    squaresOfDoor(door).some(({ x, y }) => x === at.x && y === at.y) ? [{ door, index }] : [],
  );
  return (here.find(({ door }) => door.open !== open) ?? here[0])?.index ?? null;
}

function whyNotMoved(view: View, who: Combatant, { at }: Args, open: boolean): Refusal | null {
  const index = doorAt(view, toSquare(at), open);
  const door = index === null ? undefined : view.encounter.board.doors[index];
  if (!door) return refusal('no-door', { at }, 'MAN-1');
  const here = placementOf(who);
  if (!squaresOfDoor(door).some((it) => areAdjacent(here, { at: it, space: 1 })))
    return refusal('beyond-arms-reach', { who: who.id, at }, 'MAN-1');
  if (door.open === open) return refusal(open ? 'door-open' : 'door-closed', { at }, 'TBL-33');
  const [inTheWay] = 'square' in door ? occupantsOf(view.encounter).at(door.square) : [];
  return !open && inTheWay !== undefined ? refusal('door-blocked', { at, by: inTheWay }, 'TBL-33') : null;
}

/** Opening or closing a door within arm's reach, one that fills its square or stands like a wall (MAN-1, TBL-33). */
export const doorAction = (id: 'open-door' | 'close-door', open: boolean): ReturnType<typeof defineAction> =>
  defineAction<Args>({
    id,
    clause: 'TBL-33',
    cost: 'move',
    needs: 'door',
    parse: argsParser(FIELDS),
    refuse: (view, actor, args) => whyNotMoved(view, actor, args, open),
    steps: {
      start(play, { actor, args }) {
        const door = doorAt(play, toSquare(args.at), open);
        if (door !== null) play.emit({ type: 'doorMoved', door, open, who: actor });
        return DONE;
      },
    },
  });
