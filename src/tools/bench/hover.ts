import type { View } from '../../engine/contract';
import type { Encounter } from '../../engine/state';
import { type ReachMap, reachMap } from '../../grid/reach-map';
import type { Square } from '../../grid/square';
import { boardOf } from '../../rules/body';
import { walkerFor } from '../../rules/movement';
import { PLAIN_GAIT, provokedByStep } from '../../rules/provoking-steps';
import { askPath } from '../../rules/questions/path';
import {
  type FloorGround,
  type FloorSearch,
  floodFloor,
  floorGround,
  floorPath,
  floorPlace,
  floorSearch,
} from './floor-search';
import { type FloorThreat, floorSquare, floorThreat } from './floor-threat';
import { compare, mustEqual, plainly } from './measure';
import type { Row } from './rows';
import { asked, encounterOf, MOVER, mustFind, sceneText, withUsedUp } from './scene';
import { copyOf, slowRaised } from './slow-truth';

/** Feet that a turn can go: two moves. */
const BUDGET = 60;
const CHECKED = 24;

/** One hover: the path read from the reach map, and everyone who would strike along it, by name. */
export function hoverRows(): readonly Row[] {
  const wide = fightOn(200, 200);
  return [...hoversIn(wide), ...hoversIn(fightOn(50, 50)), firstHoverRow(wide)];
}

function hoversIn(fight: HoverFight): readonly Row[] {
  const { columns, rows } = fight.encounter.board;
  const copy = copyOf(fight.encounter);
  for (let i = 0; i < CHECKED; i++) check(fight, copy, i);
  const size = `${columns} x ${rows}, 500 combatants`;
  const names = compare(plainly(turning(fight, namesOnPath)), plainly(turning(fight, floorNames)));
  const answers = compare(plainly(turning(fight, wholeAnswer)), plainly(turning(fight, floorNames)));
  const floor = (value: number) => ({ name: 'path and names from typed arrays', value });
  return [
    {
      budget: '6',
      what: `hover: path and AoOs by name, ${size}`,
      figure: names.figure,
      unit: 'us',
      reference: floor(names.reference),
      goal: { ratio: columns > 100 ? 180 : 115 },
    },
    {
      budget: '',
      what: `hover: the whole answer with odds, ${size}`,
      figure: answers.figure,
      unit: 'us',
      reference: floor(answers.reference),
      goal: null,
    },
  ];
}

/** The first hover after a change of the fight: nothing is known yet but the board. */
function firstHoverRow(fight: HoverFight): Row {
  const target = fight.targets[7] ?? { x: 0, y: 0 };
  const changed = (): Encounter => {
    const { encounter } = fight;
    return { ...encounter, combatants: { ...encounter.combatants } };
  };
  const first = (encounter: Encounter): unknown => {
    const view = asked(encounter);
    const map = mapOf(view);
    return raised(view, map.pathTo(target) ?? []);
  };
  const { figure, reference } = compare(
    { prepare: changed, run: first },
    plainly(() => {
      floodFloor(fight.search, floorPlace(fight.ground, fight.from), {
        maxKey: 2 * (BUDGET / 5) + 1,
        goal: -1,
      });
      return floorNames(fight, target);
    }),
  );
  return {
    budget: '',
    what: 'first hover after a change: bodies, reach map, path, AoOs, 200 x 200',
    figure,
    unit: 'us',
    reference: { name: 'flood, path and names from typed arrays', value: reference },
    goal: null,
  };
}

interface HoverFight {
  readonly encounter: Encounter;
  readonly view: View;
  readonly map: ReachMap;
  readonly from: Square;
  readonly targets: readonly Square[];
  readonly ground: FloorGround;
  readonly search: FloorSearch;
  readonly threat: FloorThreat;
  readonly steps: Int32Array;
  /** By combatant of `threat.names`: may it strike? */
  readonly ready: Uint8Array;
}

