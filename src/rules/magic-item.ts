import type { Cost, Play, Provokes, Refusal, View } from '../engine/contract';
import { isRefusal, refusal } from '../engine/refusal';
import type { Combatant, CombatantId, Item, JsonRecord, Spell } from '../engine/state';
import { type ArgsOf, optional, text } from './arguments';
import { AIM_FIELDS, aimOf, whyNoCasting } from './cast-args';
import type { Casting } from './casting';
import { whyNotAtHand } from './handling';
import { findItem, type Place, withoutItem } from './inventory';
import { castingTime, plainSpell, spellField, spellNamed } from './spell';
import { whyNotAimed } from './spell-targets';

export const ITEM_FIELDS = { item: text, spell: optional(spellField), ...AIM_FIELDS };
export type ItemArgs = ArgsOf<typeof ITEM_FIELDS>;

const KINDS = ['scroll', 'wand', 'staff', 'rod', 'ring', 'potion', 'oil'] as const;
export type ItemKind = (typeof KINDS)[number];
const PLACES: readonly Place[] = ['hands', 'carried', 'worn'];
/** Gone when it has been used. */
const USED_UP: ReadonlySet<ItemKind> = new Set(['scroll', 'potion', 'oil']);

/** `potion-of-heroism` is a potion. */
export const kindOf = (item: string): ItemKind | null =>
  KINDS.find((kind) =>
    item
      .toLowerCase()
      .split(/[\s-]+/)
      .includes(kind),
  ) ?? null;

const isDrunk = (item: string): boolean => kindOf(item) === 'potion' || kindOf(item) === 'oil';
export const isScroll = (item: string): boolean => kindOf(item) === 'scroll';

/** ITEM-3, ITEM-6, TBL-4, TBL-11, TBL-18: what must be read, drunk or smeared on opens one's guard. */
export const itemProvokes = ({ item, defensively }: ItemArgs): Provokes =>
  isDrunk(item) || (isScroll(item) && !defensively) ? 'everyone' : 'nobody';

/** ITEM-2: a standard action; a scroll takes as long as its spell. */
export function itemCost(who: Combatant, args: ItemArgs): Cost {
  const time = isScroll(args.item) ? castingTime(itemSpell(who, args), false) : 'standard';
  return typeof time === 'number' || time === 'full-round' ? 'full-round' : 'standard';
}

/** The spell in it; of one that is nowhere described only the name is known. */
function itemSpell(who: Combatant, { spell, item }: ItemArgs): Spell {
  if (spell === null) return plainSpell(item);
  const known = spellNamed(who, spell as string | JsonRecord);
  return isRefusal(known) ? plainSpell(String(spell)) : known;
}

/** Its use as a casting: a potion or oil works on its user unless somebody is named, by touch. */
export function itemCasting(who: Combatant, args: ItemArgs): Casting {
  const spell = itemSpell(who, args);
  const drunk = isDrunk(args.item);
  const given = aimOf(args);
  const aim = drunk ? { ...given, on: given.on.length === 0 ? [who.id] : given.on, touch: false } : given;
  const { defensively } = args;
  const plain = { ...spell, count: null, ...(drunk ? { touch: null, area: null, save: null } : {}) };
  return { spell: plain, aim, defensively, quickened: false, spoken: isScroll(args.item) };
}

function whyNotRead(view: View, who: Combatant, spell: Spell): Refusal | null {
  const [blind] = [...view.denials(who, 'see'), ...view.denials(who, 'speak')];
  if (blind) return refusal('cannot-read', { who: who.id, effect: blind.effect }, 'ITEM-3');
  if (view.has(who, 'grappling')) return refusal('no-scroll-in-grapple', { who: who.id }, 'X-GRP-15');
  return whyNoCasting(view, who, spell);
}

/** A wand or staff answers to a word that is spoken. */
function whyNotSaid(view: View, who: Combatant, item: string): Refusal | null {
  const kind = kindOf(item);
  if (kind !== 'wand' && kind !== 'staff') return null;
  const [mute] = view.denials(who, 'speak');
  return mute ? refusal('no-voice', { who: who.id, spell: item, effect: mute.effect }, 'ITEM-2') : null;
}

/** Why the item cannot be used, or null: what is carried is at hand, what is in the pack is not. */
export function whyNotUsed(view: View, who: Combatant, args: ItemArgs): Refusal | null {
  if (kindOf(args.item) === null) return refusal('not-magic', { item: args.item }, 'ITEM-1');
  const missing = whyNotAtHand(who, args.item, ['carried', 'hands', 'worn']);
  if (missing) return missing;
  const { spell, aim } = itemCasting(who, args);
  const unread = isScroll(args.item) ? whyNotRead(view, who, spell) : whyNotSaid(view, who, args.item);
  const byHand = isDrunk(args.item) ? { ...aim, touch: true } : aim;
  return unread ?? whyNotAimed(view, who, spell, byHand);
}

export const itemAtHand = (
  who: Combatant,
  name: string,
): { readonly item: Item; readonly place: Place } | null => findItem(who, name, PLACES);

/** What can be used once is gone (ITEM-4: also where the spell was lost). */
export function consumeItem(play: Play, who: CombatantId, name: string): void {
  const kind = kindOf(name);
  const found = itemAtHand(play.combatant(who), name);
  if (!found || kind === null || !USED_UP.has(kind)) return;
  const inventory = withoutItem(play.combatant(who).inventory, found.item, found.place);
  play.emit({ type: 'inventoryChanged', who, inventory, verb: 'activate-item', item: name });
}
