import type { Rules } from '../engine/contract';
import type { Encounter } from '../engine/state';
import { createFeed, type Feed } from '../sharing/feed';
import { isShown, TABLE_CHOICE } from '../sharing/table-choice';
import type { ToScreen } from '../sharing/to-screen';
import type { ToServer } from '../sharing/to-server';
import type { Viewer } from '../sharing/viewer';
import { PROTOCOL } from '../sharing/wire';
import { newSecret } from './codes';
import type { Seat } from './facts';
import { guestOf } from './rights';
import type { Table } from './table';

type Resume = Extract<ToServer, { type: 'hello' }>['resume'];
const PREPARING: ToScreen = { type: 'preparing', v: PROTOCOL };

/**
 * What each seat follows of the fight. A feed outlives a lost line, so that who comes back gets only what is missing. Table screens
 * follow nothing while the fight is prepared, unless the game master has it so: they are told that, and no more.
 */
export class Feeds {
  readonly rules: Rules;
  readonly #there: () => Table;
  readonly #feeds = new Map<string, Feed>();
  /** Screens that were told to wait. */
  readonly #waiting = new Set<string>();
  /** By seat, as far as it was looked at. */
  readonly #awaySince = new Map<string, number>();

  constructor(rules: Rules, there: () => Table) {
    this.rules = rules;
    this.#there = there;
  }

  get encounter(): Encounter {
    return this.#there().encounter;
  }

  of(seat: Seat): Feed | undefined {
    return this.#feeds.get(seat.id);
  }

  viewerOf(seat: Seat): Viewer {
    return seat.role === 'gm' ? { role: 'gm' } : guestOf(seat, this.encounter);
  }

  /** What a line is told that has just said hello; `resume`: how far it had come. */
  hello(seat: Seat, resume: Resume): readonly ToScreen[] {
    if (this.#isPreparedFor(seat)) return this.#wait(seat);
    const known = this.#feeds.get(seat.id);
    const isRight = known !== undefined && isSameViewer(known.viewer, this.viewerOf(seat));
    const feed = isRight ? known : this.#begin(seat);
    return (resume === null ? null : feed.since(resume.stream, resume.n)) ?? [feed.snapshot()];
  }

  /** The table has moved: what a seat is to be told of it. `isHere`: one of its lines follows. */
  moved(seat: Seat, isHere: boolean): readonly ToScreen[] {
    if (this.#isPreparedFor(seat)) return this.#waiting.has(seat.id) || !isHere ? [] : this.#wait(seat);
    const feed = this.#feeds.get(seat.id);
    if (feed !== undefined && isSameViewer(feed.viewer, this.viewerOf(seat))) {
      const message = feed.follow(this.#there().session);
      return message === null ? [] : [message];
    }
    this.drop(seat.id);
    return isHere ? [this.#begin(seat).snapshot()] : [];
  }

  drop(seatId: string): void {
    this.#feeds.delete(seatId);
    this.#waiting.delete(seatId);
    this.#awaySince.delete(seatId);
  }

  /** The feed of who has been away for so long (milliseconds, as `now`) is forgotten. */
  forgetAway(here: ReadonlySet<string>, now: number, patience: number): void {
    for (const id of this.#feeds.keys()) {
      const since = this.#awaySince.get(id) ?? now;
      if (here.has(id)) this.#awaySince.delete(id);
      else this.#awaySince.set(id, since);
      if (!here.has(id) && now - since >= patience) this.drop(id);
    }
  }

  #isPreparedFor({ role }: Seat): boolean {
    const { encounter, facts } = this.#there();
    const { preparing } = facts.switches;
    return role === 'table' && !isShown(encounter, { ...TABLE_CHOICE, preparing });
  }

  #wait({ id }: Seat): readonly ToScreen[] {
    this.drop(id);
    this.#waiting.add(id);
    return [PREPARING];
  }

  #begin(seat: Seat): Feed {
    const feed = createFeed(this.rules, this.#there().session, this.viewerOf(seat), newSecret());
    this.#waiting.delete(seat.id);
    this.#feeds.set(seat.id, feed);
    return feed;
  }
}

const isSameViewer = (a: Viewer, b: Viewer): boolean => JSON.stringify(a) === JSON.stringify(b);
