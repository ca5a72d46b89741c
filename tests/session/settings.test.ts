import { expect, test } from 'vitest';
import { defaultSettings, readSettings, writeSettings } from '../../src/session/settings';
import type { Settings } from '../../src/session/ui-state';

function storage(full = false): Storage {
  const kept = new Map<string, string>();
  return {
    length: 0,
    clear: () => kept.clear(),
    key: () => null,
    removeItem: (key) => kept.delete(key),
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, value) => {
      if (full) throw new DOMException('full', 'QuotaExceededError');
      kept.set(key, value);
    },
  };
}

test('settings come back as they were left', () => {
  const shelf = storage();
  const mine: Settings = {
    overlays: {
      threatened: 'all',
      coordinates: false,
      reach: true,
      moves: true,
      hits: true,
      flanking: true,
      cover: true,
      area: true,
      template: { shape: 'cone', feet: 60 },
    },
    theme: 'dark',
    locale: 'hu',
    diceMode: 'entered',
    playback: 'off',
    boardWords: true,
    collapsed: ['log'],
  };
  expect(writeSettings(shelf, mine)).toBe(true);
  expect(readSettings(shelf, 'en-US')).toEqual(mine);
});

test('the first visit speaks the language of the browser', () => {
  expect(readSettings(storage(), 'hu-HU').locale).toBe('hu');
  expect(readSettings(storage(), 'de').locale).toBe('en');
});

test.each([
  'nonsense',
  '[]',
  '{"theme":"pink","overlays":{"threatened":7},"collapsed":"log"}',
  '{"overlays":{"reach":"yes","template":{"shape":"square","feet":7}}}',
  '{"overlays":{"area":1,"template":[]}}',
  'null',
])('what makes no sense is left out: %s', (text) => {
  const shelf = storage();
  shelf.setItem('fivefoot.settings', text);
  expect(readSettings(shelf, 'en')).toEqual(defaultSettings);
});

test('a full or forbidden storage is told', () => {
  expect(writeSettings(storage(true), defaultSettings)).toBe(false);
  expect(writeSettings(null, defaultSettings)).toBe(false);
  expect(readSettings(null, 'en')).toEqual(defaultSettings);
});
