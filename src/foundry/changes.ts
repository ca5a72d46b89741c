import { ABILITY_KEYS } from '../stat-block/creature';
import { type Actor, classesOf, type Item, isWorn } from './actor';
import { type Names, plainFormula } from './formula';
import { at, isTrueAt, listAt, textAt, wholeAt } from './json';
import { type Warning, warning } from './problem';

/** A bonus that an item gives: `["5", "ac", "nac", "racial"]`, or the same as a record. */
export interface Change {
  readonly from: string;
  readonly target: string;
  /** `dodge`, `deflection`, `untyped` …; empty where the item does not say. */
  readonly type: string;
  /** null: a formula that the file alone does not answer. */
  readonly value: number | null;
  readonly formula: string;
}

/** What formulas may refer to: everything that stands in the actor itself. */
export function namesOf(actor: Actor): Names {
  const { system } = actor;
  const names: Record<string, number> = {};
  for (const key of ABILITY_KEYS) {
    const score = wholeAt(system, `abilities.${key}.total`) ?? wholeAt(system, `abilities.${key}.value`);
    if (score === null) continue;
    names[`abilities.${key}.total`] = score;
    names[`abilities.${key}.mod`] = Math.floor((score - 10) / 2);
  }
  names['attributes.hd.total'] = classesOf(actor).reduce((all, { levels }) => all + levels, 0);
  const bab = wholeAt(system, 'attributes.bab.total');
  if (bab !== null) names['attributes.bab.total'] = bab;
  return names;
}

const GIVERS = ['feat', 'class', 'race', 'buff', 'equipment', 'weapon', 'aura', 'enhancement'];

/** What the items that are at work change: buffs that are active, equipment that is worn, feats, classes, races. */
export function changesOf(actor: Actor): readonly Change[] {
  const names = namesOf(actor);
  return actor.items
    .filter((item) => GIVERS.includes(item.type) && isAtWork(item))
    .flatMap((item) => listAt(item.system, 'changes').flatMap((it) => changeOf(it, item, names)));
}

const isAtWork = (item: Item): boolean => {
  if (item.type === 'buff') return isTrueAt(item.system, 'active');
  if (isTrueAt(item.system, 'disabled')) return false;
  return item.type === 'equipment' || item.type === 'weapon' ? isWorn(item) : true;
};

function changeOf(change: unknown, item: Item, names: Names): Change[] {
  const [formula = '', target = '', type = ''] = Array.isArray(change)
    ? [partOf(change, 0), partOf(change, 2), partOf(change, 3)]
    : [
        textAt(change, 'formula'),
        textAt(change, 'subTarget') || textAt(change, 'target'),
        textAt(change, 'modifier') || textAt(change, 'type'),
      ];
  if (target === '' || formula === '' || at(change, 'operator') === 'set') return [];
  return [{ from: item.name, target, type, formula, value: plainFormula(formula, names) }];
}

const partOf = (list: readonly unknown[], index: number): string => {
  const part = list[index];
  return typeof part === 'number' ? String(part) : textAt({ part }, 'part');
};

/** Their sum for these targets. */
export const sumFor = (changes: readonly Change[], ...targets: readonly string[]): number =>
  changes.reduce((all, { target, value }) => (targets.includes(target) ? all + (value ?? 0) : all), 0);

const LONGEST = 60;
const shortened = (text: string): string => (text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text);

/** So many formulas are told one by one. */
const TOLD = 3;

/** Formulas that could not be worked out, which a stored figure may or may not hold. */
export function formulaWarnings(changes: readonly Change[]): Warning[] {
  const unknown = changes.filter(({ value }) => value === null);
  return [
    ...unknown
      .slice(0, TOLD)
      .map(({ from, target, formula }) =>
        warning('formula', { name: from, target, formula: shortened(formula) }),
      ),
    ...(unknown.length > TOLD ? [warning('formulas-more', { count: unknown.length - TOLD })] : []),
  ];
}
