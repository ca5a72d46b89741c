import { describe, expect, test } from 'vitest';
import { apply } from '../../../src/engine/apply';
import type { Command } from '../../../src/engine/contract';
import { seededDice } from '../../../src/engine/dice';
import type { Encounter, JsonRecord } from '../../../src/engine/state';
import { type Square, sameSquare } from '../../../src/grid/square';
import { pairsOf } from '../../../src/rules/judgement';
import { askPath } from '../../../src/rules/questions/path';
import { rules } from '../../../src/rules/registry';
import { viewFrom } from './view-from';

const THROWS = 1000;

const played = (encounter: Encounter, command: Command): Encounter => {
  const outcome = apply(rules, encounter, command);
  if (!outcome.ok) throw new Error(JSON.stringify(outcome.refusal));
  return outcome.encounter;
};

/** Everybody who is asked strikes, whatever it is about. */
function struck(start: Encounter): Encounter {
  let now = start;
  for (let decision = now.decisions[0]; decision; decision = now.decisions[0])
    now = played(now, { type: 'answer', by: decision.by, choice: { answer: 'attack' } });
  return now;
}

interface Walked {
  readonly by: string;
  readonly body: string;
  readonly action: string;
  readonly path: readonly Square[];
  readonly args: JsonRecord;
}
/** What comes of the walk over many throws: chances of no wound and of arriving, mean damage. */
function playedOut(start: Encounter, { by, body, action, path, args }: Walked) {
  const sums = { unhurt: 0, arrives: 0, damage: 0 };
  const goal = path.at(-1) ?? { x: -1, y: -1 };
  const before = start.combatants[body];
  const command: Command = { type: 'act', actor: by, action, args: { ...args, path: pairsOf(path) } };
  // What comes before the first die is the same each time, and is played once.
  const setOut = apply(rules, start, command);
  const isSame = setOut.ok && setOut.events.every(({ type }) => type !== 'rolled');
  for (let seed = 1; seed <= THROWS; seed++) {
    const dice = seededDice(seed * 2654435761);
    const { combatants } = struck(
      isSame ? { ...setOut.encounter, dice } : played({ ...start, dice }, command),
    );
    const mover = combatants[body];
    if (!mover || !before) throw new Error('the mover is gone');
    const lost = before.temporary - mover.temporary;
    const harm = lost + mover.damage - before.damage + mover.nonlethal - before.nonlethal;
    sums.damage += harm / THROWS;
    const isSapped = mover.effects.some(({ id }) => id.startsWith('ability-'));
    if (harm === 0 && !isSapped) sums.unhurt += 1 / THROWS;
    if (sameSquare(mover.at, goal)) sums.arrives += 1 / THROWS;
  }
  return sums;
}

interface Kind {
  readonly what: string;
  /** More of the mover, of the one it passes, and of the second one. */
  readonly A?: string;
  readonly B?: string;
  readonly C?: string;
  readonly action?: string;
  readonly args?: JsonRecord;
}

const scene = ({ A = 'hp: 14', B = '', C = '' }: Kind): string => `
title: Past two guards
map: |
  . . . . . . . .
  A . . . . . . .
  . B . . C . . .
combatants:
  A: { creature: sparring-warrior, side: party, ${A} }
  B: { creature: sparring-warrior, side: foes, ${B} }
  C: { creature: sparring-warrior, side: foes, ${C} }
initiative: [A, B, C]
`;
const BARE = 'hands: [], casterLevel: 5, holding';
const SHOCK = '{ name: shock, level: 1, touch: melee, damage: 3d6 electricity, sr: true }';
const ROT = '{ name: rot, level: 3, touch: melee, damage: 3d6, save: will half, dc: 14 }';
const MAGIC = '{ name: blade, damage: 1d8, kind: one-handed, type: slashing, enhancement: 1 }';

const bites = (trait: string): string =>
  `hands: [], bab: 4, natural: [{ name: bite, damage: 1d4 }], traits: [${trait}]`;
