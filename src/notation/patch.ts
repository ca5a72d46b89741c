import type { Combatant, Encounter, Inventory, Sheet, Turn } from '../engine/state';
import { viewOf } from '../engine/view';
import { rules } from '../rules/registry';
import { report } from '../rules/report';
import { BONUS, bonusOf, chargeOf, conditionOf, type Gain, HELD_CHARGE, numbered } from './build/effects';
import { inventoryOf } from './build/inventory';
import { hitPoints } from './build/overlay';
import { endingAfter } from './build/scene';
import { sheetOf } from './build/sheet';
import type { CombatantBlock } from './schema/combatant';
import type { CombatantPatch } from './schema/patch';
import { blockOf } from './write/block';

type State = Partial<Omit<Combatant, 'id' | 'sheet'>>;
export interface Patch {
  readonly sheet: Partial<Sheet>;
  readonly state: State;
}

/** Keys of a block and the parts of the sheet that they decide; a race brings size and speed. */
const SHEET_PARTS = {
  name: ['name'],
  race: ['race', 'size', 'speeds'],
  size: ['size'],
  shape: ['shape'],
  reach: ['reachFeet'],
  speed: ['speeds'],
  bab: ['baseAttackBonus'],
  abilities: ['abilities'],
  armor: ['armor'],
  ac: ['armorClass'],
  saves: ['saves'],
  skills: ['skills'],
  feats: ['feats'],
  traits: ['traits'],
  natural: ['natural'],
  level: ['level'],
  casterLevel: ['casterLevel'],
  spells: ['spells'],
  resist: ['damageReduction', 'resistances'],
  sr: ['spellResistance'],
  initiativeModifier: ['initiative'],
} as const satisfies Partial<Record<keyof CombatantPatch, readonly (keyof Sheet)[]>>;
const TABLES = ['abilities', 'saves', 'skills', 'resist'] as const;

/** What `set … to:` makes of a combatant: the parts of its sheet and of its state that become others. */
export function patched(who: Combatant, to: CombatantPatch, encounter: Encounter): Patch {
  return { sheet: sheetPatch(who, to, encounter), state: statePatch(who, to, encounter) };
}

function sheetPatch(who: Combatant, to: CombatantPatch, encounter: Encounter): Partial<Sheet> {
  const sheet = sheetOf(who.id, patchedBlock(who, to));
  const parts = Object.entries(SHEET_PARTS).flatMap(([key, names]) => (key in to ? names : []));
  const { max } = typeof to.hp === 'object' ? to.hp : {};
  return {
    ...(Object.fromEntries(parts.map((part) => [part, sheet[part]])) as Partial<Sheet>),
    ...(max === undefined ? {} : { hitPoints: max }),
    ...(to.notes === undefined ? {} : { notes: to.notes }),
    ...(typeof to.ac === 'number' ? { armorClass: armorClassFor(who, to.ac, encounter) } : {}),
  };
}

/** The whole block of a combatant with what is set; in its tables, the lines that are not set stay. */
function patchedBlock(
  who: Combatant,
  {
    hp: _hp,
    ac,
    holding: _holding,
    initiative: _count,
    initiativeModifier: initiative,
    ...to
  }: CombatantPatch,
): CombatantBlock {
  const block = blockOf(who);
  const { size: _size, speed: _speed, ...raceless } = block;
  const under = to.race === undefined ? block : raceless;
  const tables = TABLES.flatMap((table) =>
    to[table]
      ? [
          [
            table,
            table === 'skills'
              ? standing({ ...under.skills, ...to.skills })
              : { ...under[table], ...to[table] },
          ] as const,
        ]
      : [],
  );
  const armorClass = typeof ac === 'object' ? { ac: { ...under.ac, ...ac } } : {};
  const modifier = initiative === undefined ? {} : { initiative };
  return { ...under, ...to, ...modifier, ...Object.fromEntries(tables), ...armorClass } as CombatantBlock;
}

/** The lines that have a value. */
export const standing = (lines: Readonly<Record<string, unknown>>): Record<string, unknown> =>
  Object.fromEntries(Object.entries(lines).filter(([, value]) => value !== null));

/** An AC that is simply so: what it differs by is a bonus of no type. */
function armorClassFor(who: Combatant, ac: number, encounter: Encounter): Sheet['armorClass'] {
  const now = report(viewOf(rules, encounter), who.id).ac;
  const untyped = (who.sheet.armorClass.untyped ?? 0) + ac - now;
  return { ...who.sheet.armorClass, untyped };
}

