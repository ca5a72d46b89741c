import enCreatures from './en/creatures.json';
import en from './english';
import enRest from './english-rest';
import huCreatures from './hu/creatures.json';
import hu from './hungarian';
import huRest from './hungarian-rest';
import { type Locale, type Text, textWith } from './languages';

export * from './languages';

/** The catalogues of all languages, ready at once. Works without React; `text.changeLanguage` switches. The page takes `loadText` instead. */
export function createText(locale: Locale): Text {
  return textWith(locale, {
    en: { ...en, ...enRest, creatures: enCreatures },
    hu: { ...hu, ...huRest, creatures: huCreatures },
  });
}
