import { describe, expect, test } from 'vitest';
import { apply } from '../../../src/engine/apply';
import { seededDice } from '../../../src/engine/dice';
import { isRefusal } from '../../../src/engine/refusal';
import type { Encounter, Json, JsonRecord } from '../../../src/engine/state';
import { buildEncounter } from '../../../src/notation/build-encounter';
import { readNotation } from '../../../src/notation/read-notation';
import { rules } from '../../../src/rules/registry';
import { createText } from '../../../src/text/i18n';
import { frozen } from '../../frozen';

const SCENE = `
title: Everything to be handled
map: |
  . . . . + .
  . M . A E .
  . . . . B .
  . . . . . .
combatants:
  A:
    side: party
    hp: 30
    bab: 3
    casterLevel: 5
    skills: { concentration: 30 }
    hands: [dagger]
    carried: [longsword, oil-flask, acid, torch, tindertwig, potion, scroll, wand]
    stowed: [rope]
    worn: [locked-gauntlet, ring]
    conditions: [entangled]
    holding: { name: chill touch, touch: melee, damage: 1d6 negative }
    spells:
      - { name: bless, components: [V, S], area: burst 50, duration: 10 rounds }
      - { name: burning hands, damage: 3d4 fire, save: reflex half, dc: 12, area: cone 15 }
      - { name: lightning, damage: 3d6 electricity, save: reflex half, area: line 60 }
      - { name: ray, touch: ranged, damage: 1d6 cold, range: 30 }
      - { name: cure, touch: melee, heal: 1d8 }
      - { name: image, duration: concentration }
      - { name: summon, time: 1 round }
      - { name: quick, time: free }
      - { name: fall, time: immediate }
  B: { creature: sparring-warrior, side: party, hp: { max: 20, now: -3 } }
  M: { name: Horse, side: party, size: large, shape: long, hp: 19, speed: 60 }
  E: { creature: sparring-warrior, side: foes, sr: 15 }
initiative: [A, E, M, B]
`;
/** One who rides, with a shield on the saddle and a crossbow that is empty. */
const RIDER = `
title: A rider
map: |
  . . . . .
  . . . . E
  . . . . .
combatants:
  A: { side: party, hp: 30, bab: 3, at: [1, 0], rides: M, sr: 15, hands: [hand-crossbow], unloaded: [hand-crossbow], shield: buckler, shieldLoose: true }
  M: { name: Horse, side: party, at: [1, 0], size: large, shape: long, hp: 19, speed: 60 }
  E: { creature: sparring-warrior, side: foes }
initiative: [A, E]
`;
const RIDERS = new Set([
  'ready-shield',
  'loose-shield',
  'reload',
  'control-mount',
  'dismount',
  'lower-resistance',
]);
/** What must have been done for an act to be possible. */
const BEFORE: Readonly<Record<string, { readonly action: string; readonly args: JsonRecord }>> = {
  'loose-shield': { action: 'ready-shield', args: {} },
  'pick-up': { action: 'drop', args: { item: 'dagger' } },
  'close-door': { action: 'open-door', args: { at: [4, 0] } },
  'complete-full-round': { action: 'start-full-round', args: { action: 'extinguish' } },
  concentrate: { action: 'cast', args: { spell: 'image' } },
  'cease-concentration': { action: 'cast', args: { spell: 'image' } },
  dismiss: { action: 'cast', args: { spell: 'bless' } },
  'direct-spell': { action: 'cast', args: { spell: 'bless' } },
};
const ACTIONS = [
  ...['draw', 'sheathe', 'draw-hidden', 'ready-shield', 'loose-shield', 'retrieve-item', 'pick-up', 'drop'],
  ...['move-heavy', 'open-door', 'close-door', 'reload', 'escape-net', 'light-torch', 'extinguish'],
  ...['strap-weapon', 'prepare-components', 'use-skill', 'control-mount', 'mount', 'dismount', 'stabilize'],
  ...['start-full-round', 'complete-full-round', 'prepare-splash', 'throw-splash'],
  ...['cast', 'touch', 'touch-allies', 'concentrate', 'cease-concentration', 'dismiss', 'direct-spell'],
  ...['lower-resistance', 'activate-item', 'use-ability'],
];
const DEEP: Json = JSON.parse(`${'['.repeat(200)}1${']'.repeat(200)}`);
const ODD: readonly Json[] = [null, true, -1, 1e300, 0.5, '', 'nobody', [], [[]], {}, { name: 5 }, DEEP];
/** What each argument may be, odd values besides. */
const SENSIBLE: Readonly<Record<string, readonly Json[]>> = {
  on: ['E', 'A', 'B', 'M', ['B', 'M'], ['A', 'A']],
  at: [
    [4, 0],
    [3, 1],
    [-1, 99],
    [5, 1],
  ],
  path: [[[2, 2]], [[2, 0]], [[9, 9]]],
  spell: [
    ...['bless', 'burning hands', 'lightning', 'ray', 'cure', 'image', 'summon', 'quick', 'fall'],
    { name: 'own', level: 2, time: '10 rounds' },
    { name: 'huge', damage: '9999999d6' },
    { name: 'fire', damage: '2d6 fire', save: 'will negates', area: 'spread 20', sr: true },
  ],
  weapon: ['dagger', 'longsword', 'unarmed', 'acid'],
  item: ['potion', 'scroll', 'wand', 'ring', 'oil-flask', 'acid', 'rope', 'torch'],
  kind: ['spell-like', 'supernatural', 'extraordinary'],
  name: ['darkness', 'ray'],
  action: ['escape-net', 'standard', 'extinguish', 'cast', 'full-attack'],
  skill: ['heal', 'escape-artist'],
  dc: [10],
  with: ['tindertwig'],
  touch: [true],
  defensively: [true],
  fast: [true],
  quickened: [true],
};

