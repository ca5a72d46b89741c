import { setImmediate as turn } from 'node:timers/promises';
import { afterEach, expect, test, vi } from 'vitest';
import { Eyes } from '../../src/sharing/eyes';
import { type Desk, openDesk, type Visitor } from './desk';

// While a step is on its way to the disk it is worked out what everybody will be told of it. Nobody may hear of it before.

const FIGHT = `
size: [12, 8]
combatants:
  F: { name: Fighter, side: party, at: [2, 2], hp: 40 }
  O: { name: Ogre, side: foes, at: [5, 2], hp: 40 }
initiative: [F, O]
`;
afterEach(() => void vi.restoreAllMocks());

const hello = (visitor: Visitor): void => visitor.say({ type: 'hello', resume: null });
const heal = { type: 'edit', edit: 'damage', args: { on: 'F', amount: 3 } } as const;

/** The disk takes its time until it is let go. */
function slowDisk({ storage }: Desk): { letGo(): void; fail(): void } {
  const write = storage.write.bind(storage);
  let go: () => void = () => {};
  let fail: () => void = () => {};
  const gate = new Promise<void>((done, failed) => {
    go = done;
    fail = () => failed(new Error('the disk is full'));
  });
  storage.write = async (...args) => {
    await gate;
    return write(...args);
  };
  return { letGo: () => go(), fail: () => fail() };
}

async function sit(): Promise<{ desk: Desk; gm: Visitor; anna: Visitor }> {
  const desk = await openDesk(FIGHT);
  const gm = await desk.join({ seat: desk.gmSecret });
  hello(gm);
  const anna = await desk.join({ code: desk.codes.player, name: 'Anna' });
  hello(anna);
  await desk.settled();
  return { desk, gm, anna };
}
const changesOf = ({ got }: Visitor): number => got.filter(({ type }) => type === 'change').length;

test('who says hello while a step is being written is told of the fight when that is on the disk', async () => {
  const { desk, gm, anna } = await sit();
  const { letGo } = slowDisk(desk);
  gm.say({ type: 'command', id: 0, command: heal });
  await turn();
  await turn();
  const snapshots = anna.got.filter(({ type }) => type === 'snapshot').length;
  hello(anna);
  anna.say({ type: 'drag', drag: null });
  await turn();
  expect(anna.got.filter(({ type }) => type === 'snapshot')).toHaveLength(snapshots);
  expect(changesOf(gm) + changesOf(anna)).toBe(0);
  letGo();
  await desk.settled();
  expect(changesOf(gm)).toBe(1);
  expect(anna.got.filter(({ type }) => type === 'snapshot')).toHaveLength(snapshots + 1);
  expect(anna.last('snapshot').encounter.combatants.F?.damage).toBe(3);
  expect(anna.got.findIndex(({ type }) => type === 'change')).toBeLessThan(
    anna.got.findLastIndex(({ type }) => type === 'snapshot'),
  );
});

test('a step that the disk does not take is told to nobody', async () => {
  const { desk, gm, anna } = await sit();
  const { fail } = slowDisk(desk);
  gm.say({ type: 'command', id: 0, command: heal });
  await turn();
  await turn();
  hello(anna);
  const before = [gm.got.length, anna.got.length];
  fail();
  await desk.settled();
  expect([gm.got.length, anna.got.length]).toEqual(before);
  expect(desk.lost).toEqual(['storage']);
});

test('a fault in what would be told loses the table its room, and harms nobody else', async () => {
  const { desk, gm } = await sit();
  const { letGo } = slowDisk(desk);
  // A kind of fault that nobody has foreseen.
  vi.spyOn(Eyes.prototype, 'follow').mockImplementation(() => {
    throw new Error('cannot be told');
  });
  gm.say({ type: 'command', id: 0, command: heal });
  await turn();
  await turn();
  letGo();
  await desk.settled();
  expect(desk.lost).toEqual(['storage']);
});
