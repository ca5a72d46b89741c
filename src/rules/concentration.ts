import type { Play, View } from '../engine/contract';
import type { Combatant, CombatantId, EffectInstance, JsonRecord, Modifier } from '../engine/state';
import { areEnemies } from './body';
import { check, checkModifiers } from './check';
import { amountIn } from './effects-common';
import { isMountRunning } from './riding';
import { saveDc, spellIn } from './spell';
import { IN_FORCE } from './spell-keys';

/** What may break a concentration: a base DC, and a word that effects know it by (`defensively`, `grappling`, `damage` …). */
export interface Distraction {
  readonly kind: string;
  readonly dc: number;
}

/** What a Concentration check against this distraction adds (X-CONC-1, X-CONC-2). */
export const concentrationModifiers = (view: View, who: Combatant, kind: string): readonly Modifier[] =>
  checkModifiers(view, who, 'concentration', concentrationExtra(view, who, kind));

const concentrationExtra = (view: View, of: Combatant, kind: string): readonly Modifier[] =>
  view.modifiers({ stat: 'concentration', of, against: null, detail: kind, attack: null });

/** One Concentration check for one distraction, the spell's level added to the DC (SPELL-18, SPELL-19, X-CONC-1, X-CONC-2). */
export function concentrates(
  play: Play,
  who: CombatantId,
  { kind, dc }: Distraction,
  level: number,
): boolean {
  const extra = concentrationExtra(play, play.combatant(who), kind);
  return check(play, { who, kind: 'concentration', dc: dc + level, against: null, extra });
}

/** A check for each distraction; after the first that fails nothing more is rolled (X-CONC-3). */
export const concentratesOn = (
  play: Play,
  who: CombatantId,
  distractions: readonly Distraction[],
  level: number,
): boolean => distractions.every((it) => concentrates(play, who, it, level));

/** SPELL-30, X-CONC-2: DC 15 + level. */
export const DEFENSIVELY: Distraction = { kind: 'defensively', dc: 15 };
export const castDefensively = (play: Play, who: CombatantId, level: number): boolean =>
  concentrates(play, who, DEFENSIVELY, level);

/** SPELL-28, X-CONC-1: DC 10 + damage. */
export const wound = (damage: number): Distraction => ({ kind: 'damage', dc: 10 + damage });

/** X-CONC-1: a spell that wounds nobody distracts by its save DC; null for one that wounds, heals, or is a friend's. */
export function spellDistraction(
  view: View,
  who: Combatant,
  { id, by, data }: EffectInstance,
): Distraction | null {
  const caster = by === null ? null : view.find(by);
  if (id !== IN_FORCE || !caster || !areEnemies(caster, who)) return null;
  const spell = spellIn(data['spell'] as JsonRecord);
  return spell.damage === null && spell.heal === null
    ? { kind: 'spell', dc: saveDc(view, caster, spell) }
    : null;
}

/** The distractions by spells that an act was told of besides its wounds. */
export const spellsIn = (memo: JsonRecord): readonly Distraction[] =>
  Array.isArray(memo['distractions'])
    ? (memo['distractions'] as readonly number[]).map((dc) => ({ kind: 'spell', dc }))
    : [];

/** The wounds that were dealt in answer to an act, as its frame was told of them. */
export function woundsIn(memo: JsonRecord): readonly Distraction[] {
  const hits = Array.isArray(memo['reactions']) ? (memo['reactions'] as readonly JsonRecord[]) : [];
  return hits.flatMap(({ damage }) => (typeof damage === 'number' && damage > 0 ? [wound(damage)] : []));
}

/** X-CND-8, X-GRP-10, X-CONC-1, X-CONC-2: what the caster's own state does: hurt without end DC 10 + half of it, held fast DC 20, entangled DC 15, on a running mount DC 15 (X-MNT-8). */
export function hindrances(play: View, who: CombatantId): readonly Distraction[] {
  const caster = play.combatant(who);
  const found: Distraction[] = [];
  if (play.has(caster, 'pinned')) found.push({ kind: 'pinned', dc: 20 });
  else if (play.has(caster, 'grappling')) found.push({ kind: 'grappling', dc: 20 });
  if (play.has(caster, 'entangled')) found.push({ kind: 'entangled', dc: 15 });
  for (const { data } of caster.effects)
    if (amountIn(data, 'continuous') > 0) found.push(wound(Math.floor(amountIn(data, 'continuous') / 2)));
  if (isMountRunning(play, caster)) found.push({ kind: 'mount-running', dc: 15 });
  return found;
}
