import type { Attacks, Creature, Field, Read } from './creature';
import { armorClass } from './fields/armor-class';
import { attacks } from './fields/attacks';
import { baseAttack, signed } from './fields/base-attack';
import { LOST, withoutBroken } from './fields/broken';
import { challenge } from './fields/challenge';
import { classLevels } from './fields/class-levels';
import { damages } from './fields/damage';
import { defences } from './fields/defences';
import { hitDice, hitPoints, hitPointsEach, hitPointsInside } from './fields/hit-dice';
import { feats, items, skills } from './fields/lists';
import { abilities, besideSaves, saves } from './fields/scores';
import { besideReach, feet, reachWith, spaceReach } from './fields/space-reach';
import { besideSpeeds, speeds } from './fields/speed';
import type { Label } from './labels';
import { type Entry, isNothing, type Part } from './part';
import { type Problem, problem } from './problem';
import { type Kind, kindOf, properName } from './shapes/heading';
import { lines, type Mapped, spanOf, trim } from './text/mapped';

export type Layout = 'long' | 'table' | 'book' | 'inline' | 'dragon';

/** The entries of one creature by label, and a note of those that could not be read. */
class Reader {
  readonly problems: Problem[] = [];
  readonly unread = new Set<Entry>();
  private readonly entries: readonly Entry[];

  constructor(entries: readonly Entry[]) {
    this.entries = entries;
  }

  get(label: Label): Entry | undefined {
    // `SV: Fort +1`: the second key says what the first one names.
    const own = this.entries.filter((it) => it.label === label);
    return own.find(({ value }) => value.text !== '') ?? own[0];
  }

  all(labels: readonly Label[]): readonly Entry[] {
    return this.entries.filter((it) => labels.includes(it.label));
  }

  text(label: Label): string | undefined {
    return this.get(label)?.value.text;
  }

  /** What `parse` makes of the label's text; where it makes nothing of a text that says something, that is told. */
  read<T>(label: Label, parse: (text: string) => T | null): T | null {
    const entry = this.get(label);
    if (entry === undefined) return null;
    const found = parse(entry.value.text);
    if (found === null && !isNothing(entry.value.text)) this.unreadable(entry);
    return found;
  }

  private unreadable(entry: Entry): void {
    this.unread.add(entry);
    this.problems.push(problem('field-unread', { label: entry.label, text: entry.printed ?? entry.value.text }));
  }
}

/** The figures of one creature. */
export function readCreature(printed: Part, layout: Layout, paste: string): Read {
  const part = { ...printed, entries: printed.entries.map(withoutBroken) };
  const reader = new Reader(part.entries);
  const who = identity(part, reader, layout);
  const skill = skillsAndFeats(reader);
  const lists = qualities(reader, layout, paste);
  const creature: Creature = {
    name: who.name,
    size: who.kind?.size ?? null,
    type: who.kind?.type ?? null,
    subtypes: who.kind?.subtypes ?? [],
    ...vitals(reader),
    ...combat(reader, layout),
    ...lists.own,
    defences: defences(lists.texts),
    saves: throws(reader),
    abilities: reader.read('abilities', abilities),
    ...skill,
    ...rating(reader),
    ...who.more,
  };
  reader.problems.push(...spoiled(printed));
  for (const name of missing(creature)) reader.problems.push(problem('missing', { field: name }));
  const each = hitPointsEach(reader.text('hit-points') ?? '');
  if (each.length > 0) reader.problems.push(several(each, creature.quantity ?? 1));
  return {
    creature,
    ...(each.length > 0 ? { hitPointsEach: each } : {}),
    traits: lists.traits,
    problems: reader.problems,
    fields: fieldsOf(part, reader, who.lines),
  };
}

/** Signs that could not be decoded, and figures that are none. */
const spoiled = ({ entries }: Part): Problem[] =>
  entries.flatMap((it) => {
    const { text } = it.value;
    if (text.includes(LOST)) return [problem('lost-sign', { text })];
    return withoutBroken(it) === it ? [] : [problem('broken-figure', { text })];
  });

