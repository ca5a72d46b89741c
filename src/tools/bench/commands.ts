import { apply } from '../../engine/apply';
import type { Command, Outcome } from '../../engine/contract';
import type { GameEvent } from '../../engine/events';
import type { Encounter } from '../../engine/state';
import { rules } from '../../rules/registry';
import { floorAttack, floorState } from './floor-events';
import { type Compared, compare, mustEqual, plainly } from './measure';
import type { Row } from './rows';
import { encounterOf, mustFind } from './scene';

const MOVE: Command = {
  type: 'act',
  actor: 'A',
  action: 'move',
  args: {
    path: [
      [3, 4],
      [3, 5],
    ],
  },
};
const STRIKE: Command = {
  type: 'answer',
  by: 'T',
  choice: { answer: 'attack' },
  dice: { d20: [14], d8: [5] },
};
/** A threat that is confirmed. */
const ATTACK: Command = {
  type: 'act',
  actor: 'A',
  action: 'attack',
  args: { on: 'T' },
  dice: { d20: [20, 15], d8: [5, 4] },
};

/** Commands in full, with dice given, so that the outcome is known beforehand. */
export function commandRows(): readonly Row[] {
  return [
    ...[8, 500].map((count) => attackRow(count, count === 8 ? 22 : null)),
    ...[8, 500, 1000].map((count) => moveRow(count)),
  ];
}

/** Two who stand beside one another, and the others far off. */
function duel(count: number): Encounter {
  const others = Array.from({ length: count - 2 }, (_, index) => {
    const at = [10 + (index % 45), 2 + 2 * Math.floor(index / 45)];
    return `  c${index}: { creature: orc, side: ${index % 2 ? 'party' : 'foes'}, at: [${at}] }`;
  });
  const order = ['A', 'T', ...others.map((_, index) => `c${index}`)];
  return encounterOf(`title: A duel
size: [60, 60]
combatants:
  A: { creature: sparring-warrior, side: party, hp: 60, at: [3, 3] }
  T: { creature: sparring-warrior, side: foes, hp: 60, at: [4, 3], resist: { dr: 5/magic } }
${others.join('\n')}
initiative: [${order}]
`);
}

/** The same fight with its two duellists as a command before would have left them: not the objects of the last call. */
function touched(encounter: Encounter): () => Encounter {
  const { combatants } = encounter;
  return () => ({
    ...encounter,
    combatants: {
      ...combatants,
      A: { ...mustFind(encounter, 'A') },
      T: { ...mustFind(encounter, 'T') },
    },
  });
}

function attackRow(count: number, goal: number | null): Row {
  const encounter = duel(count);
  const { events, after } = played(encounter, ATTACK);
  // 20 threatens and 15 + 3 confirms against 15; twice the dice and the Strength, less 5 for damage reduction.
  mustEqual('damage of the critical hit', mustFind(after, 'T').damage, 5 + 2 + 4 + 2 - 5);
  mustEqual(
    'what the log tells of it',
    events.flatMap((it) => (it.type === 'damaged' ? [[it.by, it.amount, it.reduced]] : [])),
    [['A', 8, 5]],
  );
  const measured = compare(
    { prepare: touched(encounter), run: (it: Encounter) => apply(rules, it, ATTACK) },
    floor(count),
  );
  const what = `attack command in full: critical, damage reduction, log, ${count} combatants`;
  return row({ budget: goal === null ? '' : '13', what, goal }, measured);
}

function moveRow(count: number): Row {
  const encounter = duel(count);
  const declared = played(encounter, MOVE);
  mustEqual(
    'who is asked',
    declared.after.decisions.map(({ by }) => by),
    ['T'],
  );
  mustEqual('where the mover waits', mustFind(declared.after, 'A').at, { x: 3, y: 3 });
  const { after } = played(declared.after, STRIKE);
  mustEqual('damage on the way', mustFind(after, 'A').damage, 5 + 2);
  mustEqual('where the mover arrives', mustFind(after, 'A').at, { x: 3, y: 5 });
  mustEqual('opportunities used', mustFind(after, 'T').turn.opportunities, 1);
  const measured = compare(
    { prepare: touched(encounter), run: (it: Encounter) => played(played(it, MOVE).after, STRIKE) },
    floor(count),
  );
  const what = `apply: move with one AoO, declared and answered, ${count} combatants`;
  return row({ budget: '', what, goal: null }, measured);
}

function floor(count: number) {
  let state = floorState(count);
  return plainly(() => {
    const outcome = floorAttack(state, 'c0', 'c1');
    state = outcome.state;
    return outcome;
  });
}

const row = (
  { budget, what, goal }: { budget: string; what: string; goal: number | null },
  { figure, reference }: Compared,
): Row => ({
  budget,
  what,
  figure,
  unit: 'us',
  reference: { name: 'one attack in bare objects', value: reference },
  goal: goal === null ? null : { ratio: goal },
});

/** @throws where the rules refuse it */
export function played(
  encounter: Encounter,
  command: Command,
): { readonly after: Encounter; readonly events: readonly GameEvent[] } {
  const outcome: Outcome = apply(rules, encounter, command);
  if (!outcome.ok) throw new Error(`the bench is refused: ${JSON.stringify(outcome.refusal)}`);
  return { after: outcome.encounter, events: outcome.events };
}
