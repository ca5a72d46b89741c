import { shieldFor } from '../../content/shields';
import { handsNeeded, weaponFor } from '../../content/weapons';
import type { Held, Inventory, Item } from '../../engine/state';
import type { Size } from '../../grid/size';
import type { CombatantBlock } from '../schema/combatant';
import type { Thing } from '../schema/equipment';
import { shieldOf } from './armor';
import { weaponOf } from './weapon';

const TWO_HANDS = '/2';

/** `longsword/2` without how it is held. */
export const bareName = (name: string): string =>
  name.endsWith(TWO_HANDS) ? name.slice(0, -TWO_HANDS.length) : name;

export const nameOfThing = (thing: Thing): string => bareName(typeof thing === 'string' ? thing : thing.name);

/** An item; one whose name no weapon has is a thing without a use as a weapon. */
export function itemOf(thing: Thing, size: Size, unloaded: ReadonlySet<string>): Item {
  const name = nameOfThing(thing);
  const weapon = typeof thing === 'string' ? weaponFor(name, size) : weaponOf(thing, size);
  const shield = weapon === null ? shieldFor(name) : null;
  return { name, weapon, loaded: !unloaded.has(name), damage: 0, ...(shield === null ? {} : { shield }) };
}

function held(thing: Thing, size: Size, unloaded: ReadonlySet<string>): Held {
  const item = itemOf(thing, size, unloaded);
  const both = typeof thing === 'string' && thing.endsWith(TWO_HANDS);
  return { item, hands: both ? 2 : item.weapon ? handsNeeded(item.weapon) : 1 };
}

/** What it holds, carries, stows and wears. `block` has its creature's share in. */
export function inventoryOf(block: CombatantBlock, size: Size): Inventory {
  const unloaded = new Set(block.unloaded);
  const items = (things: readonly Thing[] = []): Item[] =>
    things.map((thing) => itemOf(thing, size, unloaded));
  const shield = shieldOf(block.shield);
  return {
    hands: (block.hands ?? []).map((thing) => held(thing, size, unloaded)),
    carried: items(block.carried),
    stowed: items(block.stowed),
    worn: items(block.worn),
    shield: shield && { shield, ready: !(block.shieldLoose ?? false), damage: 0 },
  };
}
