import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { apply } from '../src/engine/apply';
import { applyEvent } from '../src/engine/apply-event';
import type { Command, View } from '../src/engine/contract';
import { seededDice } from '../src/engine/dice';
import type { Combatant, Encounter, JsonRecord } from '../src/engine/state';
import { viewOf } from '../src/engine/view';
import { footprint } from '../src/grid/footprint';
import { type Square, sameSquare } from '../src/grid/square';
import { buildEncounter } from '../src/notation/build-encounter';
import { readNotation } from '../src/notation/read-notation';
import { spaceOf, squaresOf } from '../src/rules/body';
import { occupantsOf } from '../src/rules/occupants';
import { opportunitiesLeft } from '../src/rules/opportunity';
import { askActions } from '../src/rules/questions/actions';
import { rules } from '../src/rules/registry';
import { threat } from '../src/rules/threat';
import { nearbyThreats } from '../src/rules/threat-map';

const FORD = readFileSync('src/content/encounters/the-ford.yaml', 'utf8');
const COMMANDS = 120;
/** Seeds that once failed stay here by name. */
const SEEDS = [1, 2, 3, 4, 5, 6];

/** A small generator of its own, so that the play is the same every time. */
function chooser(seed: number): (n: number) => number {
  let state = seed;
  return (n) => {
    state = (state * 48271) % 2147483647;
    return state % n;
  };
}
type Choose = (n: number) => number;
const pick = <T>(choose: Choose, from: readonly T[]): T => from[choose(from.length)] as T;

function wander(choose: Choose, who: Combatant): JsonRecord {
  const path: [number, number][] = [];
  let { x, y } = who.at;
  const [dx, dy] = [choose(3) - 1, choose(3) - 1];
  for (let i = 0; i <= choose(5); i++) {
    x += choose(4) === 0 ? choose(3) - 1 : dx;
    y += choose(4) === 0 ? choose(3) - 1 : dy;
    path.push([x, y]);
  }
  return { path };
}

function randomAct(choose: Choose, encounter: Encounter): Command {
  const actor = encounter.current ?? '';
  const who = encounter.combatants[actor] as Combatant;
  const can = askActions(viewOf(rules, encounter), actor).filter(({ refusal }) => refusal === null);
  const option = choose(6) === 0 ? null : pick(choose, can);
  if (!option) return { type: 'act', actor, action: 'end-turn', args: {} };
  const args: Record<string, JsonRecord> = {
    path: wander(choose, who),
    creature: { on: pick(choose, Object.keys(encounter.combatants)) },
    item: { item: pick(choose, ['longsword', 'dagger', 'potion']) },
  };
  return { type: 'act', actor, action: option.action, args: args[option.needs] ?? {} };
}

function randomCommand(choose: Choose, encounter: Encounter): Command {
  const decision = encounter.decisions.at(choose(encounter.decisions.length || 1));
  if (!decision) return randomAct(choose, encounter);
  return {
    type: 'answer',
    by: decision.by,
    decision: decision.id,
    choice: { answer: pick(choose, decision.options) },
  };
}

/** What events alone make: everything but the machine's own stack, decisions, dice and ids. */
function world({
  stack: _stack,
  decisions: _decisions,
  dice: _dice,
  nextId: _nextId,
  ...rest
}: Encounter): unknown {
  return rest;
}

function frozen<T>(value: T): T {
  if (typeof value === 'object' && value !== null && !Object.isFrozen(value)) {
    Object.freeze(value);
    for (const inner of Object.values(value)) frozen(inner);
  }
  return value;
}

function keepsItsPromises(encounter: Encounter): void {
  const view = viewOf(rules, encounter);
  for (const who of Object.values(encounter.combatants)) {
    expect(who.damage, `${who.id} damage`).toBeGreaterThanOrEqual(0);
    expect(who.nonlethal, `${who.id} nonlethal`).toBeGreaterThanOrEqual(0);
    expect(opportunitiesLeft(view, who), `${who.id} opportunities`).toBeGreaterThanOrEqual(0);
    expect(new Set(who.effects.map(({ uid }) => uid)).size, `${who.id} effect ids`).toBe(who.effects.length);
  }
  for (const { frame } of encounter.decisions)
    expect(
      encounter.stack.some(({ id }) => id === frame),
      'a decision without its frame',
    ).toBe(true);
  if (encounter.decisions.length === 0)
    expect(encounter.stack, 'nobody decides, yet something waits').toEqual([]);
}

/** What is kept up to date from state to state is what a plain look at everyone finds. */
function mapsAreTrue(encounter: Encounter): void {
  const view = viewOf(rules, encounter);
  const everyone = Object.values(encounter.combatants);
  for (const who of everyone) {
    const body = squaresOf(view, who);
    const near = everyone.filter(
      (it) => it.id !== who.id && body.some((at) => threat(view, { ...it }).has(at) || isOn(view, it, at)),
    );
    expect(new Set(nearbyThreats(view, who)), `near ${who.id}`).toEqual(new Set(near.map(({ id }) => id)));
    const there = everyone.filter((it) => footprint(it.at, spaceOf(it)).some((at) => sameSquare(at, who.at)));
    expect(occupantsOf(encounter).at(who.at), `where ${who.id} is`).toEqual(there.map(({ id }) => id));
  }
}
const isOn = (view: View, who: Combatant, at: Square): boolean =>
  squaresOf(view, who).some((square) => sameSquare(square, at));

const start = (seed: number): Encounter => {
  const [document] = readNotation(FORD, 'the-ford.yaml');
  if (!document) throw new Error('no encounter');
  return buildEncounter(document, seededDice(seed));
};

describe.each(SEEDS)('random play with seed %i', (seed) => {
  test('events make the world, JSON keeps it, replay repeats it, a refusal leaves it', () => {
    const choose = chooser(seed);
    let encounter = frozen(start(seed));
    const accepted: Command[] = [];
    for (let i = 0; i < COMMANDS; i++) {
      const command = randomCommand(choose, encounter);
      const copy: Encounter = JSON.parse(JSON.stringify(encounter));
      const outcome = apply(rules, encounter, command);
      expect(apply(rules, copy, command), JSON.stringify(command)).toEqual(outcome);
      if (!outcome.ok) continue;
      expect(world(outcome.events.reduce(applyEvent, encounter))).toEqual(world(outcome.encounter));
      encounter = frozen(outcome.encounter);
      accepted.push(command);
      keepsItsPromises(encounter);
      mapsAreTrue(encounter);
    }
    expect(accepted.length).toBeGreaterThan(COMMANDS / 5);
    const replayed = accepted.reduce((now, command) => {
      const outcome = apply(rules, now, command);
      return outcome.ok ? outcome.encounter : now;
    }, start(seed));
    expect(replayed).toEqual(encounter);
  });
});
