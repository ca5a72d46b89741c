import { createStore } from 'zustand/vanilla';
import type { FightStore } from '../session/store';
import type { CameraMode, TableHost } from '../sharing/table-host';

/** What the bar shows of the table screens of this window. */
interface TableLine {
  readonly screens: number;
  readonly camera: CameraMode;
}
export const tableStore = createStore<TableLine>(() => ({ screens: 0, camera: 'action' }));

const KEY = 'fivefoot.table';
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

export function setTableCamera(camera: CameraMode): void {
  tableStore.setState({ camera });
  void host?.then((it) => it.setCamera(camera));
}

function begin(store: FightStore, line: string): void {
  host ??= load(store, line);
  host.catch((error: unknown) => {
    host = null;
    console.error(error);
  });
}

async function load(store: FightStore, line: string): Promise<TableHost> {
  const { hostTable, hostBroadcast, tableChannel } = await import('../sharing/host');
  const { rules } = store.getState().view();
  const made = hostTable({
    rules,
    store,
    hub: hostBroadcast(tableChannel(line)),
    stream: () => crypto.randomUUID(),
  });
  made.watch((screens) => tableStore.setState({ screens }));
  made.setCamera(tableStore.getState().camera);
  return made;
}
