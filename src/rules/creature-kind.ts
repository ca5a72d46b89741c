import type { View } from '../engine/contract';
import type { Combatant } from '../engine/state';

/** Types of creature other than humanoid, as traits name them. */
const STRANGE: ReadonlySet<string> = new Set([
  'aberration',
  'animal',
  'construct',
  'dragon',
  'elemental',
  'fey',
  'giant',
  'magical-beast',
  'monstrous-humanoid',
  'ooze',
  'outsider',
  'plant',
  'swarm',
  'undead',
  'vermin',
]);

/** A humanoid, for all that is told of it. */
export const isHumanoid = ({ sheet }: Combatant): boolean => !sheet.traits.some((it) => STRANGE.has(it));

/** Without any Intelligence (X-FEI-3). */
export const isMindless = (view: View, who: Combatant): boolean =>
  view.has(who, 'mindless') || who.sheet.abilities.int === null;
