import type { CombatantId } from '../engine/state';
import { type Square, squareName } from '../grid/square';
import { inOrder } from '../rules/body';
import type { FightStore } from '../session/store';
import type { Text } from '../text/i18n';
import type { Pose } from './pose';
import type { TokenButtons } from './tokens-dom';
import { dragOf } from './tools/drag-of';
import type { Input, Keys, Spot, Tool } from './tools/types';

export interface CursorOptions {
  readonly store: FightStore;
  readonly text: Text;
  readonly pose: Pose;
  /** The whole board. */
  readonly element: HTMLElement;
  readonly buttons: TokenButtons;
  tool(): Tool;
  spotOn(square: Square, keys: Keys): Spot;
  input(input: Input): void;
  /** The cursor stands elsewhere, or is gone; `camera`: the board has moved with it. */
  changed(camera: boolean): void;
}

const NO_KEYS: Keys = { shift: false, alt: false };

/**
 * A square of the board that the arrow keys move: what the pointer is to the hand. An element of its own has the focus
 * meanwhile; while something waits for a square, the keys reach the cursor from the action bar too.
 */
export class BoardCursor {
  readonly root = document.createElement('div');
  /** Null: not shown. */
  at: Square | null = null;
  private last: Square | null = null;
  private readonly options: CursorOptions;

  constructor(options: CursorOptions) {
    this.options = options;
    const { root } = this;
    root.className = 'board-cursor';
    root.tabIndex = 0;
    // Screen readers then leave the arrow keys to the board.
    root.setAttribute('role', 'application');
    root.dataset.testid = 'board-cursor';
    root.addEventListener('focus', () => this.show(this.last ?? this.home()));
    root.addEventListener('blur', () => this.hide());
    this.label();
  }

  /** The focus goes to the cursor, on this square. */
  focus(square: Square): void {
    this.last = square;
    if (document.activeElement === this.root) this.show(square);
    else this.root.focus({ preventScroll: true });
  }

  /** An arrow key. The first one only shows where it is; with something in hand it goes on from there. */
  step(dx: number, dy: number, keys: Keys): void {
    const held = this.heldAt();
    const from = this.at ?? held;
    if (from === null) this.focus(this.last ?? this.home());
    else this.go({ x: from.x + dx, y: from.y + dy }, keys);
  }

  /** To the next combatant in the order of play, from the one it stands on. */
  jump(by: 1 | -1, keys: Keys): void {
    const { view } = this.options.store.getState();
    const all = inOrder(view());
    const here = this.at === null ? null : this.options.spotOn(this.at, keys).combatant;
    const next = view().find(
      all[(all.indexOf(here ?? '') + by + all.length) % Math.max(1, all.length)] ?? '',
    );
    if (next !== null) this.go(next.at, keys);
  }

  /** Enter: takes, drops, targets what is there. */
  enter(keys: Keys): boolean {
    if (this.at === null) return false;
    this.options.input({ kind: 'enter', ...this.options.spotOn(this.at, keys) });
    return true;
  }

  /** From a token to its square, from the cursor to the token under it. */
  toggle(): void {
    const { buttons, spotOn } = this.options;
    const place = this.placeOf(buttons.idOf(document.activeElement));
    const under = this.at === null ? null : spotOn(this.at, NO_KEYS).combatant;
    if (under !== null) buttons.focus(under);
    else this.focus(place ?? this.last ?? this.home());
  }

  /** An arrow key on the page while the action bar waits for a path, a creature or a square; false where it does not. */
  aimFromPage(dx: number, dy: number, keys: Keys): boolean {
    const tool = this.options.tool();
    const walks = tool.in === 'dragging' && tool.draft.intent !== null && tool.by !== 'pointer';
    // With the focus on the board its own keys do it, those of a token too.
    const waits = walks || tool.in === 'targeting' || tool.in === 'painting';
    if (!waits || this.isOnBoard()) return false;
    this.step(dx, dy, keys);
    return true;
  }

  /** Enter after such arrow keys. */
  enterFromPage(keys: Keys): boolean {
    if (this.options.tool().in === 'idle' || this.isOnBoard()) return false;
    return this.enter(keys);
  }

  private isOnBoard(): boolean {
    return this.options.element.contains(document.activeElement);
  }

  hide(): void {
    if (this.at === null) return;
    this.last = this.at;
    this.at = null;
    this.options.changed(false);
  }

  /** Nothing is in hand any more: keys that came from elsewhere on the page have done with it. */
  toolChanged({ in: state }: Tool): void {
    if (state === 'idle' && document.activeElement !== this.root) this.hide();
  }

  private go(to: Square, keys: Keys): void {
    const { columns, rows } = this.options.store.getState().encounter.board;
    const inside = (value: number, count: number): number => Math.min(count - 1, Math.max(0, value));
    const square = { x: inside(to.x, columns), y: inside(to.y, rows) };
    this.show(square);
    this.options.input({ kind: 'point', ...this.options.spotOn(square, keys) });
  }

  private show(square: Square): void {
    this.at = square;
    this.last = square;
    this.label();
    this.options.changed(this.options.pose.reveal({ ...square, width: 1, height: 1 }));
  }

  private label(): void {
    const label = this.options.text.t('ui:board.cursor');
    this.root.setAttribute('aria-label', this.at === null ? label : `${label}: ${squareName(this.at)}`);
  }

  /** Where what is in hand is being held, or what is looked for begins. */
  private heldAt(): Square | null {
    const tool = this.options.tool();
    const drag = dragOf(tool);
    if (drag !== null) return { x: drag.draft.to.x + drag.grip.x, y: drag.draft.to.y + drag.grip.y };
    if (tool.in !== 'targeting') return null;
    return tool.over ?? this.placeOf(tool.who);
  }

  private home(): Square {
    const { ui, encounter } = this.options.store.getState();
    const ids = [ui.selected, encounter.current, ...Object.keys(encounter.combatants)];
    return ids.flatMap((id) => this.placeOf(id) ?? [])[0] ?? { x: 0, y: 0 };
  }

  private placeOf(who: CombatantId | null): Square | null {
    return this.options.store.getState().encounter.combatants[who ?? '']?.at ?? null;
  }
}
