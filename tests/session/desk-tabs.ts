import 'fake-indexeddb/auto';
import { afterEach, beforeEach, expect, vi } from 'vitest';
import { createDesk } from '../../src/desk';
import { encounterOf } from '../../src/reading';
import { rules } from '../../src/rules/registry';
import { database } from '../../src/session/database';
import type { Desk } from '../../src/session/desk';
import { type Keeper, keep } from '../../src/session/keeper';
import { keepPicture } from '../../src/session/pictures';
import { refusalOf } from '../../src/session/refused';
import { Shelf } from '../../src/session/shelf';
import { createFight, type FightStore } from '../../src/session/store';
import { createText } from '../../src/text/i18n';
import { pngOf } from './png';

export const AMBUSH = `title: Ambush
map: |
  . A . . B .
  . . . . . .
combatants:
  A: { name: Alma, side: party, hp: 20, abilities: { str: 14 } }
  B: { creature: orc, side: foes }
`;

/** A tab of a browser with a fight in it. */
export interface Tab {
  readonly store: FightStore;
  readonly keeper: Keeper;
  readonly desk: Desk;
}
const tabs: { keeper: Keeper; shelf: Shelf }[] = [];
export const text = createText('en');

export async function tab(content = AMBUSH): Promise<Tab> {
  const store = createFight(rules, encounterOf(content, ''));
  const shelf = await Shelf.open(`tab-${tabs.length}`);
  const keeper = keep({ shelf, rules, store, neighbours: { opened() {}, listen() {}, close() {} } });
  tabs.push({ keeper, shelf });
  return { store, keeper, desk: createDesk({ rules, store, text, keeper }) };
}

/** Each test has an empty browser; the tabs that it opened are closed after it. */
export function emptyBrowserEach(): void {
  beforeEach(async () => {
    const db = await database();
    for (const name of db.objectStoreNames) await db.clear(name);
  });
  afterEach(() => {
    for (const { keeper, shelf } of tabs.splice(0)) {
      keeper.stop();
      shelf.close();
    }
    vi.unstubAllGlobals();
  });
}

export const fileOf = (blob: Blob | string, name = 'x.fivefoot'): File => new File([blob], name);
export const codeOf = (promise: Promise<unknown>): Promise<string> =>
  promise.then(
    () => 'done',
    (error: unknown) => refusalOf(error).code,
  );
export async function withPicture({ store }: Tab): Promise<string> {
  const picture = await keepPicture(new Blob([pngOf(3, 2)]));
  store.getState().send({
    type: 'edit',
    edit: 'picture',
    args: { picture: { ...picture, left: 0, top: 0, pixelsPerSquare: 50, opacity: 1 } },
  });
  expect(store.getState().encounter.picture?.id).toBe(picture.id);
  return picture.id;
}
/** How much of everything the browser keeps. */
export const kept = async () => {
  const db = await database();
  const names = [...db.objectStoreNames];
  return Object.fromEntries(await Promise.all(names.map(async (name) => [name, await db.count(name)])));
};

/** A tab with two saved encounters, a picture, a template and a fight. */
export async function filled(): Promise<Tab> {
  const here = await tab();
  await withPicture(here);
  await here.desk.saveNew('Ambush');
  here.store.getState().send({ type: 'edit', edit: 'set', args: { on: 'A', state: { damage: 13 } } });
  await here.desk.saveNew('Later');
  const db = await database();
  await db.put('templates', { id: 't1', name: 'Orc', block: { creature: 'orc' }, at: 5 });
  await here.keeper.settled();
  return here;
}
