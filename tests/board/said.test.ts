import { expect, test } from 'vitest';
import { bandName, weaponName } from '../../src/board/words';
import { createText } from '../../src/text/i18n';
import { say } from '../../src/text/said';

test('words at the pointer are those of the catalogue, in the language of the moment', () => {
  const text = createText('en');
  const ask = () => say(text, 'ui:board.cost', { cost: 25, allowance: 30 });
  const english = text.t('ui:board.cost', { cost: 25, allowance: 30 });
  expect([ask(), ask()]).toEqual([english, english]);
  text.changeLanguage('hu');
  expect(ask()).toBe(text.t('ui:board.cost', { cost: 25, allowance: 30 }));
  expect(ask()).not.toBe(english);
});

test('other figures are other words', () => {
  const text = createText('en');
  const words = [5, 10].map((feet) => say(text, 'ui:board.next-diagonal', { feet }));
  expect(new Set(words).size).toBe(2);
});

test('a name that nobody knows yet is looked for again', () => {
  const text = createText('en');
  expect(weaponName(text, 'star-sword')).toBe('star sword');
  // A bundle is this text's own; a single word would be put into the catalogue that all share.
  text.addResourceBundle('en', 'content', { weapon: { 'star-sword': 'Sword of stars' } });
  expect(weaponName(text, 'star-sword')).toBe('Sword of stars');
});

test('bands have their names', () => {
  const text = createText('en');
  expect(bandName(text, 'double-move')).toBe(text.t('rules:band.double-move'));
});
