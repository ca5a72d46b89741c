import { type PointerEvent, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import { placesFor } from '../../editor/creatures/add';
import { type Newcomer, sizeOf } from '../../editor/creatures/newcomer';
import { isOnBoard } from '../../grid/board';
import { spaceSquares } from '../../grid/size';
import type { Square } from '../../grid/square';
import { boardStore } from '../../session/board-port';
import type { FightStore } from '../../session/store';
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
  readonly x: number;
  readonly y: number;
  readonly pointer: number;
}
/** Pixels that a press moves before it is a drag. */
const SLOP = 6;

/** What is in the hand: apart from the lists, which are not drawn again while it moves. */
const carryStore = createStore<{ readonly carried: Carried | null }>(() => ({ carried: null }));

export interface Carry {
  /** For the element by which a newcomer is taken; always the same for the same one. */
  handlers(newcomer: Newcomer): CarryHandlers;
  /** The click that follows a drag is none. */
  wasDragged(): boolean;
}
type Handler = (event: PointerEvent<HTMLElement>) => void;
type CarryHandlers = Readonly<
  Record<'onPointerDown' | 'onPointerMove' | 'onPointerUp' | 'onPointerCancel', Handler>
>;
type Drop = (newcomer: Newcomer, square: Square) => void;

/** Carries newcomers from a list to the board by mouse, pen or finger. `onDrop` is called for a square of the board. */
export function useCarry(onDrop: Drop): Carry {
  const { store } = usePanels();
  const drop = useRef(onDrop);
  drop.current = onDrop;
  const [carry] = useState(() => createCarry(store, (...dropped) => drop.current(...dropped)));
  return carry;
}

function createCarry(store: FightStore, onDrop: Drop): Carry {
  let pressed: Pressed | null = null;
  let dragged = false;
  const end = (): void => {
    pressed = null;
    carryStore.setState({ carried: null });
    window.removeEventListener('keydown', cancel, true);
  };
  /** Escape lets go of what is carried. */
  const cancel = (event: KeyboardEvent): void => {
    if (event.key !== 'Escape') return;
    event.stopImmediatePropagation();
    end();
  };
  const under = ({ clientX, clientY }: { clientX: number; clientY: number }): Square | null =>
    squareUnder(clientX, clientY, store.getState().encounter.board);
  const handlers = (newcomer: Newcomer): CarryHandlers => ({
    onPointerDown: (event) => {
      const { button, clientX: x, clientY: y, pointerId } = event;
      dragged = false;
      pressed = button === 0 ? { x, y, pointer: pointerId } : null;
      // A quick hand is off the row before its first move is told.
      if (pressed !== null) event.currentTarget.setPointerCapture(pointerId);
    },
    onPointerMove: (event) => {
      const { clientX: x, clientY: y, pointerId } = event;
      if (pressed === null || pressed.pointer !== pointerId) return;
      if (!dragged && Math.hypot(x - pressed.x, y - pressed.y) < SLOP) return;
      if (!dragged) window.addEventListener('keydown', cancel, true);
      dragged = true;
      carryStore.setState({ carried: { newcomer, x, y, over: under(event) } });
    },
    onPointerUp: (event) => {
      const over = dragged && pressed !== null ? under(event) : null;
      end();
      if (over !== null) onDrop(newcomer, over);
    },
    onPointerCancel: end,
  });
  return { handlers, wasDragged: () => dragged };
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
  readonly number: number;
  readonly side: string;
}
/** What is carried, and where it would come to stand. */
export function CarryLayer({ number, side }: LayerProps) {
  const carried = useStore(carryStore, (state) => state.carried);
  const { store } = usePanels();
  const board = useStore(boardStore, (state) => state.board);
  if (carried === null || board === null) return null;
  const { newcomer, over, x, y } = carried;
  const places = over === null ? [] : placesFor(store.getState().encounter, newcomer, number, over);
  const space = spaceSquares(sizeOf(newcomer));
  const picture = createPortal(
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
  return (
    <>
      <span hidden data-carrying />
      {picture}
    </>
  );
}
