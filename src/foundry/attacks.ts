import { damageForSize } from '../content/weapon-sizes';
import type { Size } from '../grid/size';
import { ABILITY_KEYS, type Attack, type Extra } from '../stat-block/creature';
import { singular } from '../stat-block/fields/singular';
import { type Actor, type Item, isWorn, itemsOf } from './actor';
import { modifierOf } from './body';
import { namesOf, sumFor } from './changes';
import { formula, type Names, plainFormula, plus, type Sum, sumText } from './formula';
import { at, isRecord, isTrueAt, listAt, numberAt, textAt, wholeAt } from './json';
import { type Warning, warning } from './problem';
import { attackBase, type Basis } from './vitals';

/** An attack item, and what was made of it. */
export interface Strike {
  readonly id: string;
  readonly natural: boolean;
  readonly attack: Attack;
}

/** What all attacks of a creature share. */
interface Arms extends Basis {
  readonly bab: number | null;
  readonly base: number;
  readonly names: Names;
  readonly told: Warning[];
}
/** How an item is used: the item itself, or one of its actions in newer files of Pathfinder. */
interface Use {
  readonly item: Item;
  readonly name: string;
  readonly of: unknown;
}

const MODES: Readonly<Record<string, 'melee' | 'ranged'>> = {
  mwak: 'melee',
  rwak: 'ranged',
  msak: 'melee',
  rsak: 'ranged',
  mcman: 'melee',
  twak: 'ranged',
};

/** Every attack of the actor that can be worked out; the others are told by name. */
export function strikesOf(basis: Basis, bab: number | null, told: Warning[]): readonly Strike[] {
  const arms: Arms = { ...basis, bab, base: attackBase(basis, bab), names: namesOf(basis.actor), told };
  return armsOf(basis.actor)
    .flatMap(usesOf)
    .flatMap((use) => strikeOf(use, arms));
}

/** Attack items; in newer files of Pathfinder a weapon in hand is one itself. */
function armsOf(actor: Actor): Item[] {
  const attacks = itemsOf(actor, 'attack');
  const named = new Set(attacks.map(({ name }) => name.toLowerCase()));
  const weapons = itemsOf(actor, 'weapon').filter(
    (it) => isWorn(it) && listAt(it.system, 'actions').some(isRecord) && !named.has(it.name.toLowerCase()),
  );
  return [...attacks, ...weapons];
}

function usesOf(item: Item): Use[] {
  const actions = listAt(item.system, 'actions').filter(isRecord);
  if (actions.length === 0) return [{ item, name: item.name, of: item.system }];
  return actions.map((of) => ({
    item,
    name: actions.length === 1 ? item.name : `${item.name} ${textAt(of, 'name')}`.trim(),
    of,
  }));
}

function strikeOf(use: Use, arms: Arms): Strike[] {
  const { item, of } = use;
  const mode = Object.hasOwn(MODES, textAt(of, 'actionType')) ? MODES[textAt(of, 'actionType')] : undefined;
  const bonus = bonusOf(use, mode ?? 'melee', arms);
  if (mode === undefined || bonus === null || !/[a-z0-9]/i.test(use.name)) {
    arms.told.push(warning('attack-left-out', { name: use.name || '?' }));
    return [];
  }
  const further = furtherOf(use, arms);
  const { damage, plus: extras, damageType } = damageOf(use, arms);
  tellConditions(use, arms.told);
  const count = 1 + further.filter((it) => it === 0).length;
  const attack: Attack = {
    name: count > 1 ? oneOf(betterName(use)) : betterName(use),
    count,
    bonuses: [bonus, ...further.filter((it) => it !== 0).map((it) => bonus + it)],
    mode,
    touch: isTrueAt(of, 'ability.vsTouchAc') || isTrueAt(of, 'touch'),
    damage,
    critRange: within(wholeAt(of, 'ability.critRange'), 2, 20, 20),
    critMult: within(wholeAt(of, 'ability.critMult'), 2, 6, 2),
    plus: extras,
    ...(damageType === '' ? (isTrueAt(of, 'nonlethal') ? { damageType: 'nonlethal' } : {}) : { damageType }),
    ...(isTrueAt(of, 'incorporeal') ? { incorporeal: true } : {}),
  };
  compareWithNotes(use, attack, arms.told);
  return [{ id: item.id, natural: isNatural(use), attack }];
}

/** `Hooves` are so many of `Hoof`. */
function oneOf(name: string): string {
  const one = singular(name);
  return /^\p{Lu}/u.test(name) ? one.charAt(0).toUpperCase() + one.slice(1) : one;
}

