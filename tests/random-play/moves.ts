import type { Action, Command, View } from '../../src/engine/contract';
import { isRefusal } from '../../src/engine/refusal';
import { refuseGenerally } from '../../src/engine/refuse';
import type { Combatant, Encounter, Json, JsonRecord } from '../../src/engine/state';
import { areEnemies, areFriends, feetApart } from '../../src/rules/body';
import { rules } from '../../src/rules/registry';
import { wieldedBy } from '../../src/rules/wielding';
import { newcomer } from './arena';
import { type Choose, pick } from './chance';

// Finds moves that the rules allow, of any action there is: arguments are made up from the situation until one is not refused.

const TRIES = 6;

/** How often each action has been chosen in all fights: the rare ones come first where they are possible. */
export type Tally = Map<string, number>;

const everyone = (view: View): readonly Combatant[] => Object.values(view.encounter.combatants);

function someone(view: View, who: Combatant, choose: Choose): string {
  const others = everyone(view).filter(({ id }) => id !== who.id);
  const near = others.filter((it) => feetApart(view, who, it) <= 10);
  const from = [
    near,
    near.filter((it) => areEnemies(who, it)),
    others.filter((it) => areFriends(who, it)),
    others,
  ];
  return pick(
    choose,
    from
      .filter((it) => it.length > 0)
      .concat([[who]])
      .flat(),
  ).id;
}

function wander(who: Combatant, choose: Choose, most: number): Json {
  let { x, y } = who.at;
  const [dx, dy] = [choose(3) - 1, choose(3) - 1];
  return Array.from({ length: 1 + choose(most) }, () => {
    x += choose(4) === 0 ? choose(3) - 1 : dx;
    y += choose(4) === 0 ? choose(3) - 1 : dy;
    return [x, y];
  });
}

const nearby = ({ at }: Combatant, choose: Choose): Json => [at.x + choose(5) - 2, at.y + choose(5) - 2];

function thing(view: View, who: Combatant, choose: Choose): string {
  const { hands, carried, stowed, worn } = who.inventory;
  const own = [...hands.map(({ item }) => item), ...carried, ...stowed, ...worn].map(({ name }) => name);
  const lying = view.encounter.ground.map(({ item }) => item.name);
  return pick(choose, [...own, ...lying, 'potion']);
}

type Maker = (view: View, who: Combatant, choose: Choose) => Json;
const yes: Maker = () => true;
const word =
  (...words: readonly string[]): Maker =>
  (_view, _who, choose) =>
    pick(choose, words);
const number =
  (from: number, to: number): Maker =>
  (_view, _who, choose) =>
    from + choose(to - from + 1);
const MANEUVERS = ['trip', 'disarm', 'grapple', 'sunder', 'bull-rush'];

/** What an argument of this name may be. */
const MAKERS: Readonly<Record<string, Maker>> = {
  on: someone,
  against: someone,
  who: someone,
  weapon: (view, who, choose) =>
    choose(3) === 0 ? thing(view, who, choose) : pick(choose, wieldedBy(who)).weapon.id,
  item: thing,
  object: (view, who, choose) => pick(choose, ['weapon', 'shield', thing(view, who, choose)]),
  path: (_view, who, choose) => wander(who, choose, pick(choose, [1, 1, 3, 6])),
  at: (_view, who, choose) => nearby(who, choose),
  to: (_view, who, choose) => nearby(who, choose),
  part: (_view, who, choose) => nearby(who, choose),
  spell: (_view, who, choose) => pick(choose, [...who.sheet.spells.map(({ name }) => name), 'ray', 'bless']),
  name: word('ray', 'rage', 'web'),
  kind: word('spell-like', 'supernatural', 'extraordinary'),
  with: word('tindertwig', ...MANEUVERS),
  action: word(
    'attack',
    'escape-net',
    'extinguish',
    'full-attack',
    'five-foot-step',
    'stabilize',
    'cast',
    'move',
  ),
  maneuver: word(...MANEUVERS),
  skill: word('heal', 'tumble', 'spot', 'escape-artist'),
  bonus: word('attack', 'ac'),
  mode: word('climb', 'swim', 'fly'),
  draw: thing,
  when: (_view, _who, choose) =>
    pick<Json>(choose, [{ does: 'anything' }, { does: 'move', within: 10 }, 'at will']),
  aware: (view, _who, choose) => everyone(view).flatMap(({ id }) => (choose(2) ? [id] : [])),
  key: (_view, _who, choose) => `N${choose(1000)}`,
  args: () => ({}),
  dc: number(5, 25),
  power: number(1, 5),
  expertise: number(1, 5),
  arrows: number(2, 4),
  feet: number(1, 4),
};

