import type { CombatantId } from '../engine/state';
import { setAim } from '../session/aim';
import { setAtBoard } from '../session/at-board';
import { registerBoard } from '../session/board-port';
import { paintingStore } from '../session/painting';
import { previewStore } from '../session/preview';
import type { Fight, FightStore } from '../session/store';
import type { Text } from '../text/i18n';
import { type Advice, createAdvice } from './advice';
import { createAiming } from './aiming';
import { areaOf, fightArea, talkedOf } from './area-of';
import { type Insets, type Point, wheelFactor } from './camera';
import { BoardCursor } from './cursor';
import { tellOfDrag } from './drag-told';
import { createForesight, type Foresight } from './foresight';
import { markHand } from './hand-marks';
import { listenToKeys } from './keyboard';
import type { Hand, Painter } from './painter';
import { createDoing, type Doing, perform } from './perform';
import { listenToPointers, type PointerKind, type PointerManner } from './pointer';
import { boardPort } from './port';
import type { Pose } from './pose';
import { createRouter } from './routing';
import type { Show } from './show';
import { READABLE, spotAt, spotOn } from './spots';
import type { TokenButtons } from './tokens-dom';
import { toolViewOf } from './tool-view';
import { dragOf } from './tools/drag-of';
import { next } from './tools/tool';
import { IDLE, type Input, type Keys, type Spot, type Tool, type ToolView } from './tools/types';

export interface ControlOptions {
  readonly element: HTMLElement;
  readonly store: FightStore;
  readonly text: Text;
  readonly pose: Pose;
  readonly show: Show;
  readonly buttons: TokenButtons;
  painter(): Painter;
}
const NO_KEYS: Keys = { shift: false, alt: false };

/** The hand on the board: inputs go to the tool, and what the tool wants done is done. */
export class Control {
  private readonly options: ControlOptions;
  private readonly advice: Advice;
  private readonly aiming: ReturnType<typeof createAiming>;
  private readonly toolView: ToolView;
  private readonly doing: Doing;
  private readonly foresight: Foresight;
  private readonly cursor: BoardCursor;
  private tool: Tool = IDLE;
  private pointer: Point | null = null;
  private touch = false;
  private keys = NO_KEYS;
  private focused: CombatantId | null = null;
  /** The last move of the pointer that no frame has looked at yet. */
  private moved = false;
  /** Where the pointer was last seen over the board. */
  private over: Spot | null = null;

  constructor(options: ControlOptions) {
    const { store, pose } = options;
    this.options = options;
    this.advice = createAdvice(
      () => store.getState().view(),
      () => this.options.painter().redrawSheet(),
    );
    this.aiming = createAiming(store, () => this.options.painter().redrawSheet());
    const router = createRouter(() => store.getState().view());
    this.toolView = toolViewOf(store, router, () => pose.camera.scale);
    this.foresight = createForesight(options, router, () => this.tool.in === 'idle');
    this.doing = createDoing(store, options.show, (dx, dy) => this.cameraMoved(pose.pan(dx, dy)));
    this.cursor = new BoardCursor({
      ...options,
      tool: () => this.tool,
      spotOn: (square, keys) => spotOn(options, square, keys),
      input: (input) => this.input(input),
      changed: (camera) => this.cursorChanged(camera),
    });
  }

  hand(): Omit<Hand, 'live'> {
    const { tool, pointer, touch, focused } = this;
    return {
      tool,
      pointer,
      touch,
      focused,
      cursor: this.cursor.at,
      ways: previewStore.getState().ways ?? [],
    };
  }

