import { describe, expect, test } from 'vitest';
import { apply } from '../../../src/engine/apply';
import type { Command } from '../../../src/engine/contract';
import { seededDice } from '../../../src/engine/dice';
import type { Encounter, JsonRecord } from '../../../src/engine/state';
import { buildEncounter } from '../../../src/notation/build-encounter';
import { readNotation } from '../../../src/notation/read-notation';
import { rules } from '../../../src/rules/registry';

const SCENE = `
title: A brawl
map: |
  . . . . . . . .
  . A E C . . # .
  . B F D . . # .
  . . . . . . . .
  . . . . . . . .
combatants:
  A: { creature: sparring-warrior, side: party, hp: 60, feats: [improved-trip, power-attack, great-cleave, cleave] }
  B: { creature: sparring-warrior, side: party, hp: 60, hands: [], feats: [improved-unarmed-strike, improved-grapple] }
  C: { creature: sparring-warrior, side: party, hp: 60, hands: [halberd], shield: heavy-wooden-shield, bab: 6 }
  D: { creature: sparring-warrior, side: party, size: small, hp: 60, feats: [combat-reflexes] }
  E: { creature: sparring-warrior, side: foes, hp: 60, carried: [dagger, potion] }
  F: { creature: sparring-warrior, side: foes, hp: 60, hands: [greatsword], bab: 11 }
  G: { creature: ogre, side: foes, at: [1, 3], hp: 60 }
initiative: [A, E, B, F, C, G, D]
rules: { reachDiagonal: true }
`;
const KEYS = ['A', 'B', 'C', 'D', 'E', 'F', 'G'];

function chooser(seed: number): (n: number) => number {
  let state = seed;
  return (n) => {
    state = (state * 48271) % 2147483647;
    return state % n;
  };
}
type Choose = (n: number) => number;
const pick = <T>(choose: Choose, from: readonly T[]): T => from[choose(from.length)] as T;

const WHEN: readonly JsonRecord[string][] = [
  'at my word',
  { does: 'attack' },
  { does: 'move', within: 5 },
  { does: 'anything' },
  { does: 'charge', within: 10 },
];

function randomAct(choose: Choose, { current }: Encounter): Command {
  const on = pick(choose, KEYS);
  const path = [
    [choose(8), choose(5)],
    [choose(8), choose(5)],
  ].slice(choose(2));
  const acts: readonly (readonly [string, JsonRecord])[] = [
    ['attack', { on }],
    ['full-attack', { on }],
    ['trip', { on }],
    ['disarm', { on }],
    ['sunder', { on, object: pick(choose, ['weapon', 'shield', 'dagger', 'potion']) }],
    ['grapple', { on, lethal: choose(2) === 0 }],
    ['grapple', { on, path }],
    ['pin', { on }],
    ['release', { on }],
    ['escape-grapple', choose(2) === 0 ? {} : { skill: 'escape-artist' }],
    ['bull-rush', { on }],
    ['overrun', { on, path }],
    ['charge', { on, with: pick(choose, ['trip', 'bull-rush', 'grapple', 'disarm']) }],
    ['feint', { on }],
    ['coup-de-grace', { on }],
    ['aid-another', { on, against: pick(choose, KEYS), bonus: pick(choose, ['attack', 'ac']) }],
    ['turn-undead', {}],
    ['stand-up', {}],
    ['move', { path }],
    ['five-foot-step', { path: path.slice(0, 1) }],
    ['delay', {}],
    [
      'ready',
      {
        action: pick(choose, ['attack', 'trip', 'bull-rush', 'total-defense']),
        on,
        when: pick(choose, WHEN),
      },
    ],
    ['end-turn', {}],
  ];
  if (choose(8) === 0)
    return { type: 'act', actor: on, action: pick(choose, ['act-now', 'trigger']), args: {} };
  const [action, args] = pick(choose, acts);
  return { type: 'act', actor: current, action, args };
}

function randomAnswer(choose: Choose, { decisions }: Encounter): Command {
  const decision = pick(choose, decisions);
  const answer = pick(choose, decision.options);
  const more: JsonRecord =
    decision.kind === 'attack-of-opportunity' && choose(3) === 0
      ? { maneuver: pick(choose, ['trip', 'disarm', 'sunder', 'grapple']) }
      : {};
  return { type: 'answer', by: decision.by, decision: decision.id, choice: { ...more, answer } };
}

const SEEDS = Array.from({ length: 12 }, (_, index) => 100 + index);

describe.each(SEEDS)('a brawl of special attacks, seed %i', (seed) => {
  test('never breaks, and a refusal leaves it as it was', { timeout: 60_000 }, () => {
    const [document] = readNotation(SCENE, 'brawl.yaml');
    if (!document) throw new Error('no scene');
    let fight: Encounter = { ...buildEncounter(document), dice: seededDice(seed) };
    const choose = chooser(seed);
    const done = new Set<string>();
    for (let i = 0; i < 400; i++) {
      const command = fight.decisions.length > 0 ? randomAnswer(choose, fight) : randomAct(choose, fight);
      const outcome = apply(rules, fight, command);
      if (!outcome.ok) continue;
      if (command.type === 'act') done.add(command.action);
      fight = outcome.encounter;
      expect(JSON.parse(JSON.stringify(fight))).toEqual(fight);
      expect(new Set(fight.order).size).toBe(fight.order.length);
      for (const { effects, id } of Object.values(fight.combatants))
        for (const effect of effects.filter((it) => it.id === 'grappling'))
          for (const other of (effect.data['with'] as string[] | undefined) ?? [])
            expect(
              fight.combatants[other]?.effects.some((it) => it.id === 'grappling'),
              `${id} with ${other}`,
            ).toBe(true);
    }
    expect(done.size).toBeGreaterThan(4);
  });
});
