import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { apply } from '../../../src/engine/apply';
import type { Command, View } from '../../../src/engine/contract';
import { seededDice } from '../../../src/engine/dice';
import type { GameEvent } from '../../../src/engine/events';
import type { Encounter } from '../../../src/engine/state';
import { type Square, sameSquare } from '../../../src/grid/square';
import { pairsOf } from '../../../src/rules/judgement';
import { askPath } from '../../../src/rules/questions/path';
import { rules } from '../../../src/rules/registry';
import { notationOf, scene } from './random-ground';
import { throwing } from './throws';
import { viewFrom } from './view-from';
import { wandered } from './wandered';

function outcomeOf(encounter: Encounter, command: Command) {
  const outcome = apply(rules, encounter, command);
  if (!outcome.ok) throw new Error(JSON.stringify(outcome.refusal));
  return outcome;
}
const played = (encounter: Encounter, command: Command): Encounter => outcomeOf(encounter, command).encounter;
const walk = (path: readonly Square[], action = 'move'): Command => ({
  type: 'act',
  actor: 'A',
  action,
  args: { path: pairsOf(path) },
});
const answer = (by: string, choice: string): Command => ({ type: 'answer', by, choice: { answer: choice } });

/** Answers whatever is asked until nothing is, and tells who was asked. */
function answered(
  encounter: Encounter,
  choice: string,
): { readonly asked: string[]; readonly end: Encounter; readonly events: readonly GameEvent[] } {
  const asked: string[] = [];
  const events: GameEvent[] = [];
  let end = encounter;
  for (let decision = end.decisions[0]; decision; decision = end.decisions[0]) {
    asked.push(decision.by);
    const outcome = outcomeOf(end, answer(decision.by, choice));
    events.push(...outcome.events);
    end = outcome.encounter;
  }
  return { asked, end, events };
}

/** Damage taken and whether A stands at the end, over that many dice. */
function playedOut(start: Encounter, times: number, goal: Square) {
  let unhurt = 0;
  let arrives = 0;
  let damage = 0;
  const moverOf = throwing((dice) => {
    const { end, events } = answered({ ...start, dice }, 'attack');
    const mover = end.combatants['A'];
    if (!mover) throw new Error('the mover is gone');
    return { events, result: mover };
  });
  for (let seed = 0; seed < times; seed++) {
    const mover = moverOf(seededDice(seed * 2654435761 + 1));
    damage += mover.damage;
    if (mover.damage === 0) unhurt += 1;
    if (sameSquare(mover.at, goal)) arrives += 1;
  }
  return { unhurt: unhurt / times, arrives: arrives / times, damage: damage / times };
}

const GUARD = `
title: Past a guard with a sharp sword
map: |
  . . . . .
  A . . . .
  . B . . .
combatants:
  A: { creature: sparring-warrior, side: party, hp: 9 }
  B: { creature: sparring-warrior, side: foes, feats: [improved-critical-longsword] }
initiative: [A, B]
`;
const TWO = `
title: Past two, the second in the dark
map: |
  . . . . . .
  A . . % . .
  . B . . C .
combatants:
  A: { creature: sparring-warrior, side: party, hp: 14 }
  B: { creature: sparring-warrior, side: foes }
  C: { creature: sparring-warrior, side: foes, hands: [{ name: greataxe }] }
initiative: [A, B, C]
`;
const way = (y: number, to: number): Square[] => Array.from({ length: to }, (_, x) => ({ x: x + 1, y }));

describe('a forecast', () => {
  test('is what 100,000 throws come to', () => {
    const view = viewFrom(GUARD);
    const path = way(1, 4);
    const forecast = askPath(view, { by: 'A', path, action: 'move', args: {} });
    expect(forecast.provocations.map(({ by }) => by)).toEqual(['B']);
    const truth = playedOut(played(view.encounter, walk(path)), 100_000, { x: 4, y: 1 });
    expect(truth.unhurt).toBeCloseTo(forecast.unhurt, 2);
    expect(truth.arrives).toBeCloseTo(forecast.arrives, 2);
    expect(Math.abs(truth.damage - forecast.damage)).toBeLessThan(0.06);
  }, 180_000);

  test('of two blows counts the second only while the mover is up', () => {
    const view = viewFrom(TWO);
    const path = way(1, 5);
    const forecast = askPath(view, { by: 'A', path, action: 'move', args: {} });
    expect(forecast.provocations.map(({ by }) => by)).toEqual(['B', 'C']);
    const truth = playedOut(played(view.encounter, walk(path)), 10_000, { x: 5, y: 1 });
    expect(Math.abs(truth.unhurt - forecast.unhurt)).toBeLessThan(0.02);
    expect(Math.abs(truth.arrives - forecast.arrives)).toBeLessThan(0.02);
    expect(Math.abs(truth.damage - forecast.damage)).toBeLessThan(0.25);
  }, 180_000);

  test('names those who are asked, in order, no more and no fewer, in 1,000 random situations', () => {
    let compared = 0;
    let blows = 0;
    const walks = fc.array(fc.array(fc.integer({ min: 0, max: 7 }), { minLength: 1, maxLength: 5 }), {
      minLength: 16,
      maxLength: 16,
    });
    const compare = (view: View, path: readonly Square[], action: string): void => {
      const forecast = askPath(view, { by: 'A', path, action, args: {} });
      if (!forecast.legal) return;
      compared += 1;
      const announced = forecast.provocations.map(({ by }) => by);
      blows += announced.length;
      const { asked } = answered(played(view.encounter, walk(path, action)), 'pass');
      expect(asked).toEqual(announced);
    };
    fc.assert(
      fc.property(scene, walks, (it, all) => {
        const text = notationOf(it);
        if (text === null) return;
        const view = viewFrom(text);
        for (const turns of all) compare(view, wandered(view.combatant('A').at, turns), it.actions);
      }),
      { numRuns: 1800, seed: 4 },
    );
    expect(compared).toBeGreaterThanOrEqual(1000);
    expect(blows).toBeGreaterThan(300);
  }, 180_000);
});
