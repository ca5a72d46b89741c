import { strToU8, unzipSync, type Zippable, zipSync } from 'fflate';
import { describe, expect, test, vi } from 'vitest';
import { encounterOf } from '../../src/reading';
import { database } from '../../src/session/database';
import { formatSave } from '../../src/session/save-file';
import { AMBUSH, codeOf, emptyBrowserEach, fileOf, filled, kept, tab, withPicture } from './desk-tabs';
import { pngOf } from './png';

const MARKUP = AMBUSH.replace('name: Alma', 'name: "<img src=x onerror=alert(1)>"').replace(
  'title: Ambush',
  'title: "<script>alert(1)</script>"',
);

emptyBrowserEach();

describe('the library', () => {
  test('a saved encounter begins a new fight, and the one before it stays', async () => {
    const { desk, store, keeper } = await tab();
    expect(await desk.saveNew('My ambush')).toEqual({ is: 'saved', name: 'My ambush' });
    store.getState().send({ type: 'edit', edit: 'set', args: { on: 'A', state: { damage: 17 } } });
    await keeper.settled();
    const before = desk.openFight();
    const [saved] = await desk.encounters();
    await desk.begin(saved?.id ?? '');
    await keeper.settled();
    expect(store.getState().encounter.combatants.A?.damage).toBe(0);
    expect(store.getState().session.entries).toEqual([]);
    expect((await desk.fights()).map(({ id }) => id)).toContain(before);
    expect(desk.openFight()).not.toBe(before);
  });
  test('saving again goes over the same encounter, and the loser of two tabs is told', async () => {
    const one = await tab();
    await one.desk.saveNew('Shared');
    const [saved] = await one.desk.encounters();
    const two = await tab();
    await two.desk.begin(saved?.id ?? '');
    two.store.getState().send({ type: 'edit', edit: 'set', args: { on: 'A', state: { damage: 15 } } });
    expect(await two.desk.saveAgain()).toEqual({ is: 'saved', name: 'Shared' });
    expect(await one.desk.saveAgain()).toEqual({ is: 'elsewhere' });
    expect((await one.desk.encounters()).map(({ revision }) => revision)).toEqual([2]);
    expect(await one.desk.saveNew('Shared')).toEqual({ is: 'saved', name: 'Shared (2)' });
    expect(await one.desk.saveAgain()).toMatchObject({ is: 'saved' });
    expect(await one.desk.encounters()).toHaveLength(2);
  });
  test('deleting is taken back, of encounters and of fights', async () => {
    const { desk, store, keeper } = await tab();
    await desk.saveNew('Ambush');
    await keeper.settled();
    store.getState().openEncounter(encounterOf(AMBUSH, ''));
    await keeper.settled();
    const [[encounter], fights] = [await desk.encounters(), await desk.fights()];
    const before = await kept();
    const putBack = await desk.remove(encounter?.id ?? '');
    const old = fights.find(({ id }) => id !== desk.openFight());
    const fightBack = await desk.removeFight(old?.id ?? '');
    expect(await kept()).toMatchObject({ library: 0, fights: 1 });
    await putBack();
    await fightBack();
    expect(await kept()).toEqual(before);
    expect(await desk.encounters()).toEqual([encounter]);
  });
  test('names are text', async () => {
    const { desk, store } = await tab(MARKUP);
    await desk.saveNew('<img src=x onerror=alert(1)>');
    const [saved] = await desk.encounters();
    expect(saved?.name).toBe('<img src=x onerror=alert(1)>');
    await desk.begin(saved?.id ?? '');
    expect(store.getState().encounter.combatants.A?.sheet.name).toBe('<img src=x onerror=alert(1)>');
  });
});