const WEAKNESS = '{ name: weakness, level: 2, touch: melee, damage: 2d6 str, save: fort negates, dc: 14 }';
const CURE = '{ name: cure, level: 1, touch: melee, heal: 1d8+2, save: will half, dc: 14 }';

const KINDS: readonly Kind[] = [
  { what: 'a viper, whose poison costs hit points', A: 'hp: 8, level: 4', B: bites('poison-1d6-con-14') },
  { what: 'a wasp, whose poison slows', A: 'hp: 12', B: bites('poison-2d6-dex-16') },
  { what: 'what drains two scores', A: 'hp: 12', B: bites('ability-drain-1d6-str, ability-damage-2d6-int') },
  { what: 'a charge that saps a score', A: 'hp: 12', B: `${BARE}: ${WEAKNESS}` },
  { what: 'the undead and a cure', A: 'hp: 12, traits: [undead]', B: `${BARE}: ${CURE}` },
  { what: 'who has no body and a charge', A: 'hp: 9, traits: [incorporeal]', B: `${BARE}: ${SHOCK}` },
  { what: 'the undead, who are gone at 0', A: 'hp: 9, traits: [undead]' },
  { what: 'nonlethal and lethal blows', A: 'hp: 10', B: 'hands: [sap]' },
  { what: 'what regenerates', A: 'hp: 9, traits: [regeneration-5]' },
  { what: 'one who is diehard, in a withdrawal', A: 'hp: 7, feats: [diehard]', action: 'withdraw' },
  { what: 'a run', A: 'hp: 9', action: 'run' },
  { what: 'who has no body', A: 'hp: 9, traits: [incorporeal]', B: `hands: [${MAGIC}]` },
  { what: 'a blow of fifty', A: 'hp: 200', B: 'effects: [{ name: might, damage: 44, rounds: 9 }]' },
  { what: 'a held charge', A: 'hp: 9, resist: { electricity: 3 }, sr: 12', B: `${BARE}: ${SHOCK}` },
  { what: 'a held charge with a save', A: 'hp: 9', B: `${BARE}: ${ROT}` },
  { what: 'a hasty tumble', A: 'hp: 9, skills: { tumble: 16 }', args: { tumble: true, accelerated: true } },
];

/** A rider with Mounted Combat takes its horse past the same two. */
const RIDDEN = `
title: Past two guards on horseback
map: |
  . . . . . . . . .
  . . . . . . . . .
  M . . . . . . . .
  . . B . . C . . .
combatants:
  M: { creature: light-warhorse, side: party, hp: 12 }
  R: { creature: sparring-warrior, side: party, rides: M, feats: [mounted-combat], skills: { ride: 9 } }
  B: { creature: sparring-warrior, side: foes }
  C: { creature: sparring-warrior, side: foes }
initiative: [R, B, C]
`;

function compare(text: string, walked: Walked): void {
  const { encounter } = viewFrom(text);
  const forecast = askPath(viewFrom(text), walked);
  expect(forecast.refusal).toBeNull();
  expect(forecast.provocations.length).toBe(2);
  const truth = playedOut(encounter, walked);
  expect(Math.abs(truth.unhurt - forecast.unhurt)).toBeLessThan(0.04);
  expect(Math.abs(truth.arrives - forecast.arrives)).toBeLessThan(0.04);
  expect(Math.abs(truth.damage - forecast.damage)).toBeLessThan(0.15 + forecast.damage * 0.12);
}
const along = (y: number, from = 1): Square[] => Array.from({ length: 6 }, (_, x) => ({ x: x + from, y }));

describe('a forecast is what the throws come to, for', () => {
  test.each(KINDS)(
    '$what',
    (kind) => {
      const { action = 'move', args = {} } = kind;
      compare(scene(kind), { by: 'A', body: 'A', action, path: along(1), args });
    },
    60_000,
  );

  test('a horse whose rider turns a blow', () => {
    compare(RIDDEN, { by: 'R', body: 'M', action: 'move', path: along(1), args: {} });
  }, 60_000);
});
