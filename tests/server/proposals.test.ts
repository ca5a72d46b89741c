import { describe, expect, test } from 'vitest';
import type { Command } from '../../src/engine/contract';
import { readFacts } from '../../src/server/facts';
import { type Desk, openDesk, type Visitor } from './desk';

const FIGHT = `
title: A test
size: [12, 8]
combatants:
  F: { name: Fighter, side: party, at: [2, 2], hp: 20, hands: [longsword] }
  W: { name: Wizard, side: party, at: [2, 5], hp: 10 }
  O: { name: Ogre, side: foes, at: [9, 2], hp: 30 }
initiative: [F, W, O]
`;
const step = (actor: string, x: number, y: number): Command => ({
  type: 'act',
  actor,
  action: 'five-foot-step',
  args: { path: [[x, y]] },
});
const command = (id: number, asked: Command) => ({ type: 'command', id, command: asked });
const APPROVAL = {
  approval: true,
  decisionSeconds: null,
  afterwards: 'pass',
  placing: false,
  preparing: false,
};

async function seated(): Promise<{ desk: Desk; gm: Visitor; anna: Visitor }> {
  const desk = await openDesk(FIGHT);
  const gm = await desk.join({ seat: desk.gmSecret });
  const anna = await desk.join({ code: desk.codes.player, name: 'Anna' });
  for (const visitor of [gm, anna]) visitor.say({ type: 'hello', resume: null });
  anna.say({ type: 'take', who: 'F' });
  gm.say({ type: 'switch', switches: APPROVAL });
  await desk.settled();
  return { desk, gm, anna };
}
const at = (desk: Desk) => desk.table().encounter.combatants.F?.at;
const waiting = (visitor: Visitor) => visitor.last('proposals').proposals;

/** The process was killed; both are back. */
async function afterCrash(desk: Desk, anna: Visitor): Promise<{ gm: Visitor; anna: Visitor }> {
  await desk.restart();
  return {
    gm: await desk.join({ seat: desk.gmSecret }),
    anna: await desk.join({ seat: anna.secret ?? '' }),
  };
}

