import { findEntry } from '../../src/content/creatures';
import { averageHitPoints, hitDiceOf } from '../../src/content/hit-dice';
import { total } from '../../src/engine/modifiers';
import type { Combatant, Weapon } from '../../src/engine/state';
import { viewOf } from '../../src/engine/view';
import { type Size, spaceSquares } from '../../src/grid/size';
import { buildEncounter } from '../../src/notation/build-encounter';
import { readNotation } from '../../src/notation/read-notation';
import { reachOf } from '../../src/rules/body';
import { grappleModifiers } from '../../src/rules/grapple-check';
import { initiativeModifiers } from '../../src/rules/initiative';
import { askFullAttack, type SequenceAttack } from '../../src/rules/questions/full-attack';
import { rules } from '../../src/rules/registry';
import { report } from '../../src/rules/report';
import { saveModifiers } from '../../src/rules/saving-throw';
import { wieldedBy } from '../../src/rules/wielding';
import type { Field, SrdLine } from './srd-line';

// A creature's line as the engine reckons it, in the columns of `srd-lines`.

type View = ReturnType<typeof viewOf>;
const signed = (value: number): string => (value < 0 ? `${value}` : `+${value}`);

interface Stage {
  readonly view: View;
  readonly who: Combatant;
}
/** Each is read once; a fight never changes. */
const stages = new Map<string, Stage>();

/** The creature on a board of its own, a dummy beside it. */
function stage(id: string, more: object = {}, feetAway = 5): Stage {
  const key = JSON.stringify([id, more, feetAway]);
  const known = stages.get(key) ?? newStage(id, more, feetAway);
  stages.set(key, known);
  return known;
}

function newStage(id: string, more: object, feetAway: number): Stage {
  const size = sizes.get(id) ?? sizeOf(id);
  sizes.set(id, size);
  const apart = spaceSquares(size) - 1 + feetAway / 5;
  const text = JSON.stringify({
    size: [30, 30],
    combatants: {
      A: { creature: id, side: 'us', at: [2, 10], ...more },
      T: { side: 'them', at: [2 + apart, 10], ac: { dodge: 1 } },
    },
    initiative: ['A', 'T'],
  });
  const [document] = readNotation(text, id);
  if (document === undefined) throw new Error(`no fight for ${id}`);
  const view = viewOf(rules, buildEncounter(document));
  return { view, who: view.combatant('A') };
}

const sizes = new Map<string, Size>();

function sizeOf(id: string): Size {
  const [document] = readNotation(
    JSON.stringify({ size: [9, 9], combatants: { A: { creature: id, side: 'us', at: [0, 0] } } }),
    id,
  );
  if (document === undefined) throw new Error(`no ${id}`);
  return viewOf(rules, buildEncounter(document)).combatant('A').sheet.size;
}

/** Side of the space in feet, as the SRD prints it: the very small share a square. */
const SPACE_FEET: Readonly<Partial<Record<Size, string>>> = { fine: '0.5', diminutive: '1', tiny: '2.5' };

function speeds({ sheet }: Combatant): string {
  const { land, ...others } = sheet.speeds;
  const further = ['burrow', 'climb', 'fly', 'swim'].flatMap((mode) => {
    const feet = others[mode as keyof typeof others];
    return feet === undefined ? [] : [`${mode} ${feet}`];
  });
  return [...(land === undefined ? [] : [String(land)]), ...further].join(', ');
}

const damageText = (who: Combatant, weapon: Weapon, bonus: number): string => {
  const score = who.sheet.traits
    .map((it) => /^ability-(?:damage|drain)-(.+)-([a-z]{3})$/.exec(it))
    .find(Boolean);
  if (weapon.damage === '0' && score) return `${score[1]} ${score[2]}`;
  if (weapon.damage === '0') return '0';
  return `${weapon.damage}${bonus === 0 ? '' : signed(bonus)}`;
};

function criticalText({ from, multiplier }: Weapon['critical']): string {
  const range = from === 20 ? '' : `/${from}-20`;
  return `${range}${multiplier === 2 ? '' : `/x${multiplier}`}`;
}

