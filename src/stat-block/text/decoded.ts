import { type Mapped, replace } from './mapped';

/** The signs at 0x80 to 0x9f of the Windows code page. */
const WINDOWS = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ';
/** The first bytes of the signs that stat blocks have, and what goes on behind them, read as signs of their own. */
const MISREAD = new RegExp(
  `[\\u00c2\\u00c3][\\u0080-\\u00bf${WINDOWS}]|[\\u00e2\\u00ef][\\u0080-\\u00bf${WINDOWS}]{2}`,
  'g',
);
/** Signs that nobody sees; a soft hyphen at the end of a line joins it to the next. */
const UNSEEN = /[\u200b-\u200d\u2060\ufeff]|\u00ad(?![ \t\u00a0]*\r?\n)/g;
/** Line ends written as two signs, as programs keep texts. */
const WRITTEN_END = /\\r\\n|\\n/g;
const FEWEST_ENDS = 5;

/** A text whose signs were taken for others on its way: UTF-8 read as Windows, entities of entities, line ends as `\n`. */
export function withTrueSigns(text: Mapped): Mapped {
  const bare = replace(text, UNSEEN, '');
  const out = replace(bare, MISREAD, ([found]) => utf8(found));
  const plain = replace(out, /&amp;(?=#x?[\da-f]{1,7};|[a-z]{2,8}\d{0,2};)/gi, '&');
  const ends = plain.text.match(WRITTEN_END)?.length ?? 0;
  return ends >= FEWEST_ENDS && !plain.text.trim().includes('\n') ? replace(plain, WRITTEN_END, '\n') : plain;
}

/** The sign that these bytes are in UTF-8; as they stand where they are none. */
function utf8(found: string): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(Uint8Array.from([...found].map(byteOf)));
  } catch {
    return found;
  }
}

/** The byte of a sign of the Windows code page. */
const byteOf = (sign: string): number => {
  const place = WINDOWS.indexOf(sign);
  return place >= 0 ? 0x80 + place : sign.charCodeAt(0);
};

/** The sign of a byte of the Windows code page. */
export const windowsSign = (byte: number): string =>
  byte >= 0x80 && byte <= 0x9f ? WINDOWS.charAt(byte - 0x80) : String.fromCharCode(byte);
