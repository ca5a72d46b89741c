import { type RefObject, useEffect, useRef } from 'react';
import { useStore } from 'zustand';
import { atBoardStore } from '../../session/at-board';
import { boardStore } from '../../session/board-port';
import type { Ping } from '../../sharing/around';
import { type Online, useText } from '../context';
import '../styles/together.css';
import { squareName } from '../words';
import { setPointing, togetherStore } from './open';

/** Squares that somebody points at, and the pointing itself: Alt and a click, or the next tap. */
export default function Pings({ online }: { readonly online: Online }) {
  const text = useText();
  const pings = useStore(online.around, (around) => around.pings);
  const pointing = useStore(togetherStore, (state) => state.pointing);
  const layer = useRef<HTMLDivElement>(null);
  useEffect(() => listenForPings(layer, online), [online]);
  useEffect(() => (pings.length === 0 ? undefined : keepInPlace(layer)), [pings]);
  return (
    <div ref={layer} className="pings" data-testid="pings" data-pointing={pointing || undefined}>
      {pings.map((ping) => (
        <Mark key={ping.key} ping={ping} />
      ))}
      <p className="hidden-text" role="status">
        {pings
          .map(({ at: [x, y], by }) => text.t('together:points', { by, at: squareName({ x, y }) }))
          .join(' ')}
      </p>
    </div>
  );
}

function Mark({ ping: { at, by } }: { readonly ping: Ping }) {
  const text = useText();
  return (
    <div className="ping" aria-hidden="true" data-at={at.join()}>
      <span data-testid="ping">{by === 'gm' ? text.t('together:gm') : by}</span>
    </div>
  );
}

/** The marks stay on their squares while the board is moved under them. */
function keepInPlace(layer: RefObject<HTMLDivElement | null>): () => void {
  let frame = 0;
  const place = (): void => {
    const [element, { board }] = [layer.current, boardStore.getState()];
    if (element !== null && board !== null) {
      const { left, top } = element.getBoundingClientRect();
      for (const mark of element.querySelectorAll<HTMLElement>('.ping')) {
        const [x = 0, y = 0] = (mark.dataset.at ?? '').split(',').map(Number);
        const [right, down] = board.squareToScreen([x, y]);
        mark.style.transform = `translate(${right - left}px, ${down - top}px)`;
      }
    }
    frame = requestAnimationFrame(place);
  };
  place();
  return () => cancelAnimationFrame(frame);
}

/** Points at the square of the keyboard's cursor; where that is not shown, the next tap points. */
export const POINT_KEY = 'i';

/** Not while something is typed. */
const isForBoard = ({ target, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean =>
  !(ctrlKey || metaKey || altKey) &&
  !(target instanceof Element && target.closest('input, select, textarea, [role="menu"], [role="dialog"]'));

/** A press that goes further than so many pixels is a drag. */
const STILL = 5;

function listenForPings(layer: RefObject<HTMLDivElement | null>, online: Online): () => void {
  const stage = layer.current?.parentElement;
  if (stage === undefined || stage === null) return () => {};
  const gone = new AbortController();
  let pressed: PointerEvent | null = null;
  const isPointing = (event: PointerEvent): boolean =>
    event.button === 0 && (event.altKey || togetherStore.getState().pointing);
  const onBoard = ({ target }: PointerEvent): boolean =>
    target instanceof Element && target.closest('.board, .pings') !== null;
  const down = (event: PointerEvent): void => {
    pressed = isPointing(event) && onBoard(event) ? event : null;
  };
  const up = (event: PointerEvent): void => {
    const from = pressed;
    pressed = null;
    const { board } = boardStore.getState();
    if (from === null || board === null) return;
    if (Math.hypot(event.clientX - from.clientX, event.clientY - from.clientY) > STILL) return;
    setPointing(false);
    const [x, y] = board.screenToSquare([event.clientX, event.clientY]);
    online.ping([x, y]);
  };
  const key = (event: KeyboardEvent): void => {
    const { cursor } = atBoardStore.getState();
    if (event.key.toLowerCase() !== POINT_KEY || !isForBoard(event)) return;
    if (cursor === null) setPointing(!togetherStore.getState().pointing);
    else online.ping([cursor.x, cursor.y]);
  };
  addEventListener('keydown', key, { signal: gone.signal });
  stage.addEventListener('pointerdown', down, { capture: true, signal: gone.signal });
  stage.addEventListener('pointerup', up, { capture: true, signal: gone.signal });
  return () => gone.abort();
}
