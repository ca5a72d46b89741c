import type { Creature, Field, Read } from './creature';
import { signed } from './fields/base-attack';
import { challenge } from './fields/challenge';
import { abilities, saves } from './fields/scores';
import type { Layout } from './identity';
import type { Part } from './part';
import { problem, StatBlockError } from './problem';
import { readCreature } from './read-creature';
import { type Dragon, dragons, isDragonTable } from './shapes/dragon';
import { withWholeKinds } from './shapes/heading';
import { longLabels, longParts } from './shapes/long';
import { bookParts, inlineParts } from './shapes/short';
import { tableParts } from './shapes/table';
import { withoutJoins } from './text/joined';
import { type Mapped, spanOf } from './text/mapped';
import { normalise } from './text/normalise';
import { withoutPageEnds } from './text/pages';

/** More than any page with a stat block. */
const MOST_LETTERS = 100_000;

export interface StatBlockReading {
  readonly layout: Layout;
  readonly creatures: readonly Read[];
}

/**
 * The creatures of a paste, in any of the forms that 3.5 blocks come in. What is not understood is in `problems` and `fields`, never guessed.
 * @throws StatBlockError on a text that is none.
 */
export function readStatBlock(paste: string): StatBlockReading {
  if (paste.trim() === '') throw new StatBlockError('empty');
  if (paste.length > MOST_LETTERS) throw new StatBlockError('too-long');
  // biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what tells a picture from a text
  if (/[\u0000-\u0008\u000e-\u001a]|\ufffd{3}/.test(paste)) throw new StatBlockError('binary');
  const apart = withoutJoins(normalise(paste));
  const { text, dropped } = withoutPageEnds(withWholeKinds(apart.text));
  if (isDragonTable(text.text)) {
    const found = dragons(text);
    if (found.length > 0) return { layout: 'dragon', creatures: found.map((it) => readDragon(it, paste)) };
  }
  const { layout, parts } = partsOf(text);
  const creatures = parts.filter(isCreature).map((part) => readCreature(part, layout, paste));
  const [first, ...others] = creatures;
  if (first === undefined) throw new StatBlockError('no-stat-block');
  const fields = [...first.fields, ...[...apart.lost, ...dropped].flatMap(unread)];
  return { layout, creatures: [{ ...first, fields }, ...others] };
}

function unread(line: Mapped): Field[] {
  const span = spanOf(line);
  return span === null ? [] : [{ label: 'unknown', span, state: 'unread', text: line.text }];
}

function partsOf(text: Mapped): { layout: Layout; parts: readonly Part[] } {
  const table = tableParts(text);
  if (table.length > 0) return { layout: 'table', parts: table };
  const labels = new Set(longLabels(text).map(({ label }) => label));
  const long =
    labels.has('hit-dice') &&
    ['initiative', 'armor-class', 'saves', 'abilities', 'speed'].some((it) =>
      [...labels].some((label) => label === it),
    );
  const inline =
    /(?:^|;)[ \t]*HD:?[ \t]+[\d/]/im.test(text.text) &&
    /;\s*hp\s*:?\s*\d/i.test(text.text.replace(/\s+/g, ' '));
  const keyed = [...text.text.matchAll(KEY_LINE)].length >= FEWEST_KEY_LINES;
  if (inline && !keyed && !(long && /^[ \t]*Hit Dice[ \t]*:/im.test(text.text)))
    return { layout: 'inline', parts: inlineParts(text) };
  if (long) return { layout: 'long', parts: longParts(text) };
  const book = /^[ \t]*Init\b/im.test(text.text) || /^[ \t]*AC[ \t]+\d/im.test(text.text);
  if (book) return { layout: 'book', parts: bookParts(text) };
  return labels.size >= 3
    ? { layout: 'long', parts: longParts(text) }
    : { layout: 'inline', parts: inlineParts(text) };
}

/** Lines of the later books; a paragraph has none of them. */
const KEY_LINE = /^[ \t]*(?:Init|AC|Fort|Speed|Melee|Base Atk|Abilities)\b/gm;
const FEWEST_KEY_LINES = 5;

/** What has neither hit points nor Armor Class nor attacks is none. */
const isCreature = ({ entries }: Part): boolean =>
  entries.filter(({ label }) =>
    ['hit-dice', 'hit-points', 'armor-class', 'attack', 'full-attack', 'melee', 'abilities'].includes(label),
  ).length >= 2;

/** A cell of a table that is a figure or nothing. */
const isWhole = (text: string): boolean => /^(?:[+-]?\d+|—?)$/.test(text);

function readDragon(dragon: Dragon, paste: string): Read {
  const read = readCreature(dragon.part, 'dragon', paste);
  const cell = (column: Parameters<typeof dragon.cells.get>[0]): string =>
    dragon.cells.get(column)?.text ?? '';
  const breath = /^(.*?)\s*\((\d+)\)$/.exec(cell('breath'));
  const frightful = signed(cell('frightful'));
  const bonus = signed(cell('attack-bonus'));
  const scores = ['str', 'dex', 'con', 'int', 'wis', 'cha'] as const;
  const throws = ['fort', 'ref', 'will'] as const;
  const figure = (it: (typeof scores | typeof throws)[number]): string =>
    `${it} ${isWhole(cell(it)) ? cell(it) : ''}`;
  const creature: Creature = {
    ...read.creature,
    name: dragon.name,
    size: dragon.size,
    type: dragon.type,
    subtypes: dragon.subtypes,
    specialAttacks: [
      ...(breath === null ? [] : [`breath weapon ${breath[1]} (DC ${breath[2]})`]),
      ...(frightful === null ? [] : [`frightful presence DC ${frightful}`]),
    ],
    abilities: abilities(scores.map(figure).join(', ')),
    saves: saves(throws.map(figure).join(', ')),
    cr: dragon.rating === null ? null : challenge(dragon.rating).cr,
    ...(bonus === null ? {} : { attackBonus: bonus }),
  };
  const problems = read.problems.filter(
    (it) => it.code !== 'missing' || !['name', 'attacks'].includes(String(it.with.field)),
  );
  const spoiled = [...scores, ...throws, 'attack-bonus' as const].filter((it) => !isWhole(cell(it)));
  for (const it of spoiled) problems.push(problem('broken-figure', { text: `${it} ${cell(it)}` }));
  return { ...read, creature, problems: [...problems, problem('no-weapons', { bonus: bonus ?? '—' })] };
}
