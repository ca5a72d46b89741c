import type { Refusal, View } from '../engine/contract';
import type { Combatant, JsonRecord } from '../engine/state';
import type { Square } from '../grid/square';

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

/** A path as commands have it. */
export const pairsOf = (path: readonly Square[]): readonly (readonly [number, number])[] =>
  path.map(({ x, y }) => [x, y]);

/** Why the action itself would not take this path (what the path costs apart, the rules of the action may know more), or null. */
export function whyNotAlong(
  view: View,
  who: Combatant,
  { action: id, args, path }: { action: string; args: JsonRecord; path: readonly Square[] },
): Refusal | null {
  const action = view.rules.actions.get(id);
  const parsed = action?.parse({ ...args, path: pairsOf(path) });
  if (action === undefined || parsed === undefined) return null;
  return isRefusal(parsed) ? parsed : action.refuse(view, who, parsed);
}

const isRefusal = (parsed: JsonRecord | Refusal): parsed is Refusal => 'code' in parsed && 'with' in parsed;
