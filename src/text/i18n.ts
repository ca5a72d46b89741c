import en from './english';
import enRest from './english-rest';
import hu from './hungarian';
import huRest from './hungarian-rest';
import { type Locale, type Text, textWith } from './languages';

export * from './languages';

/** The catalogues of all languages, ready at once. Works without React; `text.changeLanguage` switches. The page takes `loadText` instead. */
export function createText(locale: Locale): Text {
  return textWith(locale, { en: { ...en, ...enRest }, hu: { ...hu, ...huRest } });
}
