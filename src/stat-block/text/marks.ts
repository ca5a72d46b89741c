import { LONG_WORDS } from '../labels';
import { type Mapped, replace } from './mapped';

const BB =
  'b|i|u|s|sub|sup|size|color|colour|font|url|center|left|right|quote|code|list|indent|spoiler|h[1-6]|block|statblock';
/** `[b]`, `[size=4]`, `[/url]`. */
const BB_TAG = new RegExp(`\\[/?(?:${BB})(?:=[^\\]\\n]{0,200})?\\]`, 'gi');
const BB_ROW = /\[tr\]|\[\/tr\][ \t]*\n?|\[\/?table\]/gi;
const BB_CELL = /\[\/t[dh]\][ \t]*\n?[ \t]*(?=\[t[dh]\])/gi;
/** What a page does not show, and figures of footnotes; `<sup>1</sup>/<sub>2</sub>` is a half. */
const HIDDEN = /<([a-z]+)\b[^<>]*(?:display\s*:\s*none|\shidden(?=[\s=>]))[^<>]*>[^<]*<\/\1>/gi;
const FOOTNOTE =
  /<sup\b[^<>]*>\s*(?:<a\b[^<>]*>)?\s*\[?(?:\d{1,2}|[*†‡§])\]?\s*(?:<\/a>)?\s*<\/sup>(?!\s*(?:\/|⁄|&frasl;|&#8260;|<sub\b))/gi;
/** `[1]`, `[^2]` behind what they are for. */
const REFERENCE = /(?<=[\p{L}\d*).])\[(?:\^\w{1,8}|\d{1,2})\]/gu;
const FRONT = /^\s*---[ \t]*\n(?:[\w -]{1,40}:[^\n]*\n|[ \t]*- [^\n]*\n){1,40}---[ \t]*\n/g;
const RULE = /^[ \t]*[\u2500-\u257f+=|-]{3,}[ \t]*$/gm;

/** Links beside a heading or a figure. */
const EDIT = /\[\s*(?:edit(?:\s*[|·]?\s*edit source)?|edit source|hide|show|citation needed|note \d+)\s*\]/gi;
const WIKI_TABLE = /^[ \t]*\{\|[^\n]*|^[ \t]*\|[-}][^\n]*$/gm;
const WIKI_CAPTION = /^[ \t]*\|\+[ \t]*/gm;
/** `! Hit Dice:` with its figures on the next line. */
const WIKI_CELL =
  /^[ \t]*!(?:[^|\n]{0,80}\|)?[ \t]*([^|!\n]{1,80}?)[ \t]*\n[ \t]*\|(?:[^|\n]{0,80}\|(?!\|))?[ \t]*/gm;
const BULLET = /^[ \t\u00a0]*(?:[•◦▪▫■□●○◆◇‣⁃∙·►▶▸➤➢→✓✔§\uf0a7\uf0b7\uf0d8]|o(?=\t))[ \t\u00a0]*(?=\p{L})/gmu;
/** `1. Hit Dice:` and `- Hit Dice:`, however far from the edge. */
const NUMBERED = new RegExp(
  `^[ \\t\\u00a0]*(?:\\d{1,2}[.)]|[-–—*])[ \\t\\u00a0]+(?=(?:${LONG_WORDS.pattern})[ \\t\\u00a0]*:)`,
  'gim',
);
/** The same behind each other, where a list has lost its line ends. */
const INSIDE = new RegExp(
  `(?<=\\S)[ \\t\\u00a0]+[•◦▪●○‣·*–—-][ \\t\\u00a0]+(?=(?:${LONG_WORDS.pattern})[ \\t\\u00a0]*:)`,
  'gi',
);
const FEWEST_INSIDE = 5;

/** A page without what it hides and without the figures of footnotes, which would be read as those of the line. */
export const withoutFootnotes = (text: Mapped): Mapped => replace(replace(text, HIDDEN, ''), FOOTNOTE, '');

/** Lines of a quotation, or of one in another, without the marks before them. */
export const withoutQuotes = (text: Mapped): Mapped => replace(text, /^[ \t]*>(?:[ \t]?>)*(?: |$)?/gm, '');

/** Marks of wikis, forums and word processors: bold words, links for editing, fences of code, bullets. */
export function withoutOtherMarks(text: Mapped): Mapped {
  let out = replace(text, /^[ \t\u00a0]*(?:`{3,}|~{3,})[^\n`]*$/gm, '');
  out = replace(out, FRONT, '');
  out = replace(replace(out, RULE, ''), /[│┃║]/g, '|');
  out = replace(replace(out, EDIT, ''), REFERENCE, '');
  out = fromWiki(out);
  out = replace(out, BB_CELL, '\t');
  out = replace(out, BB_ROW, ([found]) => (/^\[\/tr/i.test(found) ? '\n' : ''));
  out = replace(out, /\[\/?t[dh]\]/gi, '');
  out = replace(out, BB_TAG, '');
  out = replace(out, BULLET, '');
  if ((out.text.match(INSIDE)?.length ?? 0) >= FEWEST_INSIDE) out = replace(out, INSIDE, '\n');
  return replace(out, NUMBERED, '');
}

function fromWiki(text: Mapped): Mapped {
  let out = replace(text, /'{2,5}/g, '');
  out = replace(out, /^[ \t]*(={1,6})[ \t]*([^=\n]{1,120}?)[ \t]*\1[ \t]*$/gm, ([, , words]) => words ?? '');
  out = replace(out, /\[\[(?:[^[\]|\n]{1,120}\|)?([^[\]|\n]{1,120})\]\]/g, ([, words]) => words ?? '');
  if (!/^[ \t]*\{\|/m.test(out.text)) return out;
  out = replace(out, WIKI_CAPTION, '');
  out = replace(out, WIKI_CELL, ([, label]) => `${label}\t`);
  out = replace(out, WIKI_TABLE, '');
  return replace(out, /^[ \t]*\|(?:[^|\n]{0,80}\|(?!\|))?[ \t]*/gm, '');
}
