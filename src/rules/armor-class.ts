import type { AttackContext, Regarding, View } from '../engine/contract';
import { counted, modifier, total } from '../engine/modifiers';
import type { Combatant, Modifier, ModifierType } from '../engine/state';
import { abilityModifier } from './abilities';
import { isSqueezing } from './body';
import { coverModifier } from './cover';
import { canSee } from './sight';
import { sizeModifier } from './size';

/** What an attack roll is made against. */
export interface ArmorClass {
  readonly value: number;
  readonly modifiers: readonly Modifier[];
}
/** Against whom and how; all null: what holds against every attack now. */
export interface Against {
  readonly attacker: Combatant | null;
  readonly attack: AttackContext | null;
  readonly touch: boolean;
  /** Reckon as if flat-footed. */
  readonly flatFooted: boolean;
}
export const AGAINST_ALL: Against = { attacker: null, attack: null, touch: false, flatFooted: false };

const TOUCH_IGNORES: ReadonlySet<ModifierType> = new Set(['armor', 'shield', 'natural']);

/** AC-4, AC-11: whether the Dexterity and dodge bonus are lost against this attacker. An unseen attacker takes them too (X-AM-4). */
export function isDexterityDenied(
  view: View,
  defender: Combatant,
  { attacker, attack }: Pick<Against, 'attacker' | 'attack'>,
): boolean {
  const about: Regarding = { opponent: attacker, attack };
  if (!view.can(defender, 'dexterity', about)) return true;
  if (!attacker || canSee(view, defender, attacker)) return false;
  const keeps = view.effectsOf(defender);
  return !keeps.some(({ effect, held }) => effect.permits?.('dexterity', 'unseen', held, about));
}

/** AC-3: what is worn caps the bonus; a tower shield too. */
const dexterityCap = ({ sheet: { armor }, inventory: { shield } }: Combatant): number =>
  Math.min(
    armor?.maxDexterity ?? Number.POSITIVE_INFINITY,
    (shield?.ready ? shield.shield.maxDexterity : undefined) ?? Number.POSITIVE_INFINITY,
  );

function dexterity(view: View, who: Combatant, denied: boolean): Modifier {
  const value = abilityModifier(view, who, 'dex');
  const capped = Math.min(value, dexterityCap(who));
  return modifier('ability', denied ? Math.min(0, capped) : capped, 'dex');
}

function ownParts(view: View, who: Combatant): Modifier[] {
  const { armor, armorClass, size } = who.sheet;
  const { shield } = who.inventory;
  const parts = [modifier('base', 10, 'base'), modifier('size', sizeModifier(size), 'size')];
  if (armor) parts.push(modifier('armor', armor.bonus + armor.enhancement, armor.id));
  if (shield?.ready)
    parts.push(modifier('shield', shield.shield.bonus + shield.shield.enhancement, shield.shield.id));
  for (const [type, value] of Object.entries(armorClass))
    if (value !== undefined) parts.push(modifier(type as ModifierType, value, `bonus.${type}`));
  if (isSqueezing(view, who)) parts.push(modifier('untyped', -4, 'squeezing'));
  return parts;
}

/** AC with every source (AC-2 to AC-16). Touch leaves out armour, shield and natural armour; a denied Dexterity takes dodge with it. */
export function armorClass(view: View, who: Combatant, against: Against): ArmorClass {
  const { attacker, attack, touch } = against;
  const denied = against.flatFooted || isDexterityDenied(view, who, against);
  const cover = attacker && attack ? coverModifier(view, attacker, who, attack) : null;
  const all = [
    ...ownParts(view, who),
    dexterity(view, who, denied),
    ...view.modifiers({ stat: 'armor-class', of: who, against: attacker, detail: null, attack }),
    ...(cover ? [cover] : []),
  ];
  const modifiers = counted(
    all.filter(
      ({ type, value }) => !(touch && TOUCH_IGNORES.has(type)) && !(denied && type === 'dodge' && value > 0),
    ),
  );
  return { value: total(modifiers), modifiers };
}
