import { expect, test } from 'vitest';
import { creatureName, subtypeName, typeName } from '../../src/text/creature-words';
import { loadCreatureText, loadText, switchLanguage } from '../../src/text/languages';

test('the words of the bestiary come when they are asked for, and go with the language', async () => {
  const text = await loadText('en');
  expect(text.hasResourceBundle('en', 'creatures')).toBe(false);
  expect(creatureName(text, 'dire-wolf')).toBe('dire wolf');
  await loadCreatureText(text);
  expect(creatureName(text, 'monstrous-spider')).toBe('Medium monstrous spider');
  await switchLanguage(text, 'hu');
  expect(creatureName(text, 'dire-wolf')).toBe('rémfarkas');
  expect([typeName(text, 'undead'), subtypeName(text, 'fire')]).toEqual(['élőhalott', 'tűz']);
});

test('who never listed creatures is sent none of their words with another language', async () => {
  const text = await loadText('en');
  await switchLanguage(text, 'hu');
  expect(text.hasResourceBundle('hu', 'creatures')).toBe(false);
});
