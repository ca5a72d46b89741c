import { type Label, SHORT_WORDS } from '../labels';
import { depths, type Entry, entry, oneLine, type Part, splitOutside } from '../part';
import { cut, join, lines, type Mapped, slice, trim } from '../text/mapped';
import { kindOf } from './heading';
import { untilOther } from './other';

interface Found {
  /** Null: nothing known, up to the next key. */
  readonly label: Label | null;
  readonly from: number;
  readonly value: number;
}
/** Keys with their own kind of figure behind them: they need neither line nor semicolon before them. */
const SURE = String.raw`(?<=[^\s;(] )(HD(?=\s\d+d\d)|hp(?=\s\d)|Init(?=\s[+-]\d)|Spd(?=\s(?:\d|fly|swim))|AC(?=\s\d+,\s+touch)|Base Atk(?:\/Grp)?(?=\s[+-]\d)|Grp(?=\s[+—-])|(?<!Base |Full )Atk(?=\s[+-]\d+\s(?:melee|ranged))|Full Atk(?=\s[+-]\d)|SV(?=\sF)|Fort(?=\s[+-]\d+,\s+Ref)|Abilities(?=\sStr)|Reach(?=\s\d+\sft)|(?<!Abilities:? )Str(?=\s[\d—]+,\s+Dex))`;
/** A key at the start of a line or behind a semicolon. */
const LINE_KEY = new RegExp(
  `(?<=^|\\n|;\\s*|\\t)[ \\t]*(${SHORT_WORDS.pattern}|Fort|Str)(?=[\\s:])[ \\t]*:?|${SURE}`,
  'gi',
);
/** In a paragraph a key also follows the end of a sentence. */
/** `Cleric Spells Prepared (5/5/4; caster level 5th):` at the end of a sentence: a key that is none of ours. */
const OTHER_KEY = /(?<=^|[.;]\s+)\*?\p{Lu}[\p{L}'’-]*(?:\s+[\p{L}'’-]+){0,4}\s*(?:\([^()]*\))?:(?=\s)/gu;
const SPELLS = /\b(?:spells?|spell-like|powers?|domains?)\b/i;
const INLINE_KEY = new RegExp(
  `(?<=^|[;.:]\\s*)(${SHORT_WORDS.pattern}|Fort|Str)(?=[\\s:])\\s*:?|(?<=\\s)(CR)(?=[\\s:]+[\\d/—]+\\s*[;,])\\s*:?|${SURE}`,
  'gi',
);

/** A line with a name and a rating, and no line of a key. */
const TITLE = new RegExp(
  `^(?!(?:${SHORT_WORDS.pattern}|Fort|Str)\\s)[^\\n:;]{2,90}[\\t ]CR[\\t ]+[\\d/—]+[^\\n]*$`,
  'gm',
);

/** The block of the later books: creatures one below the other, each begins with the line that has its CR. */
export function bookParts(text: Mapped): Part[] {
  return creatures(text, TITLE).map((piece) => {
    const found = once(
      piece.text,
      keysIn(piece, LINE_KEY).filter(({ label }) => label !== 'challenge-rating'),
    );
    const first = found[0]?.from ?? piece.text.length;
    const heading = lines(slice(piece, 0, first))
      .map(trim)
      .filter((line) => line.text !== '');
    const rating = heading.flatMap(ratingOf);
    const below = heading.some((line) => kindOf(line.text) !== null) ? [] : kindBelow(piece, first);
    const all = [...found, ...below].sort((a, b) => a.from - b.from);
    return { heading, ...entriesOf(piece, all, rating) };
  });
}

/** The line of size and type where it stands below the first key. */
function kindBelow(piece: Mapped, from: number): Found[] {
  const all = [...piece.text.matchAll(/^.+$/gm)];
  const found = all.find(({ 0: line, index }) => index > from && line.length <= 160 && kindOf(line) !== null);
  return found === undefined ? [] : [{ label: 'size-type', from: found.index, value: found.index }];
}

/** Figures that a creature has once. */
const SINGLE: ReadonlySet<Label | null> = new Set([
  'initiative',
  'armor-class',
  'saves',
  'abilities',
  'speed',
]);

