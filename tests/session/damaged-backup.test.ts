import { strFromU8, strToU8, type Unzipped, unzipSync, zipSync } from 'fflate';
import { beforeEach, describe, expect, test } from 'vitest';
import { database } from '../../src/session/database';
import type { Desk } from '../../src/session/desk';
import { refusalOf } from '../../src/session/refused';
import { emptyBrowserEach, fileOf, filled, kept, text } from './desk-tabs';

// Real backups, damaged as files are: cut off, a bit turned, one of the parts not what it should be.

emptyBrowserEach();

let desk: Desk;
let file: Uint8Array<ArrayBuffer>;
let parts: Unzipped;
let nothing: Record<string, number>;
beforeEach(async () => {
  ({ desk } = await filled());
  file = new Uint8Array(await (await desk.backupFile()).arrayBuffer());
  parts = unzipSync(file);
  const db = await database();
  for (const name of db.objectStoreNames) await db.clear(name);
  nothing = await kept();
});

/** What is told of a file that brings nothing. */
async function told(bytes: Uint8Array<ArrayBuffer>): Promise<string> {
  const said = await desk.bring(fileOf(new Blob([bytes]))).then(
    () => 'brought',
    (error: unknown) => {
      const { code, with: values } = refusalOf(error);
      return text.t(`refusals:${code}`, { ...values });
    },
  );
  expect(await kept(), said).toEqual(nothing);
  return said;
}
/** What of the words of a backup is there after something was done; then the browser is empty again. */
async function whatIsThere(after: () => Promise<unknown>): Promise<string> {
  await after();
  const db = await database();
  const stores = await Promise.all(
    (['library', 'templates', 'entries'] as const).map((name) => db.getAll(name)),
  );
  for (const name of db.objectStoreNames) await db.clear(name);
  return JSON.stringify(stores);
}
const packed = (changed: Record<string, Uint8Array>): Uint8Array<ArrayBuffer> =>
  new Uint8Array(zipSync({ ...parts, ...changed }));
const nameOf = (folder: string): string =>
  Object.keys(parts).find((name) => name.startsWith(`${folder}/`)) ?? '';
function withList(change: (list: Record<string, never[]>) => void): Uint8Array<ArrayBuffer> {
  const list = JSON.parse(strFromU8(parts['library.json'] ?? new Uint8Array()));
  change(list);
  return packed({ 'library.json': strToU8(JSON.stringify(list)) });
}

describe('a damaged backup changes nothing and says what is wrong:', () => {
  test('cut off anywhere', async () => {
    for (const share of [0.01, 0.3, 0.6, 0.9, 0.999])
      expect(await told(file.slice(0, Math.max(4, file.length * share))), String(share)).toContain(
        'ends before its end',
      );
    expect(await told(new Uint8Array())).not.toBe('brought');
  });
  test('a bit turned anywhere inside a part', async () => {
    const whole = new Uint8Array(zipSync(parts, { level: 0 }));
    for (const name of Object.keys(parts)) {
      const from = strFromU8(whole, true).indexOf(name) + name.length;
      const bytes = whole.slice();
      bytes[from + 3] = (bytes[from + 3] ?? 0) ^ 1;
      expect(await told(bytes), name).toContain(`“${name}” in this file is damaged`);
    }
  });
  test('a bit turned anywhere in the whole file never brings anything else than what was packed', async () => {
    const whole = await whatIsThere(() => desk.bring(fileOf(new Blob([file]))));
    for (let at = 0; at < file.length; at += 17) {
      const bytes = file.slice();
      bytes[at] = (bytes[at] ?? 0) ^ 0x10;
      const there = await whatIsThere(() => desk.bring(fileOf(new Blob([bytes]))).catch(() => null));
      // A time or a flag that nobody reads may be any.
      if (there !== '[[],[],[]]') expect(there, String(at)).toBe(whole);
    }
  }, 60_000);
  test('an encounter that is none, with its name and what is wrong in it', async () => {
    const bad = 'title: A\nmap: |\n  . A\ncombatants:\n  A: { strenght: 4 }\n';
    const said = await told(packed({ [nameOf('encounters')]: strToU8(bad) }));
    expect(said).toMatch(/(Ambush|Later).*unknown key “strenght”/);
  });
  test('a fight that is none, with its name', async () => {
    for (const bad of ['{"format":"fivefoot","version":1}', '[]', '{'])
      expect(await told(packed({ [nameOf('fights')]: strToU8(bad) }))).toBe(
        'The fight “Ambush” in this backup is damaged. Nothing of it was taken.',
      );
  });
  test('a template of which no combatant can be made, with its name and what is wrong in it', async () => {
    for (const [block, problem] of [
      [{ strenght: 4 }, /“Orc”.*unknown key “strenght”/],
      [{ creature: 'orq' }, /“Orc”.*orq/],
      ['orc', /“Orc”/],
    ] as const)
      expect(await told(withList(({ templates }) => Object.assign(templates?.[0] ?? {}, { block })))).toMatch(
        problem,
      );
  });
  test('a list that is damaged or of a later version', async () => {
    expect(await told(packed({ 'library.json': strToU8('{"format":') }))).toContain('its list is damaged');
    expect(await told(withList((list) => Object.assign(list, { version: 2 })))).toContain(
      'This backup was made by a later version of Fivefoot (format 2)',
    );
  });
  test('a part of another program, one that is missing, one that unpacks to far too much', async () => {
    expect(await told(packed({ 'evil.exe': strToU8('x') }))).toContain('“evil.exe” does not belong');
    const name = nameOf('encounters');
    const { [name]: _left, ...rest } = parts;
    expect(await told(new Uint8Array(zipSync(rest)))).toContain(`“${name}” is missing`);
    expect(await told(packed({ [name]: new Uint8Array(9 * 1024 * 1024) }))).toContain(
      `“${name}” in this file`,
    );
  });
  test('a picture that is another or none', async () => {
    const name = nameOf('pictures');
    expect(await told(packed({ [name]: strToU8('no picture') }))).toContain('no picture');
  });
});
