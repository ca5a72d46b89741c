import type { Encounter } from '../engine/state';
import { playerSides } from './viewer';

/** What the game master has chosen for the table screens of one window. */
export interface TableChoice {
  /** What they look at: whoever acts, or what the game master looks at. */
  readonly camera: 'action' | 'own';
  /** Shown while it is being prepared. */
  readonly preparing: boolean;
  /** Whose eyes they have; null: those of the sides that players play. */
  readonly sides: readonly string[] | null;
}
export const TABLE_CHOICE: TableChoice = { camera: 'action', preparing: false, sides: null };

/** All sides of a fight, in the order in which they came. */
export const sidesIn = ({ combatants }: Encounter): readonly string[] => [
  ...new Set(Object.values(combatants).map(({ side }) => side)),
];

/** Through whose eyes the screens show this fight; nobody's where none was chosen and no player is named. A choice that is of another fight does not count. */
export function tableSides(encounter: Encounter, { sides }: TableChoice): readonly string[] {
  const here = sidesIn(encounter);
  const chosen = (sides ?? []).filter((side) => here.includes(side));
  return chosen.length > 0 ? [...chosen].sort() : playerSides(encounter);
}

/** Whether the screens show this fight; else they say that it is being prepared. */
export const isShown = (encounter: Encounter, choice: TableChoice): boolean =>
  (encounter.phase !== 'setup' || choice.preparing) && tableSides(encounter, choice).length > 0;

/** Reads what was kept; what does not fit is as it was in the beginning. */
export function readTableChoice(kept: unknown): TableChoice {
  if (typeof kept !== 'object' || kept === null) return TABLE_CHOICE;
  const sides: unknown = 'sides' in kept ? kept.sides : null;
  return {
    camera: 'camera' in kept && kept.camera === 'own' ? 'own' : 'action',
    preparing: 'preparing' in kept && kept.preparing === true,
    sides: Array.isArray(sides) ? sides.filter((it) => typeof it === 'string') : null,
  };
}
