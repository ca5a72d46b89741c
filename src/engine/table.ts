import type { Combatant, CombatantId, Encounter } from './state';

export type Combatants = Encounter['combatants'];

/** How a table came from another: that one with a single combatant changed. */
interface Birth {
  readonly from: number;
  /** The other's revision then. */
  readonly revision: number;
  /** Who was changed. */
  readonly ids: readonly [CombatantId];
}
/** What is known of a table's past. */
export interface Journal {
  /** Stands for the table where a reference would keep it, and all before it, from being forgotten. */
  readonly serial: number;
  readonly birth: Birth | null;
  /** Who was changed in place, in order. */
  readonly changed: CombatantId[];
  /** `fixed` is for good; only a new table can come to be a command's own. */
  stage: 'new' | 'own' | 'fixed';
}
const journals = new WeakMap<Combatants, Journal>();
let lastSerial = 0;

/** The same for as long as there is the table. `changed` grows while a command changes the table in place. */
export const journalOf = (table: Combatants): Journal => journals.get(table) ?? newJournal(table, null);

function newJournal(table: Combatants, birth: Birth | null): Journal {
  lastSerial += 1;
  const made: Journal = { serial: lastSerial, birth, changed: [], stage: 'new' };
  journals.set(table, made);
  return made;
}

/** Copies that were made ahead, each for the first command that changes the table. */
const spares = new WeakMap<Combatants, Record<CombatantId, Combatant>>();
/** Fewer are copied in no time. */
const MANY = 100;

/** Copying a fight of many is much of what a short command costs: whoever has time makes the copy before the command is there. */
export function copyAhead(table: Combatants): void {
  if (!spares.has(table) && Object.keys(table).length >= MANY) spares.set(table, { ...table });
}

function copyOf(table: Combatants): Record<CombatantId, Combatant> {
  const spare = spares.get(table);
  spares.delete(table);
  return spare ?? { ...table };
}

/** The table with one combatant changed: the same table where a command owns it, else a copy. */
export function withChanged(table: Combatants, id: CombatantId, who: Combatant): Combatants {
  const journal = journalOf(table);
  if (journal.stage !== 'own') {
    const copy = copyOf(table);
    copy[id] = who;
    const isKnown = Object.hasOwn(table, id);
    newJournal(copy, isKnown ? { from: journal.serial, revision: journal.changed.length, ids: [id] } : null);
    return copy;
  }
  const own: Record<CombatantId, Combatant> = table;
  own[id] = who;
  journal.changed.push(id);
  return own;
}

/** From now on a command may change this copy, which nobody else has, in place: a fight of many is copied once a command. */
export function makeOwn(table: Combatants): void {
  const journal = journalOf(table);
  if (journal.stage === 'new') journal.stage = 'own';
}

/** The command is done with it: it will never change again. */
export function publish(table: Combatants): void {
  const journal = journals.get(table);
  if (journal) journal.stage = 'fixed';
}

/** With the table's identity this stands for what is in it: whoever remembers an answer compares both. */
export const revisionOf = (table: Combatants): number => journalOf(table).changed.length;

/** The only ones who may differ between two tables of which one was made from the other; null where neither was. */
export const differingIn = (a: Journal, b: Journal): readonly CombatantId[] | null =>
  sinceBirth(a, b) ?? sinceBirth(b, a);

function sinceBirth({ birth, changed }: Journal, parent: Journal): readonly CombatantId[] | null {
  if (birth?.from !== parent.serial || birth.revision !== parent.changed.length) return null;
  return changed.length === 0 ? birth.ids : [...birth.ids, ...changed];
}
