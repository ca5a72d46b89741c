import { type Mapped, replace } from './mapped';

const LETTERS: Readonly<Record<string, string>> = {
  ﬀ: 'ff',
  ﬁ: 'fi',
  ﬂ: 'fl',
  ﬃ: 'ffi',
  ﬄ: 'ffl',
  ﬅ: 'st',
  ﬆ: 'st',
  '×': 'x',
  '✕': 'x',
  '\uf0d7': 'x',
  '⁄': '/',
};
/** Signs of the Windows code page that were taken for control characters. */
const WINDOWS: Readonly<Record<string, string>> = {
  '\u0091': '‘',
  '\u0092': '’',
  '\u0093': '“',
  '\u0094': '”',
  '\u0095': '•',
  '\u0096': '–',
  '\u0097': '—',
};
const FRACTIONS: Readonly<Record<string, string>> = {
  '½': '1/2',
  '¼': '1/4',
  '¾': '3/4',
  '⅓': '1/3',
  '⅔': '2/3',
  '⅙': '1/6',
  '⅛': '1/8',
  '⅒': '1/10',
};
/** First halves of words that keep their hyphen where a line ends after it. */
const HYPHENED =
  /(?:^|[^\p{L}])(?:flat|low|half|blind|two|spell|well|level|short|long|cold|self|semi|quasi|three|four|five|six|seven|eight|nine|ten|eleven|twelve|one|st|nd|rd|th|fly|ride|non|will|o|trap|high|evil|good|rapid|double|single|point|medium)$/iu;

/** One sign for each meaning: `-` for minus and range, `—` for nothing, `x` for times; ligatures, soft hyphens, odd spaces and broken words put right. */
export function withPlainSigns(text: Mapped): Mapped {
  let out = replace(text, /[\u0091-\u0097]/g, ([found]) => WINDOWS[found] ?? found);
  out = replace(out, /\r\n?|[\u2028\u2029\u0085\f\v]/g, '\n');
  out = replace(out, /\u00ad[ \t]*\n[ \t]*|[\u00ad\u200b-\u200d\u2060\ufeff]/g, '');
  out = replace(out, /[\u00a0\u1680\u2000-\u200a\u202f\u205f\u3000]/g, ' ');
  out = replace(out, /[ﬀﬁﬂﬃﬄﬅﬆ×✕\uf0d7⁄]/g, ([found]) => LETTERS[found] ?? found);
  out = replace(
    out,
    /(\d)?[- ]?([½¼¾⅓⅔⅙⅛⅒])/g,
    (found) =>
      `${found[1] === undefined ? leading(found[0]) : `${found[1]}-`}${FRACTIONS[found[2] ?? ''] ?? ''}`,
  );
  out = replace(out, /(?<=[(,/]|[^\s] )[–−+-] (?=\d)/g, ([found]) => (found.startsWith('+') ? '+' : '-'));
  // A range that a line end has broken: `19–` and below it `20`.
  out = replace(out, /(?<=[/(]\s?1?\d)[–−-][ \t]*\n[ \t]*(?=20(?!\d))/g, '-');
  out = replace(out, /(?<=\d)(?: d|d ) ?(?=\d)/g, 'd');
  out = replace(out, /[–−‒‑‐―﹣－]/g, (found) => (isMinus(found) ? '-' : '—'));
  out = replace(out, /—(?=\d)|(?<=[\s(,/])--(?=\d)/g, '-');
  out = replace(out, /(?<![-—])(?:--|—)-?(?![-—])/g, '—');
  out = replace(out, /(?<=[\s/])[Øø∅](?=[\s,;]|$)/gm, '—');
  out = replace(out, /(?<![ \t])[ \t]+$/gm, '');
  return withWholeWords(out);
}

/** A half alone keeps the space before it. */
const leading = (found: string): string => (/^[ ]/.test(found) ? ' ' : /^-/.test(found) ? '-' : '');

/** Before a figure, or between letters, it is a minus or a hyphen; alone it stands for nothing. */
function isMinus(found: RegExpMatchArray): boolean {
  const text = found.input ?? '';
  const place = found.index ?? 0;
  const after = text.charAt(place + found[0].length);
  if (/\d/.test(after)) return true;
  return /\p{L}/u.test(text.charAt(place - 1)) && /[\p{L}\n]/u.test(after);
}

/** `Multi-` at the end of a line and `attack` on the next are one word; `flat-` keeps its hyphen. */
function withWholeWords(text: Mapped): Mapped {
  return replace(text, /(?<=\p{L})-[ \t]*\n[ \t]*(?=(\p{L}))/gu, (found) => {
    const place = found.index ?? 0;
    if (/^(?:or|and|to)\b/i.test((found.input ?? '').slice(place + found[0].length))) return '- ';
    const kept = HYPHENED.test((found.input ?? '').slice(Math.max(0, place - 12), place));
    return kept || /\p{Lu}/u.test(found[1] ?? '') ? '-' : '';
  });
}