describe('files', () => {
  test('a saved encounter goes out with its picture and comes in again', async () => {
    const first = await tab();
    const id = await withPicture(first);
    await first.desk.saveNew('Ambush');
    const [saved] = await first.desk.encounters();
    const file = await first.desk.encounterFile(saved?.id ?? '');
    const db = await database();
    await db.clear('library');
    await db.clear('pictures');
    expect(await first.desk.bring(fileOf(file))).toEqual({
      encounters: 1,
      templates: 0,
      fights: 0,
      known: 0,
    });
    expect(await first.desk.encounters()).toMatchObject([
      { text: saved?.text, pictures: [id], name: 'Ambush' },
    ]);
    expect(new Uint8Array((await db.get('pictures', id))?.bytes ?? new ArrayBuffer(0))).toEqual(pngOf(3, 2));
  });
  test('the fight goes out with its history, and opens as it stood', async () => {
    const { desk, store } = await tab();
    await withPicture({ desk, store, keeper: (await tab()).keeper });
    store.getState().send({ type: 'edit', edit: 'set', args: { on: 'A', state: { damage: 13 } } });
    const { session } = store.getState();
    const file = await desk.fightFile();
    store.getState().openEncounter(encounterOf(MARKUP, ''));
    expect(await desk.open(file)).toBeNull();
    expect(store.getState().encounter.combatants.A?.damage).toBe(13);
    expect(store.getState().session.entries).toHaveLength(session.entries.length);
  });
  test('the notation alone is a file too', async () => {
    const { desk } = await tab();
    await desk.bring(fileOf(AMBUSH, 'ambush.yaml'));
    expect(await desk.encounters()).toMatchObject([{ name: 'Ambush', combatants: 2, width: 6, height: 2 }]);
  });
  test('one that is broken changes nothing', async () => {
    const { desk, store } = await tab();
    const before = store.getState().session;
    const nothing = await kept();
    const sound = formatSave(before);
    const hostile = sound.replaceAll('"columns":6', '"columns":1000000000');
    expect(hostile).not.toBe(sound);
    const parts = (name: string, content: string): Zippable => ({
      'encounter.yaml': strToU8(AMBUSH),
      [name]: strToU8(content),
    });
    const zip = (it: Zippable) => fileOf(new Blob([new Uint8Array(zipSync(it))]));
    const deep = `{"format":"fivefoot","version":1,"start":${'['.repeat(5000)}${']'.repeat(5000)}}`;
    const broken: [File, string][] = [
      [fileOf('title: Broken\nmap: |\n  . A\ncombatants: 7\n'), 'file-not-an-encounter'],
      [fileOf(new Blob([new Uint8Array(300)])), 'file-not-an-encounter'],
      [zip({ 'encounter.yaml': strToU8('a: [') }), 'file-not-an-encounter'],
      [zip(parts('fight.json', '{')), 'save-not-json'],
      [zip(parts('fight.json', '[]')), 'save-of-another-program'],
      [zip(parts('fight.json', deep)), 'save-damaged'],
      [zip(parts('fight.json', hostile)), 'save-damaged'],
      [zip({ 'library.json': strToU8('{"format":"fivefoot-library"}') }), 'backup-damaged'],
      [zip({ 'library.json': strToU8('7'), 'x.exe': strToU8('') }), 'archive-stranger'],
    ];
    for (const [file, code] of broken) {
      expect(await codeOf(desk.open(file)), code).toMatch(
        code === 'file-not-an-encounter' ? /file-not|archive/ : code,
      );
      expect(await codeOf(desk.bring(file)), code).not.toBe('done');
      expect(await kept()).toEqual(nothing);
    }
    expect(store.getState().session).toBe(before);
  });
  test('where there is no room nothing is half written', async () => {
    const { desk } = await tab();
    const db = await database();
    const put = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    expect(await codeOf(desk.saveNew('Ambush'))).toBe('storage-full');
    put.mockRestore();
    expect(await db.count('library')).toBe(0);
  });
});

