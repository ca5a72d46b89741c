import en from './english';
import hu from './hungarian';
import { type Locale, type Text, textWith } from './languages';

export * from './languages';

/** The catalogues of all languages, ready at once. Works without React; `text.changeLanguage` switches. The page takes `loadText` instead. */
export function createText(locale: Locale): Text {
  return textWith(locale, { en, hu });
}