function made(name: string, view: View, who: Combatant, choose: Choose): Json {
  return (MAKERS[name] ?? yes)(view, who, choose);
}

const known = new Map<string, readonly string[]>();
/** The arguments that an action takes. */
function argumentsOf(action: Action): readonly string[] {
  const names = known.get(action.id) ?? asked(action);
  known.set(action.id, names);
  return names;
}
function asked(action: Action): readonly string[] {
  const why = action.parse({ 'no-such-argument': 1 });
  return isRefusal(why) && Array.isArray(why.with['known']) ? why.with['known'].map(String) : [];
}

/** Arguments of the right form: those that must be there, and some of the others. */
function formed(view: View, who: Combatant, action: Action, choose: Choose): JsonRecord | null {
  const args: Record<string, Json> = {};
  for (const name of argumentsOf(action)) if (choose(6) === 0) args[name] = made(name, view, who, choose);
  for (let tries = 0; tries < 8; tries++) {
    const why = action.parse(args);
    if (!isRefusal(why)) return args;
    const name = String(why.with['argument'] ?? '');
    if (!argumentsOf(action).includes(name)) return null;
    args[name] = name === 'on' && tries > 0 ? [someone(view, who, choose)] : made(name, view, who, choose);
  }
  return null;
}

function isAllowed(view: View, who: Combatant, action: Action, args: JsonRecord): boolean {
  const read = action.parse(args);
  if (isRefusal(read)) return false;
  return refuseGenerally(view, who, action, read) === null && action.refuse(view, who, read) === null;
}

/** What takes more than arguments by name: an act within an act, a spell that the caster has. */
const RECIPES: Readonly<Record<string, (view: View, who: Combatant, choose: Choose) => JsonRecord>> = {
  ready: (view, who, choose) => ({
    when: pick<Json>(choose, [
      { does: 'anything' },
      { does: 'cast' },
      { does: 'move', within: 15 },
      'at will',
    ]),
    ...pick<JsonRecord>(choose, [
      { action: 'attack', on: someone(view, who, choose) },
      { action: 'five-foot-step', path: wander(who, choose, 1) },
      { action: 'cast', spell: made('spell', view, who, choose), on: someone(view, who, choose) },
    ]),
  }),
  'start-full-round': (view, who, choose) =>
    pick<JsonRecord>(choose, [
      { action: 'full-attack', on: someone(view, who, choose) },
      { action: 'escape-net' },
      { action: 'extinguish' },
    ]),
  cast: (view, who, choose) => ({
    spell: made('spell', view, who, choose),
    ...pick<JsonRecord>(choose, [{}, { on: someone(view, who, choose) }, { at: nearby(who, choose) }]),
    ...(choose(2) === 0 ? { defensively: true } : {}),
  }),
  'aid-another': (view, who, choose) => ({
    on: someone(view, who, choose),
    against: someone(view, who, choose),
    ...pick<JsonRecord>(choose, [{ bonus: 'attack' }, { bonus: 'ac' }, { action: 'feint' }]),
  }),
  trigger: () => ({}),
  'use-ability': (_view, who, choose) => ({
    kind: 'extraordinary',
    name: pick(choose, ['rage', ...who.sheet.traits]),
  }),
};

function allowedArgs(view: View, who: Combatant, action: Action, choose: Choose): JsonRecord | null {
  for (let tries = 0; tries < TRIES; tries++) {
    const recipe = tries % 2 === 0 ? RECIPES[action.id] : undefined;
    const args = recipe ? recipe(view, who, choose) : formed(view, who, action, choose);
    if (args && isAllowed(view, who, action, args)) return args;
  }
  return null;
}