const several = (each: readonly number[], quantity: number): Problem =>
  problem('hp-several', { text: each.join(', '), quantity });

function throws(reader: Reader): Creature['saves'] {
  const left = besideSaves(reader.text('saves') ?? '');
  if (left !== null) reader.problems.push(problem('extra-left-out', { text: left }));
  return reader.read('saves', saves);
}

function pace(reader: Reader): Creature['speeds'] {
  const found = reader.read('speed', speeds) ?? {};
  for (const text of besideSpeeds(reader.text('speed') ?? '', found))
    reader.problems.push(problem('extra-left-out', { text }));
  return found;
}

/** What a combatant cannot be without: `name`, `hp`, `ac`, `attacks`, where the block has none. */
export function missing(creature: Creature): string[] {
  const none = creature.attack === null && creature.fullAttack === null && creature.attackBonus === undefined;
  return [
    ...(creature.name === null ? ['name'] : []),
    ...(creature.hp === null ? ['hp'] : []),
    ...(creature.ac === null ? ['ac'] : []),
    ...(none ? ['attacks'] : []),
  ];
}

interface Identity {
  readonly name: string | null;
  readonly kind: Kind | null;
  readonly lines: readonly { readonly line: Mapped; readonly label: Field['label'] }[];
  readonly more: Pick<Creature, 'classLevels' | 'quantity'>;
}

function identity(part: Part, reader: Reader, layout: Layout): Identity {
  const { heading } = part;
  const own = reader.read('size-type', kindOf);
  const at = own === null ? heading.findLastIndex(({ text }) => kindOf(text) !== null) : heading.length;
  const kind = own ?? kindOf(heading[at]?.text ?? '');
  const above = heading.slice(0, at < 0 ? undefined : at).filter(({ text }) => isName(text));
  const line = layout === 'book' || layout === 'inline' ? above[0] : above.at(-1);
  const bare = bareName(formOf(above, line) ?? ownerOf(above, line) ?? line?.text ?? kind?.name ?? '');
  const quantity = /\s*\((\d+)\)$/.exec(bare) ?? /^(\d+)\s+(?=\p{L})/u.exec(bare);
  const name = properName(quantity === null ? bare : bare.replace(quantity[0], ''));
  const levels = classLevels(
    above
      .map(({ text }) => text.replace(/\t?CR .*$/, ''))
      .filter((text) => text !== '')
      .slice(layout === 'long' ? -1 : 0)
      .join('; '),
  );
  const unique = levels.filter(
    (it, index) => levels.findIndex((other) => other.class === it.class) === index,
  );
  return {
    name: name === '' ? null : name,
    kind,
    lines: heading.map((it, index) => ({
      line: it,
      label:
        it === line
          ? 'name'
          : index === at
            ? 'kind'
            : above.includes(it) || isRating(it.text)
              ? 'noted'
              : 'unknown',
    })),
    more: {
      ...(unique.length === 0 ? {} : { classLevels: unique }),
      ...(quantity === null ? {} : { quantity: Number(quantity[1]) }),
    },
  };
}

/** `Werewolf` and below it `Hybrid Form`: both are the name. */
function formOf(above: readonly Mapped[], line: Mapped | undefined): string | null {
  const before = above.at(-2);
  return line !== undefined &&
    line === above.at(-1) &&
    before !== undefined &&
    /^[\p{L}-]+ form$/iu.test(line.text)
    ? `${before.text}, ${line.text}`
    : null;
}

/** `Sir Halvard` and below it `Male human paladin 5`: the name stands above. */
function ownerOf(above: readonly Mapped[], line: Mapped | undefined): string | null {
  const before = above.at(-2);
  if (before === undefined || line === undefined || line !== above.at(-1)) return null;
  return /^(?:fe)?male\s/i.test(line.text) ? before.text : null;
}

/** A name without the rating behind it. */
const bareName = (text: string): string =>
  text
    .replace(/[\t ,]*\bCR[\t :]+[\d/—].*$/, '')
    .replace(/\s*[:;—-]+\s*$/, '')
    .trim();

