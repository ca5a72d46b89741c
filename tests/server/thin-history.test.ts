import { expect, test } from 'vitest';
import type { Command } from '../../src/engine/contract';
import { seededDice } from '../../src/engine/dice';
import { buildEncounter } from '../../src/notation/build-encounter';
import { readNotation } from '../../src/notation/read-notation';
import { rules } from '../../src/rules/registry';
import { ThinHistory } from '../../src/server/thin-history';
import {
  currentEncounter,
  encounterAt,
  jumpTo,
  type KeepEntry,
  openSession,
  type Session,
  submit,
  submitKept,
} from '../../src/session/session';

const FIGHT = `
title: Long
size: [12, 8]
combatants:
  F: { name: Fighter, side: party, at: [2, 2], hp: 40, hands: [longsword] }
  O: { name: Ogre, side: foes, at: [3, 2], hp: 4000, hands: [longsword] }
initiative: [F, O]
`;
const COMMANDS = 700;
/** Blows and ends of turns: dice are thrown on and on. */
function next(session: Session): Command {
  const encounter = currentEncounter(session);
  const { current } = encounter;
  const actor = current ?? 'F';
  const who = encounter.combatants[actor];
  if (who?.turn.standard === true && actor === 'F')
    return { type: 'act', actor, action: 'attack', args: { on: 'O' } };
  return { type: 'act', actor, action: 'end-turn', args: {} };
}

/** The same fight twice: with all its states, and with a history that lets go of them. */
function played(): { readonly plain: Session; readonly thin: Session } {
  const [document] = readNotation(FIGHT, 'long');
  if (document === undefined) throw new Error('no fight');
  const start = buildEncounter(document, seededDice(7));
  const history = new ThinHistory(rules);
  let [plain, thin] = [openSession(start), openSession(start)];
  for (let n = 0; n < COMMANDS; n++) {
    const command = next(plain);
    plain = submit(rules, plain, 'gm', command)[0];
    thin = submitKept(rules, thin, { by: 'gm', command, keep: (...made) => history.entry(...made) })[0];
    history.passed(thin.cursor, 'replayed');
  }
  return { plain, thin };
}

test('every state of a history that lets go of them is found again, in whatever order they are asked for', () => {
  const { plain, thin } = played();
  expect(plain.entries.length).toBe(COMMANDS);
  expect(currentEncounter(plain).dice).not.toEqual(encounterAt(plain, 300).dice);
  for (const cursor of [COMMANDS, 699, 3, 511, 512, 513, 250, 249, 1, 0, 640])
    expect(encounterAt(thin, cursor)).toEqual(encounterAt(plain, cursor));
});

test('a state that somebody has is given to them again, the very same', () => {
  const { thin } = played();
  const back = jumpTo(thin, 300);
  const state = currentEncounter(back);
  expect(currentEncounter(back)).toBe(state);
  expect(encounterAt(thin, 299)).toBe(encounterAt(thin, 299));
});

test('a history goes on from where it was taken back to', () => {
  const { plain, thin } = played();
  const history = new ThinHistory(rules);
  const command: Command = {
    type: 'edit',
    edit: 'set',
    args: { on: 'F', state: { temporary: 5 } },
  };
  const [expected] = submit(rules, jumpTo(plain, 450), 'gm', command);
  const keep: KeepEntry = (...made) => history.entry(...made);
  const [cut] = submitKept(rules, jumpTo(thin, 450), { by: 'gm', command, keep });
  expect(currentEncounter(cut)).toEqual(currentEncounter(expected));
  expect(encounterAt(cut, 449)).toEqual(encounterAt(expected, 449));
});
