import { type FocusEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { useFight, useText } from './context';

const STOPS = ['peek', 'half', 'full'] as const;
/** Pixels of a drag from one stop to the next. */
const STROKE = 24;

/** On a phone everything but the board: a sheet from below with three stops. What is asked or waits for the board has it make room. On larger screens it is not there, only what is in it. */
export function Sheet({ children }: { readonly children: ReactNode }) {
  const text = useText();
  const [stop, setStop] = useState(0);
  const from = useRef<number | null>(null);
  const go = (to: number) => setStop(Math.max(0, Math.min(STOPS.length - 1, to)));
  const calls = useFight(
    ({ encounter, ui }) => encounter.decisions.length > 0 || ui.intent !== null || ui.notice !== null,
  );
  useEffect(() => {
    if (calls) setStop((at) => Math.min(at, 1));
  }, [calls]);
  const sheet = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const { activeElement } = document;
    if (stop > 0 && sheet.current?.contains(activeElement))
      activeElement?.scrollIntoView({ block: 'nearest' });
  }, [stop]);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only comes up for what is in it and has the focus
    <div
      ref={sheet}
      className="sheet"
      data-stop={STOPS[stop]}
      data-testid="sheet"
      onFocus={(event) => {
        if (stop === 0 && isBelow(event)) go(1);
      }}
    >
      <button
        type="button"
        className="sheet-handle"
        aria-label={text.t('ui:sheet.handle')}
        aria-expanded={stop > 0}
        data-testid="sheet-handle"
        onPointerDown={(event) => {
          from.current = event.clientY;
          event.currentTarget.setPointerCapture(event.pointerId);
        }}
        onPointerUp={(event) => {
          const way = (from.current ?? event.clientY) - event.clientY;
          if (Math.abs(way) >= STROKE) go(stop + Math.sign(way));
        }}
        onClick={(event) => {
          const dragged = from.current !== null && Math.abs(from.current - event.clientY) >= STROKE;
          from.current = null;
          if (!dragged) go(stop === STOPS.length - 1 ? 0 : stop + 1);
        }}
      />
      {children}
    </div>
  );
}

/** What has the focus lies below the edge of the sheet: keys have got there, and nobody would see it. */
function isBelow({ target, currentTarget }: FocusEvent<HTMLElement>): boolean {
  return target.getBoundingClientRect().bottom > currentTarget.getBoundingClientRect().bottom;
}
