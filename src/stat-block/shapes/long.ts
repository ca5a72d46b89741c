import { type Label, LONG_WORDS } from '../labels';
import { depths, type Entry, entry, type Part } from '../part';
import { cut, lines, type Mapped, slice, trim } from '../text/mapped';
import { kindLine, kindOf } from './heading';
import { untilOther } from './other';

interface Found {
  readonly label: Label;
  readonly from: number;
  readonly to: number;
}
const COLON = new RegExp(`(?<=^|[\\s.;,|>])(${LONG_WORDS.pattern})[ \\t]*:(?!\\d)`, 'gi');
/** A label alone on its line needs no colon. */
const ALONE = new RegExp(`(?<=^|\\n)[ \\t]*(${LONG_WORDS.pattern})[ \\t]*(?=\\n|\\t)`, 'gi');
/** Labels that stood in bold, their colon left out: where none of the block's has one. */
const BARE = new RegExp(`(?<=^|\\n)[ \\t]*(${LONG_WORDS.pattern})(?=[ \\t]+\\S)`, 'gi');
const PLAIN =
  /^[ \t]*(?:Hit Dice|Armor Class|Base Attack\/Grapple|Full Attack|Space\/Reach|Saves|Challenge Rating)[ \t]+(?=[^:\s])/gm;
const FEWEST_BARE = 4;
/** `CR 3` alone on its line, as pages put it under the name or at the end. */
const RATING = /(?<=^|\n)[ \t]*(CR|Challenge Rating)(?=[ \t]+\d+(?:\/\d+)?[ \t]*(?:\n|$))/gi;
/** Labels with their own kind of figure behind them, the colon lost in one line or another. */
const SURE = new RegExp(
  `(?<=^|\\n)[ \\t]*(${[
    'Hit Dice(?=[ \\t]+\\d)',
    'Initiative(?=[ \\t]+[+-]\\d)',
    'Speed(?=[ \\t]+(?:\\d+ (?:ft|feet)|fly|swim))',
    'Armor Class(?=[ \\t]+\\d)',
    'Base Attack/Grapple(?=[ \\t]+[+-]\\d)',
    '(?:Full )?Attack(?=[ \\t]+[^\\n:]{0,60}[+-]\\d+(?:/[+-]?\\d+)* (?:melee|ranged)\\b)',
    'Space/Reach(?=[ \\t]+\\d)',
    'Saves(?=[ \\t]+Fort)',
    'Abilities(?=[ \\t]+Str)',
    'Challenge Rating(?=[ \\t]+\\d)',
  ].join('|')})[ \\t]+`,
  'g',
);
/** Words that also stand before a colon in plain sentences or have another meaning alone. */
const SHY =
  /^(?:type|ability|abilities|attack|attacks|damage|save|feat|skill|reach|space|face|language|gear|noted|ranged|melee|immune|ac|hp|sa|sr|dr|cr)$/i;

/** Labels of the long form in a text, in their order. */
export function longLabels({ text }: Mapped): Found[] {
  const found = new Map<number, Found>();
  const bare = [...text.matchAll(PLAIN)].length >= FEWEST_BARE && !/^[ \t]*Hit Dice[ \t]*:/im.test(text);
  for (const pattern of [COLON, ALONE, RATING, ...(bare ? [BARE] : [SURE])]) {
    for (const match of text.matchAll(pattern)) {
      const words = match[1] ?? '';
      const from = match.index + match[0].indexOf(words);
      const to = match.index + match[0].length;
      if (
        SHY.test(words) &&
        (pattern === ALONE || pattern === BARE || !startsLine(text, from)) &&
        !/^[A-Z]/.test(words)
      )
        continue;
      // `Special Attacks:` and below it `Spell-like abilities`: what the first one says.
      const says =
        pattern === ALONE &&
        LONG_WORDS.label(words) === 'noted' &&
        (/^\p{Ll}/u.test(words) || isBelowLabel(text, from));
      if (!says && ![...found.values()].some((it) => from < it.to && to > it.from))
        found.set(from, { label: LONG_WORDS.label(words), from, to });
      if (found.size > 1200) break;
    }
  }
  return [...found.values()].sort((a, b) => a.from - b.from);
}

const isBelowLabel = (text: string, from: number): boolean =>
  /(?:^|\n)[ \t]*[\p{L} /]{2,30}:[ \t]*\n[ \t]*$/u.test(text.slice(Math.max(0, from - 60), from));

const startsLine = (text: string, from: number): boolean =>
  /(?:^|\n)[ \t]*$/.test(text.slice(Math.max(0, from - 40), from));

/** Creatures in the long form, one below the other. */
export function longParts(text: Mapped): Part[] {
  const found = longLabels(text);
  const first = found[0];
  if (first === undefined) return [];
  const parts: Part[] = [];
  let draft = new Draft(lines(slice(text, 0, first.from)));
  found.forEach((label, index) => {
    if (draft.isOver(label.label)) {
      const next = new Draft(draft.takeHeading(label.label));
      parts.push(draft.part());
      draft = next;
    }
    const to = found[index + 1]?.from ?? text.text.length;
    draft.add(label.label, slice(text, label.from, label.to), slice(text, label.to, to));
  });
  return [...parts, draft.part()];
}

class Draft {
  private readonly heading: Mapped[];
  private readonly entries: Entry[] = [];
  private readonly rest: Mapped[] = [];
  private over = false;

  constructor(heading: readonly Mapped[]) {
    this.heading = heading.map(trim).filter(({ text }) => text !== '');
  }

  isOver(label: Label): boolean {
    return label === 'hit-dice' ? this.has('hit-dice') : label === 'size-type' && this.has('hit-dice');
  }

