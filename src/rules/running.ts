import type { Play, Refusal, View } from '../engine/contract';
import { modifier } from '../engine/modifiers';
import { refusal } from '../engine/refusal';
import type { Combatant, CombatantId, JsonRecord } from '../engine/state';
import { abilityScore } from './abilities';
import { check } from './check';

const REST_ROUNDS = 10;

interface Memory {
  /** Rounds run in a row. */
  readonly rounds: number;
  readonly checks: number;
  readonly lastRound: number;
  /** The round from which it may run again after running to its limit. */
  readonly restUntil: number;
}
const NEVER: Memory = { rounds: 0, checks: 0, lastRound: -2, restUntil: 0 };

function memoryOf(view: View, who: Combatant): Memory {
  const known = (who.memory['running'] as unknown as Memory | undefined) ?? NEVER;
  return known.lastRound >= view.encounter.round - 1 ? known : { ...NEVER, restUntil: known.restUntil };
}

/** RUN-9: who has run to the limit must rest a minute first. */
export function whyTired(view: View, who: Combatant): Refusal | null {
  const { restUntil } = memoryOf(view, who);
  const left = restUntil - view.encounter.round;
  return left > 0 ? refusal('must-rest', { who: who.id, rounds: left }, 'RUN-9') : null;
}

/** RUN-5 to RUN-8: as many rounds as the Constitution score without a check, then DC 10 and 1 more each time. Endurance gives +4 (X-FEAT-31). */
export function lastsAnotherRound(play: Play, id: CombatantId): boolean {
  const who = play.combatant(id);
  const { round } = play.encounter;
  const memory = memoryOf(play, who);
  const remember = (changes: Partial<Memory>): void => {
    const value: JsonRecord = { ...memory, lastRound: round, ...changes };
    play.emit({ type: 'remembered', who: id, key: 'running', value });
  };
  const limit = abilityScore(play, who, 'con') ?? Number.POSITIVE_INFINITY;
  if (memory.rounds < limit) {
    remember({ rounds: memory.rounds + 1 });
    return true;
  }
  const extra = play.has(who, 'endurance') ? [modifier('untyped', 4, 'feat.endurance')] : [];
  const passed = check(play, { who: id, kind: 'constitution', dc: 10 + memory.checks, against: null, extra });
  if (passed) remember({ rounds: memory.rounds + 1, checks: memory.checks + 1 });
  else remember({ rounds: 0, checks: 0, restUntil: round + REST_ROUNDS });
  return passed;
}
