import type { Refusal, View } from '../engine/contract';
import type { Combatant } from '../engine/state';

/** Why it may not take this action now whatever its path or target: whose turn it is, the budget, its states. Null: it may. */
export function whyNotNow(view: View, who: Combatant, id: string): Refusal | null {
  const action = view.rules.actions.get(id);
  if (action === undefined) return { code: 'no-such-action', with: { action: id }, clause: null };
  const forbidden = view
    .effectsOf(who)
    .map(({ effect, held }) => effect.forbids?.(action, held, view) ?? null)
    .find((refusal) => refusal !== null);
  return view.rules.economy.refuse(view, who, action, {}) ?? forbidden ?? null;
}
