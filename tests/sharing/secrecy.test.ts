import { describe, expect, test } from 'vitest';
import { applyEvent } from '../../src/engine/apply-event';
import type { Encounter } from '../../src/engine/state';
import { viewOf } from '../../src/engine/view';
import { isPerceived } from '../../src/rules/perception';
import { askActions } from '../../src/rules/questions/actions';
import { askAttack } from '../../src/rules/questions/attack';
import { askPath } from '../../src/rules/questions/path';
import { rules } from '../../src/rules/registry';
import { report } from '../../src/rules/report';
import { threatenedSquares } from '../../src/rules/threat';
import { currentEncounter, encounterAt, openSession, type Session } from '../../src/session/session';
import { createFeed, type Feed } from '../../src/sharing/feed';
import { patched } from '../../src/sharing/patch';
import { readToScreen } from '../../src/sharing/to-screen';
import type { Viewer } from '../../src/sharing/viewer';
import { nameOf, playRandomly } from './fights';

const VIEWERS: readonly (Viewer & { readonly sides?: readonly string[]; readonly side?: string })[] = [
  { role: 'table', sides: ['party'] },
  { role: 'table', sides: ['foes'] },
  { role: 'player', name: 'gm', side: 'party' },
  { role: 'player', name: 'Ann', side: 'foes' },
  { role: 'table', sides: [] },
];
const sides = (viewer: (typeof VIEWERS)[number]): readonly string[] => viewer.sides ?? [viewer.side ?? ''];

/** Who may be named of these states: perceived in one of them. Asked of the rules, not of the code that is tested. */
function nameable(states: readonly Encounter[], of: readonly string[]): Set<string> {
  return new Set(
    states.flatMap((state) => {
      const view = viewOf(rules, state);
      return Object.values(state.combatants)
        .filter((who) => of.some((side) => isPerceived(view, side, who)))
        .map(({ id }) => id);
    }),
  );
}

/** Every state between two places of a session. */
function statesBetween(before: Session, after: Session): readonly Encounter[] {
  const [first, last] = [Math.min(before.cursor, after.cursor), Math.max(before.cursor, after.cursor)];
  const within = after.entries.slice(first, last).flatMap(({ events }, index) => {
    let state = encounterAt(after, first + index);
    return events.map((event) => {
      state = applyEvent(state, event);
      return state;
    });
  });
  return [currentEncounter(before), ...within, currentEncounter(after)];
}

interface Watched {
  readonly viewer: (typeof VIEWERS)[number];
  readonly feed: Feed;
  shown: Encounter;
  told: number;
  withheld: number;
}

function watch(viewer: (typeof VIEWERS)[number], session: Session): Watched {
  const feed = createFeed(rules, session, viewer, 'one');
  return { viewer, feed, shown: feed.snapshot().encounter, told: 0, withheld: 0 };
}

function expectSilence(text: string, secret: readonly string[], where: string): void {
  for (const id of secret)
    for (const word of [id, nameOf(id)])
      if (text.includes(word)) expect.fail(`${where}: ${word} in ${around(text, word)}`);
  for (const word of ['xoroshiro', 'Arena']) if (text.includes(word)) expect.fail(`${where}: ${word}`);
}
const around = (text: string, word: string): string => {
  const at = text.indexOf(word);
  return text.slice(Math.max(0, at - 160), at + 60);
};

function follow(watched: Watched, before: Session, after: Session, everyone: Set<string>): void {
  const { feed, viewer } = watched;
  const message = feed.follow(after);
  const where = JSON.stringify([viewer, after.entries[after.cursor - 1]?.command]);
  const now = nameable([currentEncounter(after)], sides(viewer));
  const secret = [...everyone].filter((id) => !now.has(id));
  expectSilence(JSON.stringify(feed.snapshot().encounter), secret, `snapshot ${where}`);
  if (message === null) {
    watched.withheld += 1;
    return;
  }
  watched.told += 1;
  if (message.type !== 'change') throw new Error('a snapshot in the middle');
  const text = JSON.stringify(message);
  const open = nameable(statesBetween(before, after), sides(viewer));
  expectSilence(
    text,
    [...everyone].filter((id) => !open.has(id)),
    where,
  );
  // Who goes out of sight is named once more, to be taken away.
  const put = message.patch.filter((change) => !('gone' in change));
  expectSilence(JSON.stringify(put), secret, `patch ${where}`);
  expect(readToScreen(JSON.parse(text)), where).not.toBeNull();
  watched.shown = patched(watched.shown, JSON.parse(text).patch) as Encounter;
  expect(watched.shown, where).toEqual(JSON.parse(JSON.stringify(feed.snapshot().encounter)));
}

/** A forecast must stand on what was sent: nothing that the rules look for may be missing. */
function askEverything(encounter: Encounter): void {
  const view = viewOf(rules, encounter);
  const all = Object.values(encounter.combatants);
  for (const who of all) {
    threatenedSquares(view, who);
    askActions(view, who.id);
    report(view, who.id);
    askPath(view, { by: who.id, path: [{ x: who.at.x + 1, y: who.at.y }], action: 'move', args: {} });
    for (const other of all) if (other.id !== who.id) askAttack(view, { by: who.id, on: other.id, args: {} });
  }
}

/** `FIVEFOOT_SECRECY_FIGHTS=200` looks longer. */
const FIGHTS = Number(process.env.FIVEFOOT_SECRECY_FIGHTS ?? 20);
const COMMANDS = 16;
/** One of the viewers is there all the time; each of the others watches every so many fights. */
const watchersOf = (seed: number): typeof VIEWERS =>
  VIEWERS.filter((_, index) => index === 0 || index === 1 + (seed % (VIEWERS.length - 1)));

describe('random fights', () => {
  test('nobody is named who is not perceived, and what is sent makes up what is known', () => {
    const sums = { told: 0, withheld: 0 };
    for (let seed = 1; seed <= FIGHTS; seed++) {
      let watching: Watched[] | null = null;
      const everyone = new Set<string>();
      playRandomly(seed, COMMANDS, (before, after) => {
        watching ??= watchersOf(seed).map((viewer) => watch(viewer, openSession(before.start)));
        for (const state of statesBetween(before, after))
          for (const id of Object.keys(state.combatants)) everyone.add(id);
        for (const it of watching) {
          follow(it, before, after, everyone);
          if (seed % 10 === 0) askEverything(it.shown);
        }
      });
      for (const { told, withheld } of watching ?? []) {
        sums.told += told;
        sums.withheld += withheld;
      }
    }
    expect(sums.told).toBeGreaterThan(6 * FIGHTS);
    expect(sums.withheld).toBeGreaterThan(FIGHTS);
  }, 120_000);
});
