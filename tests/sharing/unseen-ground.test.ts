import { expect, test } from 'vitest';
import { applyEvent } from '../../src/engine/apply-event';
import type { Command } from '../../src/engine/contract';
import type { Encounter } from '../../src/engine/state';
import { viewOf } from '../../src/engine/view';
import type { TerrainFeature } from '../../src/grid/board';
import { indexBoard } from '../../src/grid/board-index';
import { lineOfSight } from '../../src/grid/line-of-effect';
import { parseSquareKey, type SquareKey, squareKey } from '../../src/grid/square';
import { buildEncounter } from '../../src/notation/build-encounter';
import { readNotation } from '../../src/notation/read-notation';
import { isDead, squaresOf } from '../../src/rules/body';
import { lightFor } from '../../src/rules/lighting';
import { rules } from '../../src/rules/registry';
import {
  currentEncounter,
  encounterAt,
  openSession,
  type Session,
  submit,
  undo,
} from '../../src/session/session';
import { seenOf } from '../../src/session/sight-rows';
import { createFeed } from '../../src/sharing/feed';
import { patched } from '../../src/sharing/patch';
import { type Choose, chooser } from '../random-play/chance';

const SIDE = 'party';
const [COLUMNS, ROWS] = [22, 14];

const FIGHT = `
size: [${COLUMNS}, ${ROWS}]
walls: [[6, 0, 6, 5], [12, 8, 18, 8]]
combatants:
  A: { side: party, at: [1, 1], traits: [darkvision], speed: 60 }
  B: { side: party, at: [2, 1], hands: [burning-torch] }
  E: { side: foes, at: [20, 12], hands: [lantern] }
initiative: [A, B, E]
`;

/** A maze of solid squares, half of the ground dark. */
function maze(seed: number): Encounter {
  const [document] = readNotation(FIGHT);
  if (document === undefined) throw new Error('one document');
  const encounter = buildEncounter(document);
  const terrain: Record<string, readonly TerrainFeature[]> = {};
  for (let y = 0; y < ROWS; y++)
    for (let x = 0; x < COLUMNS; x++) {
      const chance = (x * 7919 + y * 104729 + seed * 31) % 17;
      const isFree = (x < 4 && y < 3) || (x > 18 && y > 10);
      if (chance < 3 && !isFree) terrain[squareKey({ x, y })] = ['solid'];
      else if (chance < 9) terrain[squareKey({ x, y })] = chance < 6 ? ['dark', 'difficult'] : ['dark'];
      else if (chance < 12) terrain[squareKey({ x, y })] = ['difficult'];
    }
  return { ...encounter, board: { ...encounter.board, terrain } };
}

/** Somebody is put somewhere, walks a few squares, or something is taken back. */
function changed(session: Session, choose: Choose): Session {
  if (choose(5) === 0) return undo(session);
  const who = choose(2) === 0 ? 'A' : 'B';
  const { x, y } = currentEncounter(session).combatants[who]?.at ?? { x: 0, y: 0 };
  const command: Command =
    choose(2) === 0
      ? { type: 'edit', edit: 'place', args: { on: who, at: [choose(COLUMNS), choose(ROWS)] } }
      : {
          type: 'act',
          actor: 'A',
          action: 'move',
          args: { path: [1, 2, 3, 4].map((step) => [x + step, y] as const) },
          overrule: true,
        };
  return submit(rules, session, 'gm', command)[0];
}

/** Squares that the side sees in a state: asked of lines and light, not of the code that is tested. */
function seenIn(state: Encounter): { readonly seen: Set<string>; readonly inLine: Set<string> } {
  const view = viewOf(rules, state);
  const index = indexBoard(state.board);
  const [seen, inLine] = [new Set<string>(), new Set<string>()];
  for (const who of Object.values(state.combatants)) {
    if (who.side !== SIDE || isDead(view, who)) continue;
    const light = lightFor(view, who);
    const body = squaresOf(view, who);
    for (let y = 0; y < index.rows; y++)
      for (let x = 0; x < index.columns; x++) {
        if (!lineOfSight(index, body, [{ x, y }])) continue;
        const isNear = body.some((it) => Math.max(Math.abs(it.x - x), Math.abs(it.y - y)) <= 1);
        inLine.add(`${x},${y}`);
        if (isNear || light === null || light.hidingOf({ x, y }) < 50) seen.add(`${x},${y}`);
      }
  }
  return { seen, inLine };
}

/** Every state that a command led through. */
function* statesOf(session: Session, from: number): Generator<Encounter> {
  for (let index = from; index < session.cursor; index++) {
    let state = encounterAt(session, index);
    yield state;
    for (const event of session.entries[index]?.events ?? []) {
      state = applyEvent(state, event);
      if (event.type === 'moved' || event.type === 'placed') yield state;
    }
    yield encounterAt(session, index + 1);
  }
}

const around = (key: string): string[] => {
  const { x, y } = parseSquareKey(key as SquareKey);
  return [-1, 0, 1].flatMap((dy) => [-1, 0, 1].map((dx) => `${x + dx},${y + dy}`));
};

test('ground that was never seen is never sent, and what was seen stays', () => {
  let [sent, remembered] = [0, 0];
  for (let seed = 1; seed <= 2; seed++) {
    const choose = chooser(seed);
    let session = openSession(maze(seed));
    const feed = createFeed(rules, session, { role: 'table', sides: [SIDE] }, 'one');
    let shown = feed.snapshot().encounter;
    const ever = { seen: new Set<string>(), inLine: new Set<string>() };
    const learnt = new Set<Encounter>();
    const learn = (state: Encounter): void => {
      if (learnt.has(state)) return;
      learnt.add(state);
      const { seen, inLine } = seenIn(state);
      for (const key of seen) ever.seen.add(key);
      for (const key of inLine) ever.inLine.add(key);
    };
    learn(session.start);
    for (let i = 0; i < 12; i++) {
      const before = session;
      session = changed(session, choose);
      const message = feed.follow(session);
      for (const state of statesOf(session, Math.min(before.cursor, session.cursor))) learn(state);
      if (message?.type === 'change')
        shown = patched(shown, JSON.parse(JSON.stringify(message)).patch) as Encounter;
      for (const [key, features = []] of Object.entries(shown.board.terrain)) {
        sent += 1;
        const isKnown = features.includes('solid')
          ? around(key).some((it) => ever.seen.has(it))
          : ever.seen.has(key) || (ever.inLine.has(key) && features.join() === 'dark');
        expect(isKnown, `${seed}: ${key} ${features}`).toBe(true);
        if (seenOf(shown.sight, parseSquareKey(key as SquareKey)) === 'e') remembered += 1;
      }
    }
  }
  expect(sent).toBeGreaterThan(500);
  expect(remembered).toBeGreaterThan(50);
}, 60_000);
