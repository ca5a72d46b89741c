import { useEffect, useState } from 'react';
import { useStore } from 'zustand';
import type { BetterWay } from '../rules/questions/better-ways';
import { type Preview, previewStore } from '../session/preview';

/** Milliseconds between two readings: words change faster than this cannot be read, and cost more than the path itself. */
const PACE = 240;

/** The path being drawn, a few times a second: the first at once, the last always, and gone at once. */
export function usePreview(): Preview | null {
  const [shown, setShown] = useState(() => previewStore.getState().preview);
  useEffect(() => followPreview(setShown), []);
  return shown;
}

/** Safer ways to the same place; they come up when the pointer rests. */
export const useWays = (): readonly BetterWay[] | null => useStore(previewStore, ({ ways }) => ways);

/** Tells of every change of the path at that pace. @returns ends it */
export function followPreview(tell: (preview: Preview | null) => void): () => void {
  let timer: ReturnType<typeof setTimeout> | null = null;
  let told = previewStore.getState().preview;
  const say = (): void => {
    const { preview } = previewStore.getState();
    if (preview === told) return;
    told = preview;
    tell(preview);
  };
  const rest = (): void => {
    const before = told;
    timer = null;
    say();
    // Quiet since the last words: the next path is told at once.
    if (told !== before && told !== null) timer = setTimeout(rest, PACE);
  };
  const changed = (): void => {
    if (previewStore.getState().preview !== null && timer !== null) return;
    if (timer !== null) clearTimeout(timer);
    timer = null;
    say();
    if (told !== null) timer = setTimeout(rest, PACE);
  };
  tell(told);
  const off = previewStore.subscribe(changed);
  return () => {
    off();
    if (timer !== null) clearTimeout(timer);
  };
}
