import { unpack } from '@colyseus/msgpackr';
import { describe, expect, test } from 'vitest';
import { bytesOf } from '../../src/server/wire-bytes';
import { unpacked } from '../../src/sharing/packed';
import type { ChangeMessage, Snapshot, ToScreen } from '../../src/sharing/to-screen';
import { readToScreen } from '../../src/sharing/to-screen';
import { encounterOf } from '../sharing/line';

/** As the framework's client reads a frame: its kind, the kind of message, the message. */
function read(bytes: Buffer): unknown {
  expect([...bytes.subarray(0, 3)]).toEqual([13, 0xa1, 'm'.charCodeAt(0)]);
  return unpacked(unpack(bytes.subarray(3)));
}
const fight = (count: number) =>
  encounterOf(`
size: [40, 40]
combatants:
${Array.from({ length: count }, (_, index) => `  T${index}: { name: Token ${index}, side: party, at: [${index % 40}, ${Math.floor(index / 40)}], hp: 9 }`).join('\n')}
`);
const snapshot = (count: number, n: number): Snapshot => ({
  type: 'snapshot',
  v: 1,
  stream: 'word.0',
  n,
  viewer: { role: 'gm' },
  encounter: fight(count),
  log: [],
  first: 0,
  more: false,
});
const change = (n: number, body: Pick<ChangeMessage, 'told' | 'patch'>): ChangeMessage => ({
  type: 'change',
  v: 1,
  stream: `stream${n}`,
  n,
  kind: 'command',
  less: 0,
  ...body,
});
const told = [{ by: 'Anna', events: [], names: { F: 'Fighter' } }] as const;
const patch = [{ at: ['combatants', 'F', 'damage'], v: 7 }] as const;

describe('a message in bytes', () => {
  test.each<readonly [string, ToScreen]>([
    ['a small snapshot', snapshot(2, 0)],
    ['a large one', snapshot(200, 300)],
    ['a change', change(70_000, { told, patch })],
    ['another kind', { type: 'accepted', v: 1, id: 12 }],
  ])('is read as it was: %s', (_, message) => {
    const plain: unknown = JSON.parse(JSON.stringify(message));
    for (const bytes of [bytesOf(message), bytesOf(message)]) {
      expect(read(bytes)).toEqual(plain);
      expect(readToScreen(read(bytes))).not.toBeNull();
    }
  });

  test('a large snapshot is packed, its words are not in plain sight; a small one is as it is', () => {
    expect(bytesOf(snapshot(200, 0)).includes('Token 17')).toBe(false);
    expect(bytesOf(snapshot(200, 0)).length).toBeLessThan(20_000);
    expect(bytesOf(snapshot(20, 0)).includes('Token 17')).toBe(false);
    expect(bytesOf(snapshot(2, 0)).includes('Token 1')).toBe(true);
  });

  test.each([0, 1, 63, 64, 127, 128, 255, 256, 65_535, 65_536, 4_000_000])(
    'a change carries its number: %i',
    (n) => {
      const numbered = { ...change(1, { told, patch }), n };
      expect(read(bytesOf(numbered))).toEqual(numbered);
    },
  );

  test('what two viewers share is theirs, and what they do not is each one’s own', () => {
    const [first, second] = [change(1, { told, patch }), change(2, { told, patch })];
    expect(read(bytesOf(first))).toEqual(first);
    expect(read(bytesOf(second))).toEqual(second);
    const other = change(3, { told: [], patch });
    expect(read(bytesOf(other))).toEqual(other);
    const undone: ChangeMessage = { ...first, kind: 'undo', less: 2 };
    expect(read(bytesOf(undone))).toEqual(undone);
    expect(read(bytesOf(first))).toEqual(first);
  });
});