/** Where the keys begin again, another creature has begun whose name nothing tells: what is there belongs to nobody. */
function once(text: string, found: readonly Found[]): Found[] {
  const seen = new Set<Label | null>();
  // `Saves: Fort +1` is one.
  const again = found.findIndex(({ label }, index) => {
    const before = found[index - 1];
    const isOne = before?.label === label && text.slice(before.value, found[index]?.from).trim() === '';
    const known = SINGLE.has(label) && seen.has(label) && !isOne;
    seen.add(label);
    return known;
  });
  if (again < 0) return [...found];
  return found.map((it, index) => (index < again ? it : { ...it, label: null }));
}

function ratingOf(line: Mapped): Entry[] {
  const found = /\bCR[\t ]+(?=[\d/—])/.exec(line.text);
  if (found === null) return [];
  const from = found.index + found[0].length;
  const figure = /^(?:—|\d+(?:\/\d+)?)(?:\s*\([^()]*\))?(?=\s+(?:[LNC][GNE]|N)\s)/.exec(
    line.text.slice(from),
  )?.[0];
  const value = slice(line, from, figure === undefined ? line.text.length : from + figure.length);
  return [entry('challenge-rating', slice(line, found.index, found.index + 2), value)];
}

/** The inline form of adventures: a paragraph a creature. */
export function inlineParts(text: Mapped): Part[] {
  const start = /^[^\n:;]{2,120}(?::\s*(?:[^\n;:]{0,80};\s*)?|;\s*|,?\s+)CR[\s:]+[\d/—]+/gm;
  const first = text.text.search(new RegExp(start.source, 'm'));
  const before = first > 0 && /(?:^|[.!?;:]\s*|\n\s*)\n[ \t]*$/.test(text.text.slice(0, first)) ? first : 0;
  return creatures(slice(text, before), start)
    .flatMap(paragraphs)
    .map((it, index) =>
      index === 0 ? { ...it, above: [...lines(slice(text, 0, before)), ...it.above] } : it,
    )
    .map(({ above, own, below }) => {
      const flat = oneLine(own);
      const found = [...keysIn(flat, INLINE_KEY), ...kindsIn(flat)];
      const all = [...found, ...othersIn(flat, found)].sort((a, b) => a.from - b.from);
      const head = slice(flat, 0, all[0]?.from ?? flat.text.length);
      // A name may stand in a paragraph of its own.
      const name = trim(head).text === '' ? above.slice(-1).map(oneLine) : [];
      return {
        heading: [...name, ...splitOutside(head, /[:;]\s*/g)],
        ...entriesOf(flat, all, [], [...above.slice(0, above.length - name.length), ...below]),
      };
    });
}

interface Paragraphs {
  /** Before the first creature of a text. */
  readonly above: readonly Mapped[];
  readonly own: Mapped;
  readonly below: readonly Mapped[];
}

/** A creature for each paragraph that has its figures; those that go on with keys belong to the one before. */
function paragraphs(piece: Mapped): Paragraphs[] {
  const all = cut(trim(piece), /\n[ \t]*\n\s*/g);
  const first = Math.max(0, all.findIndex(hasFigures));
  const found: { above: Mapped[]; own: Mapped; below: Mapped[] }[] = [];
  all.slice(first).forEach((next) => {
    const last = found.at(-1);
    if (last === undefined || hasFigures(next)) {
      found.push({ above: found.length === 0 ? all.slice(0, first) : [], own: next, below: [] });
      return;
    }
    if (last.below.length === 0 && (next.text.search(INLINE_KEY) === 0 || isOpen(last.own.text, next.text)))
      last.own = join([last.own, next], '\n');
    else last.below.push(next);
  });
  return found;
}

