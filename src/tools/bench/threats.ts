import type { View } from '../../engine/contract';
import type { Combatant, Encounter } from '../../engine/state';
import { makeOwn, withChanged } from '../../engine/table';
import { canBeAt } from '../../grid/placement';
import { neighbours, type Square, squareKey } from '../../grid/square';
import { boardOf } from '../../rules/body';
import { occupantsOf } from '../../rules/occupants';
import { type Gait, PLAIN_GAIT, provokedByStep } from '../../rules/provoking-steps';
import { makeThreatMap, type ThreatMap, threatMapOf } from '../../rules/threat-map';
import { countThreat, type FloorThreat, floorSquare, floorThreat, moveThreat } from './floor-threat';
import { compare, mustEqual, plainly } from './measure';
import type { Row } from './rows';
import { asked, chooser, encounterOf, MOVER, mustFind, sceneText, withUsedUp } from './scene';
import { copyOf, slowRaised, slowThreat } from './slow-truth';

/** Who threatens each square among 500 combatants, and the question at each step who may strike. */
export function threatRows(): readonly Row[] {
  const room = { width: 4, height: 4, crowd: 8 };
  const wish = { columns: 200, rows: 200, combatants: 500, room, seed: 3, terrain: false };
  const encounter = withUsedUp(encounterOf(sceneText(wish)));
  const floor = floorThreat(encounter);
  return [...wholeRows(encounter, floor), ...movedRows(encounter, floor), stepRow(encounter, floor)];
}

const row = (
  [budget, what]: readonly [string, string],
  { figure, reference }: { figure: number; reference: number },
  ratio: number | null,
): Row => ({
  budget,
  what,
  figure,
  unit: 'us',
  reference: { name: 'counts a square in typed arrays', value: reference },
  goal: ratio === null ? null : { ratio },
});

/** The map from nothing: of people read before, of people who have all moved since, of people never seen. */
function wholeRows(encounter: Encounter, floor: FloorThreat): readonly Row[] {
  let last: ThreatMap | null = null;
  const make = (view: View): ThreatMap => {
    last = makeThreatMap(view, Object.values(view.encounter.combatants), last);
    return last;
  };
  const view = asked(encounter);
  for (const it of [view, asked(strangers(encounter)), asked(elsewhere(encounter)), view])
    checkMap(make(it), it.encounter);
  checkFloor(floor, encounter);
  const against = plainly(() => countThreat(floor));
  const known = compare(
    plainly(() => make(view)),
    against,
  );
  checkMap(make(view), encounter);
  const moved = compare({ prepare: () => asked(elsewhere(encounter)), run: make }, against);
  const unknown = compare({ prepare: () => asked(strangers(encounter)), run: make }, against);
  return [
    row(['7', 'threat map of 500 combatants from nothing, each read before'], known, 3),
    row(['', 'the same where all have moved since'], moved, null),
    row(['', 'the same of 500 never seen: sheets, gear, effects read'], unknown, null),
  ];
}

/** The same people, all of them a square further on or back. */
function elsewhere(encounter: Encounter): Encounter {
  const entries = Object.values(encounter.combatants).map((who): [string, Combatant] => {
    const x = who.at.x + (who.at.x < 100 ? 1 : -1);
    return [who.id, { ...who, at: { ...who.at, x } }];
  });
  return { ...encounter, combatants: Object.fromEntries(entries) };
}

/** As from a file: every object new, on the same ground. */
const strangers = (encounter: Encounter): Encounter => {
  const { combatants } = copyOf(encounter);
  return { ...encounter, combatants: Object.fromEntries(Object.entries(combatants)) };
};

/** The map that follows from a state to the next, and while a command changes the state. */
function movedRows(encounter: Encounter, floor: FloorThreat): readonly Row[] {
  const before = mustFind(encounter, 'c3');
  const after = { ...before, at: { ...before.at, x: before.at.x + 1 } };
  const moved = { ...encounter, combatants: withChanged(encounter.combatants, 'c3', after) };
  const states = [asked(moved), asked(encounter)] as const;
  for (const view of [...states, ...states]) checkMap(threatMapOf(view), view.encounter);
  let isBack = false;
  const follow = (): ThreatMap => {
    isBack = !isBack;
    return threatMapOf(states[isBack ? 1 : 0]);
  };
  const next = compare(plainly(follow), plainly(backAndForth(floor)));
  const table = { ...encounter.combatants };
  makeOwn(table);
  const within = asked({ ...encounter, combatants: table });
  const change = (): ThreatMap => {
    isBack = !isBack;
    withChanged(table, 'c3', isBack ? before : after);
    return threatMapOf(within);
  };
  for (let i = 0; i < 3; i++) checkMap(change(), within.encounter);
  const inside = compare(plainly(change), plainly(backAndForth(floor)));
  return [
    row(['8', 'threat map after one combatant moves'], next, 6),
    row(['', 'the same within a command, the change of the state included'], inside, null),
  ];
}

function backAndForth(floor: FloorThreat): () => unknown {
  let by = 1;
  return () => {
    by = -by;
    return moveThreat(floor, 4, by);
  };
}

/** Every square of the board: who threatens it. */
function checkMap({ field, people }: ThreatMap, encounter: Encounter): void {
  const truth = slowThreat(copyOf(encounter));
  for (let y = 0; y < encounter.board.rows; y++)
    for (let x = 0; x < encounter.board.columns; x++) {
      const names = field.reaching({ x, y }).map((rank) => people[rank]?.id);
      mustEqual(`who threatens ${x},${y}`, names, truth.get(squareKey({ x, y })) ?? []);
    }
}

function checkFloor(floor: FloorThreat, encounter: Encounter): void {
  const counts = countThreat(floor);
  for (const [key, names] of slowThreat(encounter)) {
    const [x = 0, y = 0] = key.split(',').map(Number);
    mustEqual(`bare count on ${key}`, counts[floorSquare(floor.width, { x, y })], names.length);
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
