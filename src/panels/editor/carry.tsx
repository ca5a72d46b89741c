import { type PointerEvent, useEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { useStore } from 'zustand';
import { placesFor } from '../../editor/creatures/add';
import { type Newcomer, sizeOf } from '../../editor/creatures/newcomer';
import { isOnBoard } from '../../grid/board';
import { spaceSquares } from '../../grid/size';
import type { Square } from '../../grid/square';
import { boardStore } from '../../session/board-port';
import { usePanels } from '../context';
import { NamedPortrait } from '../portrait';

/** Somebody in the hand on the way to the board. Pixels are CSS pixels of the page. */
interface Carried {
  readonly newcomer: Newcomer;
  readonly x: number;
  readonly y: number;
  /** Null: not over the board. */
  readonly over: Square | null;
}
interface Pressed {
  readonly newcomer: Newcomer;
  readonly x: number;
  readonly y: number;
  readonly pointer: number;
}
/** Pixels that a press moves before it is a drag. */
const SLOP = 6;

/** Carries newcomers from a list to the board by mouse, pen or finger. `onDrop` is called for a square of the board. */
export function useCarry(onDrop: (newcomer: Newcomer, square: Square) => void) {
  const [carried, setCarried] = useState<Carried | null>(null);
  const pressed = useRef<Pressed | null>(null);
  /** The click that follows a drag is none. */
  const dragged = useRef(false);
  const { store } = usePanels();
  const end = () => {
    pressed.current = null;
    setCarried(null);
  };
  useCancel(carried !== null, end);
  const handlers = (newcomer: Newcomer) => ({
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      dragged.current = false;
      if (event.button !== 0) return;
      pressed.current = { newcomer, x: event.clientX, y: event.clientY, pointer: event.pointerId };
    },
    onPointerMove: (event: PointerEvent<HTMLElement>) => {
      const from = pressed.current;
      if (from === null || from.pointer !== event.pointerId) return;
      if (!dragged.current && Math.hypot(event.clientX - from.x, event.clientY - from.y) < SLOP) return;
      if (!dragged.current) event.currentTarget.setPointerCapture(event.pointerId);
      dragged.current = true;
      const over = squareUnder(event.clientX, event.clientY, store.getState().encounter.board);
      setCarried({ newcomer: from.newcomer, x: event.clientX, y: event.clientY, over });
    },
    onPointerUp: (event: PointerEvent<HTMLElement>) => {
      const over =
        dragged.current && pressed.current !== null
          ? squareUnder(event.clientX, event.clientY, store.getState().encounter.board)
          : null;
      end();
      if (over !== null) onDrop(newcomer, over);
    },
    onPointerCancel: end,
  });
  return { carried, handlers, wasDragged: () => dragged.current };
}

/** Escape lets go of what is carried. */
function useCancel(active: boolean, end: () => void): void {
  useEffect(() => {
    if (!active) return;
    const key = (event: KeyboardEvent): void => {
      if (event.key !== 'Escape') return;
      event.stopImmediatePropagation();
      end();
    };
    window.addEventListener('keydown', key, true);
    return () => window.removeEventListener('keydown', key, true);
  });
}

function squareUnder(x: number, y: number, board: { columns: number; rows: number }): Square | null {
  const port = boardStore.getState().board;
  const under = document.elementFromPoint(x, y);
  if (
    port === null ||
    under === null ||
    under.closest('.stage') === null ||
    under.closest('.editor') !== null
  )
    return null;
  const [column, row] = port.screenToSquare([x, y]);
  const square = { x: column, y: row };
  return isOnBoard(board, square) ? square : null;
}

interface LayerProps {
  readonly carried: Carried | null;
  readonly number: number;
  readonly side: string;
}
/** What is carried, and where it would come to stand. */
export function CarryLayer({ carried, number, side }: LayerProps) {
  const { store } = usePanels();
  const board = useStore(boardStore, (state) => state.board);
  if (carried === null || board === null) return null;
  const { newcomer, over, x, y } = carried;
  const places = over === null ? [] : placesFor(store.getState().encounter, newcomer, number, over);
  const space = spaceSquares(sizeOf(newcomer));
  return createPortal(
    <div className="carry" aria-hidden="true" data-testid="carry" data-places={places.length}>
      {places.map((at) => {
        const [left, top] = board.squareToScreen([at.x, at.y]);
        const [right] = board.squareToScreen([at.x + 1, at.y]);
        const square = right - left;
        return (
          <span
            key={`${at.x},${at.y}`}
            className="carry-place"
            style={{
              left: left - square / 2,
              top: top - square / 2,
              width: square * space,
              height: square * space,
            }}
          />
        );
      })}
      <span className="carry-token" style={{ left: x, top: y }} data-off={over === null || undefined}>
        <NamedPortrait name={newcomer.name} side={side} large />
        {number > 1 ? <strong>×{number}</strong> : null}
      </span>
    </div>,
    document.body,
  );
}