/** Who may act out of turn. */
const WAITING = new Set(['delaying', 'readied']);
const PERSONAL = [...rules.actions.values()].filter(({ internal, cost }) => !internal && cost !== 'gm');

const acts = (...ids: readonly string[]): readonly Action[] => PERSONAL.filter(({ id }) => ids.includes(id));
const HELD = acts('move', 'pin', 'release', 'escape-grapple', 'grapple');
const SPELLS = acts('cast', 'concentrate', 'cease-concentration', 'dismiss', 'direct-spell');
const RIDING = acts('charge', 'ride-by-attack', 'dismount', 'control-mount');
const OUT_OF_TURN = acts('trigger', 'act-now');

/** What only somebody in this state, or with these gifts, can do. */
function actsOf({ effects, sheet, rides }: Combatant): readonly Action[] {
  if (effects.some(({ id }) => WAITING.has(id))) return OUT_OF_TURN;
  if (effects.some(({ id }) => id === 'grappling')) return HELD;
  if (rides !== null) return RIDING;
  return sheet.spells.length > 2 ? SPELLS : [];
}

/** Whoever may act: mostly the one whose turn it is, else its mount, or somebody with something to do out of turn. */
function actorOf(view: View, choose: Choose): Combatant | null {
  const current = view.find(view.encounter.current ?? '');
  const mount = current?.rides ? view.find(current.rides) : null;
  if (mount && choose(3) === 0) return mount;
  const waiting = everyone(view).filter(({ effects }) => effects.some(({ id }) => WAITING.has(id)));
  if (waiting.length > 0 && choose(3) === 0) return pick(choose, waiting);
  return choose(12) === 0 ? pick(choose, everyone(view)) : current;
}

/** A move that is allowed, or `end-turn`. */
export function legalMove(view: View, choose: Choose, tally: Tally): Command {
  const who = actorOf(view, choose);
  const end: Command = { type: 'act', actor: view.encounter.current, action: 'end-turn', args: {} };
  const spent = who !== null && who.id === view.encounter.current && !who.turn.standard && !who.turn.move;
  if (!who || choose(8) === 0 || (spent && choose(3) > 0)) return end;
  for (let tries = 0; tries < 5; tries++) {
    const own = tries === 0 && choose(3) > 0 ? actsOf(who) : [];
    const any = Array.from({ length: 5 }, () => pick(choose, PERSONAL));
    const from = own === OUT_OF_TURN ? own : own.length > 0 ? [pick(choose, own)] : any;
    const action = rarest(from, tally);
    const args = action.id === 'end-turn' ? null : allowedArgs(view, who, action, choose);
    if (args) return { type: 'act', actor: who.id, action: action.id, args };
  }
  return end;
}

const rarest = (from: readonly Action[], tally: Tally): Action =>
  from.reduce((best, it) => ((tally.get(it.id) ?? 0) < (tally.get(best.id) ?? 0) ? it : best));

/** An act that is nobody's: beginning the fight, coming into it. */
export function masterMove(view: View, choose: Choose): Command {
  if (view.encounter.phase === 'setup')
    return {
      type: 'act',
      actor: null,
      action: 'start',
      args: choose(2) ? {} : { aware: made('aware', view, NOBODY, choose) },
    };
  const key = `N${choose(1000)}`;
  const { columns, rows } = view.encounter.board;
  const combatant = newcomer(choose, key, { x: choose(columns), y: choose(rows) });
  return {
    type: 'act',
    actor: null,
    action: 'join',
    args: { key, combatant: combatant as unknown as JsonRecord, aware: choose(2) === 0 },
  };
}
const NOBODY = {} as Combatant;

