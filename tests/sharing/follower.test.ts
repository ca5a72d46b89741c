import { beforeEach, expect, test } from 'vitest';
import { rules } from '../../src/rules/registry';
import { openSession, type Session, submit, undo } from '../../src/session/session';
import { defaultSettings } from '../../src/session/settings';
import { createFeed, type Feed } from '../../src/sharing/feed';
import { type Follower, follow } from '../../src/sharing/follower';
import { readToServer, type ToServer } from '../../src/sharing/to-server';
import { encounterOf, type Line, line, SCREEN } from './line';

const FIGHT = encounterOf(`
size: [12, 8]
initiative: [Fighter, Scout]
combatants:
  Fighter: { creature: sparring-warrior, side: party, at: [3, 5] }
  Scout: { creature: sparring-warrior, side: party, at: [5, 5] }
`);

let session: Session;
let feed: Feed;
let wire: Line;
let follower: Follower;
let asked: ToServer[];

/** Answers as whoever holds the fight does. */
function answer(message: unknown): void {
  const read = readToServer(message);
  if (read === null) return;
  asked.push(read);
  if (read.type !== 'hello') return;
  const missing = read.resume === null ? null : feed.since(read.resume.stream, read.resume.n);
  for (const it of missing ?? [feed.snapshot()]) wire.hub.send(it, SCREEN);
}
beforeEach(() => {
  session = openSession(FIGHT);
  feed = createFeed(rules, session, { role: 'table', sides: ['party'] }, 'one');
  asked = [];
  wire = line();
  wire.hub.listen(answer);
  const { transport } = wire;
  follower = follow({ rules, transport, settings: defaultSettings, begun: () => undefined });
  wire.turn('open');
});

function goes(next: Session): void {
  session = next;
  const message = feed.follow(next);
  if (message !== null) wire.hub.send(message, null);
}
const ends = (actor: string): void =>
  goes(submit(rules, session, 'gm', { type: 'act', actor, action: 'end-turn', args: {} })[0]);
const shown = () => {
  const store = follower.store();
  if (store === null) throw new Error('nothing there');
  return store.getState();
};
const hellos = () => asked.filter(({ type }) => type === 'hello');

test('it begins with a snapshot and follows each change', () => {
  ends('Fighter');
  expect(shown().encounter.current).toBe('Scout');
  expect(hellos()).toEqual([{ type: 'hello', v: 1, resume: null }]);
});

test('where a change is missing it asks for what came after the last one, and gets it all', () => {
  wire.deaf = true;
  ends('Fighter');
  wire.deaf = false;
  expect(shown().encounter.current).toBe('Fighter');
  ends('Scout');
  expect(hellos().at(-1)).toMatchObject({ resume: { n: 0 } });
  expect(shown().encounter).toMatchObject({ current: 'Fighter', round: 2 });
  const told = shown().session.entries.flatMap(({ events }) => events.map(({ type }) => type));
  expect(told.filter((type) => type === 'turnEnded')).toHaveLength(2);
});

test('what came already is not done twice', () => {
  ends('Fighter');
  const before = shown().session;
  wire.hub.send(feed.latest(), null);
  expect(shown().session).toBe(before);
});

test('a patch that does not fit makes it begin anew', () => {
  const change = { type: 'change', v: 1, stream: 'one.0', n: 1, kind: 'command', less: 0, told: [] };
  wire.hub.send({ ...change, patch: [{ at: ['combatants', 'Nobody', 'damage'], v: 3 }] }, null);
  expect(hellos().at(-1)).toMatchObject({ resume: null });
  ends('Fighter');
  expect(shown().encounter.current).toBe('Scout');
});

test('rubbish and other versions are not heard', () => {
  const before = shown().session;
  for (const it of [null, 7, 'x', {}, { type: 'snapshot' }, { ...feed.snapshot(), v: 99 }])
    wire.hub.send(it, null);
  expect(shown().session).toBe(before);
});

test('what is taken back is taken back here', () => {
  ends('Fighter');
  goes(undo(session));
  expect(shown().encounter.current).toBe('Fighter');
  expect(shown().session.entries.flatMap(({ events }) => events)).toEqual([]);
  expect(shown().change.kind).toBe('undo');
});
