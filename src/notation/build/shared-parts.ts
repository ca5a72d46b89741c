import type { Combatant, Held, Item, Sheet } from '../../engine/state';

/** One object for all that are written alike: of a thousand combatants most are alike but for name and place. */
export type Share = <T>(value: T) => T;

export function sharing(): Share {
  const known = new Map<string, unknown>();
  return <T>(value: T): T => {
    if (typeof value !== 'object' || value === null) return value;
    const key = JSON.stringify(value);
    if (!known.has(key)) known.set(key, value);
    return known.get(key) as T;
  };
}

/**
 * The same combatant, with what never changes in part shared with others. Items, inventories and sheets stay its own: by them it is told what is
 * whose.
 */
export function withSharedParts(who: Combatant, share: Share): Combatant {
  const { sheet, inventory, turn, memory, reactions } = who;
  const parts = Object.entries(sheet).map(([name, part]) => [name, share(part)]);
  const item = (it: Item): Item => ({ ...it, weapon: share(it.weapon) });
  const items = (all: readonly Item[]): readonly Item[] => (all.length === 0 ? share(all) : all.map(item));
  const held = (it: Held): Held => ({ ...it, item: item(it.item) });
  return {
    ...who,
    sheet: Object.fromEntries(parts) as unknown as Sheet,
    inventory: {
      ...inventory,
      hands: inventory.hands.map(held),
      carried: items(inventory.carried),
      stowed: items(inventory.stowed),
      worn: items(inventory.worn),
    },
    turn: share(turn),
    memory: share(memory),
    reactions: share(reactions),
  };
}
