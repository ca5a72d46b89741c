import { createInstance, type i18n, type Resource } from 'i18next';
import { capitalise } from './capitalise';
import type enRules from './en/rules.json';

export const LOCALES = ['en', 'hu'] as const;
export type Locale = (typeof LOCALES)[number];
/** The catalogues. A key names its catalogue first: `rules:action.charge`. */
export const CATALOGUES = ['ui', 'refusals', 'events', 'rules', 'content', 'notation'] as const;
/** The sections of `rules.json`: `action`, `condition`, `feat` … */
export type RuleSection = keyof typeof enRules;
/** What speaks to the user: `text.t('rules:action.charge')`. */
export type Text = i18n;

type Catalogues = Readonly<Record<(typeof CATALOGUES)[number], object>>;
const loaders = {
  en: () => import('./english'),
  hu: () => import('./hungarian'),
} satisfies Record<Locale, () => Promise<{ readonly default: Catalogues }>>;

/** The catalogues in one language; the page loads no other before it is asked for. `switchLanguage` switches. */
export async function loadText(locale: Locale): Promise<Text> {
  const { default: catalogues } = await loaders[locale]();
  return textWith(locale, { [locale]: catalogues });
}

/** The language each text was last told to speak: catalogues may come in another order than they were asked for. */
const wished = new WeakMap<Text, Locale>();

/** Goes on in another language, as soon as its catalogues are there. */
export async function switchLanguage(text: Text, locale: Locale): Promise<void> {
  wished.set(text, locale);
  const { default: catalogues } = await loaders[locale]();
  if (wished.get(text) !== locale) return;
  for (const name of CATALOGUES) text.addResourceBundle(locale, name, catalogues[name]);
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