function groupText(who: Combatant, id: string, group: readonly SequenceAttack[]): string {
  const weapon = wieldedBy(who).find((it) => it.weapon.id === id)?.weapon;
  const [first] = group;
  if (weapon === undefined || first === undefined) return `${id} ?`;
  const bonuses = group.map(({ odds }) => odds.bonus);
  const same = weapon.natural !== null && new Set(bonuses).size === 1;
  const count = same && group.length > 1 ? `${group.length} ` : '';
  const told = same ? signed(first.odds.bonus) : bonuses.map(signed).join('/');
  const damage = damageText(who, weapon, total(first.odds.damageModifiers));
  const extra = weapon.extra === null ? '' : ` plus ${weapon.extra}`;
  return `${count}${id} ${told} ${damage}${criticalText(first.odds.critical)}${extra}`;
}

/** One way of a full attack, made with what the line names, in the line's own form. */
function routine(id: string, printed: string): string {
  const twf = printed.startsWith('twf:');
  const parts = printed.replace(/^twf: */, '').split(', ');
  const names = parts.map((part) => /^(?:\d+ )?([a-z-]+\*?) /.exec(part)?.[1] ?? part);
  const bare = names.map((name) => name.replace('*', ''));
  const plain = stage(id).who;
  const isNatural = (name: string): boolean => plain.sheet.natural.some((it) => it.id === name);
  const hands = thingsFor(
    id,
    plain,
    bare.filter((name) => !isNatural(name)),
  );
  const [first = ''] = bare;
  const weapon = wieldedBy(stage(id, { hands }).who).find((it) => it.weapon.id === first)?.weapon;
  if (weapon === undefined) return `no ${first}`;
  const { view, who } = stage(id, { hands }, awayFor(weapon, names[0] ?? ''));
  const thrown = names[0]?.endsWith('*') === true && weapon.thrown && weapon.handedness !== 'ranged';
  const args = { ...(isNatural(first) || hands.length === 1 ? { weapon: first } : {}), thrown, twf };
  const answer = askFullAttack(view, { by: 'A', on: 'T', args });
  const attacks = answer?.attacks ?? [];
  const told = bare.map((name, place) => {
    const group = attacks.filter((it) => it.weapon === name);
    return groupText(who, name, group).replace(name, names[place] ?? name);
  });
  return `${twf ? 'twf: ' : ''}${told.join(', ')}`;
}

/** Feet between them: out of the reach of Point Blank Shot for what carries so far. */
const awayFor = ({ rangeFeet }: Weapon, name: string): number =>
  name.endsWith('*') && rangeFeet !== null && rangeFeet > 40 ? 40 : 5;

/** What is to be in its hands for these names: as it holds them already, else as it carries them. */
function thingsFor(id: string, who: Combatant, names: readonly string[]): readonly unknown[] {
  const entry = findEntry(id);
  const own = [...(entry?.hands ?? []), ...(entry?.carried ?? [])];
  const { hands } = who.inventory;
  if (names.length > 0 && hands.some(({ item }) => item.name === names[0])) return entry?.hands ?? [];
  return names.flatMap((name) => {
    const found = own.find(
      (thing) => (typeof thing === 'string' ? thing.replace('/2', '') : thing.name) === name,
    );
    return found === undefined ? [] : [found];
  });
}

/** Every column of a creature's line; the ways to attack are those that `printed` names. */
export function reckon(id: string, printed: SrdLine): Readonly<Record<Field, string>> {
  const entry = findEntry(id);
  if (entry === null) throw new Error(`no entry ${id}`);
  const { view, who } = stage(id);
  const { ac, touch, flatFootedAc } = report(view, 'A');
  const { size } = who.sheet;
  const save = (kind: 'fortitude' | 'reflex' | 'will') => signed(total(saveModifiers(view, who, kind, null)));
  const grapple = printed.base.endsWith('-') ? '-' : signed(total(grappleModifiers(view, who)));
  const challenge = entry.challengeRating;
  return {
    hitDice: `${entry.hitDice} (${entry.hp ?? averageHitPoints(hitDiceOf(entry.hitDice))})`,
    initiative: signed(total(initiativeModifiers(view, who))),
    speed: speeds(who),
    ac: `${ac} ${touch} ${flatFootedAc}`,
    base: `${signed(who.sheet.baseAttackBonus)}/${grapple}`,
    attacks:
      printed.attacks === '-'
        ? '-'
        : printed.attacks
            .split(' or ')
            .map((way) => routine(id, way))
            .join(' or '),
    space: `${SPACE_FEET[size] ?? spaceSquares(size) * 5}/${reachOf(who)}`,
    saves: `${save('fortitude')} ${save('reflex')} ${save('will')}`,
    challenge: challenge >= 1 ? String(challenge) : `1/${Math.round(1 / challenge)}`,
  };
}
