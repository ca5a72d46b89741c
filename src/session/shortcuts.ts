// Every key of the page and of the board, once: the handlers are looked up by it, and the sheet on `?` is written from it.
// The keys of the overlays stand with the overlays (`panels/overlay-list.ts`), and the sheet takes them from there.

export type ShortcutGroup = 'board' | 'path' | 'fight' | 'view';

interface Shortcut {
  /** What it does; the catalogue has its words under `keys`. */
  readonly id: string;
  readonly group: ShortcutGroup;
  /** `KeyboardEvent.key` in lower case; more than one do the same. Empty: several keys, handled as one (see `shown`). */
  readonly keys: readonly string[];
  /** How the keys are written on the sheet, where not as they are. */
  readonly shown?: readonly string[];
}

/** What the page does with a key before the board sees it. */
export const PAGE_SHORTCUTS = [
  { id: 'answer', group: 'fight', keys: ['enter'], shown: ['Enter'] },
  { id: 'pass', group: 'fight', keys: ['p'] },
  { id: 'end-turn', group: 'fight', keys: ['e'] },
  { id: 'back', group: 'fight', keys: ['escape'], shown: ['Esc'] },
  { id: 'fit', group: 'view', keys: ['f'] },
  { id: 'overlays', group: 'view', keys: ['o'] },
  { id: 'legend', group: 'view', keys: ['g'] },
  { id: 'words', group: 'view', keys: ['b'] },
  { id: 'several', group: 'board', keys: ['n'] },
  { id: 'eyes', group: 'view', keys: ['y'] },
  { id: 'map', group: 'board', keys: ['d'] },
  { id: 'sheet', group: 'view', keys: ['?'] },
  { id: 'aim-up', group: 'path', keys: ['arrowup'], shown: [] },
  { id: 'aim-right', group: 'path', keys: ['arrowright'], shown: [] },
  { id: 'aim-down', group: 'path', keys: ['arrowdown'], shown: [] },
  { id: 'aim-left', group: 'path', keys: ['arrowleft'], shown: [] },
] as const satisfies readonly Shortcut[];
export type PageShortcut = (typeof PAGE_SHORTCUTS)[number]['id'];

/** With Ctrl (or the Mac's command key). */
export const HISTORY_SHORTCUTS = [
  { id: 'undo', group: 'fight', keys: ['z'], shown: ['Ctrl Z'] },
  { id: 'redo', group: 'fight', keys: ['shift z', 'y'], shown: ['Ctrl Shift Z', 'Ctrl Y'] },
  { id: 'undo-act', group: 'fight', keys: ['alt z'], shown: ['Ctrl Alt Z'] },
  { id: 'redo-act', group: 'fight', keys: ['alt shift z'], shown: ['Ctrl Alt Shift Z'] },
] as const satisfies readonly Shortcut[];
export type HistoryShortcut = (typeof HISTORY_SHORTCUTS)[number]['id'];

/** What the board does with a key that nobody else wanted. */
export const BOARD_SHORTCUTS = [
  { id: 'cursor', group: 'board', keys: ['x'] },
  { id: 'confirm', group: 'board', keys: ['enter', ' '], shown: ['Enter', 'Space'] },
  { id: 'next', group: 'board', keys: ['pagedown'], shown: ['Page Down'] },
  { id: 'previous', group: 'board', keys: ['pageup'], shown: ['Page Up'] },
  { id: 'cancel', group: 'board', keys: ['escape'], shown: ['Esc'] },
  { id: 'waypoint', group: 'path', keys: ['w'] },
  { id: 'take', group: 'path', keys: ['1', '2', '3', '4', '5'], shown: ['1', '…', '5'] },
  { id: 'zoom-in', group: 'view', keys: ['+', '='], shown: ['+'] },
  { id: 'zoom-out', group: 'view', keys: ['-'], shown: ['−'] },
] as const satisfies readonly Shortcut[];
export type BoardShortcut = (typeof BOARD_SHORTCUTS)[number]['id'];

/** Keys that are no command of their own: they say where, or how. */
export const MANNERS = [
  { id: 'arrows', group: 'board', keys: [], shown: ['←', '↑', '↓', '→'] },
  { id: 'pan', group: 'view', keys: [], shown: ['Shift ←', '↑', '↓', '→'] },
  { id: 'draw', group: 'path', keys: [], shown: ['←', '↑', '↓', '→'] },
  { id: 'step', group: 'path', keys: [], shown: ['Shift'] },
  { id: 'place', group: 'path', keys: [], shown: ['Alt'] },
  { id: 'delay', group: 'fight', keys: [], shown: ['Alt ↑', 'Alt ↓'] },
] as const satisfies readonly Shortcut[];

/** A row of the sheet. */
export interface ShortcutRow {
  readonly id: string;
  readonly group: ShortcutGroup;
  readonly shown: readonly string[];
}
const ALL: readonly Shortcut[] = [...MANNERS, ...BOARD_SHORTCUTS, ...PAGE_SHORTCUTS, ...HISTORY_SHORTCUTS];

/** Everything that stands on the sheet besides the overlays. */
export const SHORTCUT_ROWS: readonly ShortcutRow[] = ALL.map(({ id, group, keys, shown }) => ({
  id,
  group,
  shown: shown ?? keys.map((key) => key.toUpperCase()),
})).filter(({ shown }) => shown.length > 0);

/** Which of these shortcuts has this key. */
export function shortcutOf<Id extends string>(
  list: readonly { readonly id: Id; readonly keys: readonly string[] }[],
  key: string,
): Id | null {
  return list.find(({ keys }) => keys.includes(key))?.id ?? null;
}
