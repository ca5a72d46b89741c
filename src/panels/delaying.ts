import type { KeyboardEvent, PointerEvent } from 'react';
import { createStore } from 'zustand/vanilla';
import type { CombatantId, Encounter } from '../engine/state';
import type { FightStore } from '../session/store';
import { isNarrow } from './use-narrow';

// Whoever is on turn is taken down the order to delay: dragged, or with Alt and the arrows.

/** After whom it would act. */
export interface Delay {
  readonly who: CombatantId;
  /** Null: held over a place where there is nothing to wait for. */
  readonly after: CombatantId | null;
  /** It lies there and is sent by Enter or by its card; else it is still in the hand. */
  readonly waits: boolean;
}
export const delayStore = createStore<{ readonly delay: Delay | null }>(() => ({ delay: null }));
export const leaveDelay = (): void => delayStore.setState({ delay: null });

/** After whom whoever is on turn can act instead, the nearest first: later in this round, then before its turn in the next one (X-DLY-1, X-DLY-4). */
export function placesToDelay({
  order,
  current,
}: Pick<Encounter, 'order' | 'current'>): readonly CombatantId[] {
  const at = current === null ? -1 : order.indexOf(current);
  return at < 0 ? [] : [...order.slice(at + 1), ...order.slice(0, Math.max(0, at - 1))];
}

/** Whether that place comes only in the next round. */
export const isNextRound = ({ order }: Pick<Encounter, 'order'>, { who, after }: Delay): boolean =>
  after !== null && order.indexOf(after) < order.indexOf(who);

/** Puts the turn off until then; what speaks against it is told as of any action. */
export function sendDelay(store: FightStore): void {
  const { delay } = delayStore.getState();
  leaveDelay();
  if (delay === null || delay.after === null) return;
  store.getState().send({ type: 'act', actor: delay.who, action: 'delay', args: { on: delay.after } });
}

/** CSS pixels before a press becomes a drag. */
const SLACK = 6;
/** CSS pixels from its end at which a list goes on by itself, and how far. */
const EDGE = 28;

/** The entry of the order whose middle the pointer has passed last. */
function afterAt(list: Element, { clientX, clientY }: PointerEvent): CombatantId | null {
  const sideways = isNarrow('phone');
  let after: CombatantId | null = null;
  for (const item of list.querySelectorAll<HTMLElement>('[data-who]')) {
    const box = item.getBoundingClientRect();
    const isPassed = sideways ? box.left + box.width / 2 < clientX : box.top + box.height / 2 < clientY;
    if (isPassed) after = item.dataset['who'] ?? null;
  }
  return after;
}

function goOn(rail: Element, { clientX, clientY }: PointerEvent): void {
  const box = rail.getBoundingClientRect();
  const [at, from, to] = isNarrow('phone') ? [clientX, box.left, box.right] : [clientY, box.top, box.bottom];
  const by = at > to - EDGE ? EDGE / 2 : at < from + EDGE ? -EDGE / 2 : 0;
  if (by !== 0) rail.scrollBy(isNarrow('phone') ? { left: by } : { top: by });
}

/** What the entry of whoever is on turn listens to. */
export interface DelayHandlers {
  onPointerDown(event: PointerEvent<HTMLElement>): void;
  onPointerMove(event: PointerEvent<HTMLElement>): void;
  onPointerUp(event: PointerEvent<HTMLElement>): void;
  onPointerCancel(): void;
  onKeyDown(event: KeyboardEvent<HTMLElement>): void;
  /** Whether the click that follows belongs to a drag or to a place that waits; then it does nothing else. */
  takesClick(): boolean;
}

export function delayHandlers(store: FightStore, who: CombatantId): DelayHandlers {
  let from: readonly [number, number] | null = null;
  let dragged = false;
  const places = (): readonly CombatantId[] => placesToDelay(store.getState().encounter);
  const show = (after: CombatantId | null, waits: boolean): void =>
    delayStore.setState({ delay: { who, after, waits } });
  return {
    onPointerDown(event) {
      dragged = false;
      if (event.button !== 0) return;
      from = [event.clientX, event.clientY];
      event.currentTarget.setPointerCapture(event.pointerId);
    },
    onPointerMove(event) {
      const rail = event.currentTarget.closest('.rail');
      if (from === null || rail === null) return;
      dragged ||= Math.hypot(event.clientX - from[0], event.clientY - from[1]) > SLACK;
      if (!dragged) return;
      goOn(rail, event);
      const after = afterAt(rail, event);
      show(after !== null && places().includes(after) ? after : null, false);
    },
    onPointerUp(event) {
      from = null;
      const { delay } = delayStore.getState();
      if (!dragged || delay === null) return;
      if (delay.after === null) leaveDelay();
      else if (event.pointerType === 'touch') show(delay.after, true);
      else sendDelay(store);
    },
    onPointerCancel() {
      from = null;
      leaveDelay();
    },
    onKeyDown(event) {
      dragged = false;
      const { delay } = delayStore.getState();
      const by = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
      if (event.altKey && by !== 0) {
        const all = places();
        const at = all.indexOf(delay?.after ?? '') + by;
        if (at < 0) leaveDelay();
        else if (at < all.length) show(all[at] ?? null, true);
      } else if (event.key === 'Escape' && delay !== null) leaveDelay();
      else return;
      event.preventDefault();
      event.stopPropagation();
    },
    takesClick() {
      const wasDragged = dragged;
      dragged = false;
      if (wasDragged) return true;
      if (delayStore.getState().delay?.waits !== true) return false;
      sendDelay(store);
      return true;
    },
  };
}