/** What is added by condition, such as Power Attack, is no part of the printed attack. */
function tellConditions({ name, of }: Use, told: Warning[]): void {
  const always = listAt(of, 'conditionals').filter((it) => isTrueAt(it, 'default'));
  const names = always.map((it) => textAt(it, 'name') || '?').join(', ');
  if (names !== '') told.push(warning('conditionals', { name, names }));
}

const within = (value: number | null, least: number, most: number, otherwise: number): number =>
  value !== null && value >= least && value <= most ? value : otherwise;

const isNatural = ({ item: { system } }: Use): boolean =>
  textAt(system, 'attackType') === 'natural' || textAt(system, 'subType') === 'natural';

/** Pathfinder takes 5 from secondary natural attacks when it rolls; D35E has it in the bonus. */
const isSecondary = (use: Use, { layout }: Actor): boolean =>
  layout === 'pf1' && isNatural(use) && at(use.item.system, 'primaryAttack') === false;

const enhancementOf = ({ item: { system } }: Use): number => Math.max(0, wholeAt(system, 'enh') ?? 0);

/** `+1 longsword`, `masterwork longsword`: what makes it better than others stands in the name. */
function betterName(use: Use): string {
  const enhancement = enhancementOf(use);
  if (enhancement > 0) return /^\+\d/.test(use.name) ? use.name : `+${enhancement} ${use.name}`;
  return isTrueAt(use.item.system, 'masterwork') && !/\b(?:masterwork|mwk)\b/i.test(use.name)
    ? `masterwork ${use.name}`
    : use.name;
}

/** Base attack, size, ability and the item's own bonus; null where that is a formula that the file does not answer. */
function bonusOf(use: Use, mode: 'melee' | 'ranged', arms: Arms): number | null {
  const { actor, base, changes, told, names } = arms;
  const text = textAt(use.of, 'attackBonus');
  const written = numberAt(use.of, 'attackBonus') ?? plainFormula(text, names);
  if (written === null) {
    told.push(warning('formula', { name: use.name, target: 'attack', formula: text }));
    return null;
  }
  const general =
    actor.layout === 'pf1'
      ? sumFor(changes, 'attack', mode === 'melee' ? 'mattack' : 'rattack')
      : (wholeAt(actor.system, 'attributes.attack.general') ?? 0) +
        (wholeAt(actor.system, `attributes.attack.${mode}`) ?? 0);
  const enhancement = enhancementOf(use);
  return (
    base +
    abilityFor(use, 'attack', mode, arms) +
    Math.floor(written) +
    general +
    (enhancement > 0 ? enhancement : isTrueAt(use.item.system, 'masterwork') ? 1 : 0) -
    (at(use.item.system, 'proficient') === false && !isNatural(use) ? 4 : 0) -
    (isSecondary(use, actor) ? 5 : 0)
  );
}

/** Strength in melee and Dexterity at range where the item says nothing of it. */
function abilityFor(
  { of }: Use,
  what: 'attack' | 'damage',
  mode: 'melee' | 'ranged',
  { abilities }: Arms,
): number {
  const written = at(of, `ability.${what}`);
  const usual = what === 'damage' ? (mode === 'melee' ? 'str' : null) : mode === 'melee' ? 'str' : 'dex';
  const key =
    written === undefined || written === '_default' ? usual : ABILITY_KEYS.find((it) => it === written);
  return key == null ? 0 : modifierOf(abilities[key]);
}

/** What further attacks of the same item differ by: 0 for a second claw, -5 for the second swing of a sword. */
function furtherOf({ name, of }: Use, { names, told, bab }: Arms): number[] {
  for (const path of ['attackCountFormula', 'formulaicAttacks.count.formula', 'extraAttacks.formula.count']) {
    const count = textAt(of, path);
    if (count !== '' && count !== '0' && count !== '1')
      told.push(warning('formula', { name, target: 'attacks', formula: count }));
  }
  const parts = [...listAt(of, 'attackParts'), ...listAt(of, 'extraAttacks.manual')];
  const usual = textAt(of, 'extraAttacks.type') === 'standard' ? iteratives(bab ?? 0) : [];
  const written = parts.flatMap((part) => {
    const text = Array.isArray(part) ? part[0] : at(part, 'formula');
    const written = typeof text === 'number' ? String(text) : textAt({ text }, 'text');
    if (text === undefined || text === null) {
      told.push(warning('formula', { name, target: 'attack', formula: '?' }));
      return [];
    }
    const value = plainFormula(written, names);
    if (value === null) told.push(warning('formula', { name, target: 'attack', formula: written }));
    return value === null ? [] : [value];
  });
  return [...usual, ...written];
}

