import type { Play, View } from '../engine/contract';
import { modifier } from '../engine/modifiers';
import type { Combatant, CombatantId, Modifier, Spell } from '../engine/state';
import type { Square } from '../grid/square';
import { abilityHarmOf, loseAbility } from './ability-loss';
import { ignores } from './concealment-roll';
import { coverOnSave } from './cover-on-save';
import { harm, heal } from './hit-points';
import { type SaveRequest, savingThrow } from './saving-throw';
import { diceOf, durationOf, saveDc, saveOf } from './spell';
import { rollSpellDamage } from './spell-attack';
import { CONCENTRATING, CONTINUOUS, IN_FORCE } from './spell-keys';
import { forRounds, untilTurnEnd } from './stance';

/** A spell that takes effect: by whom, on whom, and what its damage was rolled to; left out: rolled once it reaches somebody. */
export interface Effecting {
  readonly caster: CombatantId;
  readonly spell: Spell;
  readonly targets: readonly CombatantId[];
  readonly damage?: number | null;
  /** The corner its area begins at; null: it comes from the caster. */
  readonly at?: Square | null;
}

/** The caster level check that spell resistance asks for, or null. Lowered (TBL-15), or the caster's own, it does not count. */
export function resistanceCheck(
  view: View,
  caster: Combatant,
  target: Combatant,
  spell: Spell,
): { readonly dc: number; readonly modifiers: readonly Modifier[] } | null {
  const { spellResistance: dc } = target.sheet;
  const isOwn = target.id === caster.id;
  if (!spell.spellResistance || dc === null || isOwn || view.has(target, 'lowered-resistance')) return null;
  return { dc, modifiers: [modifier('base', caster.sheet.casterLevel, 'caster-level')] };
}

/** Spell resistance: the caster level check must reach it. */
function isResisted(play: Play, caster: Combatant, target: Combatant, spell: Spell): boolean {
  const asked = resistanceCheck(play, caster, target, spell);
  if (!asked) return false;
  const { dc, modifiers } = asked;
  const who = caster.id;
  const kind = 'caster-level';
  const { total } = play.roll({ who, purpose: 'check', what: kind, dice: 'd20', modifiers });
  const passed = total >= dc;
  play.emit({ type: 'checked', who, kind, save: false, total, dc, passed, against: target.id });
  return !passed;
}

const evades = (play: View, who: Combatant): boolean =>
  play.has(who, 'evasion') &&
  !play.has(who, 'helpless') &&
  (who.sheet.armor === null || who.sheet.armor.kind === 'light');

/** How much of the damage gets through a save: half or none (X-SAV-3, X-CLS-2). */
export function share(play: View, who: Combatant, spell: Spell, passed: boolean): number {
  const save = saveOf(spell);
  if (!save) return 1;
  const nimble = save.kind === 'reflex' && save.effect === 'half' && evades(play, who);
  if (!passed) return nimble && play.has(who, 'improved-evasion') ? 0.5 : 1;
  if (save.effect === 'negates' || nimble) return 0;
  return save.effect === 'half' ? 0.5 : 1;
}

/** Cures harm the undead, who save against that (X-SAV-3), negative energy heals them. */
function healOrHarm(play: Play, { caster, spell }: Effecting, who: Combatant, it: Healing): void {
  const harms = play.has(who, 'undead');
  if (!harms) heal(play, who.id, it.amount, spell.name);
  else if (it.part > 0) dealt(play, { caster, spell }, who.id, Math.floor(it.amount * it.part));
}
interface Healing {
  readonly amount: number;
  /** What a save leaves of it, from 0 to 1. */
  readonly part: number;
}

/** Deals the damage of a spell: to hit points, to a score, or as the negative energy that heals the undead. */
export function dealt(
  play: Play,
  { caster, spell }: Pick<Effecting, 'caster' | 'spell'>,
  who: CombatantId,
  amount: number,
): void {
  const energy = (spell.damage === null ? null : diceOf(spell.damage)?.kind) ?? '';
  const loss = abilityHarmOf(energy);
  if (loss) loseAbility(play, { who, by: caster, amount, ...loss });
  else if (energy === 'negative' && play.has(play.combatant(who), 'undead'))
    heal(play, who, amount, spell.name);
  else harm(play, { who, by: caster, amount, nonlethal: false, source: spell.name, attack: null, energy });
}

