import { type RefObject, useEffect, useRef } from 'react';

/** A sheet has the focus while it is open; then it goes back to where it was. */
export function useFocusWhileOpen(): RefObject<HTMLDivElement | null> {
  const sheet = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const before = document.activeElement;
    sheet.current?.focus({ preventScroll: true });
    return () => {
      if (before instanceof HTMLElement && before.isConnected) before.focus({ preventScroll: true });
    };
  }, []);
  return sheet;
}
