import type { Combatant, CombatantId, Encounter } from './state';

export type Combatants = Encounter['combatants'];

interface Journal {
  /** Who was changed in place, in order. */
  readonly changed: CombatantId[];
  /** While its command is being resolved. */
  open: boolean;
}
/** Tables that a command made for itself. To everyone who is handed one after the command it is as fixed as any other. */
const journals = new WeakMap<Combatants, Journal>();
const NOBODY: readonly CombatantId[] = [];

/** The table with one combatant changed: the same table where a command owns it, else a copy. */
export function withChanged(table: Combatants, id: CombatantId, who: Combatant): Combatants {
  const journal = journals.get(table);
  if (journal?.open !== true) return { ...table, [id]: who };
  const own: Record<CombatantId, Combatant> = table;
  own[id] = who;
  journal.changed.push(id);
  return own;
}

/** From now on a command may change this copy, which nobody else has, in place: a fight of many is copied once a command. */
export function makeOwn(table: Combatants): void {
  if (!journals.has(table)) journals.set(table, { changed: [], open: true });
}

/** The command is done with it: it will never change again. */
export function publish(table: Combatants): void {
  const journal = journals.get(table);
  if (journal) journal.open = false;
}

/** Who was changed in place since the table was made. */
export const changesIn = (table: Combatants): readonly CombatantId[] =>
  journals.get(table)?.changed ?? NOBODY;

/** With the table's identity this stands for what is in it: whoever remembers an answer compares both. */
export const revisionOf = (table: Combatants): number => changesIn(table).length;