/** What the GM might state. */
export function masterEdit(view: View, choose: Choose, conditions: readonly string[]): Command {
  const on = pick(choose, everyone(view));
  const condition = pick(choose, conditions);
  const blest = everyone(view).find(({ effects }) => effects.some(({ id }) => id === 'bonus')) ?? on;
  const at = nearby(on, choose);
  const edits: readonly [string, JsonRecord][] = [
    ['damage', { on: on.id, amount: choose(12), nonlethal: choose(2) === 0 }],
    ['heal', { on: on.id, amount: choose(12) }],
    ['add-condition', { on: on.id, condition, rounds: 1 + choose(2) }],
    ['remove-condition', { on: on.id, condition: on.effects[0]?.id ?? condition }],
    ['add-effect', { on: on.id, effect: { name: 'luck', attack: 1, ac: { luck: 1 } }, rounds: 2 }],
    ['remove-effect', { on: blest.id, effect: 'luck' }],
    [
      'react',
      { on: [on.id], kind: 'attack-of-opportunity', reaction: pick(choose, ['ask', 'ask', 'never']) },
    ],
    ['place', { on: on.id, at }],
    ['set', { on: on.id, state: { temporary: choose(5) } }],
    ['pass-time', { hours: 8, resting: 'night' }],
    ['remove', { on: on.id }],
    ['end-combat', {}],
  ];
  const [edit, args] = pick(choose, choose(10) === 0 ? edits : edits.slice(0, 9));
  return { type: 'edit', edit, args };
}

/** An answer to one of the decisions that wait. */
export function answerTo(encounter: Encounter, view: View, choose: Choose): Command {
  const top = encounter.stack.at(-1)?.id;
  const waiting = encounter.decisions.filter(({ frame }) => frame === top);
  const decision = pick(choose, waiting.length > 0 ? waiting : encounter.decisions);
  const who = view.find(decision.by);
  const more: Record<string, Json> = {};
  if (who && choose(3) === 0) {
    if (decision.kind === 'cleave') more['on'] = someone(view, who, choose);
    if (decision.kind === 'attack-of-opportunity') more['maneuver'] = pick(choose, MANEUVERS);
    if (decision.kind === 'bull-rush-push') more['feet'] = 5;
  }
  const choice = { ...more, answer: pick(choose, decision.options) };
  return { type: 'answer', by: decision.by, decision: decision.id, choice };
}

/** An act of whoever is on turn, or out of it of the first such one. */
export type Act = readonly [action: string, args: JsonRecord, outOfTurn?: (who: Combatant) => boolean];
const END: Act = ['end-turn', {}];
/** Beginnings that chance would seldom find, and who could make them. What is refused is passed over. */
const OPENINGS: readonly { readonly by: (who: Combatant) => boolean; readonly acts: readonly Act[] }[] = [
  {
    by: () => true,
    acts: [
      ['ready', { action: 'drop-prone', when: 'at will' }],
      ['ready', { action: 'total-defense', when: 'at will' }],
      END,
      ['trigger', {}],
    ],
  },
  { by: () => true, acts: [['ready', { action: 'total-defense', when: { does: 'anything' } }], END] },
  {
    by: ({ sheet }) => sheet.spells.some(({ name }) => name === 'image'),
    acts: [
      ['cast', { spell: 'image' }],
      END,
      END,
      END,
      END,
      ['concentrate', {}],
      ['cease-concentration', {}],
    ],
  },
  {
    by: ({ inventory }) => inventory.carried.some(({ name }) => name === 'torch'),
    acts: [
      ['drop', { item: 'longsword' }],
      ['draw', { item: 'torch' }],
      END,
      END,
      END,
      END,
      ['light-torch', {}],
    ],
  },
  {
    by: ({ sheet }) => sheet.traits.includes('rage'),
    acts: [['use-ability', { name: 'rage', kind: 'extraordinary' }]],
  },
  {
    by: ({ sheet }) => sheet.spells.every(({ name }) => name !== 'feather'),
    acts: [
      ['cast', { spell: 'feather' }, ({ sheet }) => sheet.spells.some(({ name }) => name === 'feather')],
    ],
  },
];

/** Who begins this fight, and with what. */
export function opening(
  encounter: Encounter,
  number: number,
): { current: string | null; acts: readonly Act[] } {
  const { by, acts } = OPENINGS[number % OPENINGS.length] ?? { by: () => false, acts: [] };
  const first = encounter.order.find((id) => {
    const who = encounter.combatants[id];
    return who !== undefined && by(who);
  });
  return first === undefined ? { current: encounter.current, acts: [] } : { current: first, acts };
}
