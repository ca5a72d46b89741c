import type { AttackContext, Play, Refusal, View } from '../engine/contract';
import { counted, modifier, total } from '../engine/modifiers';
import { refusal } from '../engine/refusal';
import type { Combatant, JsonRecord, Modifier } from '../engine/state';
import { isInReach } from '../grid/reach';
import { abilityLine } from './abilities';
import { type SquarePair, toSquare } from './arguments';
import { reachOptions, reachWith } from './attack-context';
import { attackBonus } from './attack-roll';
import { feetApart, placementOf } from './body';
import { opposedCheck, type Side } from './check';
import { duelSide, holdingOn } from './opposed-attack';
import { type Thing, thingHeldBy, thingLyingAt, thingSizeModifier } from './things';
import { isMelee, type Wielded, wielded } from './wielding';

/** Why a blow with this weapon cannot be aimed at this thing, or null (X-SUN-1). */
export function whyNotSwing(
  view: View,
  who: Combatant,
  { weapon, thing }: { readonly weapon: string | null; readonly thing: Thing },
): Refusal | null {
  const used = wielded(who, weapon);
  if (!used || !isMelee(used.weapon))
    return refusal('no-such-weapon', { who: who.id, weapon: weapon ?? '' }, 'X-SUN-1');
  if (used.weapon.types.every((type) => type === 'piercing'))
    return refusal('cannot-sunder-with', { weapon: used.weapon.id }, 'X-SUN-1');
  if (thing.kind !== 'lying' || reachesGround(view, who, used, thing)) return null;
  return refusal('out-of-reach', { on: thing.item.name, weapon: used.weapon.id, feet: 0 }, 'ATK-11');
}

const reachesGround = (view: View, who: Combatant, { weapon }: Wielded, thing: Lying): boolean =>
  isInReach(
    placementOf(who),
    { at: thing.lies.at, space: 1 },
    reachWith(who, weapon),
    reachOptions(view, weapon),
  );
type Lying = Extract<Thing, { kind: 'lying' }>;
type Kept = Exclude<Thing, { kind: 'lying' }>;

/** How the blow at the thing is struck; null where the weapon is gone. */
export function swingAt(
  view: View,
  who: Combatant,
  thing: Thing,
  spent: { readonly weapon: string | null; readonly options: JsonRecord; readonly cause: string },
): AttackContext | null {
  const used = wielded(who, spent.weapon);
  if (!used) return null;
  const { weapon, hand } = used;
  const distanceFeet = thing.kind === 'lying' ? 5 : feetApart(view, who, view.combatant(thing.of));
  const plain = { kind: 'melee', thrown: false, touch: false, provokedBy: null } as const;
  const { cause, options } = spent;
  return { ...plain, weapon, hand, nonlethal: weapon.nonlethal, cause, distanceFeet, options };
}

/** X-SUN-2, X-SUN-4: what a hand or an arm holds is fought for by opposed rolls; all else is struck at by its AC. */
export const isHeld = (thing: Thing): thing is Kept =>
  thing.kind === 'shield' || (thing.kind === 'item' && thing.place === 'hands');

/** X-SUN-2: both roll an attack, the bearer with what is struck at. */
export function sunderSides(
  view: View,
  who: Combatant,
  thing: Kept,
  attack: AttackContext,
): readonly [Side, Side] {
  const bearer = view.combatant(thing.of);
  const held = thing.kind === 'shield' ? shieldAsWeapon(bearer, thing) : thing.item;
  const holding = holdingOn(view, bearer, who, held);
  return [
    duelSide(view, { who, against: bearer, attack, maneuver: 'sunder', extra: [] }),
    duelSide(view, { ...holding, maneuver: 'resist-sunder' }),
  ];
}

/** Whether the one who strikes wins that. */
export const beatsBearer = (play: Play, who: Combatant, thing: Kept, attack: AttackContext): boolean =>
  opposedCheck(play, ...sunderSides(play, who, thing, attack));

/** What a sunder is aimed at: a thing in a square, or what the target has; its weapon unless another is named. */
export function sunderTarget(
  view: View,
  {
    on,
    object,
    at,
  }: { readonly on: string | null; readonly object: string | null; readonly at: SquarePair | null },
): Thing | null {
  if (on === null) return at ? thingLyingAt(view, toSquare(at), object) : null;
  const who = view.find(on);
  return who ? thingHeldBy(who, object ?? 'weapon') : null;
}

/** A shield is held on to like a weapon of its weight: a light one, or one for one hand. */
function shieldAsWeapon(bearer: Combatant, { item }: Kept): Kept['item'] {
  const bare = wielded(bearer, 'unarmed');
  if (!bare) return item;
  const handedness = /^(light|buckler)/.test(item.name) ? 'light' : 'one-handed';
  return { ...item, weapon: { ...bare.weapon, id: item.name, handedness } };
}

/** X-SUN-4: AC of a thing that is carried or lies about. */
export function thingArmorClass(view: View, who: Combatant, thing: Thing): readonly Modifier[] {
  const base = modifier('base', 10, 'base');
  const bearer = thing.kind === 'lying' ? null : view.combatant(thing.of);
  const size = thingSizeModifier(thing.item, (bearer ?? who).sheet.size);
  // A thing that nobody moves has the Dexterity of a stone.
  const dexterity = bearer ? abilityLine(view, bearer, 'dex') : modifier('ability', -5, 'dex');
  return counted([base, modifier('size', size, 'size'), dexterity]);
}

/** X-SUN-4: an attack roll against the AC of a thing that is carried or lies about. */
export function landsOnThing(play: Play, who: Combatant, thing: Thing, attack: AttackContext): boolean {
  const { modifiers, value } = attackBonus(play, who, null, attack);
  const against = thingArmorClass(play, who, thing);
  const what = attack.weapon.id;
  const roll = play.roll({ who: who.id, purpose: 'attack', what, dice: 'd20', modifiers });
  const face = roll.faces[0] ?? 1;
  const hit = face === 20 || (face !== 1 && roll.total >= total(against));
  play.emit({
    type: 'attacked',
    by: who.id,
    on: null,
    weapon: what,
    kind: 'melee',
    roll: face,
    bonus: value,
    total: roll.total,
    armorClass: total(against),
    result: hit ? 'hit' : 'miss',
    damage: null,
    attackModifiers: modifiers,
    armorClassModifiers: against,
    cause: attack.cause,
    missReason: null,
  });
  return hit;
}
