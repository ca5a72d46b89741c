import './table.css';
import { type MountedBoard, mountBoard } from '../board/board';
import type { Rules } from '../engine/contract';
import type { PathAnswer } from '../rules/questions/answers';
import { defaultSettings } from '../session/settings';
import type { FightStore } from '../session/store';
import type { Settings } from '../session/ui-state';
import { follow } from '../sharing/follower';
import type { Look } from '../sharing/to-screen';
import type { Drag } from '../sharing/to-server';
import type { Transport } from '../sharing/transport';
import type { Text } from '../text/i18n';
import { focusArea, lookedAt } from './focus';
import { createFrame, type TableFrame } from './frame';
import { lastResult, nowResult, pathResult, type Result } from './result';
import { drawStrip } from './strip';

export interface TableScreenOptions {
  readonly root: HTMLElement;
  readonly rules: Rules;
  readonly text: Text;
  readonly transport: Transport;
  readonly settings: Settings;
}

/** The screen for everyone at the table: no controls, no secrets. It shows what comes in, and waits where nothing does. */
export function showTable({ root, rules, text, transport, settings }: TableScreenOptions): void {
  const frame = createFrame(root, text);
  let shown: Shown | null = null;
  const follower = follow({
    rules,
    transport,
    settings: forTable(settings),
    begun: (store) => {
      frame.setShown('fight');
      shown = new Shown(frame, store, text);
    },
  });
  follower.listen((message) => {
    if (message.type === 'preparing') frame.setShown('prepares');
    if (message.type === 'drag') shown?.dragged(message.drag);
    if (message.type === 'camera') shown?.looked(message.look);
  });
  transport.watch((state) => frame.setLine(state));
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

/** A fight on the screen. */
class Shown {
  private readonly frame: TableFrame;
  private readonly store: FightStore;
  private readonly text: Text;
  private readonly board: MountedBoard;
  private drag: Drag | null = null;
  private look: Look = null;
  /** What the rules say of the path being drawn, by what is known here. */
  private answer: PathAnswer | null = null;

  constructor(frame: TableFrame, store: FightStore, text: Text) {
    this.frame = frame;
    this.store = store;
    this.text = text;
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

  dragged(drag: Drag | null): void {
    this.drag = drag;
    this.draw();
  }

  looked(look: Look): void {
    this.look = look;
    this.turnCamera();
  }

  draw(): void {
    const { text, frame, drag } = this;
    drawStrip(frame.strip, text, this.store.getState().view());
    this.answer = this.board.showPath(
      drag === null ? null : { ...drag, path: squares(drag.path), waypoints: squares(drag.waypoints) },
    );
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
    this.board.frame(
      this.look === null || this.drag !== null
        ? focusArea(view, this.drag)
        : lookedAt(this.look, clientHeight / clientWidth),
    );
  }
}

const squares = (pairs: Drag['path']) => pairs.map(([x, y]) => ({ x, y }));
