import type { AttackContext, View } from '../engine/contract';
import { counted, modifier } from '../engine/modifiers';
import type { Combatant, Item, Modifier, Weapon } from '../engine/state';
import { sizeStep } from '../grid/size';
import { attackBonus } from './attack-roll';
import { feetApart } from './body';
import type { Side } from './check';
import { unarmedStrike } from './unarmed';
import { wieldedBy } from './wielding';

// Weapon against weapon: disarm and sunder (X-DIS-2, X-SUN-2).

export interface Duel {
  readonly who: Combatant;
  readonly against: Combatant;
  readonly attack: AttackContext;
  /** `disarm`, `resist-disarm` …: what feats and traits add to. */
  readonly maneuver: string;
  readonly extra: readonly Modifier[];
}

/** +4 with a two-handed weapon, -4 with a light one, bare hands too. */
function gripModifier({ handedness }: Weapon): Modifier {
  const value = handedness === 'two-handed' ? 4 : handedness === 'light' || handedness === 'unarmed' ? -4 : 0;
  return modifier('untyped', value, `grip-${handedness}`);
}

/** The larger of the two has 4 for each category of difference. */
const sizeAdvantage = (who: Combatant, against: Combatant): Modifier =>
  modifier('size', 4 * Math.max(0, sizeStep(against.sheet.size, who.sheet.size)), 'size-difference');

/** One side of opposed attack rolls. */
export function duelSide(view: View, { who, against, attack, maneuver, extra }: Duel): Side {
  const modifiers = counted([
    ...attackBonus(view, who, against, attack).modifiers,
    ...view.modifiers({ stat: 'maneuver', of: who, against, detail: maneuver, attack }),
    gripModifier(attack.weapon),
    sizeAdvantage(who, against),
    ...extra,
  ]);
  return { who: who.id, what: 'attack', modifiers };
}

const NO_MELEE_WEAPON = modifier('untyped', -4, 'no-melee-weapon');

/** How the bearer of a thing holds on to it: as if attacking with it; what is no melee weapon is held with -4. */
export function holdingOn(
  view: View,
  who: Combatant,
  against: Combatant,
  item: Item,
): Omit<Duel, 'maneuver'> {
  const melee = item.weapon !== null && item.weapon.handedness !== 'ranged';
  const weapon = item.weapon && melee ? item.weapon : heldAsIs(who);
  const hand = wieldedBy(who).find((it) => it.weapon === item.weapon)?.hand ?? 'main';
  const attack: AttackContext = {
    weapon,
    kind: 'melee',
    thrown: false,
    touch: false,
    nonlethal: weapon.nonlethal,
    cause: 'hold-on',
    provokedBy: null,
    hand,
    distanceFeet: feetApart(view, who, against),
    options: {},
  };
  return { who, against, attack, extra: melee ? [] : [NO_MELEE_WEAPON] };
}

/** A thing that is no weapon: neither light nor heavy in the hand, and of no use in a blow. */
const heldAsIs = (who: Combatant): Weapon => ({
  ...unarmedStrike(who),
  id: 'improvised',
  handedness: 'one-handed',
});
