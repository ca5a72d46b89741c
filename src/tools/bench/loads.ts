import { openBrowser } from '../browser/launch';
import { appSite, pageSite, type Site } from '../browser/site';
import type { FloorBoard } from './floor/floor';
import { type Loaded, load, mustBeUsable, openFloorAtOnce } from './load';
import { FEW, floorBoardLike, freshPage, MANY, openApp, type Parts } from './pages';
import type { Row, Unit } from './rows';

const ROUNDS = 3;

interface Sites {
  readonly app: Site;
  readonly bare: Site;
}
interface Pair {
  readonly app: Loaded;
  readonly floor: Loaded;
}

/** Loads of the built app with a fight that the browser has kept, beside loads of a bare board with the same tokens. */
export async function loadRows(): Promise<readonly Row[]> {
  const sites = { app: await appSite(), bare: await pageSite('src/tools/bench/floor', 'floor') };
  const opened = await openBrowser();
  try {
    const processes = await opened.browser.newBrowserCDPSession();
    const parts = { browser: opened.browser, processes };
    const few = await loadsOf(parts, sites, FEW);
    return rowsOf(few, await loadsOf(parts, sites, MANY));
  } finally {
    await opened.close();
    await sites.app.close();
    await sites.bare.close();
  }
}

async function loadsOf(parts: Parts, { app, bare }: Sites, combatants: number): Promise<Pair> {
  const table = await openApp(parts, app, combatants);
  const board = await floorBoardLike(table, combatants);
  const context = table.page.context();
  await table.page.close();
  const check = await context.newPage();
  await mustBeUsable(check, app);
  await check.close();
  const rounds: Pair[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    const page = await context.newPage();
    const url = `${app.url}?renderer=canvas`;
    const loaded = await load(page, url, { processes: parts.processes, panels: true });
    await page.close();
    rounds.push({ app: loaded, floor: await loadFloor(parts, bare, board) });
  }
  await context.close();
  return { app: bestOf(rounds.map((round) => round.app)), floor: bestOf(rounds.map(({ floor }) => floor)) };
}

async function loadFloor(parts: Parts, bare: Site, board: FloorBoard): Promise<Loaded> {
  const page = await freshPage(parts.browser);
  await page.addInitScript(openFloorAtOnce, board);
  const loaded = await load(page, bare.url, { processes: parts.processes, panels: false });
  await page.context().close();
  return loaded;
}

/** The better of the rounds: load on the machine makes a round only worse. */
function bestOf(rounds: readonly Loaded[]): Loaded {
  const least = (of: (round: Loaded) => number): number => Math.min(...rounds.map(of));
  return {
    board: least(({ board }) => board),
    panels: least(({ panels }) => panels),
    script: least(({ script }) => script),
    all: least(({ all }) => all),
    heap: least(({ heap }) => heap),
    memory: least(({ memory }) => memory),
  };
}

/** Goals over the bare board: what the budget's brackets are over the floor of its own table. Of bytes the brackets themselves: no machine changes them. */
function rowsOf(few: Pair, many: Pair): readonly Row[] {
  const row = (budget: string, what: string, of: keyof Loaded, rest: RowRest): Row => ({
    budget,
    what,
    figure: rest.pair.app[of],
    unit: rest.unit,
    reference: { name: 'bare Pixi board, same tokens', value: rest.pair.floor[rest.over ?? of] },
    goal: goalOf(rest),
  });
  const ms: Pick<RowRest, 'unit'> = { unit: 'ms' };
  const kib: Pick<RowRest, 'unit'> = { unit: 'KiB' };
  const mib: Pick<RowRest, 'unit'> = { unit: 'MiB' };
  return [
    row('16', `load until the board is usable, ${FEW} tokens`, 'board', { ...ms, pair: few, ratio: 1.6 }),
    row('', `load until the panels are there, ${FEW} tokens`, 'panels', {
      ...ms,
      pair: few,
      ratio: null,
      over: 'board',
    }),
    row('17', `load until the board is usable, ${MANY} tokens`, 'board', { ...ms, pair: many, ratio: 2.16 }),
    row('', `load until the panels are there, ${MANY} tokens`, 'panels', {
      ...ms,
      pair: many,
      ratio: null,
      over: 'board',
    }),
    row('18', 'script before the board is usable, gzip', 'script', {
      ...kib,
      pair: many,
      ratio: 1.55,
      orFigure: 260,
    }),
    row('19', 'all bytes before the board is usable', 'all', {
      ...kib,
      pair: many,
      ratio: 2.66,
      orFigure: 450,
    }),
    row('20', `heap with everything loaded, ${MANY} tokens`, 'heap', { ...mib, pair: many, ratio: 2.55 }),
    row('21', `memory of the page's process, ${MANY} tokens`, 'memory', { ...mib, pair: many, ratio: 1.4 }),
  ];
}

interface RowRest {
  readonly pair: Pair;
  readonly unit: Unit;
  readonly ratio: number | null;
  readonly orFigure?: number;
  /** What of the bare board it is held against, where that is another thing. */
  readonly over?: keyof Loaded;
}

function goalOf({ ratio, orFigure }: RowRest): Row['goal'] {
  if (ratio === null) return null;
  return orFigure === undefined ? { ratio } : { ratio, orFigure };
}
