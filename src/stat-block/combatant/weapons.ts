import { weaponFor } from '../../content/weapons';
import { parseDice } from '../../engine/dice';
import type { Weapon } from '../../engine/state';
import type { Size } from '../../grid/size';
import type { CombatantBlock } from '../../notation/schema/combatant';
import type { Thing, WeaponBlock } from '../../notation/schema/equipment';
import type { Attack, Attacks, Creature } from '../creature';
import { type Problem, problem } from '../problem';
import { slug } from './armor';

type Armed = Pick<CombatantBlock, 'hands' | 'carried' | 'natural'>;
type Natural = NonNullable<CombatantBlock['natural']>[number];

/** What a creature's attack rolls are made of, without weapon and feats. */
export interface Basis {
  readonly size: Size;
  readonly melee: number;
  readonly ranged: number;
  readonly finesse: number;
  readonly feats: readonly string[];
}

/** Weapons in hand and at hand and natural weapons, and the traits that some attacks are. */
export function armedWith(
  { attack, fullAttack }: Creature,
  basis: Basis,
): { armed: Armed; traits: string[]; problems: Problem[] } {
  const all = (fullAttack ?? []).concat(fullAttack === null ? (attack ?? []) : []);
  const problems: Problem[] = [];
  const hands: Thing[] = [];
  const carried: Thing[] = [];
  for (const together of all) {
    const weapons = together.filter((it) => weaponOf(it) !== null || it.mode === 'ranged');
    const things = weapons.flatMap((it) =>
      Array.from({ length: Math.min(it.count, 4) }, () => thingOf(it, basis, problems)),
    );
    const held = hands.length === 0 && weapons.some(({ mode }) => mode === 'melee');
    for (const thing of things)
      if (held) hands.push(thing);
      else if (!has(carried, thing) && !has(hands, thing)) carried.push(thing);
  }
  if (hands.length === 0 && carried.length > 0) hands.push(...carried.splice(0, 1));
  const { natural, traits } = naturals(all, basis, problems);
  return {
    armed: {
      ...(hands.length === 0 ? {} : { hands }),
      ...(carried.length === 0 ? {} : { carried }),
      ...(natural.length === 0 ? {} : { natural }),
    },
    traits,
    problems,
  };
}

const has = (things: readonly Thing[], thing: Thing): boolean =>
  things.some((it) => JSON.stringify(it) === JSON.stringify(thing));

/** The SRD weapon that an attack is made with: `+1 flaming longsword` is a longsword; null for natural weapons. */
function weaponOf({ name }: Attack): { id: string; weapon: Weapon } | null {
  const words = slug(name.replace(/[([][^)\]]*[)\]]/g, ' ').replace(/[+-]\d+/g, ' ')).split('-');
  for (let from = 0; from < words.length; from += 1) {
    const id = words
      .slice(from)
      .join('-')
      .replace(/^unarmed-strike$/, 'unarmed')
      .replace(/^shortsword$/, 'short-sword');
    const weapon = weaponFor(id, 'medium');
    if (weapon !== null) return { id, weapon };
  }
  return null;
}

/** Dice without their bonus; none where nobody could roll them. */
function diceOf(damage: string | null): string {
  const dice = damage?.replace(/(?<=d\d+|^\d+)[+-].*$/, '') ?? '0';
  return parseDice(dice) === null ? '0' : dice;
}

/** A name in signs or another script has no id of its own. */
const idOf = ({ name }: Attack): string => slug(name) || 'attack';

