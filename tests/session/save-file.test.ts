import { describe, expect, test } from 'vitest';
import type { Command, Rules } from '../../src/engine/contract';
import { isRefusal } from '../../src/engine/refusal';
import { formatSave, openSave, parseSave, replay, replaying, toSave } from '../../src/session/save-file';
import {
  currentEncounter,
  openSession,
  redo,
  type Session,
  submit,
  undo,
  withDiceMode,
} from '../../src/session/session';
import { DARE, EAST, fakeRules, HIT, table, WOUND } from './table';

const played = (...commands: readonly Command[]): Session =>
  commands.reduce((session, command) => submit(fakeRules, session, 'gm', command)[0], openSession(table()));

function reopened(session: Session, rules: Rules = fakeRules): { session: Session; notice: string | null } {
  const opened = openSave(rules, formatSave(session));
  if (isRefusal(opened)) throw new Error(opened.code);
  return { session: opened.session, notice: opened.notice?.code ?? null };
}

describe('a save', () => {
  test('in the middle of an act opens in the middle of that act', () => {
    const before = played(EAST, DARE);
    const { session, notice } = reopened(before);
    expect(notice).toBeNull();
    expect(session).toEqual(before);
    expect(currentEncounter(submit(fakeRules, session, 'gm', HIT)[0])).toEqual(
      currentEncounter(submit(fakeRules, before, 'gm', HIT)[0]),
    );
  });

  test('can be left off after each command, and comes to the same', () => {
    const { start, log, cursor, now } = toSave(undo(played(EAST, DARE, HIT)));
    const recording = { start, log, cursor, now, nowAt: cursor };
    const steps = replaying(fakeRules, recording, () => {});
    for (const _command of log) expect(steps.next().done).not.toBe(true);
    expect(steps.next()).toEqual({ done: true, value: replay(fakeRules, recording) });
  });

  test('keeps what was undone', () => {
    const before = undo(played(EAST, DARE, HIT));
    const { session } = reopened(before);
    expect(session.cursor).toBe(2);
    expect(currentEncounter(redo(session))).toEqual(currentEncounter(redo(before)));
  });

  test('plays again with dice of both kinds', () => {
    const entered = withDiceMode(played(DARE, HIT, DARE), 'entered');
    const [mixed] = submit(fakeRules, entered, 'gm', { ...HIT, dice: { d6: [2] } });
    const { session, notice } = reopened(mixed);
    expect(notice).toBeNull();
    expect(currentEncounter(session)).toEqual(currentEncounter(mixed));
  });

  test('goes on from its last state where the rules judge the log otherwise', () => {
    const before = played(EAST, WOUND, EAST);
    const rules: Rules = { ...fakeRules, edits: new Map() };
    const { session, notice } = reopened(before, rules);
    expect(notice).toBe('log-not-replayable');
    expect(session.start).toEqual(currentEncounter(before));
    expect(session.entries).toEqual([]);
  });

  test('a log that plays to another state is noticed too', () => {
    const { start, log, cursor, now } = toSave(played(EAST, EAST));
    const other = { ...now, round: 9 };
    const { session, notice } = replay(fakeRules, { start, log, cursor, now: other, nowAt: cursor });
    expect(notice?.code).toBe('log-not-replayable');
    expect(session.start).toBe(other);
  });
});

describe('a file that is no save is refused', () => {
  const good = toSave(played(EAST));
  test.each([
    ['save-not-json', '{ "format": '],
    ['save-of-another-program', '{}'],
    ['save-of-another-program', '[1, 2]'],
    ['save-of-another-version', JSON.stringify({ ...good, version: 99 })],
    ['save-damaged', JSON.stringify({ ...good, start: { title: 'x' } })],
    ['save-damaged', JSON.stringify({ ...good, log: [{ by: 'gm', command: { type: 'steal' } }] })],
    ['save-damaged', JSON.stringify({ ...good, cursor: 'first' })],
  ])('%s', (code, text) => {
    const refused = parseSave(text);
    expect(isRefusal(refused) ? refused.code : 'opened').toBe(code);
  });

  test('also where only the rules can tell', () => {
    const combatants = { A: { id: 'A' } };
    const text = JSON.stringify({
      ...good,
      start: { ...good.start, combatants },
      now: { ...good.now, combatants },
    });
    const refused = openSave(fakeRules, text);
    expect(isRefusal(refused) ? refused.code : 'opened').toBe('save-damaged');
  });
});
