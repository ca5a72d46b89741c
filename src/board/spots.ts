import type { Square } from '../grid/square';
import type { FightStore } from '../session/store';
import { centerOf, cornerAt, type Point, squareAt, toWorld } from './camera';
import { combatantAt } from './hit';
import type { Pose } from './pose';
import type { Keys, Spot } from './tools/types';

/** CSS pixels a square in which a token can still be told and taken. */
export const READABLE = 26;

interface Parts {
  readonly store: FightStore;
  readonly pose: Pose;
}

const whoIsAt = ({ store }: Parts, square: Square): Spot['combatant'] => {
  const fight = store.getState();
  return combatantAt(fight.view(), square, fight.ui);
};

/** What lies under a point of the screen; `floor`: whoever stands there is overlooked. */
export function spotAt(parts: Parts, at: Point, { keys, floor }: { keys: Keys; floor: boolean }): Spot {
  const { camera } = parts.pose;
  const square = squareAt(camera, at);
  const combatant = floor ? null : whoIsAt(parts, square);
  return { at, square, point: toWorld(camera, at), corner: cornerAt(camera, at), combatant, keys };
}

/** As if the pointer were in the middle of a square. */
export function spotOn(parts: Parts, square: Square, keys: Keys): Spot {
  return {
    at: centerOf(parts.pose.camera, square),
    square,
    point: { x: square.x + 0.5, y: square.y + 0.5 },
    corner: square,
    combatant: whoIsAt(parts, square),
    keys,
  };
}