/** Whether it does its damage in every round that it lasts (acid arrow). */
export const isContinuous = ({ damage }: Spell): boolean =>
  damage !== null && diceOf(damage)?.everyRound === true;

/** The spell stays on someone for as long as it lasts (RND-8: ends just before the count on which it began). */
function lasts(play: Play, { caster, spell, damage }: Effecting, who: CombatantId): void {
  const duration = durationOf(spell);
  if (duration === null) return;
  const concentration = duration === 'concentration';
  const continuous = isContinuous(spell) ? { [CONTINUOUS]: damage ?? 0 } : {};
  const data = { name: spell.name, spell: { ...spell }, concentration, ...continuous };
  const ends = concentration ? null : forRounds(play, caster, duration);
  play.gain(who, { id: IN_FORCE, by: caster, ends, data });
}

/** Nobody saves against what only heals them; the undead do, whom it harms. */
const isCured = (view: View, { heal: cure, damage }: Spell, target: Combatant): boolean =>
  cure !== null && damage === null && !view.has(target, 'undead');

/** The save that a spell grants, with what cover adds to it (X-SAV-2); null where it grants none. */
export function saveAgainst(view: View, it: Effecting, target: Combatant): SaveRequest | null {
  const save = saveOf(it.spell);
  if (save === null || target.id === it.caster || isCured(view, it.spell, target)) return null;
  return {
    who: target.id,
    kind: save.kind,
    dc: saveDc(view, view.combatant(it.caster), it.spell),
    against: it.caster,
    extra: save.kind === 'reflex' ? coverOnSave(view, it, target) : [],
  };
}

interface Rolled {
  /** The damage, rolled when first asked for: not at all where resistance and saves let nothing through. */
  readonly damage: () => number;
  readonly healing: number | null;
}

function affect(play: Play, it: Effecting, id: CombatantId, { damage, healing }: Rolled): void {
  const { spell } = it;
  const caster = play.combatant(it.caster);
  const target = play.combatant(id);
  if (isResisted(play, caster, target, spell)) return;
  const save = saveOf(spell);
  const thrown = saveAgainst(play, it, target);
  const passed = thrown !== null && savingThrow(play, thrown).passed;
  const part = share(play, target, spell, passed);
  const amount = part > 0 && !ignores(play, caster, target, spell) ? Math.floor(damage() * part) : 0;
  if (amount > 0) dealt(play, it, id, amount);
  if (healing !== null) healOrHarm(play, it, target, { amount: healing, part });
  if (!(passed && save?.effect === 'negates'))
    lasts(play, { ...it, damage: isContinuous(spell) ? damage() : null }, id);
}

/**
 * What a spell does, generally: spell resistance, the save, damage or healing, and that it lasts. Healing is rolled once for all;
 * what is special about a spell is the GM's to add.
 */
export function takeEffect(play: Play, it: Effecting): void {
  const { spell, caster, targets } = it;
  const dice = spell.heal === null || targets.length === 0 ? null : diceOf(spell.heal);
  const healing = dice
    ? play.roll({ who: caster, purpose: 'healing', what: spell.name, dice: dice.dice, modifiers: [] }).total
    : null;
  let known = it.damage;
  const damage = (): number => {
    if (known === undefined) known = rollSpellDamage(play, caster, spell, 1);
    return known ?? 0;
  };
  for (const id of targets) affect(play, it, id, { damage, healing });
  if (durationOf(spell) !== 'concentration') {
    if (targets.length === 0) lasts(play, it, caster);
    return;
  }
  const data = { name: spell.name, spell: { ...spell } };
  play.gain(caster, { id: CONCENTRATING, by: caster, ends: untilTurnEnd(play, caster), data });
}
