import '../panels/styles/tokens.css';
import { rules } from '../rules/registry';
import { fetchFirst, fetchInTime } from '../session/fetched';
import { localStorageOf, readSettings } from '../session/settings';
import type { Settings } from '../session/ui-state';
import { joinBroadcast, tableChannel } from '../sharing/broadcast';
import { loadRest, loadText, switchLanguage, type Text } from '../text/languages';
import { showTable } from './table-screen';

/** The screen for everyone at the table, in a window of its own; it follows the window that opened it. `table` names their line. */
export async function beginTable(root: HTMLElement, table: string): Promise<void> {
  const storage = localStorageOf(window);
  const read = (): Settings => readSettings(storage, navigator.language);
  const settings = read();
  const text = await fetchFirst(() => loadText(settings.locale));
  await fetchFirst(() => loadRest(text));
  dress(settings, text);
  // Theme and language are those of the game master's window, which keeps them.
  addEventListener('storage', () => dress(read(), text));
  showTable({
    root,
    rules,
    text,
    transport: joinBroadcast(tableChannel(table)),
    settings,
    drawnBy: nobody,
    words: { waiting: 'ui:table.waiting', lost: 'ui:table.lost' },
  });
}

/** One window draws: there is nobody to tell apart. */
const nobody = () => null;

function dress({ theme, locale }: Settings, text: Text): void {
  const { documentElement } = document;
  if (theme === 'system') delete documentElement.dataset.theme;
  else documentElement.dataset.theme = theme;
  documentElement.lang = locale;
  if (text.language === locale) return;
  // Where they never come, the words are those of before.
  fetchInTime(() => switchLanguage(text, locale)).catch(() => undefined);
}
