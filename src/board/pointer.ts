import type { Pair, Point } from './camera';
import type { Keys } from './tools/types';

export type PointerKind = 'press' | 'move' | 'release';
export interface PointerManner {
  readonly keys: Keys;
  readonly touch: boolean;
  /** The middle button takes hold of the board, whatever lies under it. */
  readonly floor: boolean;
}
/** What pointers do, in pixels of the board. */
export interface PointerListener {
  pointed(kind: PointerKind, at: Point, manner: PointerManner): void;
  left(): void;
  waypoint(): void;
  cancel(): void;
  pinched(from: Pair, to: Pair): void;
  wheeled(at: Point, event: WheelEvent): void;
  /** True while a path is drawn: then a second finger sets a waypoint instead of zooming. */
  isDrawing(): boolean;
}

const RIGHT = 2;
const MIDDLE = 1;
export const keysOf = ({ shiftKey, altKey }: { shiftKey: boolean; altKey: boolean }): Keys => ({
  shift: shiftKey,
  alt: altKey,
});

/** Listens on the board's own element; the returned function takes the listeners back. */
export function listenToPointers(element: HTMLElement, listener: PointerListener): () => void {
  const pointers = new Pointers(element, listener);
  const gone = new AbortController();
  const on = <K extends keyof HTMLElementEventMap>(type: K, heard: (event: HTMLElementEventMap[K]) => void) =>
    element.addEventListener(type, heard, { passive: false, signal: gone.signal });
  on('pointerdown', (event) => pointers.down(event));
  on('pointermove', (event) => pointers.move(event));
  on('pointerup', (event) => pointers.end(event));
  on('pointercancel', (event) => pointers.end(event));
  on('pointerleave', () => pointers.leave());
  // A second button makes no pointerdown of its own.
  on('mousedown', (event) => event.button === RIGHT && listener.waypoint());
  // `touch-action` keeps the page from scrolling, but not Chromium from taking a stroke that ends in full swing for the push of a scroll: the next tap, anywhere, only stopped it.
  on('touchmove', (event) => event.preventDefault());
  on('contextmenu', (event) => event.preventDefault());
  on('dragstart', (event) => event.preventDefault());
  on('wheel', (event) => {
    event.preventDefault();
    listener.wheeled(pointIn(element, event), event);
  });
  return () => {
    gone.abort();
    pointers.letGo();
  };
}

interface Corner {
  readonly left: number;
  readonly top: number;
}

function pointIn(element: HTMLElement, event: MouseEvent, corner: Corner | null = null): Point {
  const { left, top } = corner ?? element.getBoundingClientRect();
  return { x: event.clientX - left, y: event.clientY - top };
}

/** One pointer acts; a second finger zooms, or sets a waypoint while a path is drawn. */
class Pointers {
  private readonly element: HTMLElement;
  private readonly listener: PointerListener;
  private readonly fingers = new Map<number, Point>();
  private acting: number | null = null;
  /** Where the board is while a button is held: asking the page at every move would lay it out at every move. */
  private corner: Corner | null = null;
  private pinching = false;
  private heldMoves: AbortController | null = null;

  constructor(element: HTMLElement, listener: PointerListener) {
    this.element = element;
    this.listener = listener;
  }

  down(event: PointerEvent): void {
    const touch = event.pointerType === 'touch';
    if (event.button === RIGHT) return;
    if (touch) this.fingers.set(event.pointerId, pointIn(this.element, event));
    if (this.acting !== null || this.pinching) {
      if (touch) this.secondFinger();
      return;
    }
    this.acting = event.pointerId;
    this.corner = this.element.getBoundingClientRect();
    this.element.setPointerCapture(event.pointerId);
    this.takeMoves();
    this.tell('press', event);
  }

  /**
   * While a button or finger is down its moves are the board's alone: they are heard on their way in and go no further. React, which hears all
   * that happens on the page, would look for somebody to tell four times a move.
   */
  private takeMoves(): void {
    const held = (event: Event): void => {
      // What is captured is aimed at the board itself.
      if (event.target !== this.element && !this.element.contains(event.target as Node)) return;
      event.stopPropagation();
      if (event.type === 'pointermove') this.move(event as PointerEvent);
    };
    this.heldMoves?.abort();
    this.heldMoves = new AbortController();
    const manner = { capture: true, signal: this.heldMoves.signal };
    for (const type of ['pointermove', 'mousemove']) document.addEventListener(type, held, manner);
  }

  /** Nothing is held any more. */
  letGo(): void {
    this.acting = null;
    this.heldMoves?.abort();
    this.heldMoves = null;
  }

  move(event: PointerEvent): void {
    if (this.pinching) this.pinch(event);
    else if (this.acting === null || event.pointerId === this.acting) this.tell('move', event);
  }

  end(event: PointerEvent): void {
    this.fingers.delete(event.pointerId);
    const acted = event.pointerId === this.acting;
    if (acted) this.letGo();
    if (this.pinching) this.pinching = this.fingers.size > 0;
    else if (acted && event.type === 'pointercancel') this.listener.cancel();
    else if (acted) this.tell('release', event);
    if (acted) this.corner = null;
  }

  leave(): void {
    if (this.acting === null) this.listener.left();
  }

  private secondFinger(): void {
    if (this.listener.isDrawing()) {
      this.listener.waypoint();
      return;
    }
    this.listener.cancel();
    this.pinching = true;
  }

  private pinch(event: PointerEvent): void {
    if (!this.fingers.has(event.pointerId)) return;
    const [a, b] = this.fingers.values();
    this.fingers.set(event.pointerId, pointIn(this.element, event));
    const [c, d] = this.fingers.values();
    if (a && b && c && d) this.listener.pinched([a, b], [c, d]);
  }

  private tell(kind: PointerKind, event: PointerEvent): void {
    this.listener.pointed(kind, pointIn(this.element, event, this.corner), {
      keys: keysOf(event),
      touch: event.pointerType === 'touch',
      floor: event.button === MIDDLE,
    });
  }
}
