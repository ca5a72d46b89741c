import type { Command } from '../../engine/contract';
import { isRefusal } from '../../engine/refusal';
import type { Encounter } from '../../engine/state';
import { rules } from '../../rules/registry';
import { formatSave, openSave } from '../../session/save-file';
import {
  currentEncounter,
  type Entry,
  encounterAt,
  jumpTo,
  openSession,
  type Session,
  submit,
} from '../../session/session';
import { played } from './commands';
import { floorAttack, floorState } from './floor-events';
import { compare, lastResult, mustEqual, once, plainly } from './measure';
import type { Row } from './rows';
import { encounterOf } from './scene';

const COMMANDS = 10_000;
/** What undo may replay at most where only every 256th state is kept. */
const BETWEEN_SNAPSHOTS = 256;

/** A long log: opening it, going back in it, adding to it. */
export function historyRows(): readonly Row[] {
  const session = longSession();
  const now = currentEncounter(session);
  const text = formatSave(session);
  return [replayRow(text, now), jumpRow(session), submitRow(session)];
}

/** Four against four who cannot be felled: blows, steps that are struck at, answers, ends of turn. */
function longSession(): Session {
  const start = encounterOf(`title: A long fight
size: [14, 8]
combatants:
${[0, 1, 2, 3].map((index) => `  P${index}: { creature: sparring-warrior, side: party, hp: 9000000, at: [4, ${2 * index}] }`).join('\n')}
${[0, 1, 2, 3].map((index) => `  F${index}: { creature: sparring-warrior, side: foes, hp: 9000000, at: [5, ${2 * index}] }`).join('\n')}
initiative: [P0, F0, P1, F1, P2, F2, P3, F3]
`);
  const entries: Entry[] = [];
  let now = start;
  while (entries.length < COMMANDS) {
    const command = nextCommand(now);
    const { after, events } = played(now, command);
    entries.push({ by: 'gm', command, events, after });
    now = after;
  }
  return { start, entries, cursor: entries.length };
}

function nextCommand({ decisions, current, combatants, round }: Encounter): Command {
  const [decision] = decisions;
  if (decision !== undefined)
    return { type: 'answer', by: decision.by, choice: { answer: round % 3 === 0 ? 'pass' : 'attack' } };
  const actor = current ?? '';
  const { turn, at } = combatants[actor] ?? {};
  if (turn === undefined || at === undefined) throw new Error('nobody is on turn in the long fight');
  const act = (action: string, args: Extract<Command, { type: 'act' }>['args']): Command => ({
    type: 'act',
    actor,
    action,
    args,
  });
  if (turn.standard) return act('attack', { on: `${actor.startsWith('P') ? 'F' : 'P'}${actor.slice(1)}` });
  if (turn.move && actor === 'P1')
    return act('move', {
      path: [
        [at.x - 1, at.y],
        [at.x, at.y],
      ],
    });
  return act('end-turn', {});
}

function replayRow(text: string, now: Encounter): Row {
  const opened = (): Session => {
    const loaded = openSave(rules, text);
    if (isRefusal(loaded) || loaded.notice !== null) throw new Error('the long fight does not replay');
    return loaded.session;
  };
  const figure = once(opened, 1);
  const session = lastResult() as Session;
  mustEqual('state after the replay', currentEncounter(session), now);
  mustEqual('commands replayed', session.entries.length, COMMANDS);
  return {
    budget: '14',
    what: `replay of ${COMMANDS} commands from the saved text`,
    figure,
    unit: 'ms',
    reference: { name: 'JSON and bare attacks', value: once(() => floorReplay(text), 5) },
    goal: { ratio: 5 },
  };
}

function floorReplay(text: string): number {
  const save: { readonly log: readonly unknown[] } = JSON.parse(text);
  let state = floorState(8);
  for (const [index] of save.log.entries()) state = floorAttack(state, `c${index % 8}`, 'c0').state;
  return JSON.stringify(state).length;
}

function jumpRow(session: Session): Row {
  let replayed = session.start;
  for (const [index, { command }] of session.entries.slice(0, 300).entries()) {
    replayed = played(replayed, command).after;
    if (index % 60 === 0)
      mustEqual(`state after command ${index}`, currentEncounter(jumpTo(session, index + 1)), replayed);
  }
  let cursor = 0;
  const snapshot = JSON.stringify(encounterAt(session, COMMANDS / 2));
  const { figure, reference } = compare(
    plainly(() => {
      cursor = (cursor + 3701) % COMMANDS;
      return currentEncounter(jumpTo(session, cursor));
    }),
    plainly(() => {
      let state = floorState(8);
      for (let i = 0; i < BETWEEN_SNAPSHOTS; i++) state = floorAttack(state, `c${i % 8}`, 'c0').state;
      return [JSON.parse(snapshot), state];
    }),
    300,
  );
  return {
    budget: '15',
    what: `undo, or jump to any of ${COMMANDS} commands`,
    figure,
    unit: 'us',
    reference: { name: 'one snapshot and 256 bare attacks', value: reference },
    goal: { ratio: 15 },
  };
}

/** A command must not cost more because many came before. */
function submitRow(session: Session): Row {
  const command = nextCommand(currentEncounter(session));
  const short = openSession(currentEncounter(session));
  const late = submit(rules, session, 'gm', command)[0];
  mustEqual(
    'the late command',
    currentEncounter(late),
    currentEncounter(submit(rules, short, 'gm', command)[0]),
  );
  const { figure, reference } = compare(
    plainly(() => submit(rules, session, 'gm', command)),
    plainly(() => submit(rules, short, 'gm', command)),
  );
  return {
    budget: '',
    what: `a command after ${COMMANDS} others`,
    figure,
    unit: 'us',
    reference: { name: 'the same as the first', value: reference },
    goal: null,
  };
}
