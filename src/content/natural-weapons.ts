import type { Weapon } from '../engine/state';
import type { NaturalBlock } from './stat-block';
import { expandRow, parseCritical } from './weapon-row';

/** SRD natural weapons, with the rocks and spikes that some throw, and what their wounds are, as initials; any other name counts as bludgeoning. */
const TYPES: Readonly<Record<string, string>> = {
  antennae: '',
  bite: 'BPS',
  claw: 'PS',
  gore: 'P',
  hoof: 'B',
  horn: 'P',
  'lion-bite': 'BPS',
  pincer: 'BS',
  rake: 'PS',
  rock: 'B',
  shock: '',
  slam: 'B',
  slap: 'B',
  snakes: 'P',
  spike: 'P',
  stamp: 'B',
  sting: 'P',
  swarm: '',
  tail: 'B',
  'tail-slap': 'B',
  talon: 'S',
  tentacle: 'B',
  touch: '',
  wing: 'B',
};
export const naturalWeaponIds: readonly string[] = Object.keys(TYPES);

/** A natural weapon from the notation's block; its damage is for the creature's size already. */
export function naturalWeapon(block: NaturalBlock): Weapon {
  const types = Object.hasOwn(TYPES, block.name) ? TYPES[block.name] : undefined;
  const weapon = expandRow([block.name, 'light', block.damage, 'x2', types ?? 'B', 'body']);
  const natural = {
    secondary: block.secondary ?? false,
    count: block.count ?? 1,
    reachFeet: block.reach ?? null,
  };
  const critical = (block.crit === undefined ? null : parseCritical(block.crit)) ?? weapon.critical;
  const traits = ['hand-free', 'no-disarm', ...(block.touch === true ? ['touch'] : [])];
  return { ...weapon, natural, critical, extra: block.extra ?? null, traits };
}
