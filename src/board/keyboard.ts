import type { CombatantId } from '../engine/state';
import { keysOf } from './pointer';
import type { Keys } from './tools/types';

export interface KeyListener {
  /** The token that has the focus. */
  tokenOf(target: EventTarget | null): CombatantId | null;
  step(who: CombatantId, dx: number, dy: number, keys: Keys): void;
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
  /** Any key ends an animation. */
  anyKey(): void;
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

/** Keys of the board: those that nobody else on the page wanted, while no field or button elsewhere has the focus. */
export function listenToKeys(board: HTMLElement, listener: KeyListener): () => void {
  const gone = new AbortController();
  const held = new Map<string, Step>();
  const down = (event: KeyboardEvent): void => {
    listener.anyKey();
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
  window.addEventListener('keyup', up, { signal: gone.signal });
  window.addEventListener('blur', () => held.clear(), { signal: gone.signal });
  return () => gone.abort();
}

function isOurs({ target }: KeyboardEvent, board: HTMLElement): boolean {
  return target === document.body || (target instanceof Node && board.contains(target));
}

/** On a token an arrow draws its path; two arrows together make a diagonal. Elsewhere arrows move the board. */
function arrow(event: KeyboardEvent, held: Map<string, Step>, listener: KeyListener): boolean {
  const step = NUMPAD[event.code] ?? ARROWS[event.key];
  if (step === undefined) return false;
  const who = listener.tokenOf(event.target);
  if (who === null) {
    listener.pan(-step[0] * PAN, -step[1] * PAN);
    return true;
  }
  const keys = keysOf(event);
  const other = [...held.values()].find(([x, y]) => x * step[0] + y * step[1] === 0);
  const diagonal = other !== undefined && !event.repeat && ARROWS[event.key] !== undefined;
  if (diagonal) {
    listener.step(who, -other[0], -other[1], keys);
    listener.step(who, other[0] + step[0], other[1] + step[1], keys);
  } else listener.step(who, step[0], step[1], keys);
  if (ARROWS[event.key] !== undefined) held.set(event.key, step);
  return true;
}

function command(event: KeyboardEvent, listener: KeyListener): boolean {
  const who = listener.tokenOf(event.target);
  switch (event.key) {
    case 'Enter':
      listener.confirm(who);
      return true;
    case ' ':
      if (who === null) return false;
      listener.confirm(who);
      return true;
    case 'Escape':
      return listener.cancel();
    case '1':
    case '2':
    case '3':
    case '4':
    case '5':
      return listener.take(Number(event.key) - 1);
    case 'w':
    case 'W':
      listener.waypoint();
      return true;
    case '+':
    case '=':
      listener.zoom(1.2);
      return true;
    case '-':
      listener.zoom(1 / 1.2);
      return true;
    case 'PageDown':
    case 'PageUp':
      if (who === null) return false;
      listener.focusNext(event.key === 'PageDown' ? 1 : -1);
      return true;
    default:
      return false;
  }
}
