import { expect, test } from 'vitest';
import { capitalise } from '../../src/text/capitalise';
import { createText, preferredLocale } from '../../src/text/i18n';
import { effectName, modifierSourceName, ruleName } from '../../src/text/rule-name';

test('rules terms are told in either language', () => {
  expect(createText('en').t('rules:action.attack-of-opportunity')).toBe('attack of opportunity');
  expect(createText('hu').t('rules:action.attack-of-opportunity')).toBe('megszakító támadás');
});

test('one instance does not change the language of another', async () => {
  const first = createText('en');
  await createText('en').changeLanguage('hu');
  expect(first.t('rules:condition.prone')).toBe('prone');
});

test('names people gave are shown as they are', () => {
  const text = createText('hu');
  expect(ruleName(text, 'action', 'charge')).toBe('roham');
  expect(ruleName(text, 'action', 'dance-a-jig')).toBe('dance a jig');
  expect(effectName(text, 'mobility')).toBe('mozgékonyság');
  expect(modifierSourceName(text, 'feat.dodge')).toBe('kitérés');
  expect(modifierSourceName(text, 'flanking')).toBe('közrefogás');
  expect(modifierSourceName(text, 'St. Cuthbert')).toBe('St. Cuthbert');
});

test('a blank may begin with a capital, and is not escaped', () => {
  const text = createText('en');
  text.addResourceBundle('en', 'ui', { sample: '{{who, capital}} & {{whom}}' });
  expect(text.t('ui:sample', { who: 'ogre', whom: '<b>' })).toBe('Ogre & <b>');
  expect(capitalise('öreg', 'hu')).toBe('Öreg');
  expect(capitalise('')).toBe('');
});

test('the browser’s first known language is taken', () => {
  expect(preferredLocale(['de-AT', 'hu-HU', 'en'])).toBe('hu');
  expect(preferredLocale(['de', 'fr'])).toBe('en');
});
