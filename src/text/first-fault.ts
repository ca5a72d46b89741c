import type { Locale } from './loaders';

/** What is said where the page has not come as far as its catalogues. */
export const FIRST_FAULT: Readonly<Record<Locale, { readonly what: string; readonly reload: string }>> = {
  en: {
    what: 'A part of the app could not be fetched, and it cannot begin without it. Is there a network? What was kept is safe.',
    reload: 'Reload the page',
  },
  hu: {
    what: 'Az alkalmazás egy részét nem sikerült letölteni, és nélküle nem indulhat el. Van hálózat? Ami el volt mentve, annak nem esett baja.',
    reload: 'Oldal újratöltése',
  },
};