  /** Listens to the person, the fight and the scripting door. */
  connect(): () => void {
    const { element, store, buttons } = this.options;
    const undo = [
      listenToPointers(element, this.pointers()),
      listenToKeys(element, this.keyboard()),
      registerBoard(
        boardPort({
          ...this.doing.orders,
          pose: this.options.pose,
          element: this.options.element,
          fit: () => this.fit(),
          takeWay: (index) => this.take(index),
          aim: (dx, dy) =>
            this.nudge(dx, dy, this.keys) ||
            this.aim({ kind: 'aim', dx, dy }) ||
            this.cursor.aimFromPage(dx, dy, this.keys),
          castThere: () => this.aim({ kind: 'confirm' }) || this.cursor.enterFromPage(this.keys),
          go: () => this.input({ kind: 'confirm' }),
          drop: () => this.input({ kind: 'cancel' }),
          centerOn: ([x, y]) => this.cameraMoved(this.options.pose.show({ x, y })),
        }),
      ),
      store.subscribe((now, before) => this.fightChanged(now, before)),
      paintingStore.subscribe(() => this.paintingChanged()),
    ];
    const focus = (): void => this.focusChanged();
    element.append(this.cursor.root);
    buttons.root.addEventListener('focusin', focus);
    buttons.root.addEventListener('focusout', focus);
    return () => {
      for (const off of undo) off();
      tellOfDrag(null, this.advice);
      setAim(null);
      setAtBoard({ cursor: null, waits: null });
    };
  }

  /** One move of the pointer a frame, however many came in. */
  beforeFrame(): void {
    if (!this.moved || this.pointer === null) return;
    this.moved = false;
    this.advice.moved(this.pointer);
    if (this.tool.in === 'idle') this.foresight.pointed();
    // Over whom a path in hand passes is not asked.
    this.input({ kind: 'move', ...this.spot(this.pointer, this.tool.in === 'dragging') });
  }

  fit(): void {
    const { pose, store } = this.options;
    pose.over(store.getState().encounter.board);
    pose.fit(fightArea(store.getState().encounter));
    this.options.painter().redraw();
  }

  /** A fight is opened: all of it, or where that would be too small, the one who acts in the middle. */
  open(): void {
    this.fit();
    const { pose, store } = this.options;
    const { current, combatants } = store.getState().encounter;
    const at = combatants[current ?? '']?.at;
    if (at === undefined || pose.camera.scale >= READABLE) return;
    pose.zoom(READABLE / pose.camera.scale, { x: 0, y: 0 });
    pose.center(at, pose.roomForCard());
    pose.fitted = true;
  }

  private input(input: Input): void {
    const before = this.tool;
    const { tool, effects } = next(before, input, this.toolView);
    this.tool = tool;
    for (const effect of effects) perform(effect, this.doing);
    if (this.tool !== before) this.toolChanged(before);
    if (input.kind === 'move' || input.kind === 'point') this.over = input;
    this.aiming.follow(this.tool, this.over);
  }

  private toolChanged(before: Tool): void {
    const drag = dragOf(this.tool);
    const was = dragOf(before);
    const painter = this.options.painter();
    if (drag?.draft.who !== was?.draft.who || drag?.draft.place !== was?.draft.place) painter.redraw();
    else painter.redrawSheet();
    markHand(this.options.element, this.tool, this.options.pose);
    this.cursor.toolChanged(this.tool);
    this.publish();
    if (drag?.route === was?.route) return;
    tellOfDrag(drag, this.advice);
  }

  private fightChanged(now: Fight, before: Fight): void {
    const { painter, show, text, pose } = this.options;
    if (now.encounter.board !== before.encounter.board) pose.over(now.encounter.board);
    const { encounter, ui } = now;
    if (now.change !== before.change) show.play(now.change, { encounter, text, playback: ui.playback });
    if (ui.playback === 'off' && show.skip()) painter().redraw();
    if (now.encounter.decisions !== before.encounter.decisions && now.encounter.decisions.length > 0) {
      show.startPulse();
      this.revealTalkedOf(now);
    }
    if (now.change !== before.change && now.change.kind === 'open') this.open();
    else if (now.encounter.current !== before.encounter.current) this.revealCurrent(now);
    if (now.encounter !== before.encounter) {
      this.input({ kind: 'changed' });
      painter().redraw();
    }
    if (now.ui !== before.ui) this.uiChanged(now, before);
    this.aiming.follow(this.tool, this.over);
    this.doing.fightChanged(now);
  }

