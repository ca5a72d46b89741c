import { describe, expect, test } from 'vitest';
import { apply } from '../src/engine/apply';
import { applyEvent } from '../src/engine/apply-event';
import type { Action, Command, Rules, View } from '../src/engine/contract';
import type { Encounter } from '../src/engine/state';
import { viewOf } from '../src/engine/view';
import { opportunitiesLeft } from '../src/rules/opportunity';
import { rules as plainRules } from '../src/rules/registry';
import { frozen } from './frozen';
import { arena, CONDITIONS } from './random-play/arena';
import { type Choose, chooser } from './random-play/chance';
import {
  type Act,
  answerTo,
  legalMove,
  masterEdit,
  masterMove,
  opening,
  type Tally,
} from './random-play/moves';
import { expectSame } from './same';

const FIGHTS = 500;
/** Fights in one test, so that a failure names where to look. */
const TOGETHER = 50;
const COMMANDS = 22;
/** Every so many fights the whole is played twice, from JSON and from its commands. */
const THOROUGH = 10;

/** What never comes up in play, and why. */
const NEVER: Readonly<Record<string, string>> = {
  carry:
    'a rider has to charge or to ride by on a mount that has the room for it: once in some thousand fights',
  'aided-check': 'a friend has to be helped with a check that it then makes',
  counterspell: 'a spell has to be readied, the same spell to be cast by an enemy, and the check to be made',
  'counter-cast': 'as counterspell',
  'drag-grapple': 'a hold has to be won, and its holder to walk off with it in a later turn',
  'turned-cower': 'the undead has to be turned in a corner',
  'gm: add': 'the arena is set before the fight; preparing a table has tests of its own',
  'gm: ground': 'as gm: add',
  'gm: lights': 'as gm: add',
  'gm: picture': 'as gm: add',
  'gm: rename': 'as gm: add',
};
/** Fights that are added until everything has come up, at most. */
const MORE_FIGHTS = 1500;

const played = new Set<string>();
const tally: Tally = new Map();

/** The rules, with a note of every action that did a step of its own. */
const watched = (action: Action): Action => ({
  ...action,
  steps: Object.fromEntries(
    Object.entries(action.steps).map(([name, step]) => [
      name,
      (play, frame) => {
        played.add(action.id);
        return step(play, frame);
      },
    ]),
  ),
});
const rules: Rules = {
  ...plainRules,
  actions: new Map([...plainRules.actions].map(([id, action]) => [id, watched(action)])),
};

function randomCommand(choose: Choose, view: View): Command {
  const { encounter } = view;
  if (choose(25) === 0) return masterEdit(view, choose, CONDITIONS);
  if (encounter.decisions.length > 0) return answerTo(encounter, view, choose);
  if (encounter.phase === 'setup' || choose(60) === 0) return masterMove(view, choose);
  return legalMove(view, choose, tally);
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

function keepsItsPromises(encounter: Encounter): void {
  const view = viewOf(rules, encounter);
  for (const who of Object.values(encounter.combatants)) {
    const uids = new Set(who.effects.map(({ uid }) => uid)).size;
    const least = Math.min(who.damage, who.nonlethal, who.temporary, opportunitiesLeft(view, who));
    if (!(least >= 0) || uids !== who.effects.length)
      expect.fail(`${who.id} breaks a promise: ${JSON.stringify(who)}`);
    for (const { effect } of view.effectsOf(who)) played.add(effect.id);
  }
  const { decisions, stack } = encounter;
  if (decisions.some(({ frame }) => !stack.some(({ id }) => id === frame)))
    expect.fail('a decision without its frame');
  if (decisions.length === 0 && stack.length > 0) expect.fail('nobody decides, yet something waits');
}

/** Plays one command, or sees it refused. */
function step(encounter: Encounter, command: Command, thorough: boolean): Encounter | null {
  const outcome = apply(rules, encounter, command);
  if (thorough)
    expectSame(
      apply(rules, JSON.parse(JSON.stringify(encounter)), command),
      outcome,
      JSON.stringify(command),
    );
  if (!outcome.ok) return null;
  const told = world(outcome.events.reduce(applyEvent, encounter));
  const made = world(outcome.encounter);
  expectSame(told, made, JSON.stringify(command));
  keepsItsPromises(frozen(outcome.encounter));
  const name = command.type === 'act' ? command.action : command.type === 'edit' ? command.edit : '';
  tally.set(name, (tally.get(name) ?? 0) + 1);
  if (command.type === 'edit') played.add(`gm: ${name}`);
  return outcome.encounter;
}

/** What its beginning says, where nobody has to decide first. */
const scripted = ({ current, decisions, combatants }: Encounter, act: Act | undefined): Command | null => {
  if (!act || decisions.length > 0) return null;
  const [action, args, outOfTurn] = act;
  const other = outOfTurn ? (Object.values(combatants).find(outOfTurn)?.id ?? null) : current;
  return { type: 'act', actor: other, action, args };
};

/** One fight; returns how many commands were taken. */
function fight(seed: number): number {
  const choose = chooser(seed);
  const scene = arena(seed, choose);
  const begins = opening(scene, seed % 5 === 0 ? seed / 5 : Number.NaN);
  const start = frozen({ ...scene, current: begins.current });
  const accepted: Command[] = [];
  let encounter = start;
  for (let i = 0; i < COMMANDS; i++) {
    if (encounter.phase === 'over' || Object.keys(encounter.combatants).length === 0) break;
    const command = scripted(encounter, begins.acts[i]) ?? randomCommand(choose, viewOf(rules, encounter));
    const next = step(encounter, command, seed % THOROUGH === 0);
    if (!next) continue;
    encounter = next;
    accepted.push(command);
  }
  if (seed % THOROUGH === 0) expect(accepted.reduce(replayed, start)).toEqual(encounter);
  return accepted.length;
}

function replayed(now: Encounter, command: Command): Encounter {
  const outcome = apply(rules, now, command);
  return outcome.ok ? outcome.encounter : now;
}

const groups = Array.from({ length: FIGHTS / TOGETHER }, (_, index) => index * TOGETHER + 1);

describe('random play', () => {
  test.each(groups)(
    'fights from %i on keep every promise',
    (first) => {
      let accepted = 0;
      for (let seed = first; seed < first + TOGETHER; seed++) {
        try {
          accepted += fight(seed);
        } catch (error) {
          throw new Error(`fight ${seed}`, { cause: error });
        }
      }
      expect(accepted).toBeGreaterThan((TOGETHER * COMMANDS) / 3);
    },
    60_000,
  );

  test('everything there is comes up', () => {
    const all = [
      ...[...rules.actions.keys(), ...rules.effects.keys()],
      ...[...rules.edits.keys()].map((id) => `gm: ${id}`),
    ];
    const missing = () => all.filter((id) => !played.has(id) && !Object.hasOwn(NEVER, id));
    for (let seed = FIGHTS + 1; seed <= FIGHTS + MORE_FIGHTS && missing().length > 0; seed++) fight(seed);
    const never = all.filter((id) => !played.has(id)).sort();
    const share = ((all.length - never.length) / all.length) * 100;
    process.stdout.write(
      `random play: ${all.length - never.length} of ${all.length} actions, feats, states and edits (${share.toFixed(1)}%); never: ${never.join(', ') || 'none'}\n`,
    );
    expect(missing()).toEqual([]);
  }, 120_000);
});
