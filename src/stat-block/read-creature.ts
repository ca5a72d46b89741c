import type { Attacks, Creature, Field, Read } from './creature';
import { armorClass } from './fields/armor-class';
import { attacks } from './fields/attacks';
import { baseAttack, signed } from './fields/base-attack';
import { spoiled, withoutBroken } from './fields/broken';
import { challenge } from './fields/challenge';
import { damages } from './fields/damage';
import { defences, strangeReductions } from './fields/defences';
import { hitDice, hitPoints, hitPointsEach, hitPointsInside } from './fields/hit-dice';
import { feats, items, skills } from './fields/lists';
import { abilities, besideSaves, isUnsigned, saves, withoutFigure } from './fields/scores';
import { besideReach, besideSpace, feet, reachWith, spaceReach } from './fields/space-reach';
import { besideSpeeds, speeds } from './fields/speed';
import { type Identity, identity, type Layout } from './identity';
import type { Label } from './labels';
import { isNothing, type Part } from './part';
import { type Problem, problem } from './problem';
import { Reader } from './reader';
import { lines, type Mapped, spanOf, trim } from './text/mapped';

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
    defences: resisting(reader, lists.texts),
    saves: throws(reader),
    abilities: scores(reader),
    ...skill,
    ...rating(reader),
    ...who.more,
  };
  reader.problems.push(...printed.entries.flatMap(spoiled));
  const nobody = layout !== 'dragon' && creature.size === null ? ['size'] : [];
  for (const name of [...missing(creature), ...nobody])
    reader.problems.push(problem('missing', { field: name }));
  const each = hitPointsEach(reader.text('hit-points') ?? '');
  if (each.length > 0) reader.problems.push(several(each, creature.quantity ?? 1));
  return {
    creature,
    ...(each.length > 0 ? { hitPointsEach: each } : {}),
    traits: lists.traits,
    problems: withOneLostSign(reader.problems),
    fields: fieldsOf(part, reader, who.lines),
  };
}

/** A block that prints no signs says it once. */
function withOneLostSign(all: readonly Problem[]): Problem[] {
  const lost = all.filter(({ code }) => code === 'lost-sign');
  if (lost.length < 2) return [...all];
  const text = lost.map((it) => it.with.text).join('; ');
  const others = all.filter(({ code }) => code !== 'lost-sign');
  return [...others, problem('lost-sign', { text })];
}

const several = (each: readonly number[], quantity: number): Problem =>
  problem('hp-several', { text: each.join(', '), quantity });

function resisting(reader: Reader, texts: readonly string[]): Creature['defences'] {
  const found = defences(texts);
  for (const text of strangeReductions(found))
    reader.problems.push(problem('field-unread', { label: 'damage-reduction', text }));
  return found;
}

function throws(reader: Reader): Creature['saves'] {
  const left = besideSaves(reader.text('saves') ?? '');
  if (left !== null) reader.problems.push(problem('extra-left-out', { text: left }));
  tellWithoutFigure(reader, 'saves');
  const text = reader.text('saves') ?? '';
  if (isUnsigned(text)) reader.problems.push(problem('lost-sign', { text }));
  return reader.read('saves', saves);
}

function scores(reader: Reader): Creature['abilities'] {
  tellWithoutFigure(reader, 'abilities');
  return reader.read('abilities', abilities);
}

function tellWithoutFigure(reader: Reader, label: 'saves' | 'abilities'): void {
  const text = withoutFigure(reader.text(label) ?? '').join(', ');
  if (text !== '') reader.problems.push(problem('field-unread', { label, text }));
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

function vitals(reader: Reader): Pick<Creature, 'hitDice' | 'hp' | 'initiative' | 'speeds'> {
  const points = reader.read('hit-points', hitPoints);
  const beside = reader.text('hit-points') ?? '';
  if (/\dd\d/.test(beside) && hitDice(beside) === null)
    reader.problems.push(problem('field-unread', { label: 'hit-dice', text: beside }));
  const dice = reader.read('hit-dice', (text) => hitDice(text) ?? hitDice(`${text} HD`));
  return {
    hitDice: dice ?? hitDice(beside),
    hp: points ?? hitPointsInside(reader.text('hit-dice') ?? ''),
    initiative: withSign(reader, 'initiative'),
    speeds: pace(reader),
  };
}

/** A figure that is printed with its sign everywhere: without one it may have been a minus. */
function withSign(reader: Reader, label: 'initiative' | 'grapple'): number | null {
  const text = reader.text(label) ?? '';
  if (/^[1-9]/.test(text)) reader.problems.push(problem('lost-sign', { text }));
  return reader.read(label, (it) => signed(it.replace(/\(.*$/, '')));
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
    grapple: both?.grapple ?? withSign(reader, 'grapple') ?? alone?.grapple ?? null,
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
  for (const text of besideSpace(reader.text('space-reach') ?? ''))
    reader.problems.push(problem('extra-left-out', { text }));
  if (both !== null) {
    const text = reader.text('space-reach') ?? '';
    if ((both.space === null || both.reach === null) && !isNothing(text))
      reader.problems.push(problem('field-unread', { label: 'space-reach', text }));
    return both;
  }
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
    if (found.others.length > 0) {
      const text = found.others.map((it) => it.text).join(', ');
      reader.problems.push(problem('field-unread', { label: 'skills', text }));
    }
  for (const { text } of list.filter((it) => /^\(.*\)$/.test(it.text)))
    reader.problems.push(problem('field-unread', { label: 'feats', text }));
  const epic = items(reader.get('epic-feats')?.value ?? { text: '', at: [] });
  return { skills: found.skills, feats: feats([...list.filter((it) => !/^\(.*\)$/.test(it.text)), ...epic]) };
}

function rating(reader: Reader): Pick<Creature, 'cr' | 'crText'> {
  const found = reader.read('challenge-rating', challenge);
  reader.problems.push(...(found?.problems ?? []));
  const text = reader.text('challenge-rating') ?? '';
  if (found?.cr === null && !isNothing(text))
    reader.problems.push(problem('field-unread', { label: 'challenge-rating', text }));
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
    return it.span === null
      ? []
      : [{ label: it.label, span: it.span, state, text: it.printed ?? it.value.text }];
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
