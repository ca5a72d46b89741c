import 'fake-indexeddb/auto';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { type Database, openDatabase } from '../../src/session/database';
import { contentOf, Library } from '../../src/session/library';
import { nameOf } from '../../src/session/names';
import { Templates } from '../../src/session/templates';
import { table } from './table';

let database: Database;
let library: Library;
let other: Library;
let count = 0;
let time = 0;
beforeEach(async () => {
  count += 1;
  database = await openDatabase(`library-${count}`);
  const clock = () => ++time;
  library = new Library(database, clock);
  other = new Library(database, clock);
});
afterEach(() => database.close());

const content = (text: string) => contentOf(table(), text);
const names = async () => (await library.list()).map(({ name }) => name);

test('what is saved stands in the list with its figures, the latest first', async () => {
  await library.add('First', content('one'));
  await library.add('Second', content('two'));
  expect(await library.list()).toMatchObject([
    { name: 'Second', text: 'two', revision: 1, combatants: 2, pictures: [] },
    { name: 'First', text: 'one', width: table().board.columns, height: table().board.rows },
  ]);
});

test('a name that is taken gets a number, when saving, renaming and copying', async () => {
  const first = await library.add('Ambush', content('one'));
  await library.add('Ambush', content('two'));
  await library.duplicate(first.id);
  const last = await library.add('Other', content('three'));
  expect((await library.rename(last.id, 'Ambush'))?.name).toBe('Ambush (4)');
  expect((await names()).sort()).toEqual(['Ambush', 'Ambush (2)', 'Ambush (3)', 'Ambush (4)']);
  expect((await library.rename(first.id, 'Ambush'))?.name).toBe('Ambush');
});

test('of two who began from the same revision the second writes nothing', async () => {
  const { id, revision } = await library.add('Ambush', content('one'));
  expect(await library.save(id, revision, content('by the first'))).toMatchObject({ revision: 2 });
  expect(await other.save(id, revision, content('by the second'))).toBeNull();
  expect(await library.get(id)).toMatchObject({ text: 'by the first', name: 'Ambush' });
});

test('of two who save at the same time one writes', async () => {
  const { id, revision } = await library.add('Ambush', content('one'));
  const both = await Promise.all([
    library.save(id, revision, content('a')),
    other.save(id, revision, content('b')),
  ]);
  expect(both.filter((saved) => saved !== null)).toHaveLength(1);
});

test('what was deleted elsewhere is not saved again behind its back', async () => {
  const { id, revision } = await library.add('Ambush', content('one'));
  await other.remove(id);
  expect(await library.save(id, revision, content('two'))).toBeNull();
  expect(await library.rename(id, 'New')).toBeNull();
  expect(await library.duplicate(id)).toBeNull();
  expect(await library.list()).toEqual([]);
});

test('what was removed can be put back as it was', async () => {
  const saved = await library.add('Ambush', content('one'));
  const removed = await library.remove(saved.id);
  expect(await names()).toEqual([]);
  expect(removed).toEqual(saved);
  if (removed !== null) await library.put(removed);
  expect(await library.get(saved.id)).toEqual(saved);
});

test('a name is one line of text, whatever it was', () => {
  expect(nameOf('  <img src=x onerror=alert(1)>\n\u202egoblins\u0000 ')).toBe(
    '<img src=x onerror=alert(1)> goblins',
  );
  expect(nameOf('x'.repeat(5000))).toHaveLength(120);
});

test('templates are kept by name, and put back', async () => {
  const templates = new Templates(database, () => 5);
  await templates.add('Orc', { creature: 'orc' });
  const second = await templates.add('Orc', { creature: 'orc', hp: 9 });
  await templates.add('Gnoll', { creature: 'gnoll' });
  expect((await templates.list()).map(({ name }) => name)).toEqual(['Gnoll', 'Orc', 'Orc (2)']);
  expect(await templates.remove(second.id)).toEqual(second);
  expect(await templates.list()).toHaveLength(2);
  await templates.put(second);
  expect(await templates.list()).toContainEqual(second);
});
