import type { Play } from '../engine/contract';
import type { CombatantId } from '../engine/state';
import { regainAbilities } from './ability-loss';
import { hitPointsOf, isDead } from './body';
import { easeNonlethal, endAll, gainOnce, harm, heal } from './hit-points';

/** Memory of having begun to heal without help (REC-12). */
const HEALS_ALONE = 'heals-alone';

/** One hour for one creature. */
export function passHour(play: Play, id: CombatantId, tended: boolean): void {
  const who = play.combatant(id);
  if (isDead(play, who)) return;
  if (who.effects.some((it) => it.id === 'stable')) wake(play, id, tended);
  fade(play, id);
}

/** REC-1 to REC-3, REC-6, REC-7: 10 % an hour to wake, disabled; untended each failure costs a hit point. */
function wake(play: Play, id: CombatantId, tended: boolean): void {
  const { total } = play.roll({ who: id, purpose: 'other', what: 'waking', dice: 'd100', modifiers: [] });
  const passed = total <= 10;
  play.emit({ type: 'checked', who: id, kind: 'waking', save: false, total, dc: 10, passed, against: null });
  if (passed) {
    endAll(play, id, 'stable', 'woke');
    gainOnce(play, id, 'disabled', { recovered: true });
  } else if (!tended) {
    harm(play, { who: id, by: null, amount: 1, nonlethal: false, source: 'untended', attack: null });
    if (!isDead(play, play.combatant(id))) restoreStable(play, id);
  }
}

/** The hit point lost to being left alone is no fresh wound: it does not start the dying anew. */
function restoreStable(play: Play, id: CombatantId): void {
  endAll(play, id, 'dying', 'hit-points');
  gainOnce(play, id, 'stable');
}

/** X-NLD-4: 1 point of nonlethal damage per level each hour. */
function fade(play: Play, id: CombatantId): void {
  easeNonlethal(play, id, Math.max(1, play.combatant(id).sheet.level), 'rest');
}

export interface Rest {
  readonly hours: number;
  readonly tended: boolean;
  readonly resting: 'night' | 'full' | null;
}

/** Hit points per level, and points of each ability, that this much rest is worth: one a night, two a day and night in bed (X-HEAL-1, X-HEAL-3). */
function nightsOf({ hours, resting }: Rest): number {
  if (resting === null) return 0;
  const nights = Math.floor((hours + 16) / 24);
  return resting === 'full' ? Math.floor(hours / 24) + nights : nights;
}

/** X-CND-9, X-CND-11: an hour's rest makes of exhaustion fatigue, eight more end that. */
function takeBreath(play: Play, id: CombatantId, hours: number): void {
  const exhausted = play.has(play.combatant(id), 'exhausted');
  if (exhausted && hours >= 1) {
    endAll(play, id, 'exhausted', 'rest');
    gainOnce(play, id, 'fatigued');
  }
  if (hours >= (exhausted ? 9 : 8)) endAll(play, id, 'fatigued', 'rest');
}

/** X-HEAL-1, X-HEAL-3, REC-4, REC-8: a night heals a hit point per level, a day in bed two; not for who lies below 0 untended. */
export function rest(play: Play, id: CombatantId, it: Rest): void {
  const { hours, tended, resting } = it;
  for (let day = 0; day < Math.floor(hours / 24); day++) if (!tended) aloneForADay(play, id);
  const who = play.combatant(id);
  const healing = tended || hitPointsOf(who) >= 0 || who.memory[HEALS_ALONE] === true;
  if (resting === null || isDead(play, who)) return;
  takeBreath(play, id, hours);
  const nights = nightsOf(it);
  regainAbilities(play, id, 'ability-damaged', { amount: nights });
  const amount = nights * Math.max(1, who.sheet.level);
  if (healing && amount > 0) heal(play, id, amount, 'rest');
}

/** REC-9 to REC-12: awake below 0 and tended by no one, each day brings a 10 % chance to begin to heal; until then a hit point is lost. */
function aloneForADay(play: Play, id: CombatantId): void {
  const who = play.combatant(id);
  const awake = who.effects.some((it) => it.id === 'disabled' && it.data['recovered'] === true);
  if (!awake || hitPointsOf(who) >= 0 || who.memory[HEALS_ALONE] === true) return;
  const { total } = play.roll({ who: id, purpose: 'other', what: 'recovery', dice: 'd100', modifiers: [] });
  const passed = total <= 10;
  play.emit({
    type: 'checked',
    who: id,
    kind: 'recovery',
    save: false,
    total,
    dc: 10,
    passed,
    against: null,
  });
  if (passed) play.emit({ type: 'remembered', who: id, key: HEALS_ALONE, value: true });
  else loseOne(play, id);
}

/** A point lost to being left alone is no fresh wound: whoever was awake stays so, unless it kills. */
function loseOne(play: Play, id: CombatantId): void {
  harm(play, { who: id, by: null, amount: 1, nonlethal: false, source: 'untended', attack: null });
  if (isDead(play, play.combatant(id))) return;
  endAll(play, id, 'dying', 'hit-points');
  endAll(play, id, 'prone', 'hit-points');
  gainOnce(play, id, 'disabled', { recovered: true });
}
