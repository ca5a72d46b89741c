import './table.css';
import { type MountedBoard, mountBoard } from '../board/board';
import { pathBy, type RemotePath } from '../board/remote';
import type { Rules } from '../engine/contract';
import type { PathAnswer } from '../rules/questions/answers';
import { defaultSettings } from '../session/settings';
import type { FightStore } from '../session/store';
import type { Settings } from '../session/ui-state';
import { NO_DRAGS, withDrag } from '../sharing/around';
import { follow } from '../sharing/follower';
import type { Look } from '../sharing/to-screen';
import type { Drag } from '../sharing/to-server';
import type { Transport } from '../sharing/transport';
import type { Text } from '../text/i18n';
import { focusArea, lookedAt } from './focus';
import { createFrame, type LineWords, type TableFrame } from './frame';
import { lastResult, nowResult, pathResult, type Result } from './result';
import { drawStrip } from './strip';

export interface TableScreenOptions {
  readonly root: HTMLElement;
  readonly rules: Rules;
  readonly text: Text;
  readonly transport: Transport;
  readonly settings: Settings;
  /** What somebody who draws is called here, and which colours are theirs; null: it need not be said. */
  readonly drawnBy: (name: string) => RemotePath['by'];
  readonly words: LineWords;
}

/** The screen for everyone at the table: no controls, no secrets. It shows what comes in, and waits where nothing does. */
export function showTable(options: TableScreenOptions): void {
  const { root, rules, text, transport, settings, drawnBy } = options;
  const frame = createFrame(root, text, options.words);
  let shown: Shown | null = null;
  const follower = follow({
    rules,
    transport,
    settings: forTable(settings),
    begun: (store) => {
      frame.setShown('fight');
      shown = new Shown({ frame, store, text, drawnBy });
    },
  });
  follower.listen((message) => {
    if (message.type === 'preparing') frame.setShown('prepares');
    if (message.type === 'drag') shown?.dragged(message.by, message.drag);
    if (message.type === 'camera') shown?.looked(message.look);
  });
  transport.watch((state) => {
    frame.setLine(state);
    // What is drawn now is told anew by whoever draws.
    if (state !== 'open') shown?.undrawn();
  });
  text.on('languageChanged', () => {
    frame.speak();
    shown?.draw();
  });
  frame.setLine(transport.state());
}

/** Everything switched off that belongs to one person's hand. */
const forTable = (settings: Settings): Settings => ({
  ...settings,
  overlays: { ...defaultSettings.overlays, threatened: 'none', coordinates: true },
  playback: 'quick',
});

interface ShownParts extends Pick<TableScreenOptions, 'text' | 'drawnBy'> {
  readonly frame: TableFrame;
  readonly store: FightStore;
}

/** A fight on the screen. */
class Shown {
  private readonly frame: TableFrame;
  private readonly store: FightStore;
  private readonly text: Text;
  private readonly drawnBy: TableScreenOptions['drawnBy'];
  private readonly board: MountedBoard;
  /** By the name of who draws; the one that was moved last stands last. */
  private drags: ReadonlyMap<string, Drag> = NO_DRAGS;
  private look: Look = null;
  /** What the rules say of the path being drawn, by what is known here. */
  private answer: PathAnswer | null = null;

  constructor({ frame, store, text, drawnBy }: ShownParts) {
    this.frame = frame;
    this.store = store;
    this.text = text;
    this.drawnBy = drawnBy;
    this.board = mountBoard({ host: frame.board, store, text, magnified: frame.magnified });
    store.subscribe((now, before) => {
      if (now.encounter === before.encounter && now.session === before.session) return;
      frame.setShown('fight');
      this.draw();
    });
    new ResizeObserver(() => requestAnimationFrame(() => this.turnCamera())).observe(frame.board);
    void this.board.drawn.then(() => this.draw());
    this.draw();
  }

  dragged(by: string, drag: Drag | null): void {
    this.drags = withDrag(this.drags, by, drag);
    this.draw();
  }

  undrawn(): void {
    this.drags = NO_DRAGS;
    this.draw();
  }

  looked(look: Look): void {
    this.look = look;
    this.turnCamera();
  }

  draw(): void {
    const { text, frame } = this;
    drawStrip(frame.strip, text, this.store.getState().view());
    const drawn = [...this.drags].reverse();
    this.answer = this.board.showPaths(drawn.map(([by, drag]) => pathBy(drag, this.drawnBy(by))));
    frame.setResult(this.result(), this.answer !== null && this.answer.provocations.length > 0);
    this.turnCamera();
  }

  private result(): Result {
    const { text, answer } = this;
    const { session, encounter } = this.store.getState();
    if (answer !== null) return pathResult(text, encounter, answer);
    return lastResult(text, session) ?? nowResult(text, encounter);
  }

  private turnCamera(): void {
    const { clientWidth, clientHeight } = this.frame.board;
    if (clientWidth === 0) return;
    const view = this.store.getState().view();
    const drags = [...this.drags.values()];
    this.board.frame(
      this.look === null || drags.length > 0
        ? focusArea(view, drags)
        : lookedAt(this.look, clientHeight / clientWidth),
    );
  }
}
