import type { Rules } from '../engine/contract';
import { type BoardPort, boardStore } from '../session/board-port';
import { type Preview, previewStore } from '../session/preview';
import type { FightStore } from '../session/store';
import { createFeed, type Feed } from './feed';
import { knowledgeOf } from './knowledge';
import type { Look, ToScreen } from './to-screen';
import { type Drag, readToServer } from './to-server';
import type { Hub } from './transport';
import { type Guest, playerSides } from './viewer';
import { PROTOCOL } from './wire';

/** What the table screen looks at: whoever acts, or what the game master looks at. */
export type CameraMode = 'action' | 'own';

export interface TableHost {
  screens(): number;
  watch(changed: (screens: number) => void): () => void;
  setCamera(mode: CameraMode): void;
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
  private viewer: Guest = { role: 'table', sides: [] };
  private feed: Feed | null = null;
  private mode: CameraMode = 'action';
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
        if (now.session !== before.session) this.tell();
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
  setCamera(mode: CameraMode): void {
    this.mode = mode;
    if (mode === 'action') this.look(null);
    this.keepTime();
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
    this.count = screens;
    this.keepTime();
    for (const changed of this.watching) changed(screens);
  }

  private heard(body: unknown, from: string): void {
    const message = readToServer(body);
    // A table screen asks for the fight, and that is all it may.
    if (message?.type !== 'hello') return;
    const feed = this.tell();
    const missing = message.resume === null ? null : feed.since(message.resume.stream, message.resume.n);
    for (const it of missing ?? [feed.snapshot()]) this.send(it, from);
    this.send({ type: 'drag', v: PROTOCOL, drag: this.drag }, from);
    this.send({ type: 'camera', v: PROTOCOL, look: this.looked }, from);
  }

  /** Brings the screens to where the fight is. A feed whose sides are no longer those of the players is begun anew. */
  private tell(): Feed {
    const { rules, store, stream } = this.options;
    const { session } = store.getState();
    const sides = playerSides(session.entries[session.cursor - 1]?.after ?? session.start);
    if (this.feed === null || !isSame(sides, this.viewer)) {
      this.viewer = { role: 'table', sides };
      this.feed = createFeed(rules, session, this.viewer, stream());
      this.send(this.feed.snapshot());
      return this.feed;
    }
    const message = this.feed.follow(session);
    if (message !== null) this.send(message);
    return this.feed;
  }

  private dragged(preview: Preview | null): void {
    const drag = this.open(preview);
    if (drag === null && this.drag === null) return;
    this.drag = drag;
    this.send({ type: 'drag', v: PROTOCOL, drag });
  }

  /** Only the players' own are shown while they are drawn: where a foe will go is the game master's until it goes. */
  private open(preview: Preview | null): Drag | null {
    if (preview === null || this.feed === null) return null;
    const { rules, store } = this.options;
    const { session } = store.getState();
    const encounter = session.entries[session.cursor - 1]?.after ?? session.start;
    const who = encounter.combatants[preview.who];
    const knowledge = knowledgeOf(rules, encounter, this.viewer);
    if (who === undefined || !knowledge.isOwn(who)) return null;
    const pairs = (squares: Preview['path']) => squares.map(({ x, y }) => [x, y] as const);
    const { action, path, waypoints } = preview;
    return { who: who.id, action, path: pairs(path), waypoints: pairs(waypoints) };
  }

  private keepTime(): void {
    const runs = this.count > 0 && this.mode === 'own';
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

const isSame = (sides: readonly string[], viewer: Guest): boolean =>
  viewer.role === 'table' && viewer.sides.join('\n') === sides.join('\n');

const lookOf = (board: BoardPort | null): Look => board?.look() ?? null;
