import type { Encounter } from '../../engine/state';
import { spaceSquares } from '../../grid/size';
import type { Square } from '../../grid/square';
import { type Checked, checked } from './checked';
import { fullHitPoints, type HitPointMode, rollOf } from './hit-dice';
import { freeKeys, freeNames } from './names';
import { type Newcomer, sizeOf } from './newcomer';
import { freePlaces } from './places';

/** How newcomers come. */
export interface Manner {
  readonly number: number;
  readonly side: string;
  readonly hitPoints: HitPointMode;
  readonly hidden: boolean;
  /** `gm`, or a player's name. */
  readonly controller: string;
}
export const MOST_AT_ONCE = 100;

/** Where they would stand if they were put down around a square. */
export const placesFor = (
  encounter: Encounter,
  newcomer: Newcomer,
  number: number,
  around: Square,
): readonly Square[] =>
  freePlaces(encounter, around, { space: spaceSquares(sizeOf(newcomer)), count: number });

/** One command that puts them all on the board; null where not even one has room. Who finds no room stays away. */
export function addCommand(
  encounter: Encounter,
  newcomer: Newcomer,
  manner: Manner,
  around: Square,
): Checked | null {
  const places = placesFor(encounter, newcomer, Math.min(manner.number, MOST_AT_ONCE), around);
  if (places.length === 0) return null;
  const { block, name, hitDice } = newcomer;
  const keys = freeKeys(encounter, name, places.length);
  const names = freeNames(encounter, name, places.length);
  const { side, hidden, controller } = manner;
  const full = manner.hitPoints === 'full' && hitDice !== null ? { hp: fullHitPoints(hitDice) } : {};
  const whole = {
    ...block,
    side,
    ...(hidden ? { hidden } : {}),
    ...(controller === 'gm' ? {} : { controller }),
    ...full,
  };
  const combatants = Object.fromEntries(
    places.map(({ x, y }, index) => [
      keys[index] ?? '',
      { ...whole, name: names[index] ?? name, at: [x, y] },
    ]),
  );
  const roll = manner.hitPoints === 'rolled' && hitDice !== null ? { roll: rollOf(hitDice) } : {};
  return checked({ gm: 'add', combatants, ...roll }, encounter);
}
