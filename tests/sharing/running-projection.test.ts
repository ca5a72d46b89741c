import { describe, expect, test } from 'vitest';
import type { Encounter } from '../../src/engine/state';
import { rules } from '../../src/rules/registry';
import { type Explored, exploredBy, withMemory } from '../../src/session/explored';
import { currentEncounter, type Session } from '../../src/session/session';
import { Eyes, eyesOf } from '../../src/sharing/eyes';
import { createFeed, type Feed, feedOf } from '../../src/sharing/feed';
import { patched } from '../../src/sharing/patch';
import { projectEncounter } from '../../src/sharing/project-encounter';
import type { ChangeMessage, Snapshot } from '../../src/sharing/to-screen';
import { sidesOf, type Viewer } from '../../src/sharing/viewer';
import { expectSame } from '../same';
import { playRandomly } from './fights';

// What is carried from state to state must come to the same as what is worked out from nothing, for everybody, after everything that can happen.

const VIEWERS: readonly Viewer[] = [
  { role: 'gm' },
  { role: 'table', sides: ['party'] },
  { role: 'table', sides: ['foes', 'party'] },
  { role: 'player', name: 'gm', side: 'party' },
  { role: 'player', name: 'Ann', side: 'party' },
  { role: 'player', name: 'gm', side: 'foes' },
  { role: 'table', sides: [] },
];

/** A copy that nothing is remembered about: every answer about it is worked out anew. */
const unknown = (encounter: Encounter): Encounter => JSON.parse(JSON.stringify(encounter)) as Encounter;
const plain = (value: unknown): unknown => JSON.parse(JSON.stringify(value));
const FIGHTS = Number(process.env['FIVEFOOT_SECRECY_FIGHTS'] ?? 6);

class Witness {
  readonly departed = new Set<string>();
  readonly #found = new Map<string, Explored>();
  #of: Session | null = null;
  constructor(session: Session) {
    this.note(session);
  }
  note(session: Session): void {
    for (const { combatants } of [session.start, ...session.entries.map(({ after }) => after)])
      for (const id of Object.keys(combatants)) this.departed.add(id);
  }
  /** From nothing. */
  sees(session: Session, viewer: Viewer): unknown {
    const known = projectEncounter(rules, unknown(currentEncounter(session)), viewer, this.departed);
    if (viewer.role === 'gm') return plain(known);
    return plain(withMemory(known, this.#explored(session, sidesOf(viewer))));
  }
  /** From nothing as well, once for all who look with the same eyes. */
  #explored(session: Session, sides: readonly string[]): Explored {
    if (this.#of !== session) this.#found.clear();
    this.#of = session;
    const key = sides.join();
    const fresh = (): Session => ({
      start: unknown(session.start),
      entries: session.entries.map((entry) => ({ ...entry, after: unknown(entry.after) })),
      cursor: session.cursor,
    });
    const found = this.#found.get(key) ?? exploredBy(rules, fresh(), sides);
    this.#found.set(key, found);
    return found;
  }
}

const about = (session: Session): string =>
  JSON.stringify([session.cursor, session.entries[session.cursor - 1]?.command]);

describe('what is carried along', () => {
  test.each(Array.from({ length: FIGHTS }, (_, index) => index + 1))(
    'is what is worked out from nothing, in the random fight %i',
    (seed) => {
      let following: readonly { readonly viewer: Viewer; readonly feed: Feed }[] | null = null;
      let witness: Witness | null = null;
      playRandomly(seed, 24, (before, after) => {
        following ??= VIEWERS.map((viewer) => ({ viewer, feed: createFeed(rules, before, viewer, 's') }));
        witness ??= new Witness(before);
        witness.note(after);
        for (const { viewer, feed } of following) {
          feed.follow(after);
          expectSame(
            plain(feed.encounter),
            witness.sees(after, viewer),
            `${JSON.stringify(viewer)} ${about(after)}`,
          );
        }
      });
    },
    60_000,
  );

  test.each([3, 4, 5])(
    'tells those who share eyes what each would be told alone, in the random fight %i',
    (seed) => {
      const alone = new Map<Viewer, Feed>();
      const together = new Map<Viewer, Feed>();
      let common = 0;
      playRandomly(seed, 40, (before, after) => {
        if (alone.size === 0) {
          const eyes = new Map<string, Eyes>();
          for (const viewer of VIEWERS) {
            const own = eyes.get(eyesOf(viewer)) ?? new Eyes(rules, before, viewer);
            eyes.set(eyesOf(viewer), own);
            alone.set(viewer, createFeed(rules, before, viewer, 's'));
            together.set(viewer, feedOf(own, viewer, 's'));
          }
        }
        const patches = new Map<string, ChangeMessage['patch']>();
        for (const viewer of VIEWERS) {
          const [one, other] = [alone.get(viewer)?.follow(after), together.get(viewer)?.follow(after)];
          expectSame(plain(other), plain(one), `${JSON.stringify(viewer)} ${about(after)}`);
          if (other?.type !== 'change') continue;
          if (patches.get(eyesOf(viewer)) === other.patch) common += 1;
          patches.set(eyesOf(viewer), other.patch);
        }
      });
      // The very same objects: what goes to many is made, and put in bytes, once.
      expect(common).toBeGreaterThan(5);
    },
  );

  test('lets a screen that is told only changes come to the same', () => {
    const screens = new Map<Viewer, { readonly feed: Feed; shown: unknown }>();
    playRandomly(7, 60, (before, after) => {
      for (const viewer of VIEWERS) {
        const feed = screens.get(viewer)?.feed ?? createFeed(rules, before, viewer, 's');
        const screen = screens.get(viewer) ?? { feed, shown: plain(feed.snapshot().encounter) };
        screens.set(viewer, screen);
        const message: ChangeMessage | Snapshot | null = feed.follow(after);
        if (message?.type === 'change')
          screen.shown = patched(screen.shown, plain(message.patch) as ChangeMessage['patch']);
        expectSame(screen.shown, plain(feed.encounter), `${JSON.stringify(viewer)} ${about(after)}`);
      }
    });
  });
});

test('a feed that has missed a step begins anew', () => {
  let session: Session | null = null;
  let eyes: Eyes | null = null;
  let feed: Feed | null = null;
  playRandomly(2, 6, (before, after) => {
    if (eyes === null) {
      eyes = new Eyes(rules, before, { role: 'gm' });
      feed = feedOf(eyes, { role: 'gm' }, 's');
    } else eyes.follow(before);
    session = after;
  });
  if (session === null || feed === null) throw new Error('nothing was played');
  const message = (feed as Feed).follow(session);
  expect(message?.type).toBe('snapshot');
  expect(message).toMatchObject({ n: 0, stream: 's.1' });
});
