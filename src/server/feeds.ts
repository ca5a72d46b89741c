import type { Rules } from '../engine/contract';
import type { Encounter } from '../engine/state';
import type { Session } from '../session/session';
import { Eyes, eyesOf } from '../sharing/eyes';
import { type Feed, feedOf } from '../sharing/feed';
import { isShown, TABLE_CHOICE } from '../sharing/table-choice';
import type { ToScreen } from '../sharing/to-screen';
import type { ToServer } from '../sharing/to-server';
import type { Viewer } from '../sharing/viewer';
import { PROTOCOL } from '../sharing/wire';
import { type Cast, castOf } from './cast';
import { newSecret } from './codes';
import type { Seat } from './facts';
import { guestOf } from './rights';
import type { Table } from './table';

type Resume = Extract<ToServer, { type: 'hello' }>['resume'];
const PREPARING: ToScreen = { type: 'preparing', v: PROTOCOL };

interface Followed {
  readonly feed: Feed;
  readonly eyes: string;
  /** By which cast it was last looked whose eyes the seat has. */
  cast: Cast;
}

/**
 * What each seat follows of the fight. A feed outlives a lost line, so that who comes back gets only what is missing. Table screens
 * follow nothing while the fight is prepared, unless the game master has it so: they are told that, and no more.
 */
export class Feeds {
  readonly rules: Rules;
  readonly #there: () => Table;
  readonly #feeds = new Map<string, Followed>();
  /** What is told to all who look through the same eyes is made once. */
  readonly #eyes = new Map<string, Eyes>();
  /** Screens that were told to wait. */
  readonly #waiting = new Set<string>();
  /** By seat, as far as it was looked at. */
  readonly #awaySince = new Map<string, number>();
  #last: Encounter | null = null;
  /** Whether screens show the fight, and of what that was answered. */
  #shown:
    | (Pick<Encounter, 'phase'> & {
        readonly preparing: boolean;
        readonly cast: Cast;
        readonly shown: boolean;
      })
    | null = null;

  constructor(rules: Rules, there: () => Table) {
    this.rules = rules;
    this.#there = there;
  }

  get encounter(): Encounter {
    return this.#there().encounter;
  }

  of(seat: Seat): Feed | undefined {
    return this.#feeds.get(seat.id)?.feed;
  }

  viewerOf(seat: Seat): Viewer {
    return seat.role === 'gm' ? { role: 'gm' } : guestOf(seat, this.encounter);
  }

  /** Works out what a step will be to everybody, before anybody may be told of it. Nobody says hello until they are (`Audience`). */
  prepare(session: Session): void {
    for (const eyes of this.#eyes.values()) eyes.follow(session);
  }

  /** What a line is told that has just said hello; `resume`: how far it had come. */
  hello(seat: Seat, resume: Resume): readonly ToScreen[] {
    if (this.#isPreparedFor(seat)) return this.#wait(seat);
    const known = this.#feeds.get(seat.id);
    const feed = known !== undefined && this.#isRight(known, seat) ? known.feed : this.#begin(seat);
    return (resume === null ? null : feed.since(resume.stream, resume.n)) ?? [feed.snapshot()];
  }

  /** Lines of the log before that number, as the seat knows them; null: ask again. Undefined: it follows nothing. */
  older(seat: Seat, before: number): ToScreen | null | undefined {
    return this.#feeds.get(seat.id)?.feed.older(before);
  }

  /** The table has moved: what each seat is to be told of it. `isHere`: one of its lines follows. */
  moved(isHere: (seat: Seat) => boolean, tell: (seat: Seat, message: ToScreen) => void): void {
    const { session, encounter, facts } = this.#there();
    castOf(encounter, this.#last);
    this.#last = encounter;
    for (const eyes of this.#eyes.values()) eyes.follow(session);
    for (const seat of facts.seats)
      for (const message of this.#movedFor(seat, isHere(seat))) tell(seat, message);
  }

  #movedFor(seat: Seat, isHere: boolean): readonly ToScreen[] {
    if (this.#isPreparedFor(seat)) return this.#waiting.has(seat.id) || !isHere ? [] : this.#wait(seat);
    const known = this.#feeds.get(seat.id);
    if (known !== undefined && this.#isRight(known, seat)) {
      const message = known.feed.follow(this.#there().session);
      return message === null ? [] : [message];
    }
    this.drop(seat.id);
    return isHere ? [this.#begin(seat).snapshot()] : [];
  }

  drop(seatId: string): void {
    const known = this.#feeds.get(seatId);
    this.#feeds.delete(seatId);
    this.#waiting.delete(seatId);
    this.#awaySince.delete(seatId);
    if (known === undefined) return;
    const isUsed = [...this.#feeds.values()].some(({ eyes }) => eyes === known.eyes);
    if (!isUsed) this.#eyes.delete(known.eyes);
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

  /** Whether the feed is that of the viewer that the seat is now. */
  #isRight(known: Followed, seat: Seat): boolean {
    const cast = castOf(this.encounter);
    if (known.cast === cast) return true;
    if (JSON.stringify(known.feed.viewer) !== JSON.stringify(this.viewerOf(seat))) return false;
    known.cast = cast;
    return true;
  }

  #isPreparedFor({ role }: Seat): boolean {
    if (role !== 'table') return false;
    const { encounter, facts } = this.#there();
    const { preparing } = facts.switches;
    const [{ phase }, cast, last] = [encounter, castOf(encounter), this.#shown];
    const isKnown = last?.phase === phase && last.preparing === preparing && last.cast === cast;
    const shown = isKnown ? last.shown : isShown(encounter, { ...TABLE_CHOICE, preparing });
    this.#shown = { phase, preparing, cast, shown };
    return !shown;
  }

  #wait({ id }: Seat): readonly ToScreen[] {
    this.drop(id);
    this.#waiting.add(id);
    return [PREPARING];
  }

  #begin(seat: Seat): Feed {
    const viewer = this.viewerOf(seat);
    const key = eyesOf(viewer);
    const eyes = this.#eyes.get(key) ?? new Eyes(this.rules, this.#there().session, viewer);
    this.#eyes.set(key, eyes);
    const feed = feedOf(eyes, viewer, newSecret());
    this.#waiting.delete(seat.id);
    this.#feeds.set(seat.id, { feed, eyes: key, cast: castOf(this.encounter) });
    return feed;
  }
}
