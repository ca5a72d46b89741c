import { openBrowser } from '../browser/launch';
import { appSite, pageSite, type Site } from '../browser/site';
import type { Dragged } from './drag';
import type { FloorBoard } from './floor/floor';
import { idle } from './idle';
import { dragOn, FEW, flagsOn, floorBoardLike, idleOn, MANY, openApp, openFloor, type Parts } from './pages';
import type { Row, Unit } from './rows';

const ROUNDS = 2;
/** Share of the drawn paths that must have flags, for the figures to mean anything. */
const FLAGGED = 0.8;

interface Measured {
  readonly many: Dragged;
  readonly few: Dragged;
  readonly floor: Dragged;
  /** Per cent of a core. */
  readonly idle: number;
  readonly floorIdle: number;
}

/** A real mouse drag on the built app, beside the same drag on a bare board. */
export async function boardRows(): Promise<readonly Row[]> {
  const [app, bare] = [await appSite(), await pageSite('src/tools/bench/floor', 'floor')];
  const opened = await openBrowser();
  try {
    const processes = await opened.browser.newBrowserCDPSession();
    return rowsOf(await measure({ browser: opened.browser, processes }, { app, bare }));
  } finally {
    await opened.close();
    await app.close();
    await bare.close();
  }
}

async function measure(parts: Parts, sites: { readonly app: Site; readonly bare: Site }): Promise<Measured> {
  const first = await openApp(parts, sites.app, MANY);
  const flagged = await flagsOn(first);
  if (flagged < FLAGGED) throw new Error(`only ${100 * flagged} % of the bench's paths have a flag`);
  const board = await floorBoardLike(first, MANY);
  const still = await idleOn(first, parts);
  await first.close();
  if (still.touched === 0) throw new Error('the count of what is drawn does not see what is drawn');
  if (still.draws > 0) throw new Error(`${still.draws} draws in two seconds in which nothing changed`);
  const rounds: Pick<Measured, 'many' | 'few' | 'floor' | 'floorIdle'>[] = [];
  for (let round = 0; round < ROUNDS; round++) rounds.push(await roundOf(parts, sites, board));
  const best = (of: 'many' | 'few' | 'floor'): Dragged => bestOf(rounds.map((round) => round[of]));
  const floorIdle = Math.min(...rounds.map((round) => round.floorIdle));
  return { many: best('many'), few: best('few'), floor: best('floor'), idle: still.cpu, floorIdle };
}

async function roundOf(
  parts: Parts,
  { app, bare }: { readonly app: Site; readonly bare: Site },
  board: FloorBoard,
): Promise<Pick<Measured, 'many' | 'few' | 'floor' | 'floorIdle'>> {
  const floorTable = await openFloor(parts, bare, board);
  const floor = await dragOn(floorTable, parts);
  const { cpu: floorIdle } = await idle(floorTable.page, parts.processes);
  await floorTable.close();
  const dragged = async (combatants: number): Promise<Dragged> => {
    const table = await openApp(parts, app, combatants);
    const found = await dragOn(table, parts);
    await table.close();
    return found;
  };
  return { floor, floorIdle, many: await dragged(MANY), few: await dragged(FEW) };
}

/** The better of the rounds: load on the machine makes a round only worse. */
function bestOf(rounds: readonly Dragged[]): Dragged {
  const least = (of: (round: Dragged) => number): number => Math.min(...rounds.map(of));
  return {
    script: least(({ script }) => script),
    cpu: least(({ cpu }) => cpu),
    kept: Math.max(...rounds.map(({ kept }) => kept)),
    latency: least(({ latency }) => latency),
  };
}

function rowsOf({ many, few, floor, idle: still, floorIdle }: Measured): readonly Row[] {
  const bare = (value: number) => ({ name: 'bare Pixi board, same tokens', value });
  const ms: Unit = 'ms';
  return [
    {
      budget: '1',
      what: `script a pointer move, ${MANY} tokens`,
      figure: many.script,
      unit: ms,
      reference: bare(floor.script),
      goal: { ratio: 2.5 },
    },
    {
      budget: '2',
      what: `CPU of the whole browser a move, ${MANY} tokens`,
      figure: many.cpu,
      unit: ms,
      reference: bare(floor.cpu),
      goal: { ratio: 1.5 },
    },
    {
      budget: '3',
      what: `moves kept of 60 a second, ${MANY} tokens`,
      figure: many.kept,
      unit: '/s',
      reference: bare(floor.kept),
      goal: { ratio: 0.95, atLeast: true },
    },
    {
      budget: '4',
      what: `pointer to frame with flags, 95 of 100, ${MANY} tokens`,
      figure: many.latency,
      unit: ms,
      reference: bare(floor.latency),
      goal: { ratio: 1.8 },
    },
    {
      budget: '5',
      what: `script at ${MANY} over script at ${FEW}`,
      figure: many.script,
      unit: ms,
      reference: { name: `the same with ${FEW}`, value: few.script },
      goal: { ratio: 1.4 },
    },
    {
      budget: '22',
      what: `idle: CPU of the whole browser, ${MANY} tokens`,
      figure: still,
      unit: '%',
      reference: bare(floorIdle),
      goal: { ratio: 1.3, orFigure: 2 },
    },
  ];
}
