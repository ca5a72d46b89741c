import type { Play } from '../engine/contract';
import type { CombatantId } from '../engine/state';
import { hitPointsOf, isDead } from './body';
import { bleed } from './dying';
import { endAll, gainOnce, harm, heal, settleHitPoints } from './hit-points';

/** Memory of having begun to heal without help (REC-12). */
const HEALS_ALONE = 'heals-alone';

/** One hour for one creature. */
export function passHour(play: Play, id: CombatantId, tended: boolean): void {
  while (play.has(play.combatant(id), 'dying')) bleed(play, id);
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
  const { nonlethal, sheet } = play.combatant(id);
  if (nonlethal === 0) return;
  play.emit({
    type: 'healed',
    who: id,
    amount: 0,
    nonlethal: Math.min(nonlethal, Math.max(1, sheet.level)),
    source: 'rest',
  });
  settleHitPoints(play, id, false);
}

/** X-HEAL-1, REC-4, REC-8: a night heals a hit point per level, a day in bed two; not for who lies below 0 untended. */
export function rest(
  play: Play,
  id: CombatantId,
  { hours, tended, resting }: { hours: number; tended: boolean; resting: 'night' | 'full' | null },
): void {
  for (let day = 0; day < Math.floor(hours / 24); day++) if (!tended) aloneForADay(play, id);
  const who = play.combatant(id);
  const healing = tended || hitPointsOf(who) >= 0 || who.memory[HEALS_ALONE] === true;
  if (resting === null || isDead(play, who) || !healing) return;
  const level = Math.max(1, who.sheet.level);
  const amount =
    resting === 'full' ? Math.floor(hours / 24) * 2 * level : Math.floor((hours + 16) / 24) * level;
  if (amount > 0) heal(play, id, amount, 'rest');
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
