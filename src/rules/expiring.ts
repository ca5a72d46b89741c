import type { Play, View } from '../engine/contract';
import type { CombatantId, EffectInstance, Ending } from '../engine/state';
import { withEndingEffects } from './holders';

type Moment = 'turn-start' | 'turn-end';

const countOf = (view: View, id: CombatantId): number | null => view.find(id)?.initiative?.total ?? null;

/** Among equals it is the turn of the one on whose count it began that ends it. */
function isItsCount(view: View, ends: Extract<Ending, { when: 'count' }>, turnOf: CombatantId): boolean {
  const count = countOf(view, turnOf);
  if (count === null || count > ends.count) return false;
  if (count < ends.count || ends.of === undefined || ends.of === turnOf) return true;
  return countOf(view, ends.of) !== ends.count;
}

function isOver(view: View, ends: Ending, turnOf: CombatantId, moment: Moment): boolean {
  const { round } = view.encounter;
  if (!ends || round < ends.round) return false;
  if (ends.when !== 'count') return ends.when === moment && ends.of === turnOf;
  return moment === 'turn-start' && (round > ends.round || isItsCount(view, ends, turnOf));
}

const end = (play: Play, who: CombatantId, { uid, id }: EffectInstance): void => {
  if (play.find(who)?.effects.some((it) => it.uid === uid))
    play.emit({ type: 'effectEnded', who, uid, id, reason: 'time' });
};

/** Ends what is due now on anybody (RND-8: just before the count on which it began). */
export function expire(play: Play, turnOf: CombatantId, moment: Moment): void {
  const held = withEndingEffects(play).map((id) => play.combatant(id));
  for (const { id, effects } of held)
    for (const effect of effects) if (isOver(play, effect.ends, turnOf, moment)) end(play, id, effect);
}

/** So many rounds go by at once, for everybody: what lasts no longer ends, what lasts longer has that much less to go. */
export function passRounds(play: Play, rounds: number): void {
  for (const { id, effects } of Object.values(play.encounter.combatants))
    for (const effect of effects) {
      const { ends, uid } = effect;
      if (!ends) continue;
      if (ends.round - play.encounter.round <= rounds) end(play, id, effect);
      else if (play.combatant(id).effects.some((it) => it.uid === uid))
        play.emit({
          type: 'effectChanged',
          who: id,
          uid,
          data: effect.data,
          ends: { ...ends, round: ends.round - rounds },
        });
    }
  for (const id of Object.keys(play.encounter.combatants))
    for (const { effect, held } of play.effectsOf(play.combatant(id))) effect.passes?.(held, rounds, play);
}
