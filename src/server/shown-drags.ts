import type { Rules } from '../engine/contract';
import { cachedView } from '../session/current-view';
import type { Feed } from '../sharing/feed';
import { createKnownWay, type KnownWay, knownDrag } from '../sharing/known-way';
import type { Drag } from '../sharing/to-server';
import type { Seat } from './facts';

interface Shown {
  readonly rules: Rules;
  readonly by: Seat;
  readonly to: Seat;
  readonly feed: Feed | undefined;
}

/** Paths as others are shown them: one that the game master draws goes round those who are hidden, so it is laid again as they would look for it. */
export class ShownDrags {
  readonly #ways = new WeakMap<Feed, KnownWay>();

  /** Null where whoever reads this feed does not know the mover. */
  shown(drag: Drag | null, { rules, by, to, feed }: Shown): Drag | null {
    if (drag === null || by.role !== 'gm' || to.role === 'gm') return drag;
    if (feed?.encounter.combatants[drag.who] === undefined) return null;
    const wayOf = this.#ways.get(feed) ?? createKnownWay();
    this.#ways.set(feed, wayOf);
    return knownDrag(wayOf, cachedView(rules, feed.encounter), drag);
  }
}
