import type { CombatantId } from '../engine/state';
import { BOARD_SHORTCUTS, type BoardShortcut, shortcutOf } from '../session/shortcuts';
import { keysOf } from './pointer';
import type { Keys } from './tools/types';

export interface KeyListener {
  /** The token that has the focus. */
  tokenOf(target: EventTarget | null): CombatantId | null;
  step(who: CombatantId, dx: number, dy: number, keys: Keys): void;
  /** The cursor of the keyboard: a square further, on to the next combatant, to it from a token and back. */
  cursorStep(dx: number, dy: number, keys: Keys): void;
  cursorJump(by: 1 | -1): void;
  toggleCursor(): void;
  /** An action waits for a creature or a square. */
  waitsForSquare(): boolean;
  holdsNothing(): boolean;
  pan(dx: number, dy: number): void;
  zoom(factor: number): void;
  waypoint(): void;
  /** Takes a safer way in place of the drawn one, counted from 0. */
  take(index: number): boolean;
  confirm(who: CombatantId | null): void;
  cancel(): boolean;
  focusNext(step: 1 | -1): void;
  /** Shift or Alt went down or up. */
  modified(keys: Keys): void;
  /** Any key and any press ends an animation. */
  anyKey(event: Event): void;
}

type Step = readonly [number, number];
const ARROWS: Readonly<Record<string, Step>> = {
  ArrowUp: [0, -1],
  ArrowRight: [1, 0],
  ArrowDown: [0, 1],
  ArrowLeft: [-1, 0],
};
const NUMPAD: Readonly<Record<string, Step>> = {
  Numpad7: [-1, -1],
  Numpad8: [0, -1],
  Numpad9: [1, -1],
  Numpad4: [-1, 0],
  Numpad6: [1, 0],
  Numpad1: [-1, 1],
  Numpad2: [0, 1],
  Numpad3: [1, 1],
};
const PAN = 60;

/** Keys of the board: those that nobody else on the page wanted, while no field or button elsewhere has the focus; Escape from there as well. */
export function listenToKeys(board: HTMLElement, listener: KeyListener): () => void {
  const gone = new AbortController();
  const held = new Map<string, Step>();
  const down = (event: KeyboardEvent): void => {
    if (event.key === 'Shift' || event.key === 'Alt') listener.modified(keysOf(event));
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || !isOurs(event, board)) return;
    const used = arrow(event, held, listener) || command(event, listener);
    if (used) event.preventDefault();
  };
  const up = (event: KeyboardEvent): void => {
    held.delete(event.key);
    if (event.key === 'Shift' || event.key === 'Alt') listener.modified(keysOf(event));
  };
  window.addEventListener('keydown', down, { signal: gone.signal });
  // Keys and presses that others on the page use end an animation too.
  for (const type of ['keydown', 'pointerdown'] as const)
    window.addEventListener(type, listener.anyKey, { signal: gone.signal, capture: true });
  window.addEventListener('keyup', up, { signal: gone.signal });
  window.addEventListener('blur', () => held.clear(), { signal: gone.signal });
  return () => gone.abort();
}

/** What is open in front of the board closes by Escape itself. */
const CLOSES_ITSELF = 'input, select, textarea, [contenteditable], [role="menu"], [role="dialog"]';

/** Escape lets go of what the board holds wherever the focus is: an action's button keeps it after its action is left. */
function isOurs({ target, key }: KeyboardEvent, board: HTMLElement): boolean {
  if (target === document.body || (target instanceof Node && board.contains(target))) return true;
  return key === 'Escape' && target instanceof Element && target.closest(CLOSES_ITSELF) === null;
}

/**
 * On a token an arrow draws its path; two arrows together make a diagonal. Elsewhere, and while an action waits for a
 * square, arrows move the cursor; with Shift and nothing in hand, the board.
 */
function arrow(event: KeyboardEvent, held: Map<string, Step>, listener: KeyListener): boolean {
  const step = NUMPAD[event.code] ?? ARROWS[event.key];
  if (step === undefined) return false;
  const who = listener.tokenOf(event.target);
  const keys = keysOf(event);
  if (who === null && event.shiftKey && listener.holdsNothing()) {
    listener.pan(-step[0] * PAN, -step[1] * PAN);
    return true;
  }
  if (who === null || listener.waitsForSquare()) {
    listener.cursorStep(step[0], step[1], keys);
    return true;
  }
  const other = [...held.values()].find(([x, y]) => x * step[0] + y * step[1] === 0);
  const diagonal = other !== undefined && !event.repeat && ARROWS[event.key] !== undefined;
  if (diagonal) {
    listener.step(who, -other[0], -other[1], keys);
    listener.step(who, other[0] + step[0], other[1] + step[1], keys);
  } else listener.step(who, step[0], step[1], keys);
  if (ARROWS[event.key] !== undefined) held.set(event.key, step);
  return true;
}

type Command = (listener: KeyListener, who: CombatantId | null, event: KeyboardEvent) => boolean;

/** What the board does with each of its keys (`session/shortcuts.ts`). True: the key was used. */
const COMMANDS: Readonly<Record<BoardShortcut, Command>> = {
  confirm(listener, who, { key, target }) {
    if (key === ' ' && who === null && target === document.body) return false;
    listener.confirm(who);
    return true;
  },
  cancel: (listener) => listener.cancel(),
  cursor(listener) {
    listener.toggleCursor();
    return true;
  },
  next: (listener, who) => jump(listener, who, 1),
  previous: (listener, who) => jump(listener, who, -1),
  take: (listener, _who, { key }) => listener.take(Number(key) - 1),
  waypoint(listener) {
    listener.waypoint();
    return true;
  },
  'zoom-in'(listener) {
    listener.zoom(1.2);
    return true;
  },
  'zoom-out'(listener) {
    listener.zoom(1 / 1.2);
    return true;
  },
};

function jump(listener: KeyListener, who: CombatantId | null, by: 1 | -1): boolean {
  if (who === null) listener.cursorJump(by);
  else listener.focusNext(by);
  return true;
}

function command(event: KeyboardEvent, listener: KeyListener): boolean {
  const id = shortcutOf(BOARD_SHORTCUTS, event.key.toLowerCase());
  return id !== null && COMMANDS[id](listener, listener.tokenOf(event.target), event);
}
