import type { Attack, Attacks } from '../stat-block/creature';
import { type Actor, itemsOf } from './actor';
import type { Strike } from './attacks';
import { at, textAt, wholeAt } from './json';
import { type Warning, warning } from './problem';

/** Swings, bites and stings of one creature in one round. */
const MOST = 20;

/**
 * What a single attack and a full attack are. D35E has items for full attacks, which point to attacks; without them all natural weapons
 * together are one (SRD: natural weapons), and each manufactured weapon is another. null where there is no attack.
 */
export function attacksOf(
  actor: Actor,
  strikes: readonly Strike[],
  told: Warning[],
): { attack: Attacks | null; fullAttack: Attacks | null } {
  if (strikes.length === 0) {
    if (actor.elsewhere > 0) told.push(warning('items-elsewhere', { count: actor.elsewhere }));
    else told.push(warning('no-attacks'));
    return { attack: null, fullAttack: null };
  }
  const written = itemsOf(actor, 'full-attack').flatMap(({ name, system }) => {
    const together = pointedTo(at(system, 'attacks'), strikes, told);
    if (together.length === 0) told.push(warning('full-attack-left-out', { name }));
    return together.length === 0 ? [] : [together];
  });
  const used = new Set(written.flat().map(({ name }) => name));
  const others = alone(strikes.filter(({ attack }) => !used.has(attack.name)));
  return {
    attack: strikes.map(({ attack }) => [{ ...attack, count: 1, bonuses: attack.bonuses.slice(0, 1) }]),
    fullAttack: [...written, ...others],
  };
}

/** The attacks that a full attack points to, each so many times. */
function pointedTo(entries: unknown, strikes: readonly Strike[], told: Warning[]): readonly Attack[] {
  const list = typeof entries === 'object' && entries !== null ? Object.values(entries) : [];
  return list.slice(0, MOST).flatMap((entry: unknown) => {
    const count = wholeAt(entry, 'count') ?? 0;
    const id = textAt(entry, 'id');
    const name = textAt(entry, 'name');
    const strike =
      strikes.find((it) => id !== '' && it.id === id) ??
      strikes.find((it) => name !== '' && it.attack.name.toLowerCase() === name.toLowerCase());
    if (count < 1 || strike === undefined) return [];
    const { attack } = strike;
    if (count > 1 && attack.count > 1)
      told.push(warning('counts-both', { name: attack.name, count, other: attack.count }));
    return [{ ...attack, count: Math.min(MOST, Math.max(count, attack.count)) }];
  });
}

/** All natural weapons of melee at once; each other attack for itself. */
function alone(strikes: readonly Strike[]): readonly (readonly Attack[])[] {
  const claws = strikes.filter(({ natural, attack }) => natural && attack.mode === 'melee');
  const rest = strikes.filter((it) => !claws.includes(it));
  return [
    ...(claws.length === 0 ? [] : [claws.map(({ attack }) => attack)]),
    ...rest.map(({ attack }) => [attack]),
  ];
}
