import type { Actor } from './actor';
import { numberAt, recordAt, wholeAt } from './json';
import { type Warning, warning } from './problem';

/** What an actor suffers at the moment it was saved: wounds, conditions, negative levels. The combatant begins without them. */
export function stateOf({ system, layout }: Actor): Warning[] {
  const most = wholeAt(system, 'attributes.hp.max');
  const now = wholeAt(system, 'attributes.hp.value');
  const wounded = layout !== 'pf1' && most !== null && now !== null && most > 0 && now < most;
  const conditions = Object.entries(recordAt(system, 'attributes.conditions'))
    .filter(([, value]) => value === true)
    .map(([name]) => name.replace(/([a-z])([A-Z])/g, '$1 $2').toLowerCase());
  const negative = numberAt(system, 'attributes.energyDrain') ?? 0;
  return [
    ...(wounded ? [warning('wounded', { now, most })] : []),
    ...(conditions.length > 0 ? [warning('conditions', { names: conditions.join(', ') })] : []),
    ...(negative > 0 ? [warning('negative-levels', { count: negative })] : []),
  ];
}