function start(action: string): Encounter {
  const [document] = readNotation(RIDERS.has(action) ? RIDER : SCENE, 'scene.yaml');
  if (!document) throw new Error('no scene');
  return buildEncounter(document, seededDice(7));
}
/** A small generator of its own, so that a failure comes again. */
function chooser(seed: number): (n: number) => number {
  let state = seed;
  return (n) => {
    state = (state * 48271) % 2147483647;
    return state % n;
  };
}
type Choose = (n: number) => number;
const pick = <T>(choose: Choose, from: readonly T[]): T => from[choose(from.length)] as T;

/** Mostly without what the action does not know, so that it has something to think about. */
function fitting(choose: Choose, action: string, given: Record<string, Json>): Record<string, Json> {
  const args = { ...given };
  if (action === 'start-full-round' && choose(3) > 0)
    return { action: pick(choose, ['escape-net', 'extinguish']) };
  for (let why = rules.actions.get(action)?.parse(args); isRefusal(why); ) {
    if (why.code !== 'unknown-argument' || choose(20) === 0) return args;
    delete args[String(why.with['argument'])];
    why = rules.actions.get(action)?.parse(args);
  }
  return args;
}

function randomArgs(choose: Choose): Record<string, Json> {
  const args: Record<string, Json> = {};
  for (const [key, values] of Object.entries(SENSIBLE)) {
    if (choose(2) > 0) continue;
    args[key] = choose(12) === 0 ? pick(choose, ODD) : pick(choose, values);
  }
  return args;
}

const text = createText('en');

describe.each(ACTIONS)('%s', (action) => {
  test('takes or refuses whatever it is given, and a refusal has its sentence', () => {
    const choose = chooser(ACTIONS.indexOf(action) + 1);
    let encounter = prepared(choose, action, start(action));
    let taken = 0;
    for (let i = 0; i < 150; i++) {
      if (choose(6) === 0) encounter = prepared(choose, action, encounter);
      const args = fitting(choose, action, randomArgs(choose));
      // Whoever changes what was given throws.
      const outcome = apply(rules, frozen(encounter), { type: 'act', actor: 'A', action, args });
      if (outcome.ok) {
        taken++;
        encounter = prepared(choose, action, settled(action, outcome.encounter));
      } else expect(text.exists(`refusals:${outcome.refusal.code}`), outcome.refusal.code).toBe(true);
    }
    expect(taken, 'acts that were taken').toBeGreaterThan(0);
  });
});

/** Most of the time what the act needs has been done a round before. */
function prepared(choose: Choose, action: string, encounter: Encounter): Encounter {
  const first = BEFORE[action];
  if (!first || choose(5) === 0) return encounter;
  const outcome = apply(rules, encounter, { type: 'act', actor: 'A', ...first });
  return outcome.ok ? settled(action, outcome.encounter) : start(action);
}

/** Nobody takes an opportunity, and the turn comes round again. */
function settled(action: string, before: Encounter): Encounter {
  let encounter = before;
  let ended = false;
  for (let i = 0; i < 12; i++) {
    const [decision] = encounter.decisions;
    if (!decision && ended && encounter.current === 'A') return encounter;
    ended ||= !decision;
    const outcome = decision
      ? apply(rules, encounter, { type: 'answer', by: decision.by, choice: { answer: 'pass' } })
      : apply(rules, encounter, { type: 'act', actor: encounter.current, action: 'end-turn', args: {} });
    if (!outcome.ok) return start(action);
    encounter = outcome.encounter;
  }
  return start(action);
}
