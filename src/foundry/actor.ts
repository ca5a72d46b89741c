import type { Size } from '../grid/size';
import { isTooDeep } from '../session/depth';
import { at, isRecord, isTrueAt, type Json, listAt, numberAt, recordAt, textAt, withoutMarks } from './json';
import { FoundryError } from './problem';

/** D35E up to Foundry 9, D35E on Foundry 10 and later, Pathfinder 1. */
export const LAYOUTS = ['d35e-data', 'd35e-system', 'pf1'] as const;
export type Layout = (typeof LAYOUTS)[number];

export interface Item {
  readonly id: string;
  readonly name: string;
  readonly type: string;
  readonly system: Json;
}
/** One actor of a file, whichever layout it has. */
export interface Actor {
  readonly layout: Layout;
  readonly name: string;
  readonly system: Json;
  /** What its tokens are made like. */
  readonly token: Json;
  readonly items: readonly Item[];
  /** Items that the file only names: they are files of their own. */
  readonly elsewhere: number;
}

/** Of a file: more than any actor, and any usual pack, has. */
export const MOST_BYTES = 10 * 1024 * 1024;
/** More actors than anybody wants to choose from. */
const MOST_ACTORS = 200;
const MOST_ITEMS = 2000;

/**
 * The actors of a file: one object, a list of them, or one a line (a pack). Documents that are no creatures are counted in `others`.
 * @throws FoundryError on anything else
 */
export function actorsOf(content: string): { actors: readonly Actor[]; others: number } {
  if (content.trim() === '') throw new FoundryError('empty');
  if (content.length > MOST_BYTES) throw new FoundryError('too-large');
  const documents = documentsOf(content.replace(/^\ufeff/, ''));
  if (documents.some((it) => isTooDeep(it))) throw new FoundryError('too-deep');
  const actors = documents.flatMap((it) => {
    const actor = actorOf(withLists(it));
    return actor === null ? [] : [actor];
  });
  if (actors.length === 0)
    throw new FoundryError(documents.some(isOfOtherSystem) ? 'other-system' : 'no-actor');
  return {
    actors: actors.slice(0, MOST_ACTORS),
    others: documents.length - Math.min(actors.length, MOST_ACTORS),
  };
}

/** Lists that were stored as records with the numbers from 0 for keys are lists again, wherever they stand. */
function withLists(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withLists);
  if (!isRecord(value)) return value;
  const keys = Object.keys(value);
  if (keys.length > 0 && keys.every((key, index) => key === String(index)))
    return Object.values(value).map(withLists);
  return Object.fromEntries(keys.map((key) => [key, withLists(value[key])]));
}

function documentsOf(content: string): readonly unknown[] {
  const whole = parsed(content);
  if (whole !== undefined) return Array.isArray(whole) ? whole : [whole];
  const lines = content.split(/\r?\n/).filter((line) => line.trim() !== '');
  const each = lines.map(parsed);
  if (lines.length < 2 || each.includes(undefined)) throw new FoundryError('no-json');
  return each;
}

function parsed(content: string): unknown {
  try {
    const value: unknown = JSON.parse(content);
    return value;
  } catch {
    return undefined;
  }
}

function actorOf(document: unknown): Actor | null {
  const system = [at(document, 'system'), at(document, 'data')].filter(isRecord).find(isCreature);
  if (system === undefined || isOfOtherSystem(document)) return null;
  const items = listAt(document, 'items').slice(0, MOST_ITEMS);
  const prototype = recordAt(document, 'prototypeToken');
  return {
    layout: layoutOf(document, system),
    name: withoutMarks(textAt(document, 'name')),
    system,
    token: Object.keys(prototype).length > 0 ? prototype : recordAt(document, 'token'),
    items: items.flatMap(itemOf),
    elsewhere: items.filter((it) => typeof it === 'string').length,
  };
}

const isCreature = (system: Json): boolean =>
  isRecord(at(system, 'abilities')) && isRecord(at(system, 'attributes'));

