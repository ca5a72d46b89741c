import type { Person } from './from-table';

/** Which colour and dashes are somebody's, counted from 0: everyone at a table has them by the order in which they came. */
export const handOf = (people: readonly Pick<Person, 'name'>[], name: string): number =>
  Math.max(
    0,
    people.findIndex((it) => it.name === name),
  );
