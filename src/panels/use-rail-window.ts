import { type RefObject, useEffect, useState } from 'react';
import { isNarrow } from './use-narrow';

/** As many entries are all there; of more only those near what is in view. */
const FEW = 60;
const SHOWN = 64;
/** The window moves by so many at a time. */
const STRIDE = 8;

/** What of a long list is there, and how many entries before and after it are left out. */
export interface RailWindow {
  readonly long: boolean;
  readonly from: number;
  readonly to: number;
}

/** Follows the scrolling of the list's parent; every entry of a long list has the same height (on a phone, width): `--rail-row`. */
export function useRailWindow(
  scroller: RefObject<HTMLElement | null>,
  count: number,
  current: number,
): RailWindow {
  const [first, setFirst] = useState(0);
  const long = count > FEW;
  useEffect(() => {
    const element = scroller.current;
    if (!long || element === null) return;
    const follow = (): void => setFirst(firstFor(element));
    element.addEventListener('scroll', follow, { passive: true });
    return () => element.removeEventListener('scroll', follow);
  }, [long, scroller]);
  useEffect(() => {
    if (long && scroller.current !== null && current >= 0) showEntry(scroller.current, current);
  }, [long, scroller, current]);
  if (!long) return { long, from: 0, to: count };
  const from = Math.max(0, Math.min(first, count - SHOWN));
  return { long, from, to: Math.min(count, from + SHOWN) };
}

const rowOf = (element: HTMLElement): number =>
  Number.parseFloat(getComputedStyle(element).getPropertyValue('--rail-row')) || 1;

function firstFor(element: HTMLElement): number {
  const scrolled = isNarrow('phone') ? element.scrollLeft : element.scrollTop;
  const before = Math.floor(scrolled / rowOf(element)) - 2 * STRIDE;
  return Math.max(0, Math.floor(before / STRIDE) * STRIDE);
}

/** Whoever is on turn comes into view, with the one before. */
function showEntry(element: HTMLElement, index: number): void {
  const at = Math.max(0, index - 1) * rowOf(element);
  if (isNarrow('phone')) element.scrollLeft = at;
  else element.scrollTop = at;
}