function itemOf(item: unknown): Item[] {
  if (!isRecord(item)) return [];
  const id = textAt(item, '_id');
  const own = at(item, 'system');
  return [
    {
      id,
      name: withoutMarks(textAt(item, 'name')),
      type: textAt(item, 'type'),
      system: isRecord(own) ? own : recordAt(item, 'data'),
    },
  ];
}

const systemOf = (document: unknown): string =>
  `${textAt(document, '_stats.systemId')} ${textAt(document, 'flags.exportSource.system')}`
    .toLowerCase()
    .trim();
/** Keys of other systems that also have abilities and attributes: the fifth edition, the second of Pathfinder. */
const FOREIGN = [
  'attributes.ac.calc',
  'attributes.ac.flat',
  'attributes.death',
  'attributes.inspiration',
  'attributes.classDC',
  'saves.fortitude',
  'initiative.statistic',
];

function isOfOtherSystem(document: unknown): boolean {
  const named = systemOf(document);
  if (named !== '') return !/pf1|d35e/.test(named);
  return [at(document, 'system'), at(document, 'data')].some((system) =>
    FOREIGN.some((path) => at(system, path) !== undefined),
  );
}

const PATHFINDER_SKILLS = ['per', 'ste', 'acr', 'fly', 'lin'];

/** The systems name themselves in newer files; in older ones their figures tell them apart. */
function layoutOf(document: unknown, system: Json): Layout {
  const named = systemOf(document);
  if (named.includes('pf1')) return 'pf1';
  const ours: Layout = isRecord(at(document, 'system')) ? 'd35e-system' : 'd35e-data';
  if (named.includes('d35e')) return ours;
  const skills = recordAt(system, 'skills');
  const figures = [
    numberAt(system, 'attributes.ac.normal.total') !== null,
    numberAt(system, 'details.cr') !== null,
    ['spt', 'lis', 'hid', 'blc'].some((key) => Object.hasOwn(skills, key)),
  ].filter((it) => it).length;
  const pathfinder = [
    isRecord(at(system, 'details.cr')),
    PATHFINDER_SKILLS.some((key) => Object.hasOwn(skills, key)),
    listAt(document, 'items').some((it) => textAt(it, 'type') === 'race'),
  ].filter((it) => it).length;
  return pathfinder > figures || figures === 0 ? 'pf1' : ours;
}

const SIZES: Readonly<Record<string, Size>> = {
  fine: 'fine',
  dim: 'diminutive',
  tiny: 'tiny',
  sm: 'small',
  med: 'medium',
  lg: 'large',
  huge: 'huge',
  grg: 'gargantuan',
  col: 'colossal',
};

/** null where the file has none, or one of another system. */
export function sizeOf({ system }: Actor): Size | null {
  const [key = ''] = ['actualSize', 'size', 'size.value', 'size.base']
    .map((it) => textAt(system, `traits.${it}`))
    .filter((it) => it !== '');
  return Object.hasOwn(SIZES, key) ? (SIZES[key] ?? null) : null;
}

export const itemsOf = ({ items }: Actor, ...types: readonly string[]): readonly Item[] =>
  items.filter(({ type }) => types.includes(type));

export interface Class {
  readonly item: Item;
  readonly racial: boolean;
  readonly levels: number;
}
/** Classes and racial hit dice with their levels; those without a level, such as a familiar's, do not count. */
export const classesOf = (actor: Actor): readonly Class[] =>
  itemsOf(actor, 'class').flatMap((item) => {
    const levels = numberAt(item.system, 'levels') ?? numberAt(item.system, 'level') ?? 0;
    return levels > 0 ? [{ item, racial: textAt(item.system, 'classType') === 'racial', levels }] : [];
  });

/** Worn or carried by hand; what says nothing is. */
export const isWorn = ({ system }: Item): boolean =>
  at(system, 'equipped') !== false && !isTrueAt(system, 'melded');
