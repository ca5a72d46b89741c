import type { Action, Refusal, View } from './contract';
import { refusal } from './refusal';
import type { Combatant, Encounter, JsonRecord } from './state';

/** Nothing else is begun while somebody must decide. */
export function whyDecideFirst({ decisions: [pending] }: Encounter): Refusal | null {
  return pending ? refusal('decision-pending', { by: pending.by, kind: pending.kind }) : null;
}

/** What speaks against an act whatever its target: effects that forbid it, whose turn it is, states, the budget. */
export function refuseGenerally(
  view: View,
  actor: Combatant,
  action: Action,
  args: JsonRecord,
): Refusal | null {
  for (const { effect, held } of view.effectsOf(actor)) {
    const why = effect.forbids?.(action, held, view);
    if (why) return why;
  }
  return view.rules.economy.refuse(view, actor, action, args);
}
