import { weaponFor } from '../../src/content/weapons';
import type { AttackContext, Capability, Effect, Query, Stat, View } from '../../src/engine/contract';
import { seededDice } from '../../src/engine/dice';
import { emptyInventory, freshTurn } from '../../src/engine/fresh';
import { total } from '../../src/engine/modifiers';
import { Resolution } from '../../src/engine/play';
import type { Combatant, EffectInstance, Encounter, JsonRecord, Sheet, Weapon } from '../../src/engine/state';
import { viewOf } from '../../src/engine/view';
import { emptyBoard } from '../../src/grid/board';
import { rules } from '../../src/rules/registry';

// A small scene for questions about one effect: two combatants on an empty board.

const files = import.meta.glob<{ default: Effect }>(
  [
    '../../src/rules/conditions/*.ts',
    '../../src/rules/feats/*.ts',
    '../../src/rules/traits/*.ts',
    '../../src/rules/stances/*.ts',
  ],
  { eager: true },
);
/** Every effect file by its folder and name: `feats/dodge`. */
export const effectFiles: ReadonlyMap<string, Effect> = new Map(
  Object.entries(files).map(([path, file]) => [path.replace(/^.*\/rules\/|\.ts$/g, ''), file.default]),
);

const SHEET: Sheet = {
  name: 'Warrior',
  creature: null,
  race: null,
  size: 'medium',
  shape: 'tall',
  reachFeet: null,
  speeds: { land: 30 },
  level: 4,
  casterLevel: 0,
  baseAttackBonus: 4,
  abilities: { str: 14, dex: 14, con: 12, int: 10, wis: 10, cha: 10 },
  hitPoints: 20,
  armor: null,
  armorClass: {},
  saves: { fortitude: 0, reflex: 0, will: 0 },
  skills: {},
  initiative: null,
  feats: [],
  traits: [],
  natural: [],
  spells: [],
  damageReduction: null,
  resistances: {},
  spellResistance: null,
};

let uids = 1000;
/** An effect in force: an id, or an id with what else is known of it. */
export type Given = string | (Partial<EffectInstance> & { id: string });
export const instance = (given: Given): EffectInstance => ({
  uid: uids++,
  by: null,
  ends: null,
  data: {},
  ...(typeof given === 'string' ? { id: given } : given),
});

export interface Person extends Partial<Omit<Combatant, 'sheet' | 'effects'>> {
  readonly sheet?: Partial<Sheet>;
  readonly effects?: readonly Given[];
}
function combatant(id: string, { sheet, effects = [], ...rest }: Person): Combatant {
  return {
    id,
    side: id,
    controller: 'gm',
    hidden: false,
    at: id === 'A' ? { x: 1, y: 1 } : { x: 2, y: 1 },
    damage: 0,
    nonlethal: 0,
    temporary: 0,
    inventory: emptyInventory(),
    initiative: null,
    aware: true,
    acted: true,
    turn: freshTurn(),
    rides: null,
    memory: {},
    reactions: {},
    ...rest,
    sheet: { ...SHEET, ...sheet },
    effects: effects.map(instance),
  };
}

function encounter(a: Person, b: Person): Encounter {
  return {
    title: '',
    board: emptyBoard(20, 20),
    phase: 'round',
    round: 1,
    order: ['A', 'B'],
    current: 'A',
    combatants: { A: combatant('A', a), B: combatant('B', b) },
    ground: [],
    picture: null,
    lights: [],
    houseRules: { diagonals: '5-10-5', reachDiagonal: true },
    stack: [],
    decisions: [],
    dice: seededDice(1),
    nextId: 1,
  };
}

export function weapon(id: string): Weapon {
  const found = weaponFor(id, 'medium');
  if (!found) throw new Error(`no weapon ${id}`);
  return found;
}
export const hold = (...ids: readonly string[]): Combatant['inventory'] => ({
  ...emptyInventory(),
  hands: ids.map((id) => ({ item: { name: id, weapon: weapon(id), loaded: true, damage: 0 }, hands: 1 })),
});

export const bite: Weapon = {
  ...weapon('dagger'),
  id: 'bite',
  thrown: false,
  rangeFeet: null,
  natural: { secondary: false, count: 1, reachFeet: null },
};

/** A melee attack with a longsword, or as told. */
export const attackWith = (changes: Partial<AttackContext> = {}): AttackContext => ({
  weapon: weapon('longsword'),
  kind: 'melee',
  thrown: false,
  touch: false,
  nonlethal: false,
  cause: 'attack',
  provokedBy: null,
  hand: 'main',
  distanceFeet: 5,
  options: {},
  ...changes,
});
export const MELEE = attackWith();
export const RANGED = attackWith({
  weapon: weapon('longbow'),
  kind: 'ranged',
  hand: 'both',
  distanceFeet: 30,
});

export interface Scene {
  readonly view: View;
  readonly a: Combatant;
  readonly b: Combatant;
  /** What A's effects add to a number, stacked; `against` is B unless the query says otherwise. */
  adds(stat: Stat, about?: Partial<Query>): number;
  /** Whether A can; against B with `attack` where one is given. */
  can(what: Capability, attack?: AttackContext | null): boolean;
  canIn(general: Capability): boolean;
  speedFactor(): number;
}
export function scene(a: Person, b: Person = {}): Scene {
  return sceneOf(viewOf(rules, encounter(a, b)));
}
function sceneOf(view: View): Scene {
  const own = view.combatant('A');
  const other = view.combatant('B');
  return {
    view,
    a: own,
    b: other,
    adds: (stat, about = {}) =>
      total(view.modifiers({ stat, of: own, against: other, detail: null, attack: null, ...about })),
    can: (what, attack = null) => view.can(own, what, { opponent: other, attack }),
    canIn: (what) => view.can(own, what),
    speedFactor: () =>
      view.effectsOf(own).reduce((sum, { effect, held }) => sum * (effect.speedFactor?.(held, view) ?? 1), 1),
  };
}

/** The same scene in play: effects hear of what happens. */
export function playing(a: Person, b: Person = {}): Resolution {
  return new Resolution(rules, encounter(a, b));
}
export const sceneIn = (play: Resolution): Scene => sceneOf(viewOf(rules, play.encounter));
export const effectIds = (play: Resolution, who = 'A'): string[] =>
  play.combatant(who).effects.map(({ id }) => id);
export const gain = (play: Resolution, id: string, data: JsonRecord = {}): void =>
  play.gain('A', { id, by: null, ends: null, data });

/** An attack that has been made, as it is told. */
export const attacked = (play: Resolution, by: string, on: string, weaponId = 'longsword'): void =>
  play.emit({
    type: 'attacked',
    by,
    on,
    weapon: weaponId,
    kind: weaponId === 'longbow' ? 'ranged' : 'melee',
    roll: 10,
    bonus: 0,
    total: 10,
    armorClass: 10,
    result: 'hit',
    damage: 1,
    attackModifiers: [],
    armorClassModifiers: [],
    cause: 'attack',
    missReason: null,
  });
