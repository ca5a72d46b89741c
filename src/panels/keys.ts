import { useEffect } from 'react';
import { GM } from '../session/authority';
import { boardStore } from '../session/board-port';
import { paintingStore } from '../session/painting';
import { previewStore } from '../session/preview';
import { currentEncounter } from '../session/session';
import {
  HISTORY_SHORTCUTS,
  type HistoryShortcut,
  PAGE_SHORTCUTS,
  type PageShortcut,
  shortcutOf,
} from '../session/shortcuts';
import type { FightStore } from '../session/store';
import { closeEditor, editorStore, openEditor } from './editor/open';
import { overlayKeyDown, overlayKeysLost, overlayKeyUp } from './held-overlays';
import { closeKeySheet, toggleKeySheet } from './key-sheet-open';

type Key = (store: FightStore) => boolean;

/** One key per frequent thing (`session/shortcuts.ts`). True: the key was used. */
const KEYS: Readonly<Record<PageShortcut, Key>> = {
  eyes: (store) => {
    const { ui, session, lookAs } = store.getState();
    if (ui.seat !== GM) return false;
    const { combatants, current } = currentEncounter(session);
    lookAs(ui.eyes === null ? (combatants[ui.selected ?? current ?? '']?.side ?? null) : null);
    return true;
  },
  fit: () => {
    const { board } = boardStore.getState();
    board?.fit();
    return board !== null;
  },
  'end-turn': (store) => {
    const { encounter, send } = store.getState();
    if (encounter.current === null || encounter.decisions.length > 0) return false;
    send({ type: 'act', actor: encounter.current, action: 'end-turn', args: {} });
    return true;
  },
  overlays: () => pressKey('o'),
  legend: () => pressKey('g'),
  words: () => pressKey('b'),
  several: (store) => {
    const { ui, setPicking } = store.getState();
    setPicking(!ui.picking);
    return true;
  },
  map: (store) => {
    if (store.getState().ui.seat !== GM) return false;
    if (editorStore.getState().tab === 'map') closeEditor();
    else openEditor('map');
    return true;
  },
  sheet: toggleKeySheet,
  answer: () => press('Enter') || (boardStore.getState().board?.castThere() ?? false),
  'aim-up': () => aim(0, -1),
  'aim-right': () => aim(1, 0),
  'aim-down': () => aim(0, 1),
  'aim-left': () => aim(-1, 0),
  pass: () => press('P'),
  back: backOut,
};

/** What waits on the board for its point, path or target goes with the arrows, wherever the focus is. */
function aim(dx: number, dy: number): boolean {
  aimedByKeys = boardStore.getState().board?.aim(dx, dy) ?? false;
  return aimedByKeys;
}
/** Enter then does it there, even with the focus on the button it was chosen with; Tab gives it back its own meaning. */
let aimedByKeys = false;
const doesOnEnter = (store: FightStore): boolean =>
  aimedByKeys && (store.getState().ui.intent !== null || holdsPen());
/** The editor has put a pen or the handles of a picture into the hand. */
function holdsPen(): boolean {
  const { pen, handles } = paintingStore.getState();
  return pen !== null || handles !== null;
}

/** Clicks the button that shows this key. */
function pressKey(key: string): boolean {
  const button = document.querySelector<HTMLButtonElement>(`[data-key="${key}"]`);
  button?.click();
  return button !== null;
}

/** Answers the decision that is shown, by its own button. */
function press(key: string): boolean {
  const button = document.querySelector<HTMLButtonElement>(`[data-answer-key="${key}"]`);
  button?.click();
  return button !== null;
}

/** Escape backs out one step: the sheet of keys, the notice, the die that is waited for, the action that waits, measuring. A drag and the rest are the board's. */
function backOut(store: FightStore): boolean {
  if (closeKeySheet()) return true;
  if (previewStore.getState().preview !== null) return false;
  const { ui, dismissNotice, cancelRoll, setIntent, setOverlay } = store.getState();
  if (ui.notice !== null) dismissNotice();
  else if (ui.pendingRoll !== null) cancelRoll();
  else if (ui.intent !== null) setIntent(null);
  else if (holdsPen()) boardStore.getState().board?.drop();
  else if (ui.overlays.area) setOverlay({ area: false });
  else return false;
  return true;
}

const HISTORY: Readonly<Record<HistoryShortcut, (store: FightStore) => void>> = {
  undo: (store) => store.getState().undo(),
  redo: (store) => store.getState().redo(),
  'undo-act': (store) => store.getState().undoChain(),
  'redo-act': (store) => store.getState().redoChain(),
};

function historyKey(event: KeyboardEvent, store: FightStore): boolean {
  const held = `${event.altKey ? 'alt ' : ''}${event.shiftKey ? 'shift ' : ''}`;
  const id = shortcutOf(HISTORY_SHORTCUTS, `${held}${event.key.toLowerCase()}`);
  if (id !== null) HISTORY[id](store);
  return id !== null;
}

/** Fields, and menus and popups that are open, keep their keys. */
function isTyping({ target }: KeyboardEvent): boolean {
  const own = 'input, select, textarea, [contenteditable], [role="menu"], [role="dialog"]';
  return target instanceof HTMLElement && target.closest(own) !== null;
}

/** Enter belongs to a button or menu that has the focus. The board's tokens are buttons too, but a decision goes first. */
function isOnControl({ target }: KeyboardEvent): boolean {
  if (!(target instanceof HTMLElement) || target.closest('.board') !== null) return false;
  return target.closest('button, a, summary, [role="menuitem"]') !== null;
}

/** Handles a key; true if it was one of ours. */
export function handleKey(event: KeyboardEvent, store: FightStore): boolean {
  if (event.defaultPrevented || isTyping(event)) return false;
  if (event.ctrlKey || event.metaKey) return historyKey(event, store);
  if (event.altKey) return false;
  const name = event.key.toLowerCase();
  if (name === 'tab') aimedByKeys = false;
  if (name === 'enter' && isOnControl(event) && !doesOnEnter(store)) return false;
  if (overlayKeyDown(event, store)) return true;
  const id = shortcutOf(PAGE_SHORTCUTS, name);
  return id !== null && KEYS[id](store);
}

/** Listens for keys on the whole page, before the board does: whoever must answer comes first. */
export function useKeys(store: FightStore): void {
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      if (!handleKey(event, store)) return;
      event.preventDefault();
      event.stopPropagation();
    };
    const release = (event: KeyboardEvent) => overlayKeyUp(event, store);
    const lose = (event: Event) => overlayKeysLost(event, store);
    window.addEventListener('keydown', listen, true);
    window.addEventListener('keyup', release, true);
    window.addEventListener('blur', lose);
    return () => {
      window.removeEventListener('keydown', listen, true);
      window.removeEventListener('keyup', release, true);
      window.removeEventListener('blur', lose);
    };
  }, [store]);
}
