import { createInstance, type i18n, type Resource } from 'i18next';
import { capitalise } from './capitalise';
import type enRules from './en/rules.json';
import { LOCALES, type Locale, loaders } from './loaders';

export { LOCALES, type Locale } from './loaders';

/** The catalogues. A key names its catalogue first: `rules:action.charge`. */
export const CATALOGUES = [
  'ui',
  'refusals',
  'events',
  'rules',
  'content',
  'notation',
  'maps',
  'editor',
  'foundry',
  'library',
  'creatures',
  'about',
  'together',
] as const;
/** The sections of `rules.json`: `action`, `condition`, `feat` … */
export type RuleSection = keyof typeof enRules;
/** What speaks to the user: `text.t('rules:action.charge')`. */
export type Text = i18n;

type Catalogue = (typeof CATALOGUES)[number];
type Catalogues = Readonly<Partial<Record<Catalogue, object>>>;
/** The catalogues that the board needs, in one language; the page loads no other before it is asked for. `loadRest` brings the others, `switchLanguage` switches. */
export async function loadText(locale: Locale): Promise<Text> {
  const { default: catalogues } = await loaders[locale].first();
  // A copy: a text writes what comes later into what it is given.
  return textWith(locale, { [locale]: { ...catalogues } });
}

/** All catalogues of the language that the text speaks. */
export async function loadRest(text: Text): Promise<void> {
  const locale = isLocale(text.language) ? text.language : 'en';
  add(text, locale, (await loaders[locale].rest()).default);
}

/** Names and words of the bestiary in the language that the text speaks: only who lists creatures needs them. */
export async function loadCreatureText(text: Text): Promise<void> {
  const locale = isLocale(text.language) ? text.language : 'en';
  add(text, locale, { creatures: (await loaders[locale].creatures()).default });
}

function add(text: Text, locale: Locale, catalogues: Catalogues): void {
  for (const [name, entries] of Object.entries(catalogues)) text.addResourceBundle(locale, name, entries);
}

/** The language each text was last told to speak: catalogues may come in another order than they were asked for. */
const wished = new WeakMap<Text, Locale>();

/** Goes on in another language, as soon as its catalogues are there. */
export async function switchLanguage(text: Text, locale: Locale): Promise<void> {
  wished.set(text, locale);
  const { first, rest, creatures } = loaders[locale];
  const lists = LOCALES.some((known) => text.hasResourceBundle(known, 'creatures'));
  const [parts, listed] = await Promise.all([
    Promise.all([first(), rest()]),
    lists ? creatures() : Promise.resolve(null),
  ]);
  if (wished.get(text) !== locale) return;
  for (const part of parts) add(text, locale, part.default);
  if (listed !== null) add(text, locale, { creatures: listed.default });
  await text.changeLanguage(locale);
}

/** A text that speaks from these catalogues. */
export function textWith(locale: Locale, resources: Partial<Record<Locale, Catalogues>>): Text {
  const text = createInstance();
  void text.init({
    lng: locale,
    fallbackLng: 'en',
    supportedLngs: [...LOCALES],
    resources: resources as Resource,
    ns: [...CATALOGUES],
    defaultNS: 'ui',
    initAsync: false,
    // React escapes what it shows, and the log can be copied as plain text.
    interpolation: { escapeValue: false },
  });
  text.services.formatter?.add('capital', (value, language) => capitalise(String(value), language));
  return text;
}

/** The language to begin with, from the languages a browser asks for, in its order. */
export function preferredLocale(wished: readonly string[]): Locale {
  return wished.map((tag) => tag.toLowerCase().split('-')[0]).find(isLocale) ?? 'en';
}

export function isLocale(value: unknown): value is Locale {
  return LOCALES.some((locale) => locale === value);
}
