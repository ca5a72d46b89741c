import { depths } from '../part';
import { type Mapped, slice, trim } from '../text/mapped';

/** `Favored Class: …` at the start of a line: a label that is none of ours. */
const LABEL = /^[ \t]*\p{Lu}[\p{L}'’/ -]{1,40}(?:\([^()\n]{1,30}\))?[ \t]*:(?=\s|$)/u;
/** A sentence on a line of its own. */
const SENTENCE = /^[ \t]*\p{Lu}\p{Ll}*(?: [\p{L}\d+',’-]+){5,}\.[ \t]*$/u;
/** What is not said to its end. */
const OPEN = /(?:[,;:(/+–—-]|\b(?:and|or|plus|with|of|the|to))[ \t]*$/i;
const SPELLS = /\b(?:spells?|spell-like|powers?|domains?)\b/i;

/** What a label says, and the lines below it that say something else: told, and never part of the value. Spells are known, and of no use. */
export function untilOther(value: Mapped): [Mapped, Mapped[]] {
  const at = otherFrom(value.text);
  if (at === null) return [value, []];
  const other = trim(slice(value, at));
  return [slice(value, 0, at), SPELLS.test(other.text.split('\n')[0] ?? '') ? [] : [other]];
}

function otherFrom(text: string): number | null {
  if (!text.includes('\n')) return null;
  const deep = depths(text);
  let before = '';
  let from = 0;
  for (const line of text.split('\n')) {
    const begins = LABEL.test(line) || SENTENCE.test(line);
    if (begins && before.trim() !== '' && !OPEN.test(before) && (deep[from] ?? 0) === 0) return from;
    if (line.trim() !== '') before = line;
    from += line.length + 1;
  }
  return null;
}
