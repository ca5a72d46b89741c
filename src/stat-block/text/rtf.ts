import { windowsSign } from './decoded';
import type { Mapped } from './mapped';

const TOKEN =
  /\\'([\da-f]{2})|\\u(-?\d{1,6}) ?(?:\\'[\da-f]{2}|\?)?|\\([a-z]+)(-?\d+)? ?|\\([^a-z])|([{}])|[\r\n]+|[^\\{}\r\n]+/gi;
const SIGNS: Readonly<Record<string, string>> = {
  par: '\n',
  line: '\n',
  sect: '\n',
  page: '\n',
  row: '\n',
  tab: '\t',
  cell: '\t',
  emdash: '—',
  endash: '–',
  lquote: '‘',
  rquote: '’',
  ldblquote: '“',
  rdblquote: '”',
  bullet: '•',
  emspace: ' ',
  enspace: ' ',
};
const SYMBOLS: Readonly<Record<string, string>> = { '~': '\u00a0', _: '\u2011', '-': '\u00ad', '\n': '\n' };
/** Groups that say nothing to be read. */
const SILENT = new Set(['fonttbl', 'colortbl', 'stylesheet', 'info', 'pict', 'header', 'footer', '*']);

export const isRtf = (text: string): boolean => /^\s*\{\\rtf\d/.test(text);

/** The words of a text of a word processor in its own form (`{\rtf1 …}`). */
export function fromRtf(source: Mapped): Mapped {
  const texts: string[] = [];
  const at: number[] = [];
  const silent: boolean[] = [false];
  for (const found of source.text.matchAll(TOKEN)) {
    const brace = found[6];
    if (brace === '{') silent.push(silent.at(-1) ?? false);
    else if (brace === '}') {
      if (silent.length > 1) silent.pop();
    } else if (SILENT.has(found[3] ?? found[5] ?? '')) silent.splice(-1, 1, true);
    const words = silent.at(-1) ? '' : shown(found);
    texts.push(words);
    for (let index = 0; index < words.length; index += 1) at.push(source.at[found.index] ?? 0);
  }
  return { text: texts.join(''), at };
}

function shown([token, byte, code, word, , symbol, brace]: RegExpExecArray): string {
  if (byte !== undefined) return windowsSign(Number.parseInt(byte, 16));
  if (code !== undefined) return String.fromCharCode((Number(code) + 0x10000) % 0x10000);
  if (word !== undefined) return Object.hasOwn(SIGNS, word) ? (SIGNS[word] ?? '') : '';
  if (symbol !== undefined) return SYMBOLS[symbol] ?? (/[\\{}]/.test(symbol) ? symbol : '');
  return brace !== undefined || /^[\r\n]/.test(token) ? '' : token;
}