function fightOn(columns: number, rows: number): HoverFight {
  const room = { width: 6, height: 6, crowd: 12 };
  const text = sceneText({ columns, rows, combatants: 500, room, seed: 11, terrain: true });
  const encounter = withUsedUp(encounterOf(text));
  const view = asked(encounter);
  const { at: from } = mustFind(encounter, MOVER);
  const map = mapOf(view);
  const ground = floorGround(encounter, MOVER);
  const search = floorSearch(ground);
  floodFloor(search, floorPlace(ground, from), { maxKey: 2 * (BUDGET / 5) + 1, goal: -1 });
  const everyone = Object.values(encounter.combatants);
  const ready = Uint8Array.from(everyone, ({ side, turn }) =>
    side === 'foes' && turn.opportunities === 0 ? 1 : 0,
  );
  const threat = floorThreat(encounter);
  return {
    encounter,
    view,
    map,
    from,
    targets: map.squares(),
    ground,
    search,
    threat,
    steps: new Int32Array(64),
    ready,
  };
}

function mapOf(view: View): ReachMap {
  const who = view.combatant(MOVER);
  return reachMap(boardOf(view), walkerFor(view, who), { from: who.at, budgetFeet: BUDGET });
}

/** Hovers over all places in reach, one after the other, as a pointer does. */
function turning(fight: HoverFight, look: (fight: HoverFight, to: Square) => unknown): () => unknown {
  let next = 0;
  return () => {
    next = (next + 1) % fight.targets.length;
    return look(fight, fight.targets[next] ?? fight.from);
  };
}

const namesOnPath = (fight: HoverFight, to: Square): readonly string[] =>
  raised(fight.view, fight.map.pathTo(to) ?? []);

/** As the rules go along a drawn path. */
function raised(view: View, path: readonly Square[]): readonly string[] {
  const who = view.combatant(MOVER);
  const found: string[] = [];
  const already: string[] = [];
  let at = who.at;
  for (const [index, to] of path.entries()) {
    const step = { to, isFirst: index === 0 };
    for (const id of provokedByStep(view, { ...who, at }, step, { gait: PLAIN_GAIT, already })) {
      found.push(`${id}@${index}`);
      already.push(id);
    }
    at = to;
  }
  return found;
}

const wholeAnswer = (fight: HoverFight, to: Square): unknown =>
  askPath(fight.view, { by: MOVER, path: fight.map.pathTo(to) ?? [], action: 'move', args: {} });

function floorNames(
  { ground, search, steps, threat, ready, from }: HoverFight,
  to: Square,
): readonly number[] {
  const length = floorPath(search, floorPlace(ground, to), steps);
  const found: number[] = [];
  let at = floorPlace(ground, from);
  for (let i = length - 1; i >= 0; i--) {
    const square = { x: (at % ground.width) - 1, y: Math.floor(at / ground.width) - 1 };
    for (const who of threat.names[floorSquare(threat.width, square)] ?? [])
      if (ready[who] === 1 && !found.includes(who)) found.push(who);
    at = steps[i] as number;
  }
  return found;
}

function check(fight: HoverFight, copy: Encounter, number: number): void {
  const { targets, map, view, ground, search } = fight;
  const to = targets[(number * 37) % targets.length] ?? fight.from;
  const path = map.pathTo(to) ?? [];
  const truth = slowRaised(copy, MOVER, path);
  mustEqual(`AoOs on the way to ${to.x},${to.y}`, raised(view, path), truth);
  const answer = askPath(view, { by: MOVER, path, action: 'move', args: {} });
  const told = answer.provocations.map(({ by, step }) => `${by}@${step}`);
  mustEqual(`AoOs of the answer for ${to.x},${to.y}`, told, truth);
  mustEqual('feet of the answer', answer.cost, map.feetTo(to));
  const steps = floorPath(search, floorPlace(ground, to), fight.steps);
  if (steps < Math.max(Math.abs(to.x - fight.from.x), Math.abs(to.y - fight.from.y)))
    throw new Error(`the bare loop finds no path to ${to.x},${to.y}: ${steps}`);
  const key = (search.labels[floorPlace(ground, to)] ?? 0) - 1;
  mustEqual(`feet of the bare loop to ${to.x},${to.y}`, 5 * (key >> 1), map.feetTo(to));
}
