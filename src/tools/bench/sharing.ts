import type { Command } from '../../engine/contract';
import { rules } from '../../rules/registry';
import { currentEncounter, openSession, type Session, submit } from '../../session/session';
import { createFeed, type Feed } from '../../sharing/feed';
import type { ChangeMessage } from '../../sharing/to-screen';
import type { Viewer } from '../../sharing/viewer';
import { compare, type Work } from './measure';
import type { Row } from './rows';
import { encounterOf, MOVER, sceneText } from './scene';

const PARTY: Viewer = { role: 'table', sides: ['party'] };
const KIB = 1024;

/** What one viewer's messages weigh, and what it takes to make them after a command. */
export function sharingRows(): readonly Row[] {
  return [50, 500].flatMap(rowsOf);
}

function rowsOf(count: number): readonly Row[] {
  const session = crowd(count);
  const feed = createFeed(rules, session, PARTY, 'bench');
  const snapshot = sizeOf(feed.snapshot());
  const what = (name: string): string => `${name}, ${count} combatants`;
  const whole = sizeOf(currentEncounter(session));
  return [
    weight(what('snapshot for the party'), snapshot, { name: 'the encounter as JSON', value: whole }),
    ...Object.entries(commands(session)).flatMap(([name, command]) => {
      const next = after(session, command);
      const change = changeOf(createFeed(rules, session, PARTY, 'bench'), next);
      const time = compare(following(session, command), commanding(session, command), 1500);
      return [
        weight(what(`change for ${name}`), sizeOf(change), { name: 'the snapshot', value: snapshot }),
        {
          budget: '',
          what: what(`following ${name}`),
          figure: time.figure / 1000,
          unit: 'ms',
          reference: { name: 'the command itself', value: time.reference / 1000 },
          goal: null,
        } satisfies Row,
      ];
    }),
  ];
}

function crowd(count: number): Session {
  const side = count > 100 ? 120 : 50;
  const room = { width: 14, height: 14, crowd: 24 };
  const text = sceneText({ columns: side, rows: side, combatants: count, room, seed: 7, terrain: true });
  return openSession(encounterOf(text));
}

/** A walk of four squares, and the end of a turn. */
function commands(session: Session): Readonly<Record<string, Command>> {
  const { x, y } = currentEncounter(session).combatants[MOVER]?.at ?? { x: 0, y: 0 };
  const path = [1, 2, 3, 4].map((step) => [x + step, y]);
  return {
    'a walk': { type: 'act', actor: MOVER, action: 'move', args: { path } },
    'the end of a turn': { type: 'act', actor: MOVER, action: 'end-turn', args: {} },
  };
}

function after(session: Session, command: Command): Session {
  const [next, outcome] = submit(rules, session, 'gm', command);
  if (!outcome.ok) throw new Error('a command of the bench is refused');
  return next;
}

function changeOf(feed: Feed, next: Session): ChangeMessage {
  const message = feed.follow(next);
  if (message?.type !== 'change') throw new Error('nothing is told of a command of the bench');
  return message;
}

/** Each time states that nobody has asked about yet. */
const following = (session: Session, command: Command): Work<readonly [Feed, Session]> => ({
  prepare: () => [createFeed(rules, session, PARTY, 'bench'), after(session, command)],
  run: ([feed, next]) => feed.follow(next),
});
const commanding = (session: Session, command: Command): Work<null> => ({
  prepare: () => null,
  run: () => after(session, command),
});

const sizeOf = (value: unknown): number => JSON.stringify(value).length / KIB;
const weight = (what: string, figure: number, reference: Row['reference']): Row => ({
  budget: '',
  what,
  figure,
  unit: 'KiB',
  reference,
  goal: null,
});
