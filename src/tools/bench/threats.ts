import type { View } from '../../engine/contract';
import type { Combatant, Encounter } from '../../engine/state';
import { canBeAt } from '../../grid/placement';
import { neighbours, type Square } from '../../grid/square';
import { boardOf } from '../../rules/body';
import { occupantsOf } from '../../rules/occupants';
import { type Gait, PLAIN_GAIT, provokedByStep } from '../../rules/provoking-steps';
import { threat } from '../../rules/threat';
import { countThreat, type FloorThreat, floorSquare, floorThreat, moveThreat } from './floor-threat';
import { compare, mustEqual, plainly } from './measure';
import type { Row } from './rows';
import { asked, chooser, encounterOf, MOVER, mustFind, sceneText, withUsedUp } from './scene';
import { copyOf, slowCounts, slowRaised } from './slow-truth';

/** Threatened squares of 500 combatants, and the question at each step who may strike. */
export function threatRows(): readonly Row[] {
  const room = { width: 4, height: 4, crowd: 8 };
  const wish = { columns: 200, rows: 200, combatants: 500, room, seed: 3, terrain: false };
  const encounter = withUsedUp(encounterOf(sceneText(wish)));
  const view = asked(encounter);
  const floor = floorThreat(encounter);
  check(view, floor);
  const whole = compare(
    { prepare: () => anew(encounter), run: threatOfAll },
    plainly(() => countThreat(floor)),
  );
  const walker = mustFind(encounter, 'c3');
  const moved = compare(
    { prepare: stepping(walker), run: (who: Combatant) => threat(view, who) },
    plainly(backAndForth(floor)),
  );
  return [
    row('7', 'threat of 500 combatants from nothing', whole, 3),
    row('8', 'threat after one combatant moves', moved, 6),
    stepRow(encounter, floor),
  ];
}

const row = (
  budget: string,
  what: string,
  { figure, reference }: { figure: number; reference: number },
  ratio: number,
): Row => ({
  budget,
  what,
  figure,
  unit: 'us',
  reference: { name: 'counts a square in typed arrays', value: reference },
  goal: { ratio },
});

/** Everyone as if never seen before: what is kept of a combatant is kept by identity. */
function anew(encounter: Encounter): View {
  const entries = Object.values(encounter.combatants).map((who): [string, Combatant] => [
    who.id,
    { ...who, sheet: { ...who.sheet } },
  ]);
  return asked({ ...encounter, combatants: Object.fromEntries(entries) });
}

/** The same combatant a square on and back. */
function stepping(who: Combatant): () => Combatant {
  let by = 0;
  return () => {
    by = 1 - by;
    return { ...who, at: { ...who.at, x: who.at.x + by } };
  };
}

function threatOfAll(view: View): number {
  let squares = 0;
  for (const who of Object.values(view.encounter.combatants)) squares += threat(view, who).size;
  return squares;
}

function backAndForth(floor: FloorThreat): () => unknown {
  let by = 1;
  return () => {
    by = -by;
    return moveThreat(floor, 4, by);
  };
}

function check(view: View, floor: FloorThreat): void {
  const truth = slowCounts(view.encounter);
  const found: Record<string, number> = {};
  for (const who of Object.values(view.encounter.combatants))
    for (const { x, y } of threat(view, who).squares()) found[`${x},${y}`] = (found[`${x},${y}`] ?? 0) + 1;
  const counts = countThreat(floor);
  mustEqual('threatened squares', Object.keys(found).length, Object.keys(truth).length);
  for (const [key, count] of Object.entries(truth)) {
    mustEqual(`threat on ${key}`, found[key], count);
    const [x = 0, y = 0] = key.split(',').map(Number);
    mustEqual(`bare count on ${key}`, counts[floorSquare(floor.width, { x, y })], count);
  }
}

const WITHDRAW: Gait = { kind: 'withdraw', exempt: [] };
const SAFE: Gait = { kind: 'safe', exempt: [] };

interface Asked {
  readonly mover: Combatant;
  readonly to: Square;
  readonly gait: Gait;
}

/** Steps all over the board, of people who walk, withdraw and take five-foot steps. */
function stepRow(encounter: Encounter, floor: FloorThreat): Row {
  const view = asked(encounter);
  const steps = stepsOn(view);
  const copy = copyOf(encounter);
  for (const { mover, to, gait } of steps.slice(0, 60)) {
    const there = { ...copy, combatants: { ...copy.combatants, [MOVER]: mover } };
    const plain = slowRaised(there, MOVER, [to]).map((told) => told.replace(/@.*/, ''));
    // On open ground everybody is seen, and the first step of a withdrawal provokes nobody who is.
    const truth = gait === PLAIN_GAIT ? plain : [];
    mustEqual(
      'AoOs of a step',
      provokedByStep(view, mover, { to, isFirst: true }, { gait, already: [] }),
      truth,
    );
  }
  const squares = steps.map(({ mover }) => floorSquare(floor.width, mover.at));
  let next = 0;
  let other = 0;
  const { figure, reference } = compare(
    plainly(() => {
      const { mover, to, gait } = steps[next++ % steps.length] as Asked;
      return provokedByStep(view, mover, { to, isFirst: true }, { gait, already: [] });
    }),
    plainly(() => floor.names[squares[other++ % squares.length] as number]),
  );
  return {
    budget: '9',
    what: 'AoO check a step, naming foes',
    figure,
    unit: 'us',
    reference: { name: 'names a square from a list', value: reference },
    goal: { ratio: 20, orFigure: 0.2 },
  };
}

function stepsOn(view: View): readonly Asked[] {
  const mover = view.combatant(MOVER);
  const choose = chooser(23);
  const steps: Asked[] = [];
  const everyone = Object.values(view.encounter.combatants);
  while (steps.length < 400) {
    const beside = everyone[choose(everyone.length)] ?? mover;
    const from = neighbours(beside.at)[choose(8)] ?? mover.at;
    const to = neighbours(from)[choose(8)] ?? mover.at;
    const gait = [PLAIN_GAIT, PLAIN_GAIT, WITHDRAW, SAFE][choose(4)] ?? PLAIN_GAIT;
    const onBoard = [from, to].every((at) => canBeAt(boardOf(view), { at, space: 1 }, false));
    const isFree = occupantsOf(view.encounter).at(from).length === 0;
    if (onBoard && isFree) steps.push({ mover: { ...mover, at: from }, to, gait });
  }
  return steps;
}
