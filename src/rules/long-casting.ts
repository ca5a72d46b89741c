import type { Holding, Play } from '../engine/contract';
import type { GameEvent } from '../engine/events';
import type { CombatantId, JsonRecord } from '../engine/state';
import { canAct, canThink } from './body';
import { release, tellCast } from './casting';
import { concentrates, type Distraction, spellDistraction, wound } from './concentration';
import { costOf } from './economy';
import { endHeld } from './effects-common';
import { conditionByHitPoints } from './hit-points';
import { isThought, spellIn } from './spell';
import { CONCENTRATING } from './spell-keys';
import type { Aim } from './spell-targets';

// What goes on while a spell is being cast for rounds, or concentrated on.

const OUT = new Set(['dead', 'dying', 'stable', 'unconscious']);

/** Too badly hurt to go on at all. */
const isOut = (play: Play, who: CombatantId): boolean =>
  OUT.has(conditionByHitPoints(play, play.combatant(who), true) ?? '');
/** Words and gestures take a body that can act; the rest is done in the mind (X-CND-20). */
function canGoOn(play: Play, held: Holding): boolean {
  const { id } = held.holder;
  const caster = play.combatant(id);
  const isInMind = held.instance?.id === CONCENTRATING || isThought(spellOf(held));
  const isUp = isInMind ? canThink(play, caster) : canAct(play, caster);
  return isUp && play.can(caster, 'concentrate') && !isOut(play, id);
}

export const spellOf = ({ data }: Holding) => spellIn(data['spell'] as JsonRecord);
const castingOf = (held: Holding) => ({ spell: spellOf(held), aim: held.data['aim'] as unknown as Aim });

/** What a spell in progress or under concentration does when its holder is disturbed: it ends, and that is told. */
export type Breaking = (play: Play, held: Holding) => void;

/** The spell in progress that was lost in this turn, by name: the act of casting it on comes to nothing. */
export const BROKEN_OFF = 'castingBrokenOff';

/** SPELL-39: the spell in progress is lost. */
export const loseCasting: Breaking = (play, held) => {
  const who = held.holder.id;
  endHeld(play, held, 'concentration-broken');
  const { marks } = play.combatant(who).turn;
  const changes = { marks: { ...marks, [BROKEN_OFF]: spellOf(held).name } };
  play.emit({ type: 'turnChanged', who, changes, cost: null });
  tellCast(play, who, castingOf(held), 'lost');
};
/** SPELL-25: the spell that is maintained ends. */
export const loseConcentration: Breaking = (play, held) => endHeld(play, held, 'concentration-broken');

function disturb(play: Play, held: Holding, it: Distraction, lose: Breaking): void {
  if (!concentrates(play, held.holder.id, it, spellOf(held).level)) lose(play, held);
}

/** SPELL-24, SPELL-39, X-CONC-1: a wound calls for a check, or ends it outright. */
export function wounded(
  play: Play,
  held: Holding,
  { who, amount }: Extract<GameEvent, { type: 'damaged' }>,
  lose: Breaking,
): void {
  if (who !== held.holder.id || amount === 0) return;
  if (canGoOn(play, held)) disturb(play, held, wound(amount), lose);
  else lose(play, held);
}

/** SPELL-38: words and gestures are kept up to the end. */
function isSilenced(play: Play, held: Holding): boolean {
  const caster = play.combatant(held.holder.id);
  const { components } = spellOf(held);
  return (
    (components.includes('V') && !play.can(caster, 'speak')) ||
    (components.includes('S') && !play.can(caster, 'somatic'))
  );
}

/** What takes the actions, the words of a spell in progress or the concentration ends it; being seized or bewitched calls for a check (X-CONC-1, X-CONC-2). */
export function overcome(
  play: Play,
  held: Holding,
  { who, effect }: Extract<GameEvent, { type: 'effectGained' }>,
  lose: Breaking,
): void {
  if (who !== held.holder.id || effect.uid === held.instance?.uid) return;
  const isStopped = lose === loseCasting && isSilenced(play, held);
  if (isStopped || !canGoOn(play, held)) lose(play, held);
  else if (effect.id === 'grappling' || effect.id === 'pinned')
    disturb(play, held, { kind: effect.id, dc: 20 }, lose);
  else {
    const spell = spellDistraction(play, play.combatant(who), effect);
    if (spell) disturb(play, held, spell, lose);
  }
}

/** SPELL-34, SPELL-36: just before the own turn a round is over; after the last the spell takes effect. */
export function nextRound(play: Play, held: Holding): void {
  const { holder, instance, data } = held;
  if (!instance) return;
  const left = Number(data['rounds']) - 1;
  if (!canGoOn(play, held)) loseCasting(play, held);
  else if (left > 0)
    play.emit({ type: 'effectChanged', who: holder.id, uid: instance.uid, data: { ...data, rounds: left } });
  else {
    endHeld(play, held, 'cast');
    release(play, holder.id, castingOf(held));
  }
}

/** SPELL-36, SPELL-37: a turn in which it was not cast on breaks it off. */
export function neglected(play: Play, held: Holding): void {
  if (held.data['kept'] !== play.encounter.round) loseCasting(play, held);
}

/** The name of the spell an argument means. */
export const nameIn = (spell: JsonRecord[string] | undefined): string | null => {
  if (typeof spell === 'string') return spell;
  const name = typeof spell === 'object' && spell !== null && 'name' in spell ? spell['name'] : null;
  return typeof name === 'string' ? name : null;
};

const IDLE = new Set(['none', 'free', 'swift', 'immediate', 'reaction', 'gm']);

/** SPELL-37: each round of it is a full-round action; another act breaks it off. Casting on, and what takes no time, does not. */
export function interrupted(
  play: Play,
  held: Holding,
  { who, action, args }: Extract<GameEvent, { type: 'declared' }>,
): void {
  if (who !== held.holder.id) return;
  if (action === 'cast' && nameIn(args['spell']) === held.data['name']) return;
  const rule = play.rules.actions.get(action);
  if (rule && IDLE.has(costOf(play, play.combatant(who), rule, args))) return;
  loseCasting(play, held);
}
