import { createStore } from 'zustand/vanilla';
import { fetchFirst } from '../session/fetched';
import { refusalOf } from '../session/refused';
import type { FightStore } from '../session/store';
import { readTableChoice, TABLE_CHOICE, type TableChoice } from '../sharing/table-choice';
import type { TableHost } from '../sharing/table-host';

/** What the bar shows of the table screens of this window. */
interface TableLine {
  readonly screens: number;
  readonly choice: TableChoice;
}
export const tableStore = createStore<TableLine>(() => ({ screens: 0, choice: TABLE_CHOICE }));

const KEY = 'fivefoot.table';
const CHOICE_KEY = 'fivefoot.table-choice';
let host: Promise<TableHost> | null = null;

/** The name of this window's line, which outlives a reload; null where none was ever opened. */
function lineName(): string | null {
  try {
    return sessionStorage.getItem(KEY);
  } catch {
    return null;
  }
}

function newLine(): string {
  const name = crypto.randomUUID();
  try {
    sessionStorage.setItem(KEY, name);
  } catch {
    // Without it the screen is lost with a reload of this window, and can be opened again.
  }
  return name;
}

/** Opens the table screen, or the window that is already open. False: the browser did not let it. */
export function openTable(store: FightStore): boolean {
  const line = lineName() ?? newLine();
  const address = `${location.pathname}?table=${encodeURIComponent(line)}`;
  const opened = window.open(address, `fivefoot-table-${line}`, 'popup,width=1280,height=720');
  begin(store, line);
  return opened !== null;
}

/** After a reload the screens that are still open find this window again. */
export function resumeTable(store: FightStore): void {
  const line = lineName();
  if (line !== null) begin(store, line);
}

/** What is chosen outlives a reload, as the line does. */
export function chooseForTable(change: Partial<TableChoice>): void {
  const choice = { ...tableStore.getState().choice, ...change };
  tableStore.setState({ choice });
  try {
    sessionStorage.setItem(CHOICE_KEY, JSON.stringify(choice));
  } catch {
    // Then it holds until the window is loaded again.
  }
  // Where it fails, `begin` tells of it.
  host?.then((it) => it.choose(choice)).catch(() => undefined);
}

function keptChoice(): TableChoice {
  try {
    return readTableChoice(JSON.parse(sessionStorage.getItem(CHOICE_KEY) ?? 'null'));
  } catch {
    return TABLE_CHOICE;
  }
}

function begin(store: FightStore, line: string): void {
  if (host === null) tableStore.setState({ choice: keptChoice() });
  host ??= load(store, line);
  host.catch((error: unknown) => {
    host = null;
    store.getState().notify({ refusal: refusalOf(error), square: null, command: null });
  });
}

async function load(store: FightStore, line: string): Promise<TableHost> {
  const { hostTable, hostBroadcast, tableChannel } = await fetchFirst(() => import('../sharing/host'));
  const { rules } = store.getState().view();
  const made = hostTable({
    rules,
    store,
    hub: hostBroadcast(tableChannel(line)),
    stream: () => crypto.randomUUID(),
  });
  made.watch((screens) => tableStore.setState({ screens }));
  made.choose(tableStore.getState().choice);
  return made;
}
