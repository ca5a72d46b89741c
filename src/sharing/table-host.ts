import type { Rules } from '../engine/contract';
import type { Encounter } from '../engine/state';
import { GM } from '../session/authority';
import { type BoardPort, boardStore } from '../session/board-port';
import { cachedView } from '../session/current-view';
import { type Preview, previewStore } from '../session/preview';
import { currentEncounter } from '../session/session';
import type { FightStore } from '../session/store';
import { createFeed, type Feed } from './feed';
import { createKnownWay } from './known-way';
import { isShown, TABLE_CHOICE, type TableChoice, tableSides } from './table-choice';
import type { Look, ToScreen } from './to-screen';
import { type Drag, readToServer } from './to-server';
import type { Hub } from './transport';
import type { Viewer } from './viewer';
import { PROTOCOL } from './wire';

export interface TableHost {
  screens(): number;
  watch(changed: (screens: number) => void): () => void;
  choose(choice: TableChoice): void;
  close(): void;
}
export interface TableHostOptions {
  readonly rules: Rules;
  readonly store: FightStore;
  readonly hub: Hub;
  /** A new word each time. */
  stream(): string;
}
/** How often it is looked where the game master's camera stands, in milliseconds. Only while a screen follows it. */
const LOOK_MS = 150;

/** Tells the table screens of this fight what all players together may know. */
export const hostTable = (options: TableHostOptions): TableHost => new Host(options);

class Host implements TableHost {
  private readonly options: TableHostOptions;
  private readonly undo: readonly (() => void)[];
  private readonly watching = new Set<(screens: number) => void>();
  private count = 0;
  /** Null while nothing is shown. */
  private feed: Feed | null = null;
  private isWaiting = false;
  private choice: TableChoice = TABLE_CHOICE;
  private readonly wayOf = createKnownWay();
  private looked: Look = null;
  private timer: ReturnType<typeof setInterval> | null = null;
  private drag: Drag | null = null;

  constructor(options: TableHostOptions) {
    this.options = options;
    const { hub, store } = options;
    this.undo = [
      hub.watch((screens) => this.counted(screens)),
      hub.listen((message, from) => this.heard(message, from)),
      store.subscribe((now, before) => {
        // What happens while nobody looks is caught up with when somebody does.
        if (now.session !== before.session && this.count > 0) this.tell();
      }),
      previewStore.subscribe(({ preview }, before) => {
        if (preview !== before.preview) this.dragged(preview);
      }),
    ];
  }

  screens(): number {
    return this.count;
  }
  watch(changed: (screens: number) => void): () => void {
    this.watching.add(changed);
    return () => this.watching.delete(changed);
  }
  choose(choice: TableChoice): void {
    this.choice = choice;
    if (choice.camera === 'action') this.look(null);
    this.keepTime();
    if (this.count > 0) this.tell();
  }
  close(): void {
    for (const off of this.undo) off();
    this.count = 0;
    this.keepTime();
    this.options.hub.close();
  }

  private send(message: ToScreen, to: string | null = null): void {
    if (this.count > 0 || to !== null) this.options.hub.send(message, to);
  }

  private counted(screens: number): void {
    const isMore = screens > this.count;
    this.count = screens;
    this.keepTime();
    if (isMore) this.remind();
    for (const changed of this.watching) changed(screens);
  }

  /** One that was counted out (its window slept) and is back may have missed something: whoever gets the last change sees that there is a gap. */
  private remind(): void {
    const before = this.feed;
    const feed = this.tell();
    if (feed !== null && feed === before) this.send(feed.latest());
    else if (feed === null) this.send({ type: 'preparing', v: PROTOCOL });
  }

  private heard(body: unknown, from: string): void {
    const message = readToServer(body);
    // A table screen asks for the fight, and that is all it may.
    if (message?.type !== 'hello') return;
    const feed = this.tell();
    if (feed === null) {
      this.send({ type: 'preparing', v: PROTOCOL }, from);
      return;
    }
    const missing = message.resume === null ? null : feed.since(message.resume.stream, message.resume.n);
    for (const it of missing ?? [feed.snapshot()]) this.send(it, from);
    this.send({ type: 'drag', v: PROTOCOL, by: GM, drag: this.drag }, from);
    this.send({ type: 'camera', v: PROTOCOL, look: this.looked }, from);
  }

  /** Brings the screens to where the fight is. A feed whose sides are no longer those it is for is begun anew. */
  private tell(): Feed | null {
    const { session } = this.options.store.getState();
    const encounter = currentEncounter(session);
    if (!isShown(encounter, this.choice)) return this.wait();
    this.isWaiting = false;
    if (this.feed === null || !isFor(this.feed.viewer, tableSides(encounter, this.choice)))
      return this.beginAnew(encounter);
    const message = this.feed.follow(session);
    if (message !== null) this.send(message);
    return this.feed;
  }

  private beginAnew(encounter: Encounter): Feed {
    const { rules, store, stream } = this.options;
    const viewer: Viewer = { role: 'table', sides: tableSides(encounter, this.choice) };
    this.feed = createFeed(rules, store.getState().session, viewer, stream());
    this.send(this.feed.snapshot());
    return this.feed;
  }

  private wait(): null {
    this.feed = null;
    this.drag = null;
    if (!this.isWaiting) this.send({ type: 'preparing', v: PROTOCOL });
    this.isWaiting = true;
    return null;
  }

  private dragged(preview: Preview | null): void {
    const drag = this.count === 0 ? null : this.open(preview);
    if (drag === null && this.drag === null) return;
    this.drag = drag;
    this.send({ type: 'drag', v: PROTOCOL, by: GM, drag });
  }

  /** Only the players' own are shown while they are drawn: where a foe will go is the game master's until it goes. */
  private open(preview: Preview | null): Drag | null {
    if (preview === null || this.feed === null) return null;
    const { encounter, viewer } = this.feed;
    const side = encounter.combatants[preview.who]?.side;
    if (side === undefined || viewer.role !== 'table' || !viewer.sides.includes(side)) return null;
    const { who, action, waypoints } = preview;
    const path = this.wayOf(cachedView(this.options.rules, encounter), preview);
    const pairs = (squares: Preview['path']) => squares.map(({ x, y }) => [x, y] as const);
    return { who, action, path: pairs(path), waypoints: pairs(waypoints) };
  }

  private keepTime(): void {
    const runs = this.count > 0 && this.choice.camera === 'own';
    if (runs && this.timer === null)
      this.timer = setInterval(() => this.look(lookOf(boardStore.getState().board)), LOOK_MS);
    if (runs || this.timer === null) return;
    clearInterval(this.timer);
    this.timer = null;
  }

  private look(look: Look): void {
    if (JSON.stringify(look) === JSON.stringify(this.looked)) return;
    this.looked = look;
    this.send({ type: 'camera', v: PROTOCOL, look });
  }
}

const isFor = (viewer: Viewer, sides: readonly string[]): boolean =>
  viewer.role === 'table' && viewer.sides.join('\n') === sides.join('\n');

const lookOf = (board: BoardPort | null): Look => board?.look() ?? null;
