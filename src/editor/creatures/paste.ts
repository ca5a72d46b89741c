import type { Warning } from '../../foundry/problem';
import type { CombatantBlock } from '../../notation/schema/combatant';
import { combatantOf } from '../../stat-block/combatant/combatant';
import type { Field, HitDice as PrintedDice, Read } from '../../stat-block/creature';
import type { Problem } from '../../stat-block/problem';
import { missing } from '../../stat-block/read-creature';
import { readStatBlock } from '../../stat-block/read-stat-block';
import type { HitDice } from './hit-dice';
import { tidyName } from './names';

/** One creature of a paste. */
export interface Candidate {
  readonly name: string;
  /** How many of it the text speaks of; 1 where it does not say. */
  readonly quantity: number;
  readonly block: CombatantBlock;
  readonly hitDice: HitDice | null;
  readonly challengeRating: number | null;
  readonly fields: readonly Field[];
  /** What could not be read, was filled in or left out. */
  readonly problems: readonly Problem[];
  /** What is to be told of an actor of Foundry; none of a stat block. */
  readonly warnings: readonly Warning[];
  /** `name`, `hp`, `ac`, `attacks` that the text does not have. */
  readonly missing: readonly string[];
}

/** A stretch of the pasted text: what became of it. `plain`: white space, and what nobody looked at. */
export interface Stretch {
  readonly text: string;
  readonly state: Field['state'] | 'plain';
  /** Of which creature it tells: its number among the candidates. */
  readonly of: number | null;
  readonly label: Field['label'] | null;
}
export interface Paste {
  readonly candidates: readonly Candidate[];
  readonly stretches: readonly Stretch[];
}

/** What a pasted text says, and how the text divides. @throws StatBlockError on a text that is no stat block */
export function readPaste(text: string): Paste {
  const { creatures } = readStatBlock(text);
  return { candidates: creatures.map((it) => candidateOf(it)), stretches: stretchesOf(text, creatures) };
}

/** A creature that was read, with its figures as a combatant's. */
export function candidateOf(read: Read, warnings: readonly Warning[] = []): Candidate {
  const { creature, problems, fields } = read;
  const { block: whole, problems: more } = combatantOf(read);
  const name = tidyName(creature.name ?? whole.name ?? '');
  const block = name === '' ? whole : { ...whole, name };
  return {
    name,
    quantity: creature.quantity ?? 1,
    block,
    hitDice: diceOf(creature.hitDice),
    challengeRating: creature.cr,
    fields,
    problems: [...problems, ...more.filter((it) => !problems.some((other) => same(it, other)))],
    warnings,
    missing: missing(creature),
  };
}

const same = (a: Problem, b: Problem): boolean => JSON.stringify(a) === JSON.stringify(b);

function diceOf(printed: PrintedDice | null): HitDice | null {
  const dice = printed?.dice?.map(({ count, die }) => ({ count, sides: die })) ?? [];
  return dice.length === 0 ? null : { dice, bonus: printed?.bonus ?? 0 };
}

function stretchesOf(text: string, creatures: readonly Read[]): Stretch[] {
  const marked = creatures
    .flatMap((read, of) =>
      read.fields.flatMap((field) => divided(text, field, read)).map((field) => ({ ...field, of })),
    )
    .sort((a, b) => a.span.from - b.span.from || b.span.to - a.span.to);
  const stretches: Stretch[] = [];
  let at = 0;
  const plain = (to: number): void => {
    if (to > at) stretches.push({ text: text.slice(at, to), state: 'plain', of: null, label: null });
  };
  for (const { span, state, of, label } of marked) {
    const from = Math.max(at, span.from);
    if (span.to <= from) continue;
    plain(from);
    stretches.push({ text: text.slice(from, span.to), state, of, label });
    at = span.to;
  }
  plain(text.length);
  return stretches;
}

/** A field that was read but for some of its text: that part for itself. */
function divided(text: string, field: Field, { problems }: Pick<Read, 'problems'>): readonly Field[] {
  if (field.state !== 'read') return [field];
  const whole = text.slice(field.span.from, field.span.to);
  const parts = problems.flatMap(({ code, with: { text: lost } }) => {
    if ((code !== 'attack-unread' && code !== 'field-unread') || typeof lost !== 'string') return [];
    const found = flexible(lost).exec(whole);
    return found === null
      ? []
      : [{ from: field.span.from + found.index, to: field.span.from + found.index + found[0].length }];
  });
  const [first] = parts.sort((a, b) => a.from - b.from);
  if (first === undefined) return [field];
  const lost: Field = { ...field, state: 'unread', span: first };
  const before = { ...field, span: { from: field.span.from, to: first.from } };
  const rest = { ...field, span: { from: first.to, to: field.span.to } };
  return [before, lost, ...divided(text, rest, { problems })].filter(({ span }) => span.to > span.from);
}

/** The words wherever their line breaks are. */
const flexible = (words: string): RegExp =>
  new RegExp(
    words
      .trim()
      .split(/\s+/)
      .map((word) => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))
      .join('\\s+'),
  );
