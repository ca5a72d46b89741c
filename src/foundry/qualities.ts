import type { Defences } from '../stat-block/creature';
import { type Actor, type Item, itemsOf } from './actor';
import { at, isRecord, isTrueAt, listAt, numberAt, textAt, wholeAt } from './json';
import { type Warning, warning } from './problem';

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
  const feats = items.filter(isFeat).map(({ name }) => name);
  const special = items
    .filter((it) => !isFeat(it) && !isIdle(it))
    .map(({ name }) => name.replace(/^sense:\s*/i, ''));
  const written = textAt(actor.system, 'traits.senses');
  const senses = written
    .split(/[,;]|\band\b/i)
    .map((it) => it.trim())
    .filter((it) => it !== '' && !/^(?:listen|spot|perception|sense motive)\b/i.test(it));
  return {
    feats: [...new Set(feats)],
    specialQualities: special,
    traits: distinct([...senses, ...sensesOf(actor), ...special, ...immunities(actor), ...energies(actor)]),
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

const isFeat = ({ system }: Item): boolean =>
  ['', 'feat'].includes(textAt(system, 'featType') || textAt(system, 'subType'));
/** Ecology, treasure and the like. */
const isIdle = ({ system }: Item): boolean =>
  (textAt(system, 'featType') || textAt(system, 'subType')) === 'misc';

const FAR_SENSES = ['darkvision', 'blindsight', 'blindsense', 'tremorsense'] as const;

function sensesOf({ system }: Actor): string[] {
  const far = FAR_SENSES.flatMap((key) => {
    const feet = numberAt(system, `attributes.senses.${key}`) ?? 0;
    return feet > 0 ? [`${key} ${feet} ft.`] : [];
  });
  const low =
    isTrueAt(system, 'attributes.senses.lowLight') || isTrueAt(system, 'attributes.vision.lowLight');
  return [...far, ...(low ? ['low-light vision'] : [])];
}

const immunities = ({ system }: Actor): string[] =>
  ['di', 'ci']
    .flatMap((key) => [
      ...listAt(system, `traits.${key}.value`).map((it) => textAt({ it }, 'it')),
      ...textAt(system, `traits.${key}.custom`).split(/[,;]/),
    ])
    .map((it) => it.trim())
    .filter((it) => /^[a-z][a-z -]*$/i.test(it))
    .map((it) => `immune to ${it.toLowerCase()}`);

const ENERGY = /\b(acid|cold|electricity|fire|sonic)\b/gi;

/** `fire 10, cold 5`; or entries with a kind and an amount. */
function energies({ system }: Actor): string[] {
  const text = textAt(system, 'traits.eres');
  const written = [...text.matchAll(/\b(acid|cold|electricity|fire|sonic)\D{0,12}(\d{1,3})\b/gi)].map(
    ([, energy = '', amount]) => `${energy.toLowerCase()} ${amount}`,
  );
  const kept = listAt(system, 'attributes.energyResistance').flatMap((entry) => {
    const amount = wholeAt(entry, 'value') ?? wholeAt(entry, 'amount') ?? 0;
    const [energy] = `${textAt(entry, 'uid')} ${textAt(entry, 'name')}`.match(ENERGY) ?? [];
    if (energy === undefined) return [];
    if (isTrueAt(entry, 'immunity')) return [`immune to ${energy.toLowerCase()}`];
    return amount > 0 ? [`${energy.toLowerCase()} ${amount}`] : [];
  });
  return [...written, ...kept];
}

function defencesOf(actor: Actor, told: Warning[]): Defences {
  const { system } = actor;
  const resistance = wholeAt(system, 'attributes.sr.total') ?? wholeAt(system, 'attributes.sr.formula');
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
  return [...written, ...(any > 0 ? [{ amount: any, bypass: '—' }] : []), ...kept];
}

const SKILLS: Readonly<Record<string, string>> = {
  apr: 'Appraise',
  blc: 'Balance',
  blf: 'Bluff',
  clm: 'Climb',
  coc: 'Concentration',
  crf: 'Craft',
  dsc: 'Decipher Script',
  dip: 'Diplomacy',
  dev: 'Disable Device',
  dis: 'Disguise',
  esc: 'Escape Artist',
  fog: 'Forgery',
  gif: 'Gather Information',
  han: 'Handle Animal',
  hea: 'Heal',
  hid: 'Hide',
  int: 'Intimidate',
  jmp: 'Jump',
  lis: 'Listen',
  mos: 'Move Silently',
  opl: 'Open Lock',
  prf: 'Perform',
  pro: 'Profession',
  rid: 'Ride',
  src: 'Search',
  sen: 'Sense Motive',
  slt: 'Sleight of Hand',
  spl: 'Spellcraft',
  spt: 'Spot',
  sur: 'Survival',
  swm: 'Swim',
  tmb: 'Tumble',
  umd: 'Use Magic Device',
  uro: 'Use Rope',
};

/** Skills that somebody put ranks into, or that something changes. Those of Pathfinder are others: told, not taken. */
export function skillsOf({ system, layout }: Actor, told: Warning[]): Readonly<Record<string, number>> {
  const skills = at(system, 'skills');
  if (!isRecord(skills)) return {};
  const ranked = Object.keys(skills).filter(
    (key) => (numberAt(skills, `${key}.rank`) ?? 0) > 0 || (numberAt(skills, `${key}.changeBonus`) ?? 0) > 0,
  );
  if (layout === 'pf1') {
    if (ranked.length > 0) told.push(warning('skills-pathfinder', { count: ranked.length }));
    return {};
  }
  return Object.fromEntries(
    ranked.flatMap((key) => {
      const value = wholeAt(skills, `${key}.mod`);
      const name = Object.hasOwn(SKILLS, key) ? SKILLS[key] : undefined;
      return name === undefined || value === null ? [] : [[name, value] as const];
    }),
  );
}
