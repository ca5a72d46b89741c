import type { Size } from '../grid/size';
import type { RaceName } from './stat-block';

export interface Race {
  readonly size: Size;
  /** Land speed in feet without armour. */
  readonly speedFeet: number;
  /** False: armour slows it. */
  readonly steady: boolean;
}
const race = (size: Size, speedFeet: number, steady = false): Race => ({ size, speedFeet, steady });

/** Size and speed by race; dwarves keep their speed in any armour. */
export const RACES: Readonly<Record<RaceName, Race>> = {
  human: race('medium', 30),
  dwarf: race('medium', 20, true),
  elf: race('medium', 30),
  gnome: race('small', 20),
  'half-elf': race('medium', 30),
  'half-orc': race('medium', 30),
  halfling: race('small', 20),
};
