import { actionTable } from './action-table';
import { appendixBoard } from './appendix-board';
import { appendixFeats } from './appendix-feats';
import { appendixModifiers } from './appendix-modifiers';
import { appendixSpecialAttacks } from './appendix-special-attacks';
import { appendixStates } from './appendix-states';
import { attack } from './attack';
import type { Clause, ClauseTable } from './clause';
import { combat } from './combat';
import { injury } from './injury';
import { magic } from './magic';
import { movement } from './movement';
import { rounds } from './rounds';

const tables = [
  combat,
  rounds,
  actionTable,
  attack,
  magic,
  movement,
  injury,
  appendixBoard,
  appendixModifiers,
  appendixSpecialAttacks,
  appendixStates,
  appendixFeats,
];

const listed = (table: ClauseTable): Clause[] =>
  Object.entries(table).map(([id, told]) =>
    typeof told === 'string' ? { id, title: told, gm: null } : { id, ...told },
  );

/** Every clause of the combat chapter and of its appendix (`X-`), in the chapter's order. Data for tools and tests; the app does not load it. */
export const clauses: readonly Clause[] = tables.flatMap(listed);
