import { describe, expect, test } from 'vitest';
import { apply } from '../../../src/engine/apply';
import type { Command } from '../../../src/engine/contract';
import { seededDice } from '../../../src/engine/dice';
import type { GameEvent } from '../../../src/engine/events';
import type { Encounter, JsonRecord } from '../../../src/engine/state';
import { askDeed } from '../../../src/rules/questions/deed';
import { askFullAttack } from '../../../src/rules/questions/full-attack';
import { rules } from '../../../src/rules/registry';
import { throwing } from './throws';
import { viewFrom } from './view-from';

// The odds that are told are those that the dice have: each deed played out 3,000 times.

const TIMES = 3000;
/** Four standard deviations of a share of that many. */
const NEAR = 0.037;

const fight = (a: string, b: string, more = ''): string => `
title: One deed
size: [12, 12]
combatants:
  A: { creature: sparring-warrior, side: party, at: [3,3], hp: 60${a === '' ? '' : `, ${a}`} }
  B: { creature: sparring-warrior, side: foes, at: [4,3], hp: 60${b === '' ? '' : `, ${b}`} }
${more}
initiative: [A, B]
`;

interface Played {
  readonly encounter: Encounter;
  readonly events: readonly GameEvent[];
}
/** Answers every decision: an attack of opportunity is taken, a try in turn made, an overrun met. */
const SAID: Readonly<Record<string, string>> = {
  'attack-of-opportunity': 'attack',
  'counter-trip': 'try',
  'counter-disarm': 'try',
  'counter-overrun': 'try',
  overrun: 'block',
  'bull-rush-push': 'push',
};
function play(start: Encounter, command: Command): Played {
  let outcome = apply(rules, start, command);
  const events: GameEvent[] = [];
  for (;;) {
    if (!outcome.ok) throw new Error(JSON.stringify(outcome.refusal));
    events.push(...outcome.events);
    const [decision] = outcome.encounter.decisions;
    if (!decision) return { encounter: outcome.encounter, events };
    const choice = { answer: SAID[decision.kind] ?? 'pass' };
    outcome = apply(rules, outcome.encounter, {
      type: 'answer',
      by: decision.by,
      decision: decision.id,
      choice,
    });
  }
}
/** Shares of those in which it came out so. */
function shares(
  start: Encounter,
  command: Command,
  came: readonly ((played: Played) => boolean)[],
): number[] {
  const counts = came.map(() => 0);
  const cameOf = throwing((dice) => {
    const played = play({ ...start, dice }, command);
    return { events: played.events, result: came.map((did) => did(played)) };
  });
  for (let seed = 0; seed < TIMES; seed++)
    for (const [index, did] of cameOf(seededDice(seed * 2654435761 + 7)).entries())
      if (did) counts[index] = (counts[index] ?? 0) + 1;
  return counts.map((count) => count / TIMES);
}
const never = (): boolean => false;

const gained =
  (who: string, id: string) =>
  (it: Played): boolean =>
    it.events.some((event) => event.type === 'effectGained' && event.who === who && event.effect.id === id);

interface Case {
  readonly name: string;
  readonly text: string;
  readonly action: string;
  readonly args: JsonRecord;
  readonly came: (played: Played) => boolean;
  readonly countered?: (played: Played) => boolean;
}
const lost =
  (who: string) =>
  (it: Played): boolean =>
    it.events.some(
      (event) => event.type === 'inventoryChanged' && event.who === who && event.verb === 'disarmed',
    );
const checked =
  (kind: string) =>
  (it: Played): boolean =>
    it.events.some(
      (event) => event.type === 'checked' && event.who === 'A' && event.kind === kind && event.passed,
    );

const CASES: readonly Case[] = [
  {
    name: 'a trip, and the trip in turn',
    text: fight('abilities: { str: 16 }, feats: [improved-trip]', 'abilities: { dex: 16 }'),
    action: 'trip',
    args: { on: 'B' },
    came: gained('B', 'prone'),
    countered: gained('A', 'prone'),
  },
  {
    name: 'a disarm that the other may spoil, and the disarm in turn',
    text: fight('abilities: { str: 14 }', ''),
    action: 'disarm',
    args: { on: 'B' },
    came: lost('B'),
    countered: lost('A'),
  },
  {
    name: 'a sunder',
    text: fight('hands: [{ name: greataxe }]', ''),
    action: 'sunder',
    args: { on: 'B' },
    came: checked('attack'),
  },
  {
    name: 'a bull rush',
    text: fight('abilities: { str: 18 }', ''),
    action: 'bull-rush',
    args: { on: 'B' },
    came: checked('strength'),
  },
  {
    name: 'a grapple that the other may spoil',
    text: fight('abilities: { str: 16 }', ''),
    action: 'grapple',
    args: { on: 'B' },
    came: gained('B', 'grappling'),
  },
  {
    name: 'an overrun that is met, and the answer to it',
    text: fight('abilities: { str: 16 }', ''),
    action: 'overrun',
    args: { on: 'B' },
    came: gained('B', 'prone'),
    countered: gained('A', 'prone'),
  },
  {
    name: 'a feint',
    text: fight('skills: { bluff: 7 }', ''),
    action: 'feint',
    args: { on: 'B' },
    came: gained('B', 'feinted'),
  },
  {
    name: 'a coup de grace',
    text: fight('', 'conditions: [helpless]'),
    action: 'coup-de-grace',
    args: { on: 'B' },
    came: gained('B', 'dead'),
  },
  {
    name: 'a turning',
    text: fight('level: 3, abilities: { cha: 12 }', 'traits: [undead], level: 4'),
    action: 'turn-undead',
    args: {},
    came: gained('B', 'turned'),
  },
  {
    name: 'a skill',
    text: fight('skills: { jump: 4 }', ''),
    action: 'use-skill',
    args: { skill: 'jump', dc: 16, provokes: false },
    came: checked('jump'),
  },
  {
    name: 'help against an opponent',
    text: fight(
      'abilities: { str: 8 }',
      '',
      '  C: { creature: sparring-warrior, side: party, at: [5,3] }',
    ).replace('[A, B]', '[A, B, C]'),
    action: 'aid-another',
    args: { on: 'C', against: 'B', bonus: 'ac' },
    came: gained('C', 'aided-armor-class'),
  },
  {
    name: 'help with an act of skill',
    text: fight(
      'skills: { heal: 2 }',
      '',
      '  C: { creature: sparring-warrior, side: party, at: [3,4] }',
    ).replace('[A, B]', '[A, B, C]'),
    action: 'aid-another',
    args: { on: 'C', action: 'stabilize' },
    came: gained('C', 'aided-check'),
  },
];

