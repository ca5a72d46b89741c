import { sizeModifier } from '../rules/size';
import type { ArmorClass, ArmorPart } from '../stat-block/creature';
import { type Item, isWorn, itemsOf } from './actor';
import { modifierOf } from './body';
import { sumFor } from './changes';
import { numberAt, textAt, wholeAt } from './json';
import { type Warning, warning } from './problem';
import type { Basis } from './vitals';

interface Worn {
  readonly parts: readonly ArmorPart[];
  readonly bonus: number;
  /** How much Dexterity it leaves. */
  readonly maxDex: number;
}

/** Files that leave out what is usual leave out that equipment is armour: then it has armour's figures. */
function isArmor({ system }: Item): boolean {
  const kind = textAt(system, 'equipmentType') || textAt(system, 'subType');
  const subtype = textAt(system, 'equipmentSubtype');
  if (kind === '' && subtype !== '') return /(?:armor|shield)$/i.test(subtype);
  return kind === '' ? (wholeAt(system, 'armor.value') ?? 0) > 0 : kind === 'armor' || kind === 'shield';
}

/** Armour and shields that are worn. */
function wornOf({ actor }: Basis): Worn {
  const pieces = itemsOf(actor, 'equipment').filter((item) => {
    return isWorn(item) && isArmor(item);
  });
  const parts = pieces.flatMap(({ name, system }) => {
    const bonus = (wholeAt(system, 'armor.value') ?? 0) + (wholeAt(system, 'armor.enh') ?? 0);
    return bonus > 0 ? [{ bonus, of: name }] : [];
  });
  const limits = pieces.flatMap(({ system }) => numberAt(system, 'armor.dex') ?? []);
  return {
    parts,
    bonus: parts.reduce((all, it) => all + it.bonus, 0),
    maxDex: Math.min(...limits, Number.POSITIVE_INFINITY),
  };
}

/** The printed Armor Class with its parts. */
export function armorClassOf(basis: Basis, told: Warning[]): ArmorClass | null {
  return basis.actor.layout === 'pf1' ? computed(basis) : stored(basis, told);
}

/** D35E keeps the three sums; what touch attacks pass and no armour explains is natural armour. */
function stored(basis: Basis, told: Warning[]): ArmorClass | null {
  const { system } = basis.actor;
  const total = wholeAt(system, 'attributes.ac.normal.total');
  if (total === null) {
    told.push(warning('no-ac'));
    return null;
  }
  const touch = wholeAt(system, 'attributes.ac.touch.total');
  const flatFooted = wholeAt(system, 'attributes.ac.flatFooted.total');
  if (touch === null) return { total, touch, flatFooted, parts: null };
  const worn = wornOf(basis);
  const own = ownParts(basis, worn);
  const natural = total - touch - worn.bonus;
  const other = touch - 10 - own.reduce((all, it) => all + it.bonus, 0);
  const parts = [...own, ...worn.parts, { bonus: natural, of: 'natural' }, { bonus: other, of: 'untyped' }];
  return { total, touch, flatFooted, parts: parts.filter(({ bonus }) => bonus !== 0) };
}

/** Size and Dexterity. */
function ownParts({ size, abilities }: Basis, { maxDex }: Worn): ArmorPart[] {
  return [
    { bonus: sizeModifier(size), of: 'size' },
    { bonus: Math.min(modifierOf(abilities.dex), maxDex), of: 'Dex' },
  ].filter(({ bonus }) => bonus !== 0);
}

const NOT_TYPES = ['untypedperm', 'untyped', 'base', 'racial', ''];

/** Pathfinder 1 keeps no sum: 10, size, Dexterity, natural armour, equipment, and what feats and buffs change. */
function computed(basis: Basis): ArmorClass {
  const { actor, changes } = basis;
  const worn = wornOf(basis);
  const own = ownParts(basis, worn);
  const natural = (wholeAt(actor.system, 'attributes.naturalAC') ?? 0) + sumFor(changes, 'nac');
  const armor = { bonus: sumFor(changes, 'aac'), of: 'armor' };
  const shield = { bonus: sumFor(changes, 'sac'), of: 'shield' };
  const others = changes
    .filter(({ target, value }) => (target === 'ac' || target === 'tac') && value !== null)
    .map(({ type, value }) => ({
      bonus: value ?? 0,
      of: NOT_TYPES.includes(type.toLowerCase()) ? 'untyped' : type.toLowerCase(),
    }));
  const sum = (parts: readonly ArmorPart[]): number => parts.reduce((all, it) => all + it.bonus, 0);
  const touch = 10 + sum(own) + sum(others);
  const total = touch + natural + worn.bonus + armor.bonus + shield.bonus;
  const lost = sum(
    [...own, ...others].filter(({ bonus, of }) => (of === 'Dex' || of === 'dodge') && bonus > 0),
  );
  const parts = [...own, { bonus: natural, of: 'natural' }, ...worn.parts, armor, shield, ...others];
  return { total, touch, flatFooted: total - lost, parts: parts.filter(({ bonus }) => bonus !== 0) };
}
