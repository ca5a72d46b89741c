import { expect, test } from 'vitest';
import type { Command } from '../../src/engine/contract';
import { rules } from '../../src/rules/registry';
import { defaultSettings } from '../../src/session/settings';
import type { FightStore } from '../../src/session/store';
import type { ServerTransport } from '../../src/sharing/colyseus-transport';
import { openRemote, type Remote } from '../../src/sharing/remote';
import { Listeners, type TransportState } from '../../src/sharing/transport';
import { type Desk, openDesk, type Visitor } from '../server/desk';

// A page against a table as the server judges it, over a line that a test can cut.

const FIGHT = `
title: A test
size: [12, 8]
combatants:
  F: { name: Fighter, side: party, at: [2, 2], hp: 20, hands: [longsword] }
  W: { name: Wizard, side: party, at: [2, 5], hp: 10 }
  O: { name: Ogre, side: foes, at: [8, 6], hp: 30 }
initiative: [F, W, O]
`;
const endTurn = (actor: string): Command => ({ type: 'act', actor, action: 'end-turn', args: {} });
const walk = (actor: string, ...path: [number, number][]): Command => ({
  type: 'act',
  actor,
  action: 'move',
  args: { path },
});

type Numbered = { readonly type: string; readonly id?: number };
/** A line to the desk. What the server says is heard when it is passed on. */
class Wire implements ServerTransport {
  readonly sent: Numbered[] = [];
  /** What is sent from now on does not arrive, or what is said back does not. */
  lose: 'nothing' | 'there' | 'back' = 'nothing';
  readonly #desk: Desk;
  readonly #window: string | undefined;
  #credential: Parameters<Desk['join']>[0];
  #visitor: Visitor | null = null;
  #heard = 0;
  #state: TransportState = 'connecting';
  readonly #listeners = new Listeners<[unknown]>();
  readonly #watchers = new Listeners<[TransportState]>();
  readonly #ended = new Listeners<[string]>();