describe('the odds of a deed are what 3,000 plays come to:', () => {
  test.each(CASES)(
    '$name',
    ({ text, action, args, came, countered }) => {
      const view = viewFrom(text);
      const odds = askDeed(view, { by: 'A', action, args });
      if (!odds) throw new Error('no odds');
      expect(odds.refusal).toBeNull();
      const command: Command = { type: 'act', actor: 'A', action, args };
      expect(odds.chance).toBeGreaterThan(0.02);
      expect(odds.chance).toBeLessThan(0.98);
      const [won = 0, turned = 0] = shares(view.encounter, command, [came, countered ?? never]);
      expect(Math.abs(won - odds.chance)).toBeLessThan(NEAR);
      if (!countered) return;
      const answer = odds.counter?.chance ?? 0;
      expect(answer).toBeGreaterThan(0.02);
      expect(Math.abs(turned - answer)).toBeLessThan(NEAR);
    },
    30_000,
  );

  test('a spell cast in the thick of it: blows, concentration, resistance, the save', () => {
    const spell = {
      name: 'scorch',
      level: 2,
      damage: '4d6 fire',
      save: 'reflex half',
      dc: 14,
      sr: true,
      range: 60,
    };
    const text = fight('casterLevel: 5, skills: { concentration: 8 }', 'sr: 14');
    const view = viewFrom(text);
    for (const defensively of [false, true]) {
      const args: JsonRecord = { spell, on: 'B', defensively };
      const odds = askDeed(view, { by: 'A', action: 'cast', args });
      const [target] = odds?.targets ?? [];
      if (!odds || !target) throw new Error('no odds');
      const command: Command = { type: 'act', actor: 'A', action: 'cast', args };
      let [kept, damage] = [0, 0];
      for (let seed = 0; seed < TIMES; seed++) {
        const { encounter, events } = play(
          { ...view.encounter, dice: seededDice(seed * 2654435761 + 7) },
          command,
        );
        if (events.some((event) => event.type === 'spellCast' && event.outcome === 'kept')) kept += 1;
        damage += encounter.combatants['B']?.damage ?? 0;
      }
      expect(Math.abs(kept / TIMES - odds.chance)).toBeLessThan(NEAR);
      expect(Math.abs(damage / TIMES - odds.chance * (target.damage ?? 0))).toBeLessThan(0.5);
    }
  }, 30_000);

  test('a touch with a held charge: the touch, then the save', () => {
    const spell = '{ name: chill hand, level: 1, touch: melee, damage: 2d6 cold, save: will half, dc: 13 }';
    const view = viewFrom(fight(`holding: ${spell}`, 'abilities: { dex: 18 }'));
    const odds = askDeed(view, { by: 'A', action: 'touch', args: { on: 'B' } });
    const [target] = odds?.targets ?? [];
    if (!odds || !target) throw new Error('no odds');
    expect(odds.refusal).toBeNull();
    expect(target.stages.map(({ kind }) => kind)).toEqual(['attack', 'save']);
    const command: Command = { type: 'act', actor: 'A', action: 'touch', args: { on: 'B' } };
    const damageOf = throwing((dice) => {
      const { encounter, events } = play({ ...view.encounter, dice }, command);
      return { events, result: encounter.combatants['B']?.damage ?? 0 };
    });
    let damage = 0;
    for (let seed = 0; seed < TIMES; seed++) damage += damageOf(seededDice(seed * 2654435761 + 7));
    expect(damage / TIMES).toBeGreaterThan(1);
    expect(Math.abs(damage / TIMES - (target.damage ?? 0))).toBeLessThan(0.3);
  }, 30_000);

  test('a full attack with both weapons', () => {
    const text = fight('bab: 6, hands: [{ name: longsword }, { name: short-sword }]', '');
    const view = viewFrom(text);
    const answer = askFullAttack(view, { by: 'A', on: 'B', args: { twf: true } });
    if (!answer) throw new Error('no answer');
    expect(answer.attacks).toHaveLength(3);
    let damage = 0;
    for (let seed = 0; seed < TIMES; seed++) {
      let encounter: Encounter = { ...view.encounter, dice: seededDice(seed * 2654435761 + 7) };
      for (const [index] of answer.attacks.entries())
        encounter = play(encounter, {
          type: 'act',
          actor: 'A',
          action: index === 0 ? 'full-attack' : 'attack',
          args: index === 0 ? { on: 'B', twf: true } : { on: 'B' },
        }).encounter;
      damage += encounter.combatants['B']?.damage ?? 0;
    }
    expect(Math.abs(damage / TIMES - answer.expected)).toBeLessThan(0.5);
  }, 30_000);
});
