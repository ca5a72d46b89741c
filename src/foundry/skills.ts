import type { Actor } from './actor';
import { at, isRecord, numberAt, recordAt, textAt, wholeAt } from './json';
import { type Warning, warning } from './problem';

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
  kar: 'Knowledge (arcana)',
  kdu: 'Knowledge (dungeoneering)',
  ken: 'Knowledge (architecture and engineering)',
  kge: 'Knowledge (geography)',
  khi: 'Knowledge (history)',
  klo: 'Knowledge (local)',
  kna: 'Knowledge (nature)',
  kno: 'Knowledge (nobility and royalty)',
  kpl: 'Knowledge (the planes)',
  kre: 'Knowledge (religion)',
  spk: 'Speak Language',
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
  const unknown = ranked.filter((key) => !Object.hasOwn(SKILLS, key));
  if (unknown.length > 0) {
    const names = unknown.map((key) => textAt(skills, `${key}.name`) || key).join(', ');
    told.push(warning('skills-unknown', { names }));
  }
  return Object.fromEntries([
    ...ranked.flatMap((key) => figureOf(at(skills, key), SKILLS[key] ?? '')),
    ...Object.keys(skills).flatMap((key) => subSkills(at(skills, key), SKILLS[key] ?? '')),
  ]);
}

function figureOf(skill: unknown, name: string): [string, number][] {
  const value = wholeAt(skill, 'mod');
  return name === '' || value === null ? [] : [[name, value]];
}

/** Craft, Perform and Profession keep their kinds below themselves: `Craft (armor)`. */
const subSkills = (skill: unknown, name: string): [string, number][] =>
  Object.values(recordAt(skill, 'subSkills'))
    .filter((kind) => (numberAt(kind, 'rank') ?? 0) > 0)
    .flatMap((kind) => figureOf(kind, `${name} (${textAt(kind, 'name').toLowerCase() || '?'})`));
