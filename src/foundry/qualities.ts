import type { Defences } from '../stat-block/creature';
import { type Actor, type Item, itemsOf } from './actor';
import { namesOf } from './changes';
import { plainFormula } from './formula';
import { at, isRecord, isTrueAt, type Json, listAt, textAt, wholeAt } from './json';
import { type Warning, warning } from './problem';
import { sensesOf } from './senses';

/** Feats, and what else makes the creature what it is, in words. */
export interface Qualities {
  readonly feats: readonly string[];
  readonly specialQualities: readonly string[];
  /** Senses, immunities and resistances, as the reader of stat blocks takes them. */
  readonly traits: readonly string[];
  readonly defences: Defences;
}

export function qualitiesOf(actor: Actor, told: Warning[]): Qualities {
  const items = itemsOf(actor, 'feat').filter(({ name }) => /[a-z0-9]/i.test(name));
  const feats = items.filter(isFeat).map(featName);
  const special = items
    .filter((it) => !isFeat(it) && !isIdle(it))
    .map(({ name }) => name.replace(/^sense:\s*/i, ''));
  return {
    feats: [...new Set(feats)],
    specialQualities: distinct([...sensesOf(actor), ...special]),
    traits: distinct([...sensesOf(actor), ...special, ...immunities(actor), ...energies(actor)]),
    defences: defencesOf(actor, told),
  };
}

/** Once each, whatever the capitals and the unit. */
function distinct(words: readonly string[]): string[] {
  const seen = new Set<string>();
  return words.filter((word) => {
    const key = word
      .toLowerCase()
      .replace(/[^a-z0-9]/g, '')
      .replace(/\d+(?:ft)?$/, '');
    return seen.has(key) ? false : seen.add(key) !== undefined;
  });
}

/** `Improved Initiativeb`: the mark of a bonus feat that became a letter; the description has the name as it was printed. */
function featName({ name, system }: Item): string {
  const bare = name.slice(0, -1);
  return /[a-z)]b$/.test(name) && textAt(system, 'description.value').includes(`${bare}B`) ? bare : name;
}

const isFeat = ({ system }: Item): boolean =>
  ['', 'feat'].includes(textAt(system, 'featType') || textAt(system, 'subType'));
/** Ecology, treasure and the like. */
const isIdle = ({ system }: Item): boolean =>
  (textAt(system, 'featType') || textAt(system, 'subType')) === 'misc';

const immunities = ({ system }: Actor): string[] =>
  ['di', 'ci']
    .flatMap((key) => [
      ...listAt(system, `traits.${key}.value`).map((it) => textAt({ it }, 'it')),
      ...textAt(system, `traits.${key}.custom`).split(/[,;]/),
    ])
    .map((it) => it.trim())
    .filter((it) => /^[a-z][a-z -]*$/i.test(it))
    .map((it) => (/\b(?:traits|immunities)$/i.test(it) ? it.toLowerCase() : `immune to ${it.toLowerCase()}`));

const ENERGY = /\b(acid|cold|electricity|fire|sonic)\b/gi;

/** `fire 10, cold 5`; or entries with a kind and an amount. */
function energies({ system }: Actor): string[] {
  const text = textAt(system, 'traits.eres');
  const written = [...text.matchAll(/\b(acid|cold|electricity|fire|sonic)\D{0,12}(\d{1,3})\b/gi)].map(
    ([, energy = '', amount]) => `${energy.toLowerCase()} ${amount}`,
  );
  const keyed = listAt(system, 'traits.eres.value').flatMap((entry) => {
    const amount = wholeAt(entry, 'amount') ?? 0;
    const kinds = listAt(entry, 'types').flatMap((it) => textAt({ it }, 'it').match(ENERGY) ?? []);
    return amount > 0 ? kinds.map((it) => `${it.toLowerCase()} ${amount}`) : [];
  });
  const kept = listAt(system, 'attributes.energyResistance').flatMap((entry) => {
    const amount = wholeAt(entry, 'value') ?? wholeAt(entry, 'amount') ?? 0;
    const [energy] = `${textAt(entry, 'uid')} ${textAt(entry, 'name')}`.match(ENERGY) ?? [];
    if (energy === undefined) return [];
    if (isTrueAt(entry, 'immunity')) return [`immune to ${energy.toLowerCase()}`];
    return amount > 0 ? [`${energy.toLowerCase()} ${amount}`] : [];
  });
  return [...written, ...keyed, ...kept];
}

