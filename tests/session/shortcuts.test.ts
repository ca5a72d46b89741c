import { expect, test } from 'vitest';
import { OVERLAYS } from '../../src/panels/overlay-list';
import {
  BOARD_SHORTCUTS,
  HISTORY_SHORTCUTS,
  PAGE_SHORTCUTS,
  SHORTCUT_ROWS,
} from '../../src/session/shortcuts';
import { createText } from '../../src/text/i18n';

const keysOf = (list: readonly { readonly keys: readonly string[] }[]): string[] =>
  list.flatMap(({ keys }) => keys);

test('every key that is listened to stands on the sheet', () => {
  const onSheet = new Set(SHORTCUT_ROWS.map(({ id }) => id));
  const missing = [...BOARD_SHORTCUTS, ...PAGE_SHORTCUTS, ...HISTORY_SHORTCUTS].filter(
    // The four arrows that aim are the arrows of the sheet.
    ({ id }) => !id.startsWith('aim-') && !onSheet.has(id),
  );
  expect(missing).toEqual([]);
});

test('no key does two things, but that what the page does not want goes on to the board', () => {
  const overlays = OVERLAYS.map(({ keys }) => keys.toLowerCase());
  const page = [...keysOf(PAGE_SHORTCUTS), ...overlays];
  expect(new Set(page).size).toBe(page.length);
  const board = keysOf(BOARD_SHORTCUTS);
  expect(new Set(board).size).toBe(board.length);
  expect(board.filter((key) => page.includes(key))).toEqual(['enter', 'escape']);
});

test.each(['en', 'hu'] as const)('every row of the sheet has its words (%s)', (locale) => {
  const text = createText(locale);
  const silent = SHORTCUT_ROWS.filter(({ id }) => !text.exists(`ui:keys.${id}`));
  expect(silent).toEqual([]);
});
