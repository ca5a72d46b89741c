import { type Actor, classesOf, itemsOf } from './actor';
import { at, listAt, textAt } from './json';

/** Type and subtypes as they are stored, or by the name of the race or of the racial hit dice. */
export function kindOf(actor: Actor): { type: string | null; subtypes: readonly string[] } {
  const [racial] = classesOf(actor).filter((it) => it.racial);
  const [race] = itemsOf(actor, 'race');
  const written = [
    textAt(actor.system, 'attributes.creatureType'),
    racial === undefined ? '' : textAt(racial.item.system, 'creatureType'),
    race === undefined ? '' : textAt(race.system, 'creatureType'),
    race === undefined ? '' : race.name.replace(/^race:\s*/i, ''),
    racial?.item.name ?? '',
    textAt(actor.system, 'details.type'),
  ].find(isType);
  if (written === undefined) return { type: null, subtypes: [] };
  const [, bare = written, inner = ''] = /^([^(]*)(?:\(([^)]*)\))?/.exec(written) ?? [];
  const told = textAt(actor.system, 'details.type');
  const beside = told.toLowerCase().startsWith(bare.trim().toLowerCase())
    ? /\(([^)]*)\)/.exec(told)?.[1]
    : '';
  const subtypes = [
    ...inner.split(','),
    ...(beside ?? '').split(','),
    ...(race === undefined ? [] : listAt(race.system, 'subTypes').map(subtype)),
    ...listAt(actor.system, 'attributes.creatureSubtypes').map(subtype),
  ].map((it) => it.trim().toLowerCase());
  const type = bare
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .trim()
    .toLowerCase();
  return { type, subtypes: [...new Set(subtypes.filter((it) => /^[a-z][a-z -]*$/.test(it) && it !== type))] };
}

const TYPES =
  /^(?:aberration|animal|construct|dragon|elemental|fey|giant|humanoid|magical ?beast|monstrous ?humanoid|ooze|outsider|plant|undead|vermin|deathless)\b/i;
const isType = (text: string): boolean => TYPES.test(text);

/** `["giant"]`, or the word alone. */
const subtype = (value: unknown): string =>
  Array.isArray(value) ? subtype(value[0]) : textAt({ value }, 'value') || textAt(value, 'name');

/** Abilities that a class or a race takes away: `noCon`. */
export const lacksAbility = (actor: Actor, key: string): boolean =>
  itemsOf(actor, 'class', 'race', 'feat', 'buff').some(
    ({ system, type }) =>
      (type !== 'buff' || at(system, 'active') === true) &&
      at(system, `changeFlags.no${key.charAt(0).toUpperCase()}${key.slice(1)}`) === true,
  );