function thingOf(attack: Attack, basis: Basis, problems: Problem[]): Thing {
  const found = weaponOf(attack);
  const enhancement = Number(/^\+(\d)\b/.exec(attack.name)?.[1] ?? 0);
  if (found === null)
    return {
      name: idOf(attack),
      damage: diceOf(attack.damage),
      kind: 'thrown',
      ...critical(attack, 20, 2),
    };
  const { id } = found;
  const weapon = weaponFor(id, basis.size) ?? found.weapon;
  tellBonus(attack, attackBonus(attack, found.weapon, basis, enhancement), problems);
  const dice = diceOf(attack.damage);
  const strength = /[([]\+(\d+)/.exec(attack.name)?.[1];
  const block: WeaponBlock = {
    name: id,
    ...(attack.damage === null || dice === weapon.damage ? {} : { damage: dice }),
    ...(basis.feats.some((feat) => feat.startsWith('improved-critical'))
      ? {}
      : critical(attack, weapon.critical.from, weapon.critical.multiplier)),
    ...(enhancement === 0 ? {} : { enhancement }),
    ...(masterworkBonus(attack, enhancement) > 0 ? { masterwork: true } : {}),
    ...(strength === undefined ? {} : { strength: Number(strength) }),
    ...extraOf(attack, problems),
  };
  return Object.keys(block).length === 1 ? id : block;
}

function critical({ critRange, critMult }: Attack, from: number, multiplier: number): { crit?: string } {
  return critRange === from && critMult === multiplier
    ? {}
    : { crit: `${critRange}-20/x${critMult}`.replace(/^20-20/, '20') };
}

/** Extra dice of a weapon; any other effect of it is told. */
function extraOf(attack: Attack, problems: Problem[]): { extra?: string } {
  const dice = attack.plus.flatMap((it) => ('dice' in it && /d/.test(it.dice) ? [it.dice] : []));
  for (const it of attack.plus)
    if (!('dice' in it)) problems.push(problem('extra-left-out', { text: it.effect }));
  return dice.length === 0 ? {} : { extra: dice.join('+') };
}

function attackBonus(attack: Attack, weapon: Weapon, basis: Basis, enhancement: number): number {
  const base =
    attack.mode === 'ranged' ? basis.ranged : weapon.handedness === 'light' ? basis.finesse : basis.melee;
  return base + enhancement + masterworkBonus(attack, enhancement) + focus(attack.name, basis);
}

/** Better made than most: it hits more easily. */
const masterworkBonus = ({ name }: Attack, enhancement: number): number =>
  enhancement === 0 && /\b(?:masterwork|mwk)\b/i.test(name) ? 1 : 0;

const focus = (name: string, { feats }: Basis): number =>
  feats.some((it) => it.startsWith('weapon-focus-') && slug(name).endsWith(it.slice('weapon-focus-'.length)))
    ? 1
    : 0;

function tellBonus({ name, bonuses }: Attack, rules: number, problems: Problem[]): void {
  const printed = bonuses[0];
  if (printed !== undefined && printed !== rules)
    problems.push(problem('rules-differ', { text: name, printed, rules }));
}

/** Natural weapons by name: those well below a primary attack are secondary. */
function naturals(all: Attacks, basis: Basis, problems: Problem[]): { natural: Natural[]; traits: string[] } {
  const found = new Map<string, Attack>();
  for (const attack of all.flatMap(together)) {
    const known = found.get(attack.name);
    const best = known === undefined || (attack.bonuses[0] ?? 0) > (known.bonuses[0] ?? 0) ? attack : known;
    found.set(attack.name, { ...best, count: Math.max(attack.count, known?.count ?? 1) });
  }
  const traits: string[] = [];
  const natural = [...found.values()].map((attack) => naturalOf(attack, basis, traits, problems));
  return { natural, traits };
}

/** Natural weapons of one full attack: those of one name and dice are so many, those of other dice have a name of their own. */
function together(all: readonly Attack[]): Attack[] {
  const found = new Map<string, Attack>();
  for (const attack of all) {
    if (attack.mode === 'ranged' || weaponOf(attack) !== null) continue;
    const key = `${attack.name} ${diceOf(attack.damage)}`;
    const known = found.get(key);
    const same = [...found.values()].filter(({ name }) => name.replace(/ \d+$/, '') === attack.name).length;
    if (known !== undefined) found.set(key, { ...known, count: known.count + attack.count });
    else found.set(key, same === 0 ? attack : { ...attack, name: `${attack.name} ${same + 1}` });
  }
  return [...found.values()];
}

function naturalOf(attack: Attack, basis: Basis, traits: string[], problems: Problem[]): Natural {
  const score = /^(str|dex|con|int|wis|cha)\w*\s*(drain)?/i.exec(attack.damageType ?? '');
  if (score !== null)
    traits.push(
      `ability-${score[2] === undefined ? 'damage' : 'drain'}-${diceOf(attack.damage)}-${score[1]?.toLowerCase()}`,
    );
  else if (attack.damageType !== undefined)
    problems.push(problem('extra-left-out', { text: attack.damageType }));
  for (const it of attack.plus)
    problems.push(
      problem('extra-left-out', { text: 'dice' in it ? `${it.dice} ${it.type ?? ''}`.trim() : it.effect }),
    );
  if (attack.effect !== undefined) problems.push(problem('extra-left-out', { text: attack.effect }));
  const primary = basis.finesse + focus(attack.name, basis);
  const printed = attack.bonuses[0] ?? primary;
  const secondary = printed <= primary - 2;
  const penalty = basis.feats.includes('multiattack') ? 2 : 5;
  tellBonus(attack, secondary ? primary - penalty : primary, problems);
  return {
    name: idOf(attack),
    damage: score === null ? diceOf(attack.damage) : '0',
    ...(attack.count > 1 ? { count: attack.count } : {}),
    ...(secondary ? { secondary } : {}),
    ...(attack.touch ? { touch: true } : {}),
    ...critical(attack, 20, 2),
  };
}
