import { type Mapped, replace } from './mapped';

const LOOKS = /<\/?(?:table|tr|td|th|div|p|br|h[1-6]|html|body|ul|li|dl|dt|dd)\b/i;
const TOKEN = /<!--[^>]*>|<(\/?)([a-z][a-z0-9]*)\b[^<>]*>|[^<]+|</gi;
const SILENT = new Set(['script', 'style', 'title', 'head']);
const BLOCKS = new Set(
  'p div h1 h2 h3 h4 h5 h6 ul ol li dl dt dd table tbody thead section article header blockquote pre hr br'.split(
    ' ',
  ),
);
/** Between these stands a blank line: what one says does not go on in the next. */
const PARAGRAPHS = new Set('p h1 h2 h3 h4 h5 h6 ul ol table blockquote'.split(' '));
const ENTITIES: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: '\u00a0',
  ndash: '–',
  mdash: '—',
  minus: '−',
  shy: '\u00ad',
  times: '×',
  frac12: '½',
  frac14: '¼',
  frac34: '¾',
  rsquo: '’',
  lsquo: '‘',
  ldquo: '“',
  rdquo: '”',
  hellip: '…',
  Oslash: 'Ø',
  oslash: 'ø',
  thinsp: ' ',
  ensp: ' ',
  emsp: ' ',
  hyphen: '-',
  dash: '-',
  sup2: '',
  bull: '•',
  plus: '+',
  sol: '/',
  frasl: '⁄',
  lpar: '(',
  rpar: ')',
  lsqb: '[',
  rsqb: ']',
  comma: ',',
  colon: ':',
  semi: ';',
  period: '.',
  ast: '*',
  horbar: '―',
  zwnj: '',
  zwj: '',
};
const ENTITY = /&(#x[0-9a-f]{1,6}|#\d{1,7}|[a-z][a-z0-9]{1,12});/gi;

/** Marks inside lines: without tags of blocks the lines of a text are its own. */
const INLINE = /<\/?(?:a|abbr|b|em|font|i|small|span|strong|su[bp]|u)\b[^<>\n]*>/gi;

/** A text with marks of HTML and no blocks, without them. */
export const withoutMarks = (text: Mapped): Mapped => decoded(replace(text, INLINE, ''));

export const isHtml = (text: string): boolean =>
  LOOKS.test(text) && (/<\/|<br/i.test(text) || (text.match(OPENINGS)?.length ?? 0) >= FEWEST_OPENINGS);
/** Paragraphs and cells need no end. */
const OPENINGS = /<(?:p|li|td|tr|dt|dd)\b[^<>]*>/gi;
const FEWEST_OPENINGS = 3;

/** What a page shows: a line for each block and table row, a tab between the cells of a row. */
export function fromHtml(page: Mapped): Mapped {
  const out = new Shown(page);
  for (const found of page.text.matchAll(TOKEN)) {
    const [token, closing, tag] = found;
    if (tag === undefined) out.words(token.startsWith('<!--') ? '' : token, found.index);
    else if (closing === '/') out.close(tag.toLowerCase(), found.index);
    else out.open(tag.toLowerCase(), found.index);
  }
  return out.mapped();
}

class Shown {
  private readonly page: Mapped;
  private readonly texts: string[] = [];
  private readonly at: number[] = [];
  private last = '\n';
  private cells = 0;
  private inCell = false;
  /** A line has just been broken: the next break is a blank line. */
  private broken = false;
  private silent: string | null = null;

  constructor(page: Mapped) {
    this.page = page;
  }

  open(tag: string, index: number): void {
    if (this.silent !== null) return;
    if (SILENT.has(tag)) this.silent = tag;
    else if (tag === 'tr') {
      this.breakLine(index);
      this.cells = 0;
      this.inCell = false;
    } else if (tag === 'td' || tag === 'th') {
      if (this.cells > 0) this.put('\t', index);
      this.cells += 1;
      this.inCell = true;
    } else if (tag === 'br' && this.broken && !this.inCell) this.put('\n', index);
    else if (BLOCKS.has(tag)) this.block(tag, index);
    if (tag === 'br') this.broken = true;
  }

  close(tag: string, index: number): void {
    if (this.silent === tag) this.silent = null;
    else if (this.silent !== null) return;
    else if (tag === 'tr' || tag === 'table') {
      this.inCell = false;
      this.breakLine(index);
      if (tag === 'table') this.put('\n', index);
    } else if (tag === 'td' || tag === 'th') this.inCell = false;
    else if (BLOCKS.has(tag)) {
      this.block(tag, index);
      if (PARAGRAPHS.has(tag) && !this.inCell) this.put('\n', index);
    }
  }

  /** Words of a page: white space of any kind is one space. */
  words(text: string, index: number): void {
    if (this.silent !== null) return;
    for (let place = 0; place < text.length; place += 1) {
      const letter = text.charAt(place);
      if (!/[ \n\r\t]/.test(letter)) this.put(letter, index + place);
      else if (!/\s/.test(this.last)) this.put(' ', index + place);
    }
  }

  mapped(): Mapped {
    return decoded({ text: this.texts.join(''), at: this.at });
  }

  private block(tag: string, index: number): void {
    if (!this.inCell) this.breakLine(index);
    else if (tag === 'br' && !/\s/.test(this.last)) this.put(' ', index);
  }

  private breakLine(index: number): void {
    if (this.last !== '\n') this.put('\n', index);
  }

  private put(letter: string, index: number): void {
    this.texts.push(letter);
    this.at.push(this.page.at[index] ?? 0);
    this.last = letter;
    if (!/\s/.test(letter)) this.broken = false;
  }
}

function decoded(shown: Mapped): Mapped {
  const texts: string[] = [];
  const at: number[] = [];
  let done = 0;
  const keep = (until: number): void => {
    texts.push(shown.text.slice(done, until));
    for (let index = done; index < until; index += 1) at.push(shown.at[index] ?? 0);
  };
  for (const found of shown.text.matchAll(ENTITY)) {
    const text = entity(found[1] ?? '') ?? found[0];
    keep(found.index);
    texts.push(text);
    for (let index = 0; index < text.length; index += 1) at.push(shown.at[found.index] ?? 0);
    done = found.index + found[0].length;
  }
  keep(shown.text.length);
  return { text: texts.join(''), at };
}

/** Own names only: `&constructor;` is none. */
const named = (name: string): string | null =>
  Object.hasOwn(ENTITIES, name) ? (ENTITIES[name] ?? null) : null;

function entity(name: string): string | null {
  if (!name.startsWith('#')) return named(name) ?? named(name.toLowerCase());
  const hex = /^#x/i.test(name);
  const code = Number.parseInt(name.slice(hex ? 2 : 1), hex ? 16 : 10);
  return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : null;
}
