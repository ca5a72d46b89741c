import { createInstance, type i18n, type Resource } from 'i18next';
import { capitalise } from './capitalise';
import enContent from './en/content.json';
import enEvents from './en/events.json';
import enNotation from './en/notation.json';
import enRefusals from './en/refusals.json';
import enRules from './en/rules.json';
import enUi from './en/ui.json';
import huContent from './hu/content.json';
import huEvents from './hu/events.json';
import huNotation from './hu/notation.json';
import huRefusals from './hu/refusals.json';
import huRules from './hu/rules.json';
import huUi from './hu/ui.json';

export const LOCALES = ['en', 'hu'] as const;
export type Locale = (typeof LOCALES)[number];
/** The catalogues. A key names its catalogue first: `rules:action.charge`. */
export const CATALOGUES = ['ui', 'refusals', 'events', 'rules', 'content', 'notation'] as const;
/** The sections of `rules.json`: `action`, `condition`, `feat` … */
export type RuleSection = keyof typeof enRules;
/** What speaks to the user: `text.t('rules:action.charge')`. */
export type Text = i18n;

const resources = {
  en: {
    ui: enUi,
    refusals: enRefusals,
    events: enEvents,
    rules: enRules,
    content: enContent,
    notation: enNotation,
  },
  hu: {
    ui: huUi,
    refusals: huRefusals,
    events: huEvents,
    rules: huRules,
    content: huContent,
    notation: huNotation,
  },
} satisfies Record<Locale, Record<(typeof CATALOGUES)[number], unknown>>;

/** The catalogues in one language, ready at once. Works without React; `text.changeLanguage` switches. */
export function createText(locale: Locale): Text {
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