  add(label: Label, heading: Mapped, value: Mapped): void {
    const [mine, others] = untilOther(value);
    const [own, below] = ownValue(mine);
    const rest = [...below, ...others.flatMap(linesOf)];
    if (this.over || (this.has(label) && label !== 'noted')) this.rest.push(heading, ...linesOf(value));
    else {
      this.entries.push(entry(label, heading, own));
      this.rest.push(...rest);
      // Sentences below the block have labels of their own: they are no figures.
      if (rest.length > 0 && this.has('challenge-rating')) this.over = true;
    }
  }

  /** Lines at the end that are the heading of the creature that begins now. */
  takeHeading(by: Label): Mapped[] {
    const last = this.entries.at(-1);
    const tail = this.rest.length > 0 ? this.rest : [];
    if (last === undefined) return [];
    if (tail.length === 0) return this.headingBehind(last);
    const kind = by === 'size-type' ? tail.length : kindLine(tail);
    if (kind < 0) return /:/.test(tail.at(-1)?.text ?? '') ? [] : this.rest.splice(-1);
    return this.rest.splice(Math.max(0, kind - (isTitle(tail, kind - 2) ? 2 : 1)));
  }

  /** `Challenge Rating: 5 Wolf Medium Animal Hit Dice: …`: without line ends the next heading is behind the last figure. */
  private headingBehind(last: Entry): Mapped[] {
    const figure = LAST_FIGURE.exec(last.value.text)?.[0] ?? '';
    const heading = slice(last.value, figure.length);
    const size = [...heading.text.matchAll(/\S+/g)].find(
      ({ index }) => kindOf(heading.text.slice(index))?.name === '',
    );
    if (figure === '' || size === undefined || size.index === 0) return [];
    this.entries.splice(-1, 1, { ...last, value: trim(slice(last.value, 0, figure.length)) });
    return [slice(heading, 0, size.index), slice(heading, size.index)].map(trim);
  }

  part(): Part {
    const rating = this.has('challenge-rating') ? [] : this.heading.flatMap(ratingOf).slice(0, 1);
    return { heading: this.heading, entries: [...this.entries, ...rating], rest: this.rest };
  }

  private has(label: Label): boolean {
    return this.entries.some((it) => it.label === label);
  }
}

/** `Ogre (CR 3)`: a rating beside the name. */
function ratingOf(line: Mapped): Entry[] {
  const found = /\bCR[\t :]+(\d+(?:\/\d+)?|—)(?=[)\],;\s]*$)/.exec(line.text);
  if (found === null) return [];
  const from = found.index + found[0].length - (found[1]?.length ?? 0);
  return [
    entry(
      'challenge-rating',
      slice(line, found.index, found.index + 2),
      slice(line, from, from + (found[1]?.length ?? 0)),
    ),
  ];
}

/** A rating or a level adjustment with a name behind it. */
const LAST_FIGURE =
  /^(?:—|[+-]?\d+(?:\/\d+)?(?:\s*\([^()]*\))?(?:\s*[;,]\s*\d+(?:\/\d+)?(?:\s*\([^()]*\))?)*)\s+(?=\p{Lu})/u;

const linesOf = (value: Mapped): Mapped[] =>
  lines(value)
    .map(trim)
    .filter(({ text }) => text !== '');

/** What belongs to a label: until a blank line, unless parentheses are open there or a comma stands before it. */
function ownValue(value: Mapped): [Mapped, Mapped[]] {
  const pieces = cut(trim(value), /\n[ \t]*\n\s*/g);
  let end = 0;
  for (const piece of pieces) {
    end += 1;
    const deep = depths(`${piece.text} `).at(-1) ?? 0;
    const open = deep > 0 || /(?:,|;|\band|\bor|\bplus)$/i.test(piece.text);
    if (!open && !goesOn(pieces[end])) break;
  }
  const own = pieces.slice(0, end);
  return [whole(value, own), [...tailHeading(own.at(-1)), ...pieces.slice(end).flatMap(linesOf)]].map(
    (it) => it,
  ) as [Mapped, Mapped[]];
}

/** Behind a blank line only what begins small or with a sign goes on, and no name in small letters. */
const goesOn = (piece: Mapped | undefined): boolean =>
  piece !== undefined && /^(?:\p{Ll}|[-+(])/u.test(piece.text) && kindLine(linesOf(piece).slice(0, 3)) < 0;

function whole(value: Mapped, pieces: readonly Mapped[]): Mapped {
  const last = pieces.at(-1);
  if (last === undefined) return slice(value, 0, 0);
  const tail = tailHeading(last);
  const head = tail.length === 0 ? last : slice(last, 0, last.at.indexOf(tail[0]?.at[0] ?? -1));
  const all = [...pieces.slice(0, -1), head];
  return {
    text: all.map(({ text }) => text).join('\n'),
    at: all.flatMap((it, index) => (index === 0 ? it.at : [it.at[0] ?? 0, ...it.at])),
  };
}

/** The next creature's name and kind may follow without a blank line. */
function tailHeading(piece: Mapped | undefined): Mapped[] {
  if (piece === undefined) return [];
  const all = linesOf(piece);
  const kind = kindLine(all);
  if (kind < 1) return [];
  return all.slice(Math.max(1, kind - (kind > 2 && isTitle(all, kind - 2) ? 2 : 1)));
}

/** A title above the name row: in capitals, or the beginning of the name. */
function isTitle(all: readonly Mapped[], index: number): boolean {
  const title = all[index]?.text ?? 'a';
  const name = all[index + 1]?.text ?? '';
  return /^[^a-z]*$/.test(title) || name.toLowerCase().startsWith(title.toLowerCase());
}