  private uiChanged({ ui }: Fight, { ui: before }: Fight): void {
    if (ui.intent !== before.intent) this.input({ kind: 'intent', intent: ui.intent });
    const painter = this.options.painter();
    const aimed = ui.overlays.hits && (ui.target !== before.target || ui.weapon !== before.weapon);
    if (
      ui.selected !== before.selected ||
      ui.group !== before.group ||
      ui.overlays !== before.overlays ||
      aimed
    )
      painter.redraw();
    else if (ui.target !== before.target || ui.hoveredCombatant !== before.hoveredCombatant)
      painter.redrawSheet();
  }

  /** A pen was taken or put down, or a handle of the picture stands elsewhere. */
  private paintingChanged(): void {
    this.input({ kind: 'painting' });
    this.options.painter().redrawSheet();
  }

  private revealCurrent({ encounter }: Fight): void {
    const who = encounter.combatants[encounter.current ?? ''];
    if (who !== undefined) this.cameraMoved(this.options.pose.reveal(areaOf([who])));
  }

  /** Who must answer, and whom it is about, come out from under the card; so do who aims and who is aimed at. */
  private revealTalkedOf({ encounter, ui }: Fight): void {
    const shown = dragOf(this.tool) === null ? talkedOf(encounter, ui.target) : [];
    if (shown.length > 0) this.cameraMoved(this.options.pose.reveal(areaOf(shown)));
  }

  /** Panels have come up over this much of the board, or gone. */
  panelsOver(insets: Insets): void {
    const { pose, store, painter } = this.options;
    pose.insets = insets;
    painter().redrawSheet();
    this.revealTalkedOf(store.getState());
  }

  private cameraMoved(moved: boolean): void {
    if (!moved) return;
    this.moved = this.pointer !== null && dragOf(this.tool) !== null;
    this.options.painter().redraw();
  }

  private spot(at: Point, floor = false): Spot {
    return spotAt(this.options, at, { keys: this.keys, floor });
  }

  /** What the panels put in words. */
  private publish(): void {
    const by = dragOf(this.tool)?.by;
    setAtBoard({ cursor: this.cursor.at, waits: by === 'keys' || by === 'tap' ? by : null });
  }

  private cursorChanged(camera: boolean): void {
    this.publish();
    if (camera) this.cameraMoved(true);
    else this.options.painter().redrawSheet();
  }

  private pointed(kind: PointerKind, at: Point, { keys, touch, floor }: PointerManner): void {
    if (kind === 'press') this.cursor.hide();
    this.pointer = at;
    this.touch = touch;
    this.keys = keys;
    this.moved = kind === 'move';
    if (kind === 'move') this.options.painter().wake();
    else this.input({ kind: 'move', ...this.spot(at, floor) });
    if (kind === 'press') this.input({ kind, touch, floor, ...this.spot(at, floor) });
    else if (kind === 'release') this.input({ kind, ...this.spot(at, floor) });
  }

  private pointers() {
    const { pose, store } = this.options;
    return {
      pointed: (kind: PointerKind, at: Point, manner: PointerManner) => this.pointed(kind, at, manner),
      left: () => {
        this.pointer = null;
        this.moved = false;
        // A finger that is lifted leaves its area where it was.
        if (!this.touch) this.over = null;
        this.input({ kind: 'left' });
        store.getState().hover(null);
        this.options.painter().redrawSheet();
      },
      waypoint: () => this.waypoint(),
      cancel: () => this.input({ kind: 'cancel' }),
      isDrawing: () => this.tool.in === 'dragging',
      pinched: (...pairs: Parameters<Pose['pinch']>) => this.cameraMoved(pose.pinch(...pairs)),
      wheeled: (at: Point, { deltaY, deltaMode }: WheelEvent) =>
        this.cameraMoved(pose.zoom(wheelFactor(deltaY, deltaMode), at)),
    };
  }

