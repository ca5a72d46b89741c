import type { CombatantId, Encounter } from '../engine/state';
import { cachedView } from '../session/current-view';
import type { Feed } from '../sharing/feed';
import { knowledgeOf } from '../sharing/knowledge';
import { createKnownWay, type KnownWay, knownDrag } from '../sharing/known-way';
import type { Drag } from '../sharing/to-server';
import { sidesOf } from '../sharing/viewer';
import { PROTOCOL } from '../sharing/wire';
import type { Connection } from './connection';
import type { Seat } from './facts';
import type { Feeds } from './feeds';

/**
 * Paths as they are drawn: each goes to the game master and to those on the side of whoever is moved, under the name of who draws it.
 * Whoever was not shown a path is not told of its end either.
 */
export class LiveDrags {
  readonly #feeds: Feeds;
  readonly #ways = new WeakMap<Feed, KnownWay>();
  /** Who is shown what somebody draws. */
  readonly #shown = new Map<Connection, Set<Connection>>();

  constructor(feeds: Feeds) {
    this.#feeds = feeds;
  }

  /** Somebody draws; null: no more. `others`: everyone else who follows the fight. */
  relay(from: Connection, drag: Drag | null, others: readonly Connection[]): void {
    if (drag !== null && !this.#mayDraw(from.seat, drag.who)) return;
    const shown = this.#shown.get(from) ?? new Set();
    this.#shown.set(from, shown);
    for (const to of others) {
      const seen = drag === null ? null : this.#asSeenBy(to.seat, drag, from.seat);
      if (seen === null && !shown.has(to)) continue;
      to.send({ type: 'drag', v: PROTOCOL, by: from.seat.name, drag: seen });
      if (seen === null) shown.delete(to);
      else shown.add(to);
    }
  }

  /** A line has ended: what it drew is gone, and nothing is shown to it any more. */
  end(line: Connection, others: readonly Connection[]): void {
    this.relay(line, null, others);
    this.#shown.delete(line);
    for (const shown of this.#shown.values()) shown.delete(line);
  }

  #mayDraw(seat: Seat, who: CombatantId): boolean {
    const { combatants } = this.#feeds.encounter;
    const mover = Object.hasOwn(combatants, who) ? combatants[who] : undefined;
    return mover !== undefined && (seat.role === 'gm' || mover.controller === seat.name);
  }

  /** Null where whoever looks may not see it. */
  #asSeenBy(to: Seat, drag: Drag, by: Seat): Drag | null {
    if (to.role === 'gm') return drag;
    const feed = this.#feeds.of(to);
    if (feed === undefined || !this.#isOfOwnSide(to, drag.who, this.#feeds.encounter)) return null;
    return by.role === 'gm' ? this.#asLookedFor(feed, drag) : drag;
  }

  #isOfOwnSide(seat: Seat, who: CombatantId, encounter: Encounter): boolean {
    const viewer = this.#feeds.viewerOf(seat);
    const side = encounter.combatants[who]?.side;
    if (viewer.role === 'gm' || side === undefined || !sidesOf(viewer).includes(side)) return false;
    return knowledgeOf(this.#feeds.rules, encounter, viewer).perceives(who);
  }

  /** The game master's goes round those who are hidden, so it is laid again as they would look for it. */
  #asLookedFor(feed: Feed, drag: Drag): Drag | null {
    if (feed.encounter.combatants[drag.who] === undefined) return null;
    const wayOf = this.#ways.get(feed) ?? createKnownWay();
    this.#ways.set(feed, wayOf);
    return knownDrag(wayOf, cachedView(this.#feeds.rules, feed.encounter), drag);
  }
}
