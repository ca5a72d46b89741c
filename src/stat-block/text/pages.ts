import { LONG_WORDS } from '../labels';
import { join, lines, type Mapped, trim } from './mapped';

const NUMBER = /^(?:page\s+)?\d{1,3}$/i;
const CHAPTER = /^(?:\d{1,3}[ \t]+)?(?:chapter|appendix)[ \t]+(?:\d+|[ivx]+|[a-z])\b(?![^\n]*[.;][ \t])/i;
/** A title in capitals. */
const CAPITALS = /^(?=(?:[^\p{L}]*\p{Lu}){3})[^\p{Ll}\d:;()+]+$/u;
/** After these a figure alone on the next line belongs to what is said. */
const ASKS =
  /(?:[-+/,(]|\b(?:footed|touch|SR|DR|fly|swim|climb|burrow|speed|DC|AC|hp|resistance|healing|regeneration|reduction|level|rating|initiative|str|dex|con|int|wis|cha|fort|ref|will|and|or|plus|of|to))\s*:?$/i;
const LABEL = new RegExp(`^(?:${LONG_WORDS.pattern})\\s*:`, 'i');
/** How what goes on from the page before begins. */
const GOES_ON = /^(?:\p{Ll}|[-+(]|\d)/u;

/** A text without the page numbers and running heads that stand between its lines, and those. */
export function withoutPageEnds(text: Mapped): { text: Mapped; dropped: readonly Mapped[] } {
  const all = lines(text).map((line) => ({ line, plain: line.text.trim() }));
  if (!all.some(({ plain }) => NUMBER.test(plain) || CHAPTER.test(plain))) return { text, dropped: [] };
  const plain = all.map((it) => it.plain);
  const ends = plain.map((_line, index) => isEnd(plain, index));
  // A title beside a page number is the page's.
  plain.forEach((line, index) => {
    if (CAPITALS.test(line) && index > 0 && (ends[index - 1] || (ends[index + 1] && plain[index - 1] === '')))
      ends[index] = ends[index] || !/\p{Ll}/u.test(plain[index + 1] ?? '');
  });
  const kept: Mapped[] = [];
  let open = false;
  all.forEach(({ line, plain: own }, index) => {
    if (ends[index]) open = true;
    else {
      if (open && own !== '' && GOES_ON.test(own))
        while (kept.length > 0 && kept.at(-1)?.text.trim() === '') kept.pop();
      if (own !== '') open = false;
      kept.push(line);
    }
  });
  const dropped = all.flatMap(({ line }, index) => (ends[index] ? [trim(line)] : []));
  return dropped.length === 0 ? { text, dropped } : { text: join(kept, '\n'), dropped };
}

/** The last line above that says something. */
function lastSaid(all: readonly string[], index: number): string {
  const nearest = [1, 2, 3, 4].find((step) => (all[index - step] ?? '') !== '') ?? 1;
  return all[index - nearest] ?? '';
}

function isEnd(all: readonly string[], index: number): boolean {
  const own = all[index] ?? '';
  const [before, after] = [all[index - 1] ?? '', all[index + 1] ?? ''];
  if (CHAPTER.test(own)) return index > 0;
  if (!NUMBER.test(own) || index === 0 || ASKS.test(lastSaid(all, index))) return false;
  return (
    before === '' ||
    after === '' ||
    LABEL.test(after) ||
    CHAPTER.test(before) ||
    CHAPTER.test(after) ||
    CAPITALS.test(after)
  );
}