  private keyboard() {
    const { pose, buttons, show } = this.options;
    const middle = (): Point => ({ x: pose.screen.width / 2, y: pose.screen.height / 2 });
    return {
      tokenOf: (target: EventTarget | null) => buttons.idOf(target),
      step: (who: CombatantId, dx: number, dy: number, keys: Keys) =>
        this.input({ kind: 'step', who, dx, dy, keys }),
      pan: (dx: number, dy: number) => this.cameraMoved(pose.pan(dx, dy)),
      zoom: (factor: number) => this.cameraMoved(pose.zoom(factor, middle())),
      cursorStep: (dx: number, dy: number, keys: Keys) =>
        this.nudge(dx, dy, keys) || this.cursor.step(dx, dy, keys),
      cursorJump: (by: 1 | -1) => this.cursor.jump(by, this.keys),
      toggleCursor: () => this.cursor.toggle(),
      /** Does an arrow on a token move the cursor all the same? An action waits for a creature or a square. */
      waitsForSquare: () => this.tool.in === 'targeting' || this.tool.in === 'painting',
      holdsNothing: () => this.tool.in === 'idle',
      waypoint: () => this.waypoint(),
      take: (index: number) => this.take(index),
      confirm: (who: CombatantId | null) => this.confirm(who),
      cancel: () => this.escape(),
      focusNext: (step: 1 | -1) => buttons.focusNext(step),
      modified: (keys: Keys) => this.modified(keys),
      anyKey: (event: Event) => {
        if (show.skipBy(event)) this.options.painter().redraw();
      },
    };
  }

  /** A safer way is taken in place of the drawn one. */
  private take(index: number): boolean {
    const commands = dragOf(this.tool) === null ? null : this.advice.commands(index);
    if (commands === null) return false;
    this.input({ kind: 'take', commands });
    return true;
  }

  /** Where the path has come to, moves that no frame has looked at yet included. */
  private waypoint(): void {
    this.beforeFrame();
    this.input({ kind: 'waypoint' });
  }

  /** A handle of the picture goes by one of its pixels, with Shift by ten. */
  private nudge(dx: number, dy: number, { shift }: Keys): boolean {
    const { picture } = this.options.store.getState().encounter;
    if (this.tool.in !== 'aligning' || !picture) return false;
    const step = (shift ? 10 : 1) / picture.pixelsPerSquare;
    this.input({ kind: 'aim', dx: dx * step, dy: dy * step });
    return true;
  }

  /** The point of an area is moved or confirmed by keys. */
  private aim(input: Input): boolean {
    if (this.tool.in !== 'targeting' || this.tool.aims === null) return false;
    this.input(input);
    return true;
  }

  /** Enter sends the drawn path; on a token without one it is a click. */
  private confirm(who: CombatantId | null): void {
    const at = who === null ? null : this.toolView.placeOf(who);
    if (this.aim({ kind: 'confirm' })) return;
    if (who === null && this.cursor.enter(this.keys)) return;
    if (this.tool.in === 'dragging' || at === null) {
      this.input({ kind: 'confirm' });
      return;
    }
    const spot: Spot = { ...spotOn(this.options, at, this.keys), combatant: who };
    this.input({ kind: 'press', touch: true, ...spot });
    this.input({ kind: 'release', ...spot });
  }

  private escape(): boolean {
    const before = this.tool;
    const { ui } = this.options.store.getState();
    this.input({ kind: 'cancel' });
    return before !== this.tool || ui !== this.options.store.getState().ui;
  }

  private modified(keys: Keys): void {
    this.keys = keys;
    if (this.pointer === null || dragOf(this.tool) === null) return;
    this.moved = true;
    this.options.painter().wake();
  }

  private focusChanged(): void {
    const { buttons, painter } = this.options;
    const active = document.activeElement;
    const focused = active?.matches(':focus-visible') ? buttons.idOf(active) : null;
    if (focused === this.focused) return;
    this.focused = focused;
    painter().redrawSheet();
  }
}
