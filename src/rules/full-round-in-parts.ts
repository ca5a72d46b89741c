import type { Refusal, View } from '../engine/contract';
import { isRefusal, refusal } from '../engine/refusal';
import type { Combatant, JsonRecord } from '../engine/state';
import { costOf } from './economy';

/** What a full-round action was begun with, kept by who began it. */
export interface Begun {
  readonly action: string;
  readonly args: JsonRecord;
  readonly round: number;
  /** Wounds dealt for beginning it, as its frame would have been told. */
  readonly reactions: readonly JsonRecord[];
}
export const BEGUN = 'start-full-round';

/** START-2: neither begun nor completed in parts. */
const WHOLE_ONLY = new Set(['full-attack', 'charge', 'run', 'withdraw']);

/** Whose own argument says how long they take; begun in parts they are full-round actions. */
const ANY_LENGTH = new Set(['use-skill', 'use-ability']);

/** The action and its arguments out of `{ action, …what it takes }`, or what is wrong with them. */
export function innerAct(view: View, who: Combatant, given: JsonRecord): Begun | Refusal {
  const { action: id, ...rest } = given;
  const action = view.rules.actions.get(String(id));
  if (!action || action.internal) return refusal('unknown-action', { action: String(id) });
  const args = action.parse({ ...rest, ...(ANY_LENGTH.has(action.id) ? { action: 'full-round' } : {}) });
  if (isRefusal(args)) return args;
  if (WHOLE_ONLY.has(action.id)) return refusal('not-in-parts', { action: action.id }, 'START-2');
  return costOf(view, who, action, args) === 'full-round'
    ? { action: action.id, args, round: view.encounter.round, reactions: [] }
    : refusal('not-full-round', { action: action.id }, 'START-1');
}

/** Why that action itself cannot be done, or null. */
export function whyNotInner(view: View, who: Combatant, { action, args }: Begun): Refusal | null {
  const rule = view.rules.actions.get(action);
  if (!rule) return refusal('unknown-action', { action });
  for (const { effect, held } of view.effectsOf(who)) {
    const why = effect.forbids?.(rule, held, view);
    if (why) return why;
  }
  return rule.refuse(view, who, args);
}

/** What it began a round ago and may complete now, or null. */
export function begunBy(view: View, who: Combatant): Begun | null {
  const known = who.memory[BEGUN] as unknown as Begun | undefined;
  return known && view.encounter.round - known.round <= 1 ? known : null;
}
