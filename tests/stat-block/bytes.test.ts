import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeEach, expect, test, vi } from 'vitest';
import { readStatBlock } from '../../src/stat-block/read-stat-block';
import { main } from '../../src/tools/stat-block';

const folder = mkdtempSync(join(tmpdir(), 'stat-block-'));
afterAll(() => rmSync(folder, { recursive: true }));
const out: string[] = [];
const err: string[] = [];
beforeEach(() => {
  out.length = 0;
  err.length = 0;
  vi.spyOn(process.stdout, 'write').mockImplementation((text) => out.push(String(text)) > 0);
  vi.spyOn(process.stderr, 'write').mockImplementation((text) => err.push(String(text)) > 0);
});
afterEach(() => vi.restoreAllMocks());

const block = `Ooze
Medium Ooze
Hit Dice: 2d10+8 (19 hp)
Initiative: –5
Armor Class: 5 (–5 Dex), touch 5, flat-footed 5
Full Attack: Slam +3 melee (1d6)
Space/Reach: 2½ ft./0 ft.
`;
const windows = (text: string): Buffer =>
  Buffer.from(text.replaceAll('–', '\u0096').replaceAll('½', '\u00bd'), 'latin1');

async function read(bytes: Uint8Array): Promise<{ code: number; found: ReturnType<typeof JSON.parse> }> {
  const file = join(folder, 'block.txt');
  writeFileSync(file, bytes);
  const code = await main([file, '--json']);
  return { code, found: JSON.parse(out.join('') || 'null') };
}

test.each([
  ['UTF-8', Buffer.from(block)],
  ['UTF-8 with its mark', Buffer.from(`\ufeff${block}`)],
  ['UTF-16', Buffer.from(`\ufeff${block}`, 'utf16le')],
  ['the code page of Windows', windows(block)],
])('a file in %s', async (_name, bytes) => {
  const { code, found } = await read(bytes);
  expect(code).toBe(0);
  expect(found.creatures).toMatchObject([
    { name: 'Ooze', initiative: -5, ac: { total: 5, parts: [{ bonus: -5, of: 'Dex' }] }, space: 2.5 },
  ]);
  expect(found.warnings).toEqual([]);
});

test('a block without attacks: what there is, what is missing, and the code for it', async () => {
  const { code, found } = await read(Buffer.from(block.replace(/^Full Attack.*\n/m, '')));
  expect(code).toBe(1);
  expect(found.creatures).toMatchObject([{ name: 'Ooze', fullAttack: null }]);
  expect(err.join('')).toBe('Ooze: missing: attacks\n');
});

test.each([
  ['no stat block', Buffer.from('It was a dark and stormy night.')],
  ['a picture', Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13])],
  ['nothing', Buffer.from('')],
])('%s: nothing is printed but the complaint', async (_name, bytes) => {
  const { code } = await read(bytes);
  expect([code, out]).toEqual([2, []]);
  expect(err.join('')).toMatch(/^cannot read .*block\.txt: .+\n$/);
});

test('signs that were lost in a paste are told once', () => {
  const [read] = readStatBlock(block.replaceAll('–', '\ufffd')).creatures;
  expect(read?.problems.filter(({ code }) => code === 'lost-sign').map((it) => it.with['text'])).toEqual([
    '\ufffd5; 5 (\ufffd5 Dex), touch 5, flat-footed 5',
  ]);
});
