import type { View } from '../../engine/contract';
import type { Encounter } from '../../engine/state';
import { step } from '../../grid/path';
import { cheapestPath } from '../../grid/reach-map';
import { neighbours, type Square, squareKey } from '../../grid/square';
import { boardOf } from '../../rules/body';
import { walkerFor } from '../../rules/movement';
import type { PathAnswer } from '../../rules/questions/answers';
import { askBetterWays } from '../../rules/questions/better-ways';
import { askPath } from '../../rules/questions/path';
import { askReachable } from '../../rules/questions/reachable';
import { askSafest } from '../../rules/questions/safest';
import { compare, mustEqual, plainly } from './measure';
import type { Row } from './rows';
import { asked, encounterOf, MOVER, mustFind, sceneText, withUsedUp } from './scene';
import { copyOf, slowRaised } from './slow-truth';

/** Four ogres inside the room, eight more enemies around it: twelve may strike. */
const ROOM = {
  width: 8,
  height: 8,
  crowd: 8,
  guards: [
    [2, -2],
    [-4, 1],
    [1, 3],
    [-2, -4],
  ],
} as const;
const BUDGET = 30;

/** The safest way and all better ways of a drawn path, in a fight of 500 and in the middle of a crowd. */
export function safestRows(): readonly Row[] {
  return [
    ...rowsIn(fightOf(200, 500), '500 combatants, 200 x 200'),
    ...rowsIn(fightOf(40, 14), 'crowd of 12, 40 x 40'),
  ];
}

interface Walk {
  readonly encounter: Encounter;
  readonly to: Square;
  /** The cheapest way there, as it is drawn first. */
  readonly path: readonly Square[];
}

function fightOf(side: number, combatants: number): Walk {
  const wish = { columns: side, rows: side, combatants, room: ROOM, seed: 31, terrain: side > 100 };
  const encounter = withUsedUp(encounterOf(sceneText(wish)));
  const fewest = slowFewest(copyOf(encounter));
  const view = asked(encounter);
  let hardest: Walk | null = null;
  let most = 0;
  for (const to of askReachable(view, MOVER, 'move')) {
    const found = askSafest(view, { by: MOVER, to, action: 'move', args: {} });
    if (!found.legal) continue;
    check(encounter, found, fewest.get(squareKey(to)));
    const path = cheapest(view, to);
    const drawn = askPath(view, { by: MOVER, path, action: 'move', args: {} }).provocations.length;
    if (drawn <= most) continue;
    most = drawn;
    hardest = { encounter, to, path };
  }
  if (hardest === null) throw new Error('nobody threatens in the fight of the bench');
  return hardest;
}

const cheapest = (view: View, to: Square): readonly Square[] => {
  const who = view.combatant(MOVER);
  return cheapestPath(boardOf(view), walkerFor(view, who), { from: who.at, to })?.path ?? [];
};

/** No way has fewer, and who is said to strike on it is who does. */
function check(
  encounter: Encounter,
  found: PathAnswer & { readonly path: readonly Square[] },
  fewest: number | undefined,
): void {
  const end = squareKey(found.path[found.path.length - 1] ?? { x: -1, y: -1 });
  mustEqual(`fewest AoOs to ${end}`, found.provocations.length, fewest);
  const told = found.provocations.map(({ by, step: number }) => `${by}@${number}`);
  mustEqual(`AoOs on the safest way to ${end}`, told, slowRaised(encounter, MOVER, found.path));
}

/** One way of walking so far: where, the parity of its diagonals, who has struck. */
interface State {
  readonly at: Square;
  readonly odd: number;
  readonly struck: readonly string[];
}

/** Fewest attacks of opportunity by place: every way followed to its end, kept apart by all who have struck on it. */
function slowFewest(encounter: Encounter): ReadonlyMap<string, number> {
  const view = asked(encounter);
  const who = mustFind(encounter, MOVER);
  const [index, walker] = [boardOf(view), walkerFor(view, who)];
  const strikers = strikersBySquare(encounter);
  const fewest = new Map<string, number>();
  const done = new Set<string>();
  const waiting: State[][] = [[{ at: who.at, odd: 0, struck: [] }]];
  for (let fives = 0; 5 * fives <= BUDGET; fives++) {
    for (const { at, odd, struck } of waiting[fives] ?? []) {
      const place = squareKey(at);
      const state = `${place}/${odd}/${struck}`;
      if (done.has(state)) continue;
      done.add(state);
      fewest.set(place, Math.min(struck.length, fewest.get(place) ?? Number.POSITIVE_INFINITY));
      const after = [...new Set([...struck, ...strikers(at)])].sort();
      for (const to of neighbours(at)) {
        const taken = step(index, walker, { from: at, to, diagonalsSoFar: odd });
        if (taken.blocked !== null) continue;
        const later = fives + taken.feet / 5;
        waiting[later] ??= [];
        waiting[later]?.push({ at: to, odd: (odd + (taken.alternates ? 1 : 0)) % 2, struck: after });
      }
    }
  }
  return fewest;
}

/** Who strikes when a square is left, by the rule (slow-truth.ts), asked once a square. */
function strikersBySquare(encounter: Encounter): (at: Square) => readonly string[] {
  const known = new Map<string, readonly string[]>();
  return (at) => {
    const key = squareKey(at);
    const asked = known.get(key) ?? leaving(encounter, at);
    known.set(key, asked);
    return asked;
  };
}

function leaving(encounter: Encounter, at: Square): readonly string[] {
  const mover = { ...mustFind(encounter, MOVER), at };
  const there = { ...encounter, combatants: { ...encounter.combatants, [MOVER]: mover } };
  return slowRaised(there, MOVER, [at]).map((told) => told.replace(/@.*/, ''));
}

/** The fight as after a command: nothing is known of it yet but what has not changed. */
const changed = ({ encounter }: Walk): View =>
  asked({ ...encounter, combatants: { ...encounter.combatants } });

function rowsIn(walk: Walk, where: string): readonly Row[] {
  const { to, path } = walk;
  const view = asked(walk.encounter);
  const drawn = (on: View) => askPath(on, { by: MOVER, path, action: 'move', args: {} });
  const safest = (on: View) => askSafest(on, { by: MOVER, to, action: 'move', args: {} });
  const ways = (on: View) => askBetterWays(on, { by: MOVER, path });
  const row = (what: string, { figure, reference }: { figure: number; reference: number }): Row => ({
    budget: '',
    what: `${what}, ${where}`,
    figure,
    unit: 'us',
    reference: { name: 'the drawn path alone', value: reference },
    goal: null,
  });
  const alone = plainly(() => drawn(view));
  return [
    row(
      'safest way',
      compare(
        plainly(() => safest(view)),
        alone,
      ),
    ),
    row(
      'all better ways',
      compare(
        plainly(() => ways(view)),
        alone,
      ),
    ),
    row('all better ways, first after a change', compare({ prepare: () => changed(walk), run: ways }, alone)),
  ];
}
