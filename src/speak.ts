import { fetchNow } from './session/fetched';
import { refusalOf } from './session/refused';
import type { FightStore } from './session/store';
import { isLocale, switchLanguage, type Text } from './text/languages';

/** Goes on in the language that has been chosen. Where its words cannot be had that is told, and what is spoken is chosen again. */
export async function speak(text: Text, store: FightStore): Promise<void> {
  const { locale } = store.getState().ui;
  const isWished = (): boolean => store.getState().ui.locale === locale;
  try {
    await fetchNow(async () => {
      if (isWished()) await switchLanguage(text, locale);
    });
  } catch (error) {
    if (!isWished()) return;
    const { setLocale, notify } = store.getState();
    if (isLocale(text.language)) setLocale(text.language);
    notify({ refusal: refusalOf(error), square: null, command: null });
  }
}
