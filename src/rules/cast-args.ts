import type { Cost, Provokes, Refusal, View } from '../engine/contract';
import { isRefusal, refusal } from '../engine/refusal';
import type { Combatant, JsonRecord, Spell } from '../engine/state';
import { type ArgsOf, flag, optional, square } from './arguments';
import { CASTING, type Casting } from './casting';
import { nameIn } from './long-casting';
import { castingTime, isQuick, isThought, spellField, spellNamed } from './spell';
import { type Aim, targetsField, whyNotAimed } from './spell-targets';
import { freeHands } from './wielding';

/** What casting may say (notation: Magic). */
export const AIM_FIELDS = { on: targetsField, at: optional(square), touch: flag, defensively: flag };
export const CAST_FIELDS = { spell: spellField, ...AIM_FIELDS, quickened: flag };
export type CastArgs = ArgsOf<typeof CAST_FIELDS>;

export const aimOf = ({ on, at, touch }: Pick<CastArgs, 'on' | 'at' | 'touch'>): Aim => ({ on, at, touch });

/** The casting that the arguments mean, or that there is no such spell. */
export function castingOf(who: Combatant, args: CastArgs): Casting | Refusal {
  const spell = spellNamed(who, args.spell as string | JsonRecord);
  if (isRefusal(spell)) return spell;
  const { defensively, quickened } = args;
  return { spell, aim: aimOf(args), defensively, quickened, spoken: true };
}

/** SPELL-36: this spell is being cast already; the act casts on. */
export const isCastingOn = (who: Combatant, args: CastArgs): boolean =>
  who.effects.some(({ id, data }) => id === CASTING && data['name'] === nameIn(args.spell));

/** What the casting costs (SPELL-1, SPELL-33, FREE-8, META-2, X-ACT-1, X-ACT-2). */
export function castingCost(view: View, who: Combatant, args: CastArgs): Cost {
  const casting = castingOf(who, args);
  if (isRefusal(casting)) return 'standard';
  const time = castingTime(casting.spell, casting.quickened);
  if (typeof time === 'number') return 'full-round';
  if (time !== 'immediate') return time;
  return view.encounter.current === who.id ? 'swift' : 'none';
}

/** SPELL-27, SPELL-29, SPELL-30, SPELL-40. */
export function castingProvokes(who: Combatant, args: CastArgs): Provokes {
  const casting = castingOf(who, args);
  if (isRefusal(casting) || args.defensively || isCastingOn(who, args)) return 'nobody';
  return isQuick(castingTime(casting.spell, casting.quickened)) ? 'nobody' : 'everyone';
}

/** X-ACT-2: an immediate spell also out of turn; before one is chosen: if there is one. */
export function isAnyTime(_view: View, who: Combatant, args: CastArgs): boolean {
  if (nameIn(args.spell) === null)
    return who.sheet.spells.some((spell) => castingTime(spell, false) === 'immediate');
  const casting = castingOf(who, args);
  return !isRefusal(casting) && castingTime(casting.spell, casting.quickened) === 'immediate';
}

/** SPELL-4 to SPELL-8: a voice for V, a hand for S. */
export function whyNoComponents(view: View, who: Combatant, { name, components }: Spell): Refusal | null {
  const values = { who: who.id, spell: name };
  const [mute] = components.includes('V') ? view.denials(who, 'speak') : [];
  if (mute) return refusal('no-voice', { ...values, effect: mute.effect }, 'SPELL-5');
  if (!components.includes('S')) return null;
  const [still] = view.denials(who, 'somatic');
  if (still) return refusal('no-gestures', { ...values, effect: still.effect }, 'SPELL-8');
  return freeHands(who) < 1 ? refusal('no-free-hand', values, 'SPELL-7') : null;
}

/** X-CND-20: no word, no gesture, nothing to handle. Before one is chosen: if there is such a spell. */
export function isOfTheMind(who: Combatant, args: CastArgs): boolean {
  if (nameIn(args.spell) === null) return who.sheet.spells.some(isThought);
  const casting = castingOf(who, args);
  return !isRefusal(casting) && isThought(casting.spell);
}

/** Why nobody in this state could cast anything, or null (SPELL-17). */
export function whyNoCasting(view: View, who: Combatant, spell: Spell): Refusal | null {
  const [denial] = [...view.denials(who, 'cast'), ...view.denials(who, 'concentrate')];
  return denial
    ? refusal('cannot-cast', { who: who.id, spell: spell.name, effect: denial.effect }, 'SPELL-17')
    : null;
}

export const QUICKENED = 'quickened';

function whyNotNow(view: View, who: Combatant, { spell, quickened }: Casting): Refusal | null {
  const time = castingTime(spell, quickened);
  const values = { who: who.id, spell: spell.name };
  if (quickened && typeof time === 'number') return refusal('too-long-to-quicken', values, 'X-FEAT-6');
  if (quickened && spell.metamagic) return refusal('not-to-quicken', values, 'X-FEAT-6');
  if (time === 'free' && who.turn.marks[QUICKENED] === true)
    return refusal('one-quickened-spell', values, 'FREE-9');
  if ((typeof time === 'number' || time === 'full-round') && view.has(who, 'grappling'))
    return refusal('too-long-in-grapple', values, 'X-GRP-10');
  if (time !== 'immediate' || view.encounter.current === who.id) return null;
  if (view.has(who, 'flat-footed')) return refusal('immediate-flat-footed', values, 'X-ACT-3');
  return view.has(who, 'immediate-action-used') ? refusal('no-swift-action', values, 'X-ACT-2') : null;
}

/** Everything that speaks against a casting beyond its cost. */
export function whyNotCast(view: View, who: Combatant, args: CastArgs): Refusal | null {
  const casting = castingOf(who, args);
  if (isRefusal(casting)) return casting;
  if (isCastingOn(who, args)) return null;
  const { spell, aim } = casting;
  return (
    whyNoCasting(view, who, spell) ??
    (spell.count === 0 ? refusal('spell-spent', { who: who.id, spell: spell.name }, 'SPELL-21') : null) ??
    whyNoComponents(view, who, spell) ??
    whyNotNow(view, who, casting) ??
    whyNotAimed(view, who, spell, aim)
  );
}