function statePatch(who: Combatant, to: CombatantPatch, encounter: Encounter): State {
  const turn = turnPatch(who, to, encounter);
  const { side, controller, hidden, rides, acted, initiative, at } = to;
  return {
    ...given({ side, controller, hidden, rides, acted }),
    ...(at === undefined ? {} : { at: { x: at[0], y: at[1] } }),
    ...healthPatch(who, to),
    ...(initiative === undefined ? {} : { initiative: placed(who, initiative) }),
    ...inventoryPatch(who, to),
    ...effectsPatch(who, to, encounter),
    ...(Object.keys(turn).length > 0 ? { turn: { ...who.turn, ...turn } } : {}),
  };
}

const given = <T extends object>(values: T): { [K in keyof T]?: Exclude<T[K], undefined> } =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined)) as {
    [K in keyof T]?: Exclude<T[K], undefined>;
  };

const placed = (who: Combatant, total: number | null): Combatant['initiative'] =>
  total === null ? null : { modifier: 0, ties: [], ...who.initiative, total };

function healthPatch(who: Combatant, to: CombatantPatch): State {
  const hp = typeof to.hp === 'number' ? { now: to.hp } : hitPoints(to.hp ?? {});
  const max = hp.max ?? who.sheet.hitPoints;
  return given({
    damage: hp.now === undefined ? undefined : max - hp.now,
    nonlethal: to.nonlethal ?? hp.nonlethal,
    temporary: to.temporary ?? hp.temporary,
  });
}

const INVENTORY_PARTS = {
  hands: 'hands',
  carried: 'carried',
  stowed: 'stowed',
  worn: 'worn',
  shield: 'shield',
  shieldLoose: 'shield',
} as const satisfies Partial<Record<keyof CombatantPatch, keyof Inventory>>;

/** A new size makes new weapons; else only the named parts become others, so what is worn down stays so. */
function inventoryPatch(who: Combatant, to: CombatantPatch): State {
  const block = patchedBlock(who, to);
  const parts = Object.entries(INVENTORY_PARTS).flatMap(([key, part]) => (key in to ? [part] : []));
  const all = ['hands', 'carried', 'stowed', 'worn'] as const;
  const wanted = new Set<keyof Inventory>(
    'size' in to || 'race' in to || 'unloaded' in to ? [...all, ...parts] : parts,
  );
  if (wanted.size === 0) return {};
  const inventory = inventoryOf(block, sheetOf(who.id, block).size);
  return {
    inventory: {
      ...who.inventory,
      ...Object.fromEntries([...wanted].map((part) => [part, inventory[part]])),
    },
  };
}

function effectsPatch(who: Combatant, to: CombatantPatch, encounter: Encounter): State {
  const { conditions, has, not, holding, effects } = to;
  if ([conditions, has, not, holding, effects].every((it) => it === undefined)) return {};
  const goes = (id: string): boolean =>
    (conditions !== undefined && isCondition(id) && !conditions.includes(id)) ||
    (not?.includes(id) ?? false) ||
    (holding !== undefined && id === HELD_CHARGE) ||
    (effects !== undefined && id === BONUS);
  const kept = who.effects.filter(({ id }) => !goes(id));
  const missing = [...(conditions ?? []), ...(has ?? [])].filter((id) => !kept.some((it) => it.id === id));
  const gains: readonly Gain[] = [
    ...missing.map(conditionOf),
    ...(holding === undefined || holding === null ? [] : [chargeOf(holding, blockOf(who))]),
    ...(effects ?? []).map((effect) => bonusOf(effect, endingAfter(encounter))),
  ];
  const lowest = Math.min(0, ...kept.map(({ uid }) => uid));
  return { effects: [...kept, ...numbered(gains, -lowest)] };
}

const isCondition = (id: string): boolean => rules.effects.get(id)?.kind === 'condition';

/** What is left of the turn, from the side of what is shown: a full round is there while nothing is spent. */
function turnPatch(
  who: Combatant,
  { left = {}, aoo, moved }: CombatantPatch,
  encounter: Encounter,
): Partial<Turn> {
  const { fullRound, ...parts } = left;
  const whole = fullRound === true ? { standard: true, move: true, actions: 0 } : {};
  // With the move spent, one can still be made in place of the standard action, and no full round.
  const spent = fullRound === false ? { move: false, actions: Math.max(1, who.turn.actions) } : {};
  const opportunities =
    aoo === undefined
      ? {}
      : { opportunities: who.turn.opportunities + report(viewOf(rules, encounter), who.id).aoo - aoo };
  return {
    ...whole,
    ...spent,
    ...given(parts),
    ...opportunities,
    ...(moved === undefined ? {} : { movedFeet: moved }),
  };
}
