import { describe, expect, test } from 'vitest';
import { type Derivation, followed } from '../../src/engine/followed';
import type { Combatant } from '../../src/engine/state';
import {
  type Combatants,
  differingIn,
  journalOf,
  makeOwn,
  publish,
  revisionOf,
  withChanged,
} from '../../src/engine/table';

const someone = (id: string, damage = 0): Combatant => ({ id, damage }) as Combatant;
const tableOf = (...ids: string[]): Combatants => Object.fromEntries(ids.map((id) => [id, someone(id)]));
const fresh = (table: Combatants): readonly number[] => Object.values(table).map(({ damage }) => damage);

/** Damages by rank, and how often it was made from nothing. */
function damages() {
  const counted = { builds: 0, replaced: 0 };
  const derivation: Derivation<number[], null> = {
    build(all) {
      counted.builds += 1;
      return all.map(({ damage }) => damage);
    },
    replace(made, { after, rank }) {
      counted.replaced += 1;
      made[rank] = after.damage;
    },
  };
  return { counted, ask: followed(derivation) };
}

describe('a table of combatants', () => {
  test('is copied where nobody owns it, and where it was published', () => {
    const first = tableOf('a', 'b');
    const second = withChanged(first, 'a', someone('a', 1));
    expect(second).not.toBe(first);
    expect(fresh(first)).toEqual([0, 0]);
    makeOwn(second);
    expect(withChanged(second, 'b', someone('b', 2))).toBe(second);
    expect(revisionOf(second)).toBe(1);
    publish(second);
    expect(withChanged(second, 'b', someone('b', 3))).not.toBe(second);
    expect(fresh(second)).toEqual([1, 2]);
  });
});

describe('two tables', () => {
  test('of which one was made from the other differ in those who were changed since', () => {
    const before = tableOf('a', 'b', 'c');
    const after = withChanged(before, 'b', someone('b', 5));
    makeOwn(after);
    withChanged(after, 'c', someone('c', 6));
    const [first, second] = [journalOf(before), journalOf(after)];
    expect(differingIn(first, second)).toEqual(['b', 'c']);
    expect(differingIn(second, first)).toEqual(['b', 'c']);
  });

  test('of which nothing is known may differ in anyone', () => {
    const before = tableOf('a', 'b');
    const own = { ...before };
    makeOwn(own);
    const branch = withChanged(before, 'b', someone('b', 5));
    // Somebody who was not there is no change of one.
    const joined = withChanged(before, 'c', someone('c'));
    for (const other of [own, joined, withChanged(branch, 'a', someone('a', 1)), tableOf('a', 'b')])
      expect(differingIn(journalOf(before), journalOf(other))).toBeNull();
  });
});

describe('what follows a table', () => {
  test('is brought up to date by what was changed in place', () => {
    const { ask, counted } = damages();
    const table = withChanged(tableOf('a', 'b', 'c'), 'a', someone('a', 1));
    makeOwn(table);
    expect(ask(table, null, null)).toEqual([1, 0, 0]);
    withChanged(table, 'c', someone('c', 7));
    withChanged(table, 'a', someone('a', 2));
    withChanged(table, 'a', someone('a', 3));
    expect(ask(table, null, null)).toEqual([3, 0, 7]);
    expect(counted).toEqual({ builds: 1, replaced: 2 });
  });

  test('goes to another table, and back, by who differs', () => {
    const { ask, counted } = damages();
    const before = tableOf('a', 'b', 'c');
    const after = withChanged(before, 'b', someone('b', 5));
    for (const table of [before, after, before, after]) expect(ask(table, null, null)).toEqual(fresh(table));
    expect(counted).toEqual({ builds: 1, replaced: 3 });
  });

  test('goes to the state after a command, and back when it is undone', () => {
    const { ask, counted } = damages();
    const before = tableOf('a', 'b', 'c');
    const after = withChanged(before, 'b', someone('b', 5));
    makeOwn(after);
    withChanged(after, 'c', someone('c', 6));
    publish(after);
    for (const table of [before, after, before, after]) expect(ask(table, null, null)).toEqual(fresh(table));
    expect(counted).toEqual({ builds: 1, replaced: 6 });
  });

  test('is made anew for other combatants, another order of them, or another key', () => {
    const { ask, counted } = damages();
    ask(tableOf('a', 'b'), null, null);
    for (const table of [tableOf('a', 'b', 'c'), tableOf('b', 'a'), tableOf('b')]) ask(table, null, null);
    const table = tableOf('b');
    ask(table, {}, null);
    expect(counted.builds).toBe(5);
  });
});