/** A sentence that a blank line has cut in two. */
const isOpen = (own: string, next: string): boolean =>
  /[,;:(]\s*$/.test(own) || (GOES_ON.test(next) && !/[.!?]\s*$/.test(own));
/** How what goes on begins. */
const GOES_ON = /^(?:\p{Ll}|[-+(]|\d)/u;

function hasFigures(paragraph: Mapped): boolean {
  const labels = keysIn(oneLine(paragraph), INLINE_KEY).map(({ label }) => label);
  return labels.includes('hit-dice') && (labels.includes('hit-points') || labels.includes('armor-class'));
}

/** Keys behind the first that nothing knows. */
function othersIn({ text }: Mapped, known: readonly Found[]): Found[] {
  const first = Math.min(...known.map(({ from }) => from));
  const deep = depths(text);
  return [...text.matchAll(OTHER_KEY)].flatMap(({ 0: words, index }): Found[] => {
    const to = index + words.length;
    const taken = known.some(({ from }) => from >= index && from < to);
    if (index <= first || taken || (deep[index] ?? 0) > 0) return [];
    return [{ label: SPELLS.test(words) ? 'noted' : null, from: index, value: to }];
  });
}

/** `; Medium humanoid (orc);` */
function kindsIn({ text }: Mapped): Found[] {
  return [...text.matchAll(/[^;]+/g)].flatMap(({ 0: whole, index }) => {
    // `CR 4, Medium humanoid`: a comma or nothing where others have a semicolon.
    const rating = /^.*?\bCR[\s:]+[\d/—]+(?:,|\s(?=\p{Lu}))/u.exec(whole)?.[0].length ?? 0;
    const piece = whole.slice(rating);
    const from = index + rating + (piece.length - piece.trimStart().length);
    return piece.length > 160 || kindOf(piece.trim()) === null
      ? []
      : [{ label: 'size-type' as const, from, value: from }];
  });
}

/** The pieces that begin where `start` finds a creature; the whole text where it finds none or one. */
function creatures(text: Mapped, start: RegExp): Mapped[] {
  const starts = [...text.text.matchAll(start)].map(({ index }) => index);
  if (starts.length < 2) return [text];
  return starts.map((from, index) =>
    slice(text, index === 0 ? 0 : from, starts[index + 1] ?? text.text.length),
  );
}

/** `Power` at the end of a line and `Attack` on the next are a feat: behind the key of an attack stands a bonus or nothing at all. */
const isOfFeat = (text: string, words: string, from: number): boolean =>
  /^attack$/i.test(words) && !/^\w+\s*:|^\w+[^\n;]*[+—-]/.test(text.slice(from, from + 120));

function keysIn({ text }: Mapped, pattern: RegExp): Found[] {
  const deep = depths(text);
  const found: Found[] = [];
  for (const match of text.matchAll(pattern)) {
    const words = match.slice(1).find((it) => it !== undefined) ?? '';
    const from = match.index + match[0].indexOf(words);
    if ((deep[from] ?? 0) > 0 || isOfFeat(text, words, from)) continue;
    // `unnatural` and on the next line `aura` are no key.
    if (SHORT_WORDS.label(words) === 'noted' && /^\p{Ll}/u.test(words) && !/^(?:str|fort)$/.test(words))
      continue;
    const bare = words === 'Fort' || words === 'fort' ? 'saves' : /^str$/i.test(words) ? 'abilities' : null;
    found.push({
      label: bare ?? SHORT_WORDS.label(words),
      from,
      value: bare === null ? match.index + match[0].length : from,
    });
    if (found.length > 4000) break;
  }
  return found;
}

function entriesOf(
  piece: Mapped,
  found: readonly Found[],
  first: readonly Entry[],
  others: readonly Mapped[] = [],
): Pick<Part, 'entries' | 'rest'> {
  const entries = [...first];
  const rest = [...others];
  found.forEach(({ label, from, value }, index) => {
    const end = found[index + 1]?.from ?? piece.text.length;
    if (label === null) {
      rest.push(trim(slice(piece, from, end)));
      return;
    }
    const whole = trim(slice(piece, value, end));
    const [mine, other] = untilOther(whole);
    const [own, below] = untilEnd(mine);
    rest.push(...other);
    entries.push(entry(label, slice(piece, from, value), withoutEnd(own)));
    rest.push(...below);
  });
  return { entries, rest };
}

/** What a key says: until a blank line behind which something else begins. */
function untilEnd(whole: Mapped): [Mapped, Mapped[]] {
  const pieces = cut(whole, /\n[ \t]*\n\s*/g);
  const end = pieces.findIndex((it, place) => place > 0 && !isOpen(pieces[place - 1]?.text ?? '', it.text));
  return end < 0 ? [whole, []] : [join(pieces.slice(0, end), '\n'), pieces.slice(end)];
}

function withoutEnd(value: Mapped): Mapped {
  const plain = trim(value);
  const end = plain.text.replace(/[;,]\s*$/, '').length;
  const own = plain.text.slice(0, end);
  const full = /\.$/.test(own) && !/\b(?:ft|lbs?|vs|etc|min)\.$/.test(own) ? end - 1 : end;
  return slice(plain, 0, full);
}
