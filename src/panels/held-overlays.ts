import { previewStore } from '../session/preview';
import type { FightStore } from '../session/store';
import type { Overlays } from '../session/ui-state';
import { overlayOfKey } from './overlay-list';

/** A key held longer than this, in milliseconds, shows only as long as it is held. */
const HELD = 400;

interface Held {
  /** What was there before, of what the key has changed. */
  readonly before: Partial<Overlays>;
  readonly since: number;
  /** A path was being drawn. */
  readonly drawing: boolean;
}
const held = new Map<string, Held>();

/** An overlay's key went down: it is switched. True: the key was one of theirs. */
export function overlayKeyDown(event: KeyboardEvent, store: FightStore): boolean {
  const item = overlayOfKey(event.key, event.shiftKey);
  if (item === undefined) return false;
  if (event.repeat) return true;
  const { ui, setOverlay } = store.getState();
  const change = item.switched(ui.overlays);
  const before = Object.fromEntries(Object.entries(ui.overlays).filter(([name]) => name in change));
  held.set(event.code, {
    before,
    since: event.timeStamp,
    drawing: previewStore.getState().preview !== null,
  });
  setOverlay(change);
  return true;
}

/** It went up again: what was only held, or came up over a path, is as it was before. */
export function overlayKeyUp(event: KeyboardEvent, store: FightStore): void {
  release(event.code, event.timeStamp, store);
}

/** The page lost the keyboard: no key will be told to have gone up. */
export function overlayKeysLost(event: Event, store: FightStore): void {
  for (const code of [...held.keys()]) release(code, event.timeStamp, store);
}

function release(code: string, now: number, store: FightStore): void {
  const was = held.get(code);
  held.delete(code);
  if (was !== undefined && (was.drawing || now - was.since >= HELD)) store.getState().setOverlay(was.before);
}
