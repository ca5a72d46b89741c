import { type Mapped, replace } from '../text/mapped';

const SIZES = 'fine|diminutive|tiny|small|medium|large|huge|gargantuan|colossal';
const TYPES = [
  'aberration',
  'animal',
  'construct',
  'dragon',
  'elemental',
  'fey',
  'giant',
  'humanoid',
  'magical beast',
  'monstrous humanoid',
  'ooze',
  'outsider',
  'plant',
  'undead',
  'vermin',
  'beast',
  'shapechanger',
  'deathless',
];
const KIND = TYPES.map((type) => type.replace(' ', '\\s+')).join('|');
const SIZED = new RegExp(
  `^(.{0,40}?)\\b(${SIZES})(?:-size[d]?|\\+)?(?:\\s+\\((?:long|tall)\\))?[\\s,/]+(${KIND})s?\\b\\s*((?:[\\[(][^()\\[\\]]*(?:[\\])]\\s*|$))*)(.*)$`,
  'i',
);
const UNSIZED = new RegExp(`^()()(${KIND})\\s*((?:\\([^()]*\\)\\s*)*)()$`, 'i');

const ALIGNMENT =
  /^(?:(?:always|usually|often)\s+)?(?:[LNC]?[GNE]|LN|CN|any(?: \w+)?|(?:lawful|chaotic|neutral)(?: (?:good|evil|neutral))?)?(?=\s|$)/i;

const BROKEN = new RegExp(
  `(?<=^[^\\n:]{0,60}\\b(?:${SIZES})\\b[^\\n:]{0,60}\\([^()\\n:]{0,80})[ \\t]*\\n[ \\t]*(?=[^()\\n:]{1,80}\\))`,
  'gim',
);

/** Subtypes that go on in the next line, on one. */
export const withWholeKinds = (text: Mapped): Mapped => replace(text, BROKEN, ' ');

export interface Kind {
  readonly size: string | null;
  readonly type: string;
  readonly subtypes: readonly string[];
  /** What stands before the size and is no alignment: a name on the same line. */
  readonly name: string;
}

/** `N Medium animal (augmented)`: size, type and subtypes of a line; null where it is none. */
export function kindOf(line: string, sized = true): Kind | null {
  const found = (sized ? SIZED : UNSIZED).exec(line.trim());
  if (found === null) return null;
  const [, before = '', size = '', type = '', subtypes = '', after = ''] = found;
  const named = before.replace(ALIGNMENT, '').trim();
  // Words behind make a sentence of it, unless the line begins with the size: `Medium Humanoid (Dwarf), Half-Celestial`.
  const more = /[a-z]{3}.*[a-z]{3}/i.test(after) && !(named === '' && /^[,;] [^.]{1,40}$/.test(after));
  if (/[:;.]/.test(before) || more) return null;
  return {
    size: size === '' ? null : capital(size),
    type: type.split(/\s+/).map(capital).join(' '),
    name: named,
    subtypes: subtypes
      .split(/[()[\],;]/)
      .flatMap((it) => (it.trim() === '' || /\d/.test(it) ? [] : [upper(it.trim())])),
  };
}

/** Where on a line with two kinds (`Small Humanoid (Goblinoid) Medium Giant`) the second begins; null where there are not two. */
export function kindEnd(line: string): number | null {
  const sizes = [...line.matchAll(new RegExp(`(?<=\\s)(?:${SIZES})\\b`, 'gi'))];
  const found = sizes.filter(
    ({ index }) => kindOf(line.slice(0, index)) !== null && kindOf(line.slice(index)) !== null,
  );
  return found.length === 1 ? (found[0]?.index ?? null) : null;
}

const capital = (word: string): string => upper(word.toLowerCase());
const upper = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);

/** `RAT SWARM` as `Rat Swarm`; any other writing stays. */
export function properName(line: string): string {
  const name = line.replace(/\s+/g, ' ').trim();
  if (name !== name.toUpperCase() || !/\p{L}{2}/u.test(name)) return name;
  return name.toLowerCase().replace(/(?<![\p{L}’']|\d)\p{L}/gu, (letter) => letter.toUpperCase());
}

/** Index of the last line that says size and type; -1 where none does. */
export const kindLine = (lines: readonly Mapped[]): number =>
  lines.findLastIndex(({ text }) => kindOf(text) !== null);
