import type { Play, View } from '../engine/contract';
import { own } from '../engine/own';
import type { Combatant, CombatantId, GroundItem, Held, Item, Weapon } from '../engine/state';
import { SIZES, type Size } from '../grid/size';
import type { Square } from '../grid/square';
import { findItem, type Place, withoutItem } from './inventory';
import { sizeModifier } from './size';

/** Something that a blow can be aimed at: in someone's keeping, or lying about. */
export type Thing =
  | { readonly kind: 'item'; readonly of: CombatantId; readonly place: Place; readonly item: Item }
  | { readonly kind: 'shield'; readonly of: CombatantId; readonly item: Item }
  | { readonly kind: 'lying'; readonly lies: GroundItem; readonly item: Item };

interface Make {
  readonly hardness: number;
  readonly hitPoints: number;
}
/** Hardness and hit points of what is neither weapon nor shield, by its material and thickness. */
const MAKES: Readonly<Record<string, Make>> = {
  potion: { hardness: 1, hitPoints: 1 },
  oil: { hardness: 1, hitPoints: 1 },
  scroll: { hardness: 0, hitPoints: 1 },
  wand: { hardness: 5, hitPoints: 5 },
  rod: { hardness: 10, hitPoints: 10 },
  staff: { hardness: 5, hitPoints: 10 },
  ring: { hardness: 10, hitPoints: 2 },
  rope: { hardness: 0, hitPoints: 2 },
  torch: { hardness: 5, hitPoints: 2 },
  lantern: { hardness: 1, hitPoints: 3 },
  'spell-component-pouch': { hardness: 2, hitPoints: 2 },
};
const PLAIN: Make = { hardness: 5, hitPoints: 5 };

/** How hard a thing is and how much it stands (X-SUN-3); each point of enhancement makes it harder by 2 and adds 10 hit points. */
export function makeOf({ name, weapon }: Item, shield: (Make & { enhancement: number }) | null = null): Make {
  const made = weapon ?? shield;
  if (!made) return own(MAKES, name) ?? PLAIN;
  const { hardness, hitPoints, enhancement } = made;
  return { hardness: hardness + 2 * enhancement, hitPoints: hitPoints + 10 * enhancement };
}

/** The thing of this name that someone has; `weapon` is what it would strike with, `shield` its shield. */
export function thingHeldBy(who: Combatant, object: string): Thing | null {
  const { shield, hands } = who.inventory;
  const of = who.id;
  if (shield && (object === 'shield' || object === shield.shield.id)) {
    const { damage } = shield;
    return { kind: 'shield', of, item: { name: shield.shield.id, weapon: null, loaded: true, damage } };
  }
  if (object === 'weapon') {
    const held: Held | undefined = hands.find(({ item }) => item.weapon !== null);
    return held ? { kind: 'item', of, place: 'hands', item: held.item } : null;
  }
  const found = findItem(who, object, ['hands', 'carried', 'worn']);
  return found ? { kind: 'item', of, ...found } : null;
}

/** The thing that lies in a square; the one named where several do. */
export function thingLyingAt(view: View, at: Square, object: string | null): Thing | null {
  const lies = view.encounter.ground.find(
    (it) => it.at.x === at.x && it.at.y === at.y && (object === null || it.item.name === object),
  );
  return lies ? { kind: 'lying', lies, item: lies.item } : null;
}

const STEPS: Readonly<Record<Weapon['handedness'], number>> = {
  unarmed: 0,
  'two-handed': 0,
  ranged: 0,
  'one-handed': 1,
  light: 2,
};
/** AC of a thing by its size: a weapon's by how it is wielded, other things two sizes smaller than who carries them (X-SUN-4). */
export function thingSizeModifier(item: Item, bearer: Size): number {
  const smaller = item.weapon ? STEPS[item.weapon.handedness] : 2;
  return sizeModifier(SIZES[Math.max(0, SIZES.indexOf(bearer) - smaller)] ?? 'fine');
}

/** What passes the hardness stays on the thing until it is broken (X-SUN-2). Returns what passed. */
export function damageThing(play: Play, thing: Thing, amount: number): number {
  const shield = thing.kind === 'shield' ? (play.combatant(thing.of).inventory.shield?.shield ?? null) : null;
  const { hardness, hitPoints } = makeOf(thing.item, shield);
  const through = Math.max(0, amount - hardness);
  const damage = thing.item.damage + through;
  if (through > 0) replaceThing(play, thing, damage >= hitPoints ? null : damage);
  return through;
}

/** `damage` null: it is broken, and gone. */
function replaceThing(play: Play, thing: Thing, damage: number | null): void {
  const { item } = thing;
  const verb = damage === null ? 'broken' : 'damaged';
  if (thing.kind === 'lying') {
    const ground = play.encounter.ground.flatMap((it) =>
      it !== thing.lies ? [it] : damage === null ? [] : [{ ...it, item: { ...item, damage } }],
    );
    play.emit({ type: 'groundChanged', ground });
    return;
  }
  const { inventory } = play.combatant(thing.of);
  const changed =
    thing.kind === 'shield'
      ? { ...inventory, shield: shieldWith(inventory.shield, damage) }
      : damage === null
        ? withoutItem(inventory, item, thing.place)
        : withDamage(inventory, item, thing.place, damage);
  play.emit({ type: 'inventoryChanged', who: thing.of, inventory: changed, verb, item: item.name });
}

type Inventory = Combatant['inventory'];
const shieldWith = (shield: Inventory['shield'], damage: number | null): Inventory['shield'] =>
  shield && damage !== null ? { ...shield, damage } : null;

function withDamage(inventory: Inventory, item: Item, place: Place, damage: number): Inventory {
  const hurt = { ...item, damage };
  if (place === 'hands')
    return {
      ...inventory,
      hands: inventory.hands.map((it) => (it.item === item ? { ...it, item: hurt } : it)),
    };
  return { ...inventory, [place]: inventory[place].map((it) => (it === item ? hurt : it)) };
}
