import type { Play, View } from '../engine/contract';
import { ABILITIES, type AbilityName, type Combatant, type CombatantId, type Sheet } from '../engine/state';
import { amountIn } from './effects-common';
import { die, endAll, gainOnce, settleHitPoints } from './hit-points';

/** How a score is lost: by damage, which rest gives back, or drained for good (DMG-14, X-HEAL-3). */
export const LOSSES = ['ability-damaged', 'ability-drained'] as const;
export type Loss = (typeof LOSSES)[number];

/** Memory of the hit points that a lower Constitution has taken off the total. */
const TAKEN = 'constitution-hit-points';

/** X-ABL-1: what a score of 0 does; Constitution kills. */
const AT_ZERO: Readonly<Record<Exclude<AbilityName, 'con'>, string>> = {
  str: 'helpless',
  dex: 'paralyzed',
  int: 'unconscious',
  wis: 'unconscious',
  cha: 'unconscious',
};

const modifierOf = (score: number | null): number => (score === null ? 0 : Math.floor((score - 10) / 2));

/** The score with what was lost of it; penalties are no loss (X-ABL-2). Null where the creature has none. */
export function scoreLeft({ sheet, effects }: Combatant, ability: AbilityName): number | null {
  const score = sheet.abilities[ability];
  if (score === null) return null;
  const lost = effects.reduce(
    (sum, { id, data }) => sum + (LOSSES.some((it) => it === id) ? amountIn(data, ability) : 0),
    0,
  );
  return Math.max(0, score - lost);
}

/** Brings the conditions in line with ability scores: those at 0 are felt, those above it no more (X-ABL-1, HP-25). */
export function settleAbilities(play: Play, id: CombatantId): void {
  const who = play.combatant(id);
  const felt = new Set(
    Object.entries(AT_ZERO).flatMap(([ability, condition]) =>
      scoreLeft(who, ability as AbilityName) === 0 ? [condition] : [],
    ),
  );
  for (const { uid, id: effect, data } of who.effects)
    if (data['ability'] === true && !felt.has(effect))
      play.emit({ type: 'effectEnded', who: id, uid, id: effect, reason: 'ability' });
  for (const condition of felt) gainOnce(play, id, condition, { ability: true });
  if (scoreLeft(play.combatant(id), 'con') === 0) die(play, id);
}

/** X-ABL-3: each point the Constitution modifier changes by is a hit point per Hit Die, which keeps at least 1 each. Null: nothing changes. */
export function hitPointsAfter(sheet: Sheet, abilities: Sheet['abilities']): number | null {
  const change = modifierOf(abilities.con) - modifierOf(sheet.abilities.con);
  const dice = Math.max(1, sheet.level);
  return change === 0 ? null : Math.max(dice, sheet.hitPoints + change * dice);
}

/** The full total of hit points as the Constitution that is left allows, and what that takes off (X-ABL-3). */
export function totalLeft(who: Combatant): { readonly total: number; readonly lost: number } {
  const { sheet, memory } = who;
  const whole = { ...sheet, hitPoints: sheet.hitPoints + amountIn(memory, TAKEN) };
  const left = hitPointsAfter(whole, { ...sheet.abilities, con: scoreLeft(who, 'con') }) ?? whole.hitPoints;
  const lost = Math.max(0, whole.hitPoints - left);
  return { total: whole.hitPoints - lost, lost };
}

function settleTotal(play: Play, id: CombatantId): void {
  const who = play.combatant(id);
  const taken = amountIn(who.memory, TAKEN);
  const { total, lost } = totalLeft(who);
  if (lost === taken) return;
  play.emit({ type: 'remembered', who: id, key: TAKEN, value: lost === 0 ? null : lost });
  play.emit({ type: 'sheetSet', who: id, sheet: { hitPoints: total } });
  settleHitPoints(play, id, lost > taken);
}

/** The dead body has no mind or muscle that could be sapped. */
export function isSpared(view: View, who: Combatant, ability: AbilityName, loss: Loss): boolean {
  if (who.sheet.abilities[ability] === null || view.has(who, 'construct')) return true;
  const ofTheBody = ability === 'str' || ability === 'dex' || ability === 'con';
  return view.has(who, 'undead') && (loss === 'ability-drained' || ofTheBody);
}

export interface AbilityHarm {
  readonly who: CombatantId;
  readonly by: CombatantId | null;
  readonly ability: AbilityName;
  readonly amount: number;
  readonly loss: Loss;
}

/** Takes points off an ability score, and what follows from that (DMG-14, X-ABL-1 to X-ABL-3). */
export function loseAbility(play: Play, { who: id, by, ability, amount, loss }: AbilityHarm): void {
  const who = play.combatant(id);
  if (amount <= 0 || play.has(who, 'dead') || isSpared(play, who, ability, loss)) return;
  const known = who.effects.find((it) => it.id === loss);
  const points = Math.min(amount, scoreLeft(who, ability) ?? 0);
  if (known) {
    const data = { ...known.data, [ability]: amountIn(known.data, ability) + points };
    play.emit({ type: 'effectChanged', who: id, uid: known.uid, data });
  } else play.gain(id, { id: loss, by, ends: null, data: { [ability]: points } });
  settleAbilities(play, id);
  if (play.has(play.combatant(id), 'dead')) return;
  if (ability === 'con') settleTotal(play, id);
  // Stiff as a board one may stay on one's feet.
  else if (ability !== 'dex' && points > 0 && scoreLeft(play.combatant(id), ability) === 0)
    gainOnce(play, id, 'prone');
}

/** Gives back up to `amount` points of each of these scores that were lost so (X-HEAL-3). */
export function regainAbilities(
  play: Play,
  id: CombatantId,
  loss: Loss,
  { amount, of = ABILITIES }: { amount: number; of?: readonly AbilityName[] },
): void {
  const who = play.combatant(id);
  const known = who.effects.find((it) => it.id === loss);
  if (!known || amount <= 0 || play.has(who, 'dead')) return;
  const left = Object.fromEntries(
    ABILITIES.map((it) => [it, Math.max(0, amountIn(known.data, it) - (of.includes(it) ? amount : 0))]),
  );
  if (Object.values(left).some((points) => points > 0))
    play.emit({ type: 'effectChanged', who: id, uid: known.uid, data: { ...known.data, ...left } });
  else endAll(play, id, loss, 'healed');
  settleAbilities(play, id);
  settleTotal(play, id);
}

const WORDS = /^(str|dex|con|int|wis|cha)\w*(?: (?:damage|(drain)))?$/i;

/** `con`, `strength drain`: the kind of damage that is none to hit points, or null where it is. */
export function abilityHarmOf(kind: string): { readonly ability: AbilityName; readonly loss: Loss } | null {
  const [, word, drain] = WORDS.exec(kind.trim()) ?? [];
  const ability = ABILITIES.find((it) => it === word?.toLowerCase());
  return ability === undefined
    ? null
    : { ability, loss: drain === undefined ? 'ability-damaged' : 'ability-drained' };
}