const STEP = 5;
/** One more swing 5 lower for every 5 points of base attack above 1, three at most. */
const iteratives = (bab: number): number[] =>
  Array.from(
    { length: Math.min(3, Math.max(0, Math.ceil(bab / STEP) - 1)) },
    (_, index) => -STEP * (index + 1),
  );

/** The printed damage: the first part with the ability's share, further ones beside it. */
function damageOf(use: Use, arms: Arms): { damage: string | null; plus: Extra[]; damageType: string } {
  const parts = listAt(use.of, 'damage.parts').map(partOf);
  const [first, ...others] = parts;
  const main = first === undefined ? null : sumOf(use, first.text, arms);
  if (first === undefined) arms.told.push(warning('no-damage', { name: use.name }));
  if (main === null) return { damage: null, plus: [], damageType: '' };
  const plain = merged(plus(main, { dice: [], flat: shareOf(use, arms) + enhancementOf(use) }));
  const [dice, ...more] = plain.dice;
  const extras: Extra[] = [
    ...more.map((it) => ({ dice: sumText({ dice: [it], flat: 0 }), type: null })),
    ...others.flatMap(({ text, type }) => {
      const sum = sumOf(use, text, arms);
      return sum === null ? [] : [{ dice: sumText(merged(sum)), type: type === '' ? null : type }];
    }),
  ];
  return {
    damage: sumText({ dice: dice === undefined ? [] : [dice], flat: plain.flat }),
    plus: extras,
    damageType: '',
  };
}

/** `["1d6", "fire"]`, or the same as a record. */
function partOf(part: unknown): { text: string; type: string } {
  if (Array.isArray(part))
    return { text: textAt({ it: part[0] }, 'it'), type: textAt({ it: part[1] }, 'it') };
  const types = [...listAt(part, 'type.values'), ...listAt(part, 'types')].map((it) => textAt({ it }, 'it'));
  return {
    text: textAt(part, 'formula'),
    type: types.filter((it) => it !== '').join(' ') || textAt(part, 'type'),
  };
}

function sumOf({ name }: Use, text: string, { names, size, told }: Arms): Sum | null {
  const sum = text === '' ? null : formula(text, names, (medium) => scaled(medium, size));
  if (sum === null) told.push(warning('damage-left-out', { name, formula: text }));
  return sum;
}

const scaled = (medium: string, size: Size): string => damageForSize(medium, size);

/** Strength and a half in two hands; a poor Strength counts once. */
function shareOf(use: Use, arms: Arms): number {
  const mode = MODES[textAt(use.of, 'actionType')] ?? 'melee';
  const modifier = abilityFor(use, 'damage', mode, arms);
  const multiplier = isSecondary(use, arms.actor)
    ? 0.5
    : (numberAt(use.of, 'ability.damageMult') ?? heldShare(use));
  return modifier > 0 ? Math.floor(modifier * within(multiplier, 0, 3, 1)) : modifier;
}

/** Newer files say how the weapon is held instead of how much Strength counts. */
function heldShare({ of, item }: Use): number {
  const held = textAt(of, 'held') || textAt(item.system, 'held');
  return held === '2h' ? 1.5 : held === 'oh' ? 0.5 : 1;
}

/** Dice of one kind together. */
function merged({ dice, flat }: Sum): Sum {
  const bySides = new Map<number, number>();
  for (const { count, sides } of dice) bySides.set(sides, (bySides.get(sides) ?? 0) + count);
  return { dice: [...bySides].map(([sides, count]) => ({ count, sides })), flat };
}

/** A line printed in the attack's notes is another witness; where it says something else, that is told. */
function compareWithNotes({ name, of, item }: Use, { bonuses, damage }: Attack, told: Warning[]): void {
  const notes = [at(of, 'attackNotes'), at(item.system, 'attackNotes')].flat();
  const printed = notes
    .map((it) =>
      /([+-]\d+)(?:\/[+-]\d+)*\s*(?:touch\s*)?\((\d+d\d+(?:\s*[+-]\s*\d+)?)/.exec(textAt({ it }, 'it')),
    )
    .find((it) => it !== null);
  if (printed === undefined) return;
  const [, bonus, dice = ''] = printed;
  const said = dice.replace(/\s+/g, '');
  if (Number(bonus) !== bonuses[0] || (damage !== null && said !== damage))
    told.push(
      warning('notes-differ', {
        name,
        printed: `${bonus} (${said})`,
        found: `${(bonuses[0] ?? 0) < 0 ? '' : '+'}${bonuses[0] ?? 0} (${damage ?? '—'})`,
      }),
    );
}