describe('an act that waits for the game master', () => {
  test('waits over a crash of the server, for both of them, and is done once', async () => {
    const { desk, anna } = await seated();
    anna.say(command(3, step('F', 2, 1)));
    await desk.settled();
    const back = await afterCrash(desk, anna);
    expect(waiting(back.gm)).toMatchObject([{ by: 'Anna', who: 'F', path: [[2, 1]] }]);
    expect(waiting(back.anna)).toHaveLength(1);
    // Nobody has told the player that it was carried out: its page sends it again.
    expect(back.anna.last('welcome').lastCommand).toBe(-1);
    back.anna.say(command(3, step('F', 2, 1)));
    await desk.settled();
    expect(waiting(back.gm)).toHaveLength(1);
    back.gm.say({ type: 'decide', proposal: waiting(back.gm)[0]?.id, approve: true });
    await desk.settled();
    expect(at(desk)).toEqual({ x: 2, y: 1 });
    expect(back.anna.last('accepted').id).toBe(3);
    back.anna.say(command(3, step('F', 2, 1)));
    await desk.settled();
    expect(waiting(back.gm)).toEqual([]);
    expect(desk.table().session.entries.filter(({ by }) => by === 'Anna')).toHaveLength(1);
  });

  test('is known to nobody before it is on the disk', async () => {
    const { desk, gm, anna } = await seated();
    const before = gm.got.length;
    anna.say(command(0, step('F', 2, 1)));
    expect(gm.got).toHaveLength(before);
    const second = await desk.join({ seat: desk.gmSecret });
    expect(waiting(second)).toEqual([]);
    await desk.settled();
    expect(waiting(second)).toHaveLength(1);
    expect(waiting(gm)).toHaveLength(1);
  });

  test('has a number of its own, after a crash too', async () => {
    const { desk, gm, anna } = await seated();
    anna.say(command(0, step('F', 2, 1)));
    await desk.settled();
    const first = waiting(gm)[0]?.id;
    gm.say({ type: 'decide', proposal: first, approve: false });
    await desk.settled();
    const back = await afterCrash(desk, anna);
    back.anna.say(command(1, step('F', 3, 2)));
    await desk.settled();
    // A yes to the first that comes late says nothing of the second.
    back.gm.say({ type: 'decide', proposal: first, approve: true });
    await desk.settled();
    expect(waiting(back.gm)).toHaveLength(1);
    expect(at(desk)).toEqual({ x: 2, y: 2 });
  });

  test('that was declined is not asked again, although its sender never heard of it', async () => {
    const { desk, gm, anna } = await seated();
    anna.say(command(5, step('F', 2, 1)));
    await desk.settled();
    gm.say({ type: 'decide', proposal: waiting(gm)[0]?.id, approve: false });
    await desk.settled();
    const back = await afterCrash(desk, anna);
    expect(back.anna.last('welcome').lastCommand).toBe(5);
    back.anna.say(command(5, step('F', 2, 1)));
    await desk.settled();
    expect(waiting(back.gm)).toEqual([]);
    expect(at(desk)).toEqual({ x: 2, y: 2 });
  });

  test('is refused where its sender no longer plays the one who would act', async () => {
    const { desk, gm, anna } = await seated();
    anna.say(command(0, step('F', 2, 1)));
    gm.say({ type: 'give', who: 'F', to: null });
    await desk.settled();
    gm.say({ type: 'decide', proposal: waiting(gm)[0]?.id, approve: true });
    await desk.settled();
    expect(anna.last('refusal')).toMatchObject({ id: 0, refusal: { code: 'not-your-combatant' } });
    expect(at(desk)).toEqual({ x: 2, y: 2 });
  });

  test('is judged by whom its sender perceives when the yes comes', async () => {
    const { desk, gm, anna } = await seated();
    const blow: Command = { type: 'act', actor: 'F', action: 'attack', args: { on: 'O' } };
    anna.say(command(0, blow));
    gm.say(command(0, { type: 'edit', edit: 'set', args: { on: 'O', state: { hidden: true } } }));
    await desk.settled();
    gm.say({ type: 'decide', proposal: waiting(gm)[0]?.id, approve: true });
    await desk.settled();
    const late = anna.last('refusal').refusal;
    gm.say({ type: 'switch', switches: { ...APPROVAL, approval: false } });
    anna.say(command(1, blow));
    await desk.settled();
    expect(anna.last('refusal')).toMatchObject({ id: 1, refusal: late });
    expect(late.code).toBe('unknown-combatant');
  });

  test('is one of its window, and a no is told in every window of its sender', async () => {
    const { desk, gm, anna } = await seated();
    const windows = await Promise.all(
      ['one', 'two'].map((window) => desk.join({ seat: anna.secret ?? '' }, window)),
    );
    for (const [index, each] of windows.entries()) each.say(command(0, step('F', 2, 1 + 2 * index)));
    await desk.settled();
    expect(waiting(gm).map(({ path }) => path)).toEqual([[[2, 1]], [[2, 3]]]);
    // Sent again it goes on waiting, and nobody is told that it was done.
    windows[0]?.say(command(0, step('F', 2, 1)));
    gm.say({ type: 'decide', proposal: waiting(gm)[0]?.id, approve: false });
    await desk.settled();
    const told = windows.map((each) => each.last('refusal'));
    expect(told).toMatchObject([0, null].map((id) => ({ id, refusal: { code: 'proposal-declined' } })));
    expect(windows.some((each) => each.got.some(({ type }) => type === 'accepted'))).toBe(false);
  });

  test('goes with its sender, also where the server crashes then', async () => {
    const { desk, gm, anna } = await seated();
    anna.say(command(0, step('F', 2, 1)));
    await desk.settled();
    gm.say({ type: 'remove', participant: anna.seat.id });
    await desk.settled();
    expect(desk.table().facts.proposals).toEqual([]);
    await desk.restart();
    expect(waiting(await desk.join({ seat: desk.gmSecret }))).toEqual([]);
  });

  test('is one of few: one seat cannot fill the table’s memory', async () => {
    const { desk, gm, anna } = await seated();
    for (let id = 0; id < 9; id += 1) anna.say(command(id, step('F', 2, 1)));
    await desk.settled();
    expect(waiting(gm)).toHaveLength(8);
    expect(anna.last('refusal')).toMatchObject({ id: 8, refusal: { code: 'too-many-proposals' } });
  });

  test('is done at once where the game master’s yes is no longer asked for', async () => {
    const { desk, gm, anna } = await seated();
    anna.say(command(0, step('F', 2, 1)));
    await desk.settled();
    gm.say({ type: 'switch', switches: { ...APPROVAL, approval: false } });
    await desk.settled();
    expect(at(desk)).toEqual({ x: 2, y: 1 });
    expect(waiting(gm)).toEqual([]);
  });
});

test('a table that was written before there were such things is read as one that has none', () => {
  const facts = readFacts({
    version: 1,
    seats: [],
    codes: { player: 'a', spectator: 'b', short: 'c' },
    switches: { approval: true, decisionSeconds: 30, afterwards: 'gm' },
    lastCommands: {},
  });
  expect(facts).toMatchObject({
    proposals: [],
    nextProposal: 1,
    switches: { approval: true, placing: false, preparing: false },
  });
});