describe('a backup', () => {
  test('brings everything into an empty browser', async () => {
    const { desk } = await filled();
    const file = await desk.backupFile();
    const before = await kept();
    const encounters = await desk.encounters();
    const [fight] = await desk.fights();
    const db = await database();
    for (const name of db.objectStoreNames) await db.clear(name);
    expect(await desk.bring(fileOf(file))).toEqual({ encounters: 2, templates: 1, fights: 1, known: 0 });
    expect(await kept()).toEqual(before);
    expect((await desk.encounters()).map(({ id, name, at, text: words }) => [id, name, at, words])).toEqual(
      encounters.map(({ id, name, at, text: words }) => [id, name, at, words]),
    );
    expect(await desk.fights()).toMatchObject([{ id: fight?.id, title: fight?.title, at: fight?.at }]);
    const other = await tab();
    expect(await other.keeper.resume()).toBe(true);
    expect(other.store.getState().encounter.combatants.A?.damage).toBe(13);
    expect(other.store.getState().ui.notice).toBeNull();
  });
  test('brought twice adds nothing, and replaces nothing that has changed since', async () => {
    const { desk, store, keeper } = await filled();
    const file = await desk.backupFile();
    const before = await kept();
    expect(await desk.bring(fileOf(file))).toEqual({ encounters: 0, templates: 0, fights: 0, known: 4 });
    expect(await kept()).toEqual(before);
    store.getState().send({ type: 'edit', edit: 'set', args: { on: 'A', state: { damage: 18 } } });
    await desk.saveAgain();
    await keeper.settled();
    const changed = await desk.encounters();
    expect(await desk.bring(fileOf(file))).toMatchObject({ encounters: 1, fights: 1, known: 2 });
    expect(await desk.encounters()).toEqual(expect.arrayContaining([...changed]));
    expect((await desk.encounters()).map(({ name }) => name).sort()).toEqual([
      'Ambush',
      'Later',
      'Later (2)',
    ]);
    expect(await desk.fights()).toHaveLength(2);
    expect(await desk.bring(fileOf(file))).toMatchObject({ encounters: 0, fights: 0 });
  });
  test('of which a part is broken brings nothing at all', async () => {
    const { desk } = await filled();
    const parts = unzipSync(new Uint8Array(await (await desk.backupFile()).arrayBuffer()));
    const db = await database();
    for (const name of db.objectStoreNames) await db.clear(name);
    const nothing = await kept();
    for (const name of Object.keys(parts)) {
      const broken = new Blob([new Uint8Array(zipSync({ ...parts, [name]: strToU8('{"format":') }))]);
      expect(await codeOf(desk.bring(fileOf(broken))), name).not.toBe('done');
      const { [name]: left, ...rest } = parts;
      expect(left).toBeDefined();
      const missing = await codeOf(desk.bring(fileOf(new Blob([new Uint8Array(zipSync(rest))]))));
      if (!name.startsWith('pictures/')) expect(missing, name).not.toBe('done');
      if (missing === 'done') for (const store of db.objectStoreNames) await db.clear(store);
      expect(await kept(), name).toEqual(nothing);
    }
  });
});

describe('a link', () => {
  test('carries the encounter, and opens it as a fight of its own when asked to', async () => {
    vi.stubGlobal('location', { href: 'http://table.test/play/?a=1#old' });
    const here = await tab();
    await withPicture(here);
    const address = await here.desk.link();
    expect(address).toMatch(/^http:\/\/table\.test\/play\/\?a=1#e=/);
    const other = await tab(MARKUP);
    const before = other.store.getState().session;
    const linked = await other.desk.linked(new URL(address).hash);
    expect(linked).toMatchObject({ title: 'Ambush', combatants: 2 });
    expect(other.store.getState().session).toBe(before);
    linked.open();
    expect(other.store.getState().encounter).toMatchObject({ title: 'Ambush', picture: null });
  });
  test('that holds no encounter is refused', async () => {
    vi.stubGlobal('location', { href: 'http://table.test/' });
    const { desk } = await tab();
    expect(await codeOf(desk.linked('#e=AAAA'))).toBe('link-broken');
  });
});
