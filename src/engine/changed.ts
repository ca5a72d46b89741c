import type { CombatantId } from './state';
import { type Combatants, differingIn, journalOf } from './table';

interface Compared {
  /** Of the other table, so that it need not be kept alive. */
  readonly serial: number;
  readonly ids: readonly CombatantId[];
}
/** The last answer for each table: several ask for the same two. */
const compared = new WeakMap<Combatants, Compared>();

/**
 * Who is another in `after` than in `before`, who came and who went among them, each once; some of them may be the same after all.
 * Both tables must be such as no command changes any more. Where one was made from the other nobody else is looked at.
 */
export function changedIn(before: Combatants, after: Combatants): readonly CombatantId[] {
  if (before === after) return [];
  const { serial } = journalOf(before);
  const last = compared.get(after);
  if (last?.serial === serial) return last.ids;
  const differing = differingIn(journalOf(before), journalOf(after));
  const ids = differing === null ? comparedIn(before, after) : [...new Set(differing)];
  compared.set(after, { serial, ids });
  return ids;
}

function comparedIn(before: Combatants, after: Combatants): readonly CombatantId[] {
  const found: CombatantId[] = [];
  for (const id of Object.keys(after)) if (before[id] !== after[id]) found.push(id);
  for (const id of Object.keys(before)) if (!Object.hasOwn(after, id)) found.push(id);
  return found;
}
