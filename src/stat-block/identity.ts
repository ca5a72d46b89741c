import type { Creature, Field } from './creature';
import { classLevels } from './fields/class-levels';
import type { Part } from './part';
import type { Reader } from './reader';
import { type Kind, kindOf, properName } from './shapes/heading';
import type { Mapped } from './text/mapped';

/** The forms that blocks come in. */
export type Layout = 'long' | 'table' | 'book' | 'inline' | 'dragon';

export interface Identity {
  readonly name: string | null;
  readonly kind: Kind | null;
  readonly lines: readonly { readonly line: Mapped; readonly label: Field['label'] }[];
  readonly more: Pick<Creature, 'classLevels' | 'quantity'>;
}

/** Name, kind and levels of a creature: what stands above its figures. */
export function identity(part: Part, reader: Reader, layout: Layout): Identity {
  const { heading } = part;
  const own = reader.read('size-type', kindOf);
  const at = own === null ? heading.findLastIndex(({ text }) => kindOf(text) !== null) : heading.length;
  const kind = own ?? kindOf(heading[at]?.text ?? '');
  const above = heading
    .slice(0, at < 0 ? undefined : at)
    .filter(({ text }) => isName(text) && kindOf(text)?.name !== '');
  const rated = layout === 'book' ? above.find(({ text }) => /\S.*\bCR[\t ]+[\d/—]/.test(text)) : undefined;
  const line = layout === 'book' || layout === 'inline' ? (rated ?? above[0]) : above.at(-1);
  const whole = layout === 'long' ? (brokenName(above) ?? nameBeside(kind, above)) : null;
  const bare = bareName(
    whole ?? formOf(above, line) ?? ownerOf(above, line) ?? line?.text ?? withoutTitle(kind?.name ?? ''),
  );
  const quantity = /\s*\((?:x\s?)?(\d+)\)$/.exec(bare) ?? /^(\d+)\s+(?=\p{L})/u.exec(bare);
  const name = properName(withoutTitle(quantity === null ? bare : bare.replace(quantity[0], '')));
  const lines =
    whole !== null ? [whole] : above.length === 0 ? [kind?.name ?? ''] : above.map(({ text }) => text);
  const levels = classLevels(
    lines
      .map((text) => text.replace(/\t?CR .*$/, ''))
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

/** `Half-Dragon, 4th-Level Human` and below it `Fighter`: the line was too short for the name. */
function brokenName(above: readonly Mapped[]): string | null {
  const [before = '', last = ''] = above.slice(-2).map(({ text }) => text);
  const isOne =
    /\d(?:st|nd|rd|th)-Level(?:[ -][\p{L}-]+)*$/iu.test(before) && /^\p{L}+(?: \p{L}+)?$/u.test(last);
  return isOne ? `${before} ${last}` : null;
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

/** `Griffon Large Magical Beast`: a name on the line of the kind is better than a title above. */
const nameBeside = (kind: Kind | null, above: readonly Mapped[]): string | null =>
  above.length > 0 && /^\p{Lu}\p{Ll}/u.test(kind?.name ?? '') ? (kind?.name ?? null) : null;

/** `Sir Halvard` and below it `Male human paladin 5`: the name stands above. */
function ownerOf(above: readonly Mapped[], line: Mapped | undefined): string | null {
  const before = above.at(-2);
  if (before === undefined || line === undefined || line !== above.at(-1)) return null;
  return /^(?:fe)?male\s/i.test(line.text) ? before.text : null;
}

/** `OGRE Ogre` on one line: title and name. */
const withoutTitle = (line: string): string => {
  const name = line.replace(/\s+/g, ' ');
  const title = /^[\p{Lu}’' -]{3,}(?= |\p{Lu}\p{Ll})/u.exec(name)?.[0].trim() ?? '';
  const rest = name.slice(title.length).trim();
  return title !== '' && rest.toLowerCase().startsWith(title.toLowerCase()) ? rest : name;
};

/** A name without the rating behind it. */
const bareName = (text: string): string =>
  text
    .replace(/[\t ,]*\bCR[\t :]+[\d/—].*$/, '')
    .replace(/^\d{1,2}[.)]\s+(?=\p{L})/u, '')
    .replace(/^(?:creature(?:'s)? )?name\s*:\s*/i, '')
    .replace(/\s*[:;,([—-]+\s*$/, '')
    .trim();

/** A rating alone on its line is read as one. */
const isRating = (text: string): boolean => /^CR[\t :]+[\d/—]+$/.test(text);

/** A line of a heading that may be a name: short, and no sentence. */
const isName = (text: string): boolean =>
  text.length <= 120 &&
  /\p{L}/u.test(text) &&
  !/^CR\b|^Init\b|[.!?]$/.test(text) &&
  text.split(/\s+/).length <= 14;