  constructor(desk: Desk, credential: Parameters<Desk['join']>[0], window?: string) {
    this.#desk = desk;
    this.#window = window;
    this.#credential = credential;
  }
  state = (): TransportState => this.#state;
  listen = (heard: (message: unknown) => void) => this.#listeners.add(heard);
  watch = (changed: (state: TransportState) => void) => this.#watchers.add(changed);
  whenEnded = (ended: (code: string) => void) => void this.#ended.add(ended);
  end = (code: string) => this.#ended.tell(code);
  close = () => this.cut();
  again = () => this.cut();
  send(message: unknown): void {
    if (this.#state !== 'open') return;
    this.sent.push(message as Numbered);
    if (this.lose !== 'there') this.#visitor?.say(message as object);
  }

  async open(): Promise<void> {
    this.lose = 'nothing';
    this.#visitor = await this.#desk.join(this.#credential, this.#window);
    if (this.#visitor.secret !== null) this.#credential = { seat: this.#visitor.secret };
    this.#heard = 0;
    this.#turn('open');
    await this.pass();
  }
  cut(): void {
    if (this.#state !== 'open') return;
    this.#visitor?.leave();
    this.#visitor = null;
    this.#turn('lost');
  }
  /** What the server has said is heard. */
  async pass(): Promise<void> {
    await this.#desk.settled();
    const got = this.#visitor?.got ?? [];
    while (this.lose !== 'back' && this.#heard < got.length) {
      const message = got[this.#heard];
      this.#heard += 1;
      this.#listeners.tell(message);
      await this.#desk.settled();
    }
  }
  commands = (): readonly Numbered[] => this.sent.filter(({ type }) => type === 'command');
  #turn(state: TransportState): void {
    this.#state = state;
    this.#watchers.tell(state);
  }
}

interface Page {
  readonly wire: Wire;
  readonly remote: Remote;
  readonly store: FightStore;
}
async function sitDown(desk: Desk, credential: Parameters<Desk['join']>[0], window?: string): Promise<Page> {
  const wire = new Wire(desk, credential, window);
  let store: FightStore | null = null;
  const remote = openRemote({
    rules,
    transport: wire,
    settings: defaultSettings,
    begun: (it) => {
      store = it;
    },
    seated: () => {},
    now: () => 0,
    wait: () => {},
  });
  await wire.open();
  if (store === null) throw new Error('no fight came');
  return { wire, remote, store };
}

async function atTable(): Promise<{ desk: Desk; gm: Page; anna: Page }> {
  const desk = await openDesk(FIGHT);
  const gm = await sitDown(desk, { seat: desk.gmSecret });
  const anna = await sitDown(desk, { code: desk.codes.player, name: 'Anna' });
  anna.remote.tell({ type: 'take', who: 'F' });
  await anna.wire.pass();
  await gm.wire.pass();
  return { desk, gm, anna };
}
const at = ({ store }: Page) => {
  const { x = 0, y = 0 } = store.getState().encounter.combatants.F?.at ?? {};
  return [x, y];
};
const entries = (desk: Desk) => desk.table().session.entries.filter(({ command }) => command.type === 'act');
const code = ({ store }: Page) => store.getState().ui.notice?.refusal.code;

test('a command goes to the server, is on its way until it is seen, and everyone sees what came of it', async () => {
  const { gm, anna } = await atTable();
  expect(anna.store.getState().send(walk('F', [3, 2])).ok).toBe(true);
  expect([at(anna), anna.store.getState().ui.sending, anna.remote.around.getState().waiting]).toEqual([
    [2, 2],
    true,
    1,
  ]);
  expect(anna.remote.around.getState().ghost).toMatchObject({ who: 'F', path: [[3, 2]] });
  await anna.wire.pass();
  await gm.wire.pass();
  expect([at(anna), at(gm), anna.store.getState().ui.sending]).toEqual([[3, 2], [3, 2], false]);
  expect(anna.remote.around.getState()).toMatchObject({ waiting: 0, ghost: null });
});

test('what is sent while the line is cut goes out when it is back', async () => {
  const { desk, anna } = await atTable();
  anna.wire.cut();
  anna.store.getState().send(walk('F', [3, 2]));
  expect([entries(desk), anna.remote.around.getState().line]).toEqual([[], 'lost']);
  await anna.wire.open();
  expect([entries(desk).length, at(anna)]).toEqual([1, [3, 2]]);
});

test('a command whose answer was lost is asked again and done once', async () => {
  const { desk, anna } = await atTable();
  anna.wire.lose = 'back';
  anna.store.getState().send(walk('F', [3, 2]));
  await anna.wire.pass();
  expect([entries(desk).length, anna.remote.around.getState().waiting]).toEqual([1, 1]);
  anna.wire.cut();
  await anna.wire.open();
  expect([entries(desk).length, at(anna), anna.remote.around.getState().waiting]).toEqual([1, [3, 2], 0]);
});

test('a command that was lost on the way there is sent again under the same number, also to a server that was started anew', async () => {
  const { desk, anna } = await atTable();
  anna.wire.lose = 'there';
  anna.store.getState().send(walk('F', [3, 2]));
  anna.wire.cut();
  await desk.restart();
  await anna.wire.open();
  const [first, second, ...more] = anna.wire.commands();
  expect([second?.id, more]).toEqual([first?.id, []]);
  expect([entries(desk).length, at(anna)]).toEqual([1, [3, 2]]);
});

test('several go out in their order, under numbers that rise', async () => {
  const { desk, anna } = await atTable();
  anna.wire.cut();
  anna.store.getState().send(walk('F', [3, 2]));
  anna.store.getState().send(endTurn('F'));
  await anna.wire.open();
  expect(entries(desk).map(({ command }) => command.type === 'act' && command.action)).toEqual([
    'move',
    'end-turn',
  ]);
  const [first, second] = anna.wire.commands();
  expect(Number(second?.id)).toBeGreaterThan(Number(first?.id));
});

test('what a window does while it is cut off is done, although another of the same seat has gone on meanwhile', async () => {
  const desk = await openDesk(FIGHT);
  const harm = (amount: number): Command => ({ type: 'edit', edit: 'damage', args: { on: 'O', amount } });
  const one = await sitDown(desk, { seat: desk.gmSecret }, 'one');
  const two = await sitDown(desk, { seat: desk.gmSecret }, 'two');
  one.wire.cut();
  one.store.getState().send(harm(1));
  for (const amount of [2, 4]) two.store.getState().send(harm(amount));
  await two.wire.pass();
  await one.wire.open();
  await one.wire.pass();
  expect(one.remote.around.getState().waiting).toBe(0);
  expect([desk.table().encounter.combatants.O?.damage, code(one), code(two)]).toEqual([
    7,
    undefined,
    undefined,
  ]);
});

test('a table is ended when the server has said so, although the line is lost just then', async () => {
  const { desk, gm } = await atTable();
  gm.wire.lose = 'there';
  let isOver = false;
  const over = gm.remote.end().then(() => {
    isOver = true;
  });
  gm.wire.cut();
  await Promise.resolve();
  expect([desk.lost, isOver]).toEqual([[], false]);
  await gm.wire.open();
  expect([desk.lost, isOver]).toEqual([['ended'], false]);
  gm.wire.end('closed-ended');
  await over;
});

test('a button that is pressed twice does it once', async () => {
  const { desk, anna } = await atTable();
  anna.store.getState().send(walk('F', [3, 2]));
  anna.store.getState().send(walk('F', [3, 2]));
  await anna.wire.pass();
  expect([entries(desk).length, anna.wire.commands().length]).toEqual([1, 1]);
});

test('what the server refuses is told, and waits no more', async () => {
  const { gm, anna } = await atTable();
  gm.store.getState().send({ type: 'edit', edit: 'damage', args: { on: 'F', amount: 25 } });
  await gm.wire.pass();
  // It has not been heard of here yet, so only the server can know.
  anna.store.getState().send(walk('F', [3, 2]));
  expect(code(anna)).toBeUndefined();
  await anna.wire.pass();
  expect(anna.remote.around.getState().waiting).toBe(0);
  expect([at(anna), anna.wire.commands().length, code(anna)]).toEqual([[2, 2], 1, 'not-your-turn']);
});

test.each<[string, Command, string]>([
  ['an edit', { type: 'edit', edit: 'heal', args: { on: 'F', amount: 5 } }, 'not-yours'],
  ['somebody else’s turn', endTurn('W'), 'not-your-combatant'],
  ['what is overruled', { ...walk('F', [3, 2]), overrule: true } as Command, 'not-yours'],
])('a player is refused %s at once, without asking', async (_what, command, why) => {
  const { anna } = await atTable();
  expect(anna.store.getState().send(command).ok).toBe(false);
  expect([code(anna), anna.wire.commands()]).toEqual([why, []]);
});

test('what is certain is refused at once: it is not your turn', async () => {
  const { gm, anna } = await atTable();
  gm.store.getState().send(endTurn('F'));
  await gm.wire.pass();
  await anna.wire.pass();
  expect(anna.store.getState().send(walk('F', [3, 2])).ok).toBe(false);
  expect([code(anna), anna.wire.commands()]).toEqual(['not-your-turn', []]);
});

test('undo is the game master’s', async () => {
  const { desk, gm, anna } = await atTable();
  anna.store.getState().send(walk('F', [3, 2]));
  await anna.wire.pass();
  anna.store.getState().undo();
  await anna.wire.pass();
  expect(code(anna)).toBe('not-yours');
  await gm.wire.pass();
  gm.store.getState().undo();
  await gm.wire.pass();
  await anna.wire.pass();
  expect([desk.table().encounter.combatants.F?.at, at(anna)]).toEqual([{ x: 2, y: 2 }, [2, 2]]);
  gm.store.getState().redo();
  await gm.wire.pass();
  expect(at(gm)).toEqual([3, 2]);
});

test('another fight does not take the place of the one at the table', async () => {
  const { gm } = await atTable();
  const { encounter, openEncounter, restore, session } = gm.store.getState();
  openEncounter({ ...encounter, title: 'Elsewhere' });
  restore({ ...session, start: { ...encounter, title: 'Elsewhere' } });
  expect([gm.store.getState().encounter.title, code(gm)]).toEqual(['A test', 'played-together']);
});

test('an act that needs a yes waits for it, is shown to both, and is done when it comes', async () => {
  const { desk, gm, anna } = await atTable();
  gm.remote.tell({
    type: 'switch',
    switches: { approval: true, decisionSeconds: null, afterwards: 'pass', placing: false, preparing: false },
  });
  await gm.wire.pass();
  anna.store.getState().send(walk('F', [3, 2]));
  await anna.wire.pass();
  await gm.wire.pass();
  const [proposed] = gm.remote.around.getState().proposals;
  expect(proposed).toMatchObject({ by: 'Anna', who: 'F', action: 'move', path: [[3, 2]] });
  expect(anna.remote.around.getState()).toMatchObject({ waiting: 1, proposals: [{ who: 'F' }] });
  expect(entries(desk)).toEqual([]);
  gm.remote.tell({ type: 'decide', proposal: proposed?.id ?? -1, approve: true });
  await gm.wire.pass();
  await anna.wire.pass();
  expect([at(anna), anna.remote.around.getState().waiting]).toEqual([[3, 2], 0]);
});

test('chat, whispers and pings reach those whom they are for', async () => {
  const { desk, gm, anna } = await atTable();
  const ben = await sitDown(desk, { code: desk.codes.player, name: 'Ben' });
  anna.remote.tell({ type: 'say', text: 'Hello', to: 'all' });
  anna.remote.tell({ type: 'say', text: 'I sneak', to: 'gm' });
  anna.remote.ping([4, 4]);
  for (const page of [anna, gm, ben]) await page.wire.pass();
  const lines = ({ remote }: Page) => remote.around.getState().chat.map(({ text }) => text);
  expect([lines(gm), lines(ben), lines(anna)]).toEqual([
    ['Hello', 'I sneak'],
    ['Hello'],
    ['Hello', 'I sneak'],
  ]);
  expect(ben.remote.around.getState().pings).toMatchObject([{ at: [4, 4], by: 'Anna' }]);
});

test('a player is told how long there is for the own decision, by the page’s clock', async () => {
  const { gm, anna } = await atTable();
  gm.remote.tell({
    type: 'switch',
    switches: { approval: false, decisionSeconds: 30, afterwards: 'pass', placing: false, preparing: false },
  });
  gm.store.getState().send({ type: 'edit', edit: 'place', args: { on: 'O', at: [3, 2] } });
  await gm.wire.pass();
  for (const who of ['F', 'W']) {
    gm.store.getState().send(endTurn(who));
    await gm.wire.pass();
  }
  gm.store.getState().send(walk('O', [4, 2], [5, 2]));
  await gm.wire.pass();
  await anna.wire.pass();
  const [decision] = anna.store.getState().encounter.decisions;
  expect([decision?.by, decision?.kind]).toEqual(['F', 'attack-of-opportunity']);
  expect([...anna.remote.around.getState().until]).toEqual([[decision?.id, 30_000]]);
});

test('who is removed is told so and does not come again', async () => {
  const { gm, anna } = await atTable();
  const you = anna.remote.around.getState().you;
  gm.remote.tell({ type: 'remove', participant: you?.id ?? '' });
  await gm.wire.pass();
  await anna.wire.pass();
  expect(anna.remote.around.getState().ended).toBe('closed-removed');
});
