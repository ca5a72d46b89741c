import { LONG_WORDS } from '../labels';
import { type Mapped, replace } from './mapped';

/** Fewer lines are no form of their own. */
const FEWEST_LINES = 4;
/** `Hit Dice - 4d8+11`, `Initiative = +1`: the sign and a space before the figures. */
const SEPARATED = new RegExp(
  `(?<=^[ \\t\\u00a0]*(?:[-*•][ \\t]+)?(?:\\*\\*)?(?:${LONG_WORDS.pattern})(?:\\*\\*)?)[ \\t\\u00a0]+(?:[-–—]{1,2}|=|::)[ \\t\\u00a0]+(?=\\S)`,
  'gim',
);
/** One field of a line that commas divide. */
const FIELD = '(?:"(?:[^"\\n]|"")*"|[^",\\t\\n]*)';
/** `"Hit Dice","4d8+11"`, and a cell in quotation marks behind a tab. */
const LABELLED = new RegExp(
  `^[ \\t]*"?(?:${LONG_WORDS.pattern})[ \\t]*:?"?(?:(?:,${FIELD})+|(?:\\t"(?:[^"\\n]|"")*")+)[ \\t]*$`,
  'gim',
);
const ROW = new RegExp(
  `^(?:${FIELD}(?:,${FIELD})+|[^"\\t\\n]*(?:\\t(?:"(?:[^"\\n]|"")*"|[^"\\t\\n]*))+)$`,
  'gm',
);

/** Labels and values that something else than a colon keeps apart, with one; signs of full width as plain ones. */
export function withColons(text: Mapped): Mapped {
  const plain = replace(text, /[\uff01-\uff5e]/g, ([sign]) =>
    String.fromCharCode(sign.charCodeAt(0) - 0xfee0),
  );
  const apart = isForm(plain, SEPARATED) ? replace(plain, SEPARATED, ': ') : plain;
  return fromRows(isForm(apart, QUOTED) ? replace(apart, QUOTED, ([, inner]) => inner ?? '') : apart);
}

const isForm = ({ text }: Mapped, form: RegExp): boolean => (text.match(form)?.length ?? 0) >= FEWEST_LINES;

/** `Hit Dice: "3d8 (13 hp)"`. */
const QUOTED = new RegExp(`(?<=^[ \\t]*(?:${LONG_WORDS.pattern}):[ \\t]*)"([^"\\n]*)"[ \\t]*$`, 'gim');

const fromRows = (text: Mapped): Mapped =>
  isForm(text, LABELLED) ? replace(text, ROW, ([row]) => fields(row)) : text;

/** The fields of a row with a tab between them. */
function fields(row: string): string {
  const all = [...row.matchAll(row.includes('\t') ? TABBED : PARTED)].map(([, inner, bare]) =>
    (inner?.replaceAll('""', '"') ?? bare ?? '').trim(),
  );
  return all.some((it) => it !== '') ? all.join('\t') : '';
}
const PARTED = /(?:^|,)(?:"((?:[^"]|"")*)"|([^",]*))/g;
const TABBED = /(?:^|\t)(?:"((?:[^"]|"")*)"|([^"\t]*))/g;