function defencesOf(actor: Actor, told: Warning[]): Defences {
  const { system } = actor;
  const resistance = wholeAt(system, 'attributes.sr.total') ?? resistanceOf(actor, told);
  const amount = (path: string): number | null => {
    const found = Number(/\d{1,3}/.exec(textAt(system, path))?.[0] ?? wholeAt(system, path) ?? 0);
    return found > 0 ? found : null;
  };
  return {
    damageReduction: reductionsOf(actor, told),
    spellResistance: resistance !== null && resistance > 0 ? resistance : null,
    fastHealing: amount('traits.fastHealing'),
    regeneration: amount('traits.regen'),
  };
}

/** Spell resistance where only its formula is kept. */
function resistanceOf(actor: Actor, told: Warning[]): number | null {
  const text = textAt(actor.system, 'attributes.sr.formula');
  const found = wholeAt(actor.system, 'attributes.sr.formula') ?? plainFormula(text, namesOf(actor));
  if (found === null)
    told.push(warning('formula', { name: actor.name, target: 'spell resistance', formula: text }));
  return found;
}

const BYPASS =
  /\b(?:cold[ -]?iron|adamantine|silver(?:ed)?|magic|good|evil|lawful|chaotic|law|chaos|slashing|piercing|bludgeoning|epic)\b/gi;

function reductionsOf({ system }: Actor, told: Warning[]): Defences['damageReduction'] {
  const text = textAt(system, 'traits.dr');
  const written = [...text.matchAll(/(\d{1,3})\s*\/\s*([^,;/]+)/g)].map(([, amount, bypass = '']) => ({
    amount: Number(amount),
    bypass: /[a-z]/i.test(bypass) ? bypass.trim().toLowerCase() : '—',
  }));
  if (text !== '' && written.length === 0) told.push(warning('reduction-unread', { text }));
  const any = wholeAt(system, 'attributes.damageReduction.any') ?? 0;
  const kinds = listAt(system, 'attributes.damageReduction.types').filter(isRecord);
  const kept = kinds.flatMap((entry) => {
    const amount = wholeAt(entry, 'value') ?? wholeAt(entry, 'amount') ?? 0;
    if (amount <= 0) return [];
    const name = `${textAt(entry, 'name')} ${textAt(entry, 'uid')}`
      .replace(/([a-z])([A-Z])/g, '$1 $2')
      .replace(/[_-]/g, ' ');
    const [bypass] = name.match(BYPASS) ?? [];
    if (bypass !== undefined) return [{ amount, bypass: bypass.toLowerCase() }];
    told.push(warning('reduction-unread', { text: `${amount}/${name.trim() || '?'}` }));
    return [];
  });
  const keyed = listAt(system, 'traits.dr.value')
    .filter(isRecord)
    .flatMap((entry) => reductionOf(entry, told));
  return [...written, ...keyed, ...(any > 0 ? [{ amount: any, bypass: '—' }] : []), ...kept];
}

/** An entry of newer files: an amount and up to two kinds, joined by "or" unless `operator` is false. */
function reductionOf(entry: Json, told: Warning[]): Defences['damageReduction'] {
  const amount = wholeAt(entry, 'amount') ?? 0;
  if (amount <= 0) return [];
  const written = listAt(entry, 'types')
    .map((it) => textAt({ it }, 'it').replace(/([a-z])([A-Z])/g, '$1 $2'))
    .filter((it) => it !== '');
  const kinds = written.map((it) => it.match(BYPASS)?.[0]?.toLowerCase());
  if (kinds.includes(undefined)) {
    told.push(warning('reduction-unread', { text: `${amount}/${written.join(' ')}` }));
    return [];
  }
  const bypass = kinds.join(at(entry, 'operator') === false ? ' and ' : ' or ');
  return [{ amount, bypass: bypass === '' ? '—' : bypass }];
}
