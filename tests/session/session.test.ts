import { describe, expect, test } from 'vitest';
import type { Command } from '../../src/engine/contract';
import {
  currentEncounter,
  jumpTo,
  openSession,
  redo,
  redoChain,
  type Session,
  submit,
  undo,
  undoChain,
  withDiceMode,
} from '../../src/session/session';
import { DARE, EAST, fakeRules, HIT, PASS, table } from './table';

const play = (session: Session, ...commands: readonly Command[]): Session =>
  commands.reduce((before, command) => {
    const [after, outcome] = submit(fakeRules, before, 'gm', command);
    expect(outcome.ok).toBe(true);
    return after;
  }, session);
const x = (session: Session) => currentEncounter(session).combatants.A?.at.x;

describe('the log', () => {
  test('keeps who sent what, what happened and the state after it', () => {
    const session = play(openSession(table()), EAST);
    expect(session.cursor).toBe(1);
    const [entry] = session.entries;
    expect(entry?.by).toBe('gm');
    expect(entry?.command).toBe(EAST);
    expect(entry?.events.map(({ type }) => type)).toEqual(['declared', 'moved']);
    expect(entry?.after).toBe(currentEncounter(session));
    expect(x(session)).toBe(2);
  });

  test('is the identical object after a refusal', () => {
    const session = play(openSession(table()), EAST, EAST, EAST, EAST);
    const [after, outcome] = submit(fakeRules, session, 'gm', EAST);
    expect(outcome.ok).toBe(false);
    expect(after).toBe(session);
  });
});

describe('undo and redo', () => {
  test('move the cursor and lose nothing', () => {
    const session = play(openSession(table()), EAST, EAST);
    expect(x(undo(session))).toBe(2);
    expect(x(undo(undo(undo(session))))).toBe(1);
    expect(currentEncounter(redo(undo(session)))).toBe(currentEncounter(session));
    expect(redo(session)).toBe(session);
  });

  test('a command after undo cuts what could be redone', () => {
    const session = play(undo(play(openSession(table()), EAST, EAST)), DARE);
    expect(session.entries.map(({ command }) => command)).toEqual([EAST, DARE]);
    expect(redo(session)).toBe(session);
  });

  test('a repeated command throws the same dice', () => {
    const hit = play(openSession(table()), DARE, HIT);
    const again = play(undo(hit), HIT);
    expect(currentEncounter(again)).toEqual(currentEncounter(hit));
  });

  test('the whole act goes back with everything it set off', () => {
    const before = play(openSession(table()), EAST);
    const after = play(before, DARE, HIT);
    expect(currentEncounter(undo(after)).decisions).toHaveLength(1);
    const back = undoChain(after);
    expect(back.cursor).toBe(1);
    expect(currentEncounter(back)).toBe(currentEncounter(before));
    expect(redoChain(back).cursor).toBe(3);
  });

  test('from the middle of an act, the whole act goes back too', () => {
    const after = play(openSession(table()), EAST, DARE);
    expect(undoChain(after).cursor).toBe(1);
  });

  test('a jump stops at the ends', () => {
    const session = play(openSession(table()), EAST, DARE, PASS);
    expect(jumpTo(session, -4).cursor).toBe(0);
    expect(jumpTo(session, 99)).toBe(session);
    expect(x(jumpTo(session, 1))).toBe(2);
  });
});

test('how dice are thrown makes no entry, and counts from here on', () => {
  const session = withDiceMode(play(openSession(table()), DARE), 'entered');
  expect(session.entries).toHaveLength(1);
  const [, wanting] = submit(fakeRules, session, 'gm', HIT);
  expect(wanting.ok ? null : wanting.needsRoll?.die).toBe('d6');
  const [given, outcome] = submit(fakeRules, session, 'gm', { ...HIT, dice: { d6: [5] } });
  expect(outcome.ok).toBe(true);
  expect(currentEncounter(given).combatants.A?.damage).toBe(5);
  expect(withDiceMode(session, 'entered')).toBe(session);
});
