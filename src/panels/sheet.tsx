import { type ReactNode, useRef, useState } from 'react';
import { useText } from './context';

const STOPS = ['peek', 'half', 'full'] as const;
/** Pixels of a drag from one stop to the next. */
const STROKE = 24;

/** On a phone everything but the board: a sheet from below with three stops. On larger screens it is not there, only what is in it. */
export function Sheet({ children }: { readonly children: ReactNode }) {
  const text = useText();
  const [stop, setStop] = useState(0);
  const from = useRef<number | null>(null);
  const go = (to: number) => setStop(Math.max(0, Math.min(STOPS.length - 1, to)));
  return (
    <div className="sheet" data-stop={STOPS[stop]} data-testid="sheet">
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
