import { expect } from 'vitest';
import type { Command, Outcome } from '../src/engine/contract';
import { isRefusal } from '../src/engine/refusal';
import type { Encounter } from '../src/engine/state';
import { buildEncounter } from '../src/notation/build-encounter';
import { readNotation } from '../src/notation/read-notation';
import type { Table } from '../src/notation/scenario/table';
import { writeEncounter } from '../src/notation/write-encounter';
import { rules } from '../src/rules/registry';
import { formatSave, openSave } from '../src/session/save-file';
import { currentEncounter, openSession, redo, type Session, submit, undo } from '../src/session/session';
import { expectSame } from './same';

/**
 * A table that takes nothing for granted: after every command the fight is undone and redone, written in the notation and read back, and
 * saved and loaded, which plays all of it again. What was loaded is played on.
 */
export function careful(start: Encounter): Table {
  let session = openSession(start);
  readsBack(start);
  return {
    now: () => currentEncounter(session),
    submit(command) {
      const [next, outcome] = tried(session, command);
      if (!outcome.ok) return outcome;
      undoesAndRedoes(session, next);
      readsBack(currentEncounter(next));
      session = reloaded(next);
      return outcome;
    },
  };
}

function tried(session: Session, command: Command): readonly [Session, Outcome] {
  const [next, outcome] = submit(rules, session, 'gm', command);
  if (!outcome.ok) expect(next, 'a refused command leaves the very same session').toBe(session);
  return [next, outcome];
}

function undoesAndRedoes(before: Session, after: Session): void {
  expect(currentEncounter(undo(after)), 'undo').toBe(currentEncounter(before));
  expect(currentEncounter(redo(undo(after))), 'redo').toBe(currentEncounter(after));
}

function readsBack(encounter: Encounter): void {
  const text = writeEncounter(encounter);
  const [document, ...more] = readNotation(text, 'written');
  expect(more).toHaveLength(0);
  expectSame(document && buildEncounter(document), encounter, text);
}

function reloaded(session: Session): Session {
  const opened = openSave(rules, formatSave(session));
  if (isRefusal(opened)) throw new Error(`a save is refused: ${opened.code}`);
  const { session: loaded, notice } = opened;
  expect(notice, 'a save plays again').toBeNull();
  expectSame(currentEncounter(loaded), currentEncounter(session));
  expectSame(
    loaded.entries.map(({ events }) => events),
    session.entries.map(({ events }) => events),
  );
  return loaded;
}
