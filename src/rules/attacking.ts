import type { Play, Refusal, View } from '../engine/contract';
import { isRefusal, refusal } from '../engine/refusal';
import type { AttackSlot, Combatant, FullAttack, Inventory, Item, JsonRecord } from '../engine/state';
import { type AttackArgs, aimOptions, requestOf } from './attack-args';
import { attackContext } from './attack-context';
import { takesCaught } from './deflecting';
import { findItem, putOnGround, withoutItem } from './inventory';
import { naturalSlots, weaponPair, weaponSlots } from './two-weapons';
import { wieldedBy } from './wielding';

/** An attack of a full attack that was chosen: the slot, the weapon it is made with, how the roll is changed. */
export interface ChosenAttack {
  readonly slot: AttackSlot;
  readonly weapon: string | null;
  readonly options: JsonRecord;
}

/** All attacks of a full attack (FULL-4, X-GEN-5, X-TWF-1): with weapons in hand, natural weapons besides; or natural weapons alone. */
export function fullAttackSlots(
  view: View,
  who: Combatant,
  args: AttackArgs,
  twoWeapons: boolean,
): readonly AttackSlot[] {
  const armed = wieldedBy(who).some(({ hand }) => hand !== 'none');
  const named = args.weapon !== null && who.sheet.natural.some(({ id }) => id === args.weapon);
  if ((!armed && args.weapon === null && who.sheet.natural.length > 0) || named) return naturalSlots(who);
  const weapons = weaponSlots(view, who, twoWeapons);
  return armed && who.sheet.natural.length > 0 ? [...weapons, ...naturalSlots(who)] : weapons;
}

const handFor = (who: Combatant, weapon: string | null, twoWeapons: boolean): AttackSlot['hand'] | null => {
  if (!twoWeapons || weapon === null) return null;
  const pair = weaponPair(who);
  if (!pair || pair.main.id === pair.off.id) return null;
  return weapon === pair.off.id ? 'off' : 'main';
};

const isNatural = (who: Combatant, { weapon }: AttackSlot): boolean =>
  who.sheet.natural.some(({ id }) => id === weapon);

function fits(who: Combatant, slot: AttackSlot, weapon: string | null, twoWeapons: boolean): boolean {
  if (isNatural(who, slot)) return weapon === null || weapon === slot.weapon;
  if (slot.weapon !== null && slot.weapon === weapon) return true;
  if (weapon !== null && who.sheet.natural.some(({ id }) => id === weapon)) return false;
  const hand = handFor(who, weapon, twoWeapons);
  return hand === null || slot.hand === hand;
}

function optionsFor(who: Combatant, slot: AttackSlot, twoWeapons: boolean, mixed: boolean): JsonRecord {
  const natural = who.sheet.natural.find(({ id }) => id === slot.weapon);
  const off = slot.hand === 'off';
  const doubled =
    off && weaponPair(who)?.main.id === weaponPair(who)?.off.id && weaponPair(who)?.main.double !== null;
  return {
    penalty: slot.penalty,
    ...(twoWeapons && !natural ? { twoWeapons: true, offHand: off } : {}),
    ...(doubled ? { secondEnd: true } : {}),
    ...(natural && (natural.natural?.secondary || mixed) ? { secondary: true } : {}),
  };
}

/** The next attack of a full attack with this weapon, best bonus first (FULL-7, FULL-8), or why there is none. */
export function chooseAttack(
  who: Combatant,
  { remaining, twoWeapons }: FullAttack,
  weapon: string | null,
): ChosenAttack | Refusal {
  const slot = remaining.find((it) => fits(who, it, weapon, twoWeapons));
  if (!slot) return refusal('no-attacks-left', { who: who.id }, 'FULL-7');
  const pair = twoWeapons ? weaponPair(who) : null;
  const byHand = pair ? (slot.hand === 'off' ? pair.off.id : pair.main.id) : null;
  const mixed = wieldedBy(who).some(({ hand }) => hand !== 'none') && isNatural(who, slot);
  return { slot, weapon: weapon ?? slot.weapon ?? byHand, options: optionsFor(who, slot, twoWeapons, mixed) };
}

/** Takes one attack out of those that remain and pushes its blow. */
export function makeAttack(play: Play, who: string, args: AttackArgs, full: FullAttack): void {
  const chosen = chooseAttack(play.combatant(who), full, args.weapon);
  if (isRefusal(chosen)) return;
  const remaining = [...full.remaining];
  remaining.splice(full.remaining.indexOf(chosen.slot), 1);
  const fullAttack: FullAttack = { ...full, remaining, made: full.made + 1 };
  play.emit({ type: 'turnChanged', who, changes: { fullAttack }, cost: null });
  pushStrike(
    play,
    who,
    { ...args, weapon: chosen.weapon },
    { cause: 'full-attack', options: chosen.options },
  );
}

/** Pushes one blow and lets go of what leaves the hand with it. */
export function pushStrike(
  play: Play,
  who: string,
  args: AttackArgs,
  { cause, options }: { cause: string; options: JsonRecord },
): void {
  const { on, weapon, thrown, nonlethal, lethal, touch } = args;
  play.push(
    who,
    'strike',
    {
      on,
      weapon,
      thrown,
      nonlethal,
      lethal,
      touch,
      cause,
      provokedBy: null,
      options: { ...options, ...aimOptions(args) },
    },
    { step: 'start' },
  );
}

/** What a shot or throw leaves in the hands: a crossbow is empty, a thrown weapon gone. Null: nothing changes. */
export function afterShot(
  view: View,
  actor: Combatant,
  target: Combatant,
  args: AttackArgs,
): { readonly inventory: Inventory; readonly verb: 'threw' | 'shot'; readonly item: Item } | null {
  const made = attackContext(view, actor, target, requestOf(args, 'attack'));
  if (isRefusal(made) || made.attack.kind !== 'ranged') return null;
  const found = findItem(actor, made.attack.weapon.id, ['hands']);
  if (!found) return null;
  const { inventory } = actor;
  const { item } = found;
  if (made.attack.thrown) return { inventory: withoutItem(inventory, item, 'hands'), verb: 'threw', item };
  if (!made.attack.weapon.loading) return null;
  const hands = inventory.hands.map((held) =>
    held.item === item ? { ...held, item: { ...held.item, loaded: false } } : held,
  );
  return { inventory: { ...inventory, hands }, verb: 'shot', item };
}

/** After a shot or throw: what has left the hand lies where its target stands, if that does not catch it. */
export function letGo(play: Play, who: string, args: AttackArgs): void {
  const target = play.find(args.on);
  const after = target ? afterShot(play, play.combatant(who), target, args) : null;
  if (!target || !after) return;
  const { inventory, verb, item } = after;
  play.emit({ type: 'inventoryChanged', who, inventory, verb, item: item.name });
  if (verb === 'threw' && !takesCaught(play, play.combatant(target.id), item))
    putOnGround(play, item, target.at);
}