/** A rating alone on its line is read as one. */
const isRating = (text: string): boolean => /^CR[\t :]+[\d/—]+$/.test(text);

/** A line of a heading that may be a name: short, and no sentence. */
const isName = (text: string): boolean =>
  text.length <= 120 &&
  /\p{L}/u.test(text) &&
  !/^CR\b|^Init\b|[.!?]$/.test(text) &&
  text.split(/\s+/).length <= 14;

function vitals(reader: Reader): Pick<Creature, 'hitDice' | 'hp' | 'initiative' | 'speeds'> {
  const points = reader.read('hit-points', hitPoints);
  const dice = reader.read('hit-dice', (text) => hitDice(text) ?? hitDice(`${text} HD`));
  return {
    hitDice: dice ?? hitDice(reader.text('hit-points') ?? ''),
    hp: points ?? hitPointsInside(reader.text('hit-dice') ?? ''),
    initiative: reader.read('initiative', signed),
    speeds: pace(reader),
  };
}

function combat(
  reader: Reader,
  layout: Layout,
): Pick<Creature, 'ac' | 'bab' | 'grapple' | 'attack' | 'fullAttack' | 'space' | 'reach' | 'reachWith'> {
  const armor = reader.read('armor-class', armorClass);
  const both = reader.read('base-attack-grapple', baseAttack);
  const alone = reader.read('base-attack', baseAttack);
  reader.problems.push(...(armor?.problems ?? []), ...(both?.problems ?? []));
  const attack = listed(reader, 'attack');
  const full = listed(reader, 'full-attack') ?? laterForm(reader);
  return {
    ac: armor?.ac ?? null,
    bab: both?.bab ?? alone?.bab ?? null,
    grapple:
      both?.grapple ??
      reader.read('grapple', (text) => signed(text.replace(/\(.*$/, ''))) ??
      alone?.grapple ??
      null,
    attack,
    fullAttack: full,
    ...(layout === 'dragon' ? { space: null, reach: null, reachWith: null } : room(reader)),
  };
}

function listed(reader: Reader, label: 'attack' | 'full-attack'): Attacks | null {
  return reader.read(label, (text) => {
    const { attacks: found, problems } = attacks(text, null, damages(reader.text('damage') ?? ''));
    for (const it of problems)
      if (!reader.problems.some((other) => same(it, other))) reader.problems.push(it);
    return found;
  });
}

const same = (a: Problem, b: Problem): boolean => a.code === b.code && a.with.text === b.with.text;

/** Later books: the lines "Melee" and "Ranged" are full attacks, one or the other. */
function laterForm(reader: Reader): Attacks | null {
  const read = reader
    .all(['melee', 'ranged'])
    .map(({ label, value }) => attacks(value.text, label === 'ranged' ? 'ranged' : 'melee'));
  reader.problems.push(...read.flatMap(({ problems }) => problems));
  return read.length === 0 ? null : read.flatMap((it) => it.attacks);
}

function room(reader: Reader): Pick<Creature, 'space' | 'reach' | 'reachWith'> {
  const both = reader.read('space-reach', spaceReach);
  for (const label of ['space-reach', 'reach'] as const)
    for (const text of besideReach(reader.text(label) ?? ''))
      reader.problems.push(problem('extra-left-out', { text }));
  if (both !== null) return both;
  const reach = reader.text('reach');
  return {
    space: reader.read('space', feet),
    reach: reader.read('reach', feet),
    reachWith: reach === undefined ? {} : reachWith(reach),
  };
}

function skillsAndFeats(reader: Reader): Pick<Creature, 'skills' | 'feats'> {
  const both = reader.get('skills-feats');
  const alone = reader.get('skills');
  const found = skills(alone?.value ?? both?.value ?? { text: '', at: [] });
  const own = reader.get('feats');
  const list = own === undefined ? (alone === undefined ? found.others : []) : items(own.value);
  if (alone !== undefined)
    for (const { text } of found.others)
      reader.problems.push(problem('field-unread', { label: 'skills', text }));
  for (const { text } of list.filter((it) => /^\(.*\)$/.test(it.text)))
    reader.problems.push(problem('field-unread', { label: 'feats', text }));
  const epic = items(reader.get('epic-feats')?.value ?? { text: '', at: [] });
  return { skills: found.skills, feats: feats([...list.filter((it) => !/^\(.*\)$/.test(it.text)), ...epic]) };
}

function rating(reader: Reader): Pick<Creature, 'cr' | 'crText'> {
  const found = reader.read('challenge-rating', challenge);
  reader.problems.push(...(found?.problems ?? []));
  return found === null ? { cr: null } : { cr: found.cr, crText: found.crText };
}

const SPREAD: readonly Label[] = ['immune', 'resist'];
const LISTS: readonly Label[] = ['special-attacks', 'attack-options', 'special-qualities'];

/** Special attacks and qualities. The later form spreads them over its lines; where it does, there is no list of them. */
function qualities(
  reader: Reader,
  layout: Layout,
  paste: string,
): { own: Pick<Creature, 'specialAttacks' | 'specialQualities'>; texts: string[]; traits: string[] } {
  const list = (label: Label): string[] =>
    items(reader.get(label)?.value ?? { text: '', at: [] }).map((it) => asPrinted(it, paste));
  const senses = list('senses').filter(
    (text) => !/^(?:listen|spot|search|sense motive|perception)\b/i.test(text),
  );
  const [attackList, qualityList] = [
    [...list('special-attacks'), ...list('attack-options')].map(capital),
    [...senses, ...list('special-qualities')].map(capital),
  ];
  const spread =
    layout === 'book' &&
    (SPREAD.some((it) => reader.get(it) !== undefined) || !LISTS.some((it) => reader.get(it) !== undefined));
  const said = (label: Label, name: string): string[] => list(label).map((text) => `${name} ${text}`);
  const more = [
    ...said('spell-resistance', 'SR'),
    ...said('damage-reduction', 'DR'),
    ...said('immune', 'immunity to'),
    ...said('resist', 'resistance to'),
  ];
  const texts = [
    ...list('special-attacks'),
    ...senses,
    ...list('special-qualities'),
    ...more,
    reader.text('hit-points') ?? '',
  ];
  return {
    own: spread
      ? { specialAttacks: null, specialQualities: null }
      : { specialAttacks: attackList, specialQualities: qualityList },
    texts,
    traits: [
      ...attackList,
      ...qualityList,
      ...more,
      ...(reader.text('hit-points') ?? '').split(/;\s*/).slice(1),
    ],
  };
}

/** Lists begin with a capital, in the forms that have none too. */
const capital = (text: string, index: number): string =>
  index === 0 ? text.charAt(0).toUpperCase() + text.slice(1) : text;

/** A dash for "nothing" as the paste writes it. */
const asPrinted = ({ text, at }: Mapped, paste: string): string =>
  text.replace(/—/g, (dash, index: number) => {
    const printed = paste.charAt(at[index] ?? 0);
    return /[–−]/.test(printed) ? printed : dash;
  });

function fieldsOf(part: Part, reader: Reader, heading: Identity['lines']): Field[] {
  const above = heading.flatMap(({ line, label }): Field[] => {
    const span = spanOf(trim(line));
    const state = label === 'unknown' ? 'unread' : label === 'noted' ? 'noted' : 'read';
    return span === null ? [] : [{ label, span, state, text: trim(line).text }];
  });
  const entries = part.entries.flatMap((it): Field[] => {
    const state = reader.unread.has(it) ? 'unread' : it.label === 'noted' ? 'noted' : 'read';
    return it.span === null ? [] : [{ label: it.label, span: it.span, state, text: it.printed ?? it.value.text }];
  });
  const rest = part.rest
    .flatMap(lines)
    .map(trim)
    .flatMap((line): Field[] => {
      const span = spanOf(line);
      return span === null ? [] : [{ label: 'unknown', span, state: 'unread', text: line.text }];
    });
  return [...above, ...entries, ...rest];
}
