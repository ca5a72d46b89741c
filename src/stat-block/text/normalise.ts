import { withTabs } from './aligned';
import { withWholeLines } from './apart';
import { withCellRows } from './cells';
import { withoutColumns } from './columns';
import { withTrueSigns } from './decoded';
import { fromHtml, isHtml, withoutMarks } from './html';
import { type Mapped, replace, source } from './mapped';
import { fromMarkdown } from './markdown';
import { withoutFootnotes, withoutOtherMarks, withoutQuotes } from './marks';
import { fromRtf, isRtf } from './rtf';
import { withKeyLines, withoutGlue } from './run-together';
import { withColons } from './separators';
import { withPlainSigns } from './signs';

/** A paste as plain text: lines, tabs between the cells of a table, one sign for each meaning. Every character knows where it stood. */
export function normalise(paste: string): Mapped {
  const read = withoutFootnotes(withTrueSigns(isRtf(paste) ? fromRtf(source(paste)) : source(paste)));
  const shown = isHtml(read.text)
    ? fromHtml(read)
    : withTabs(withoutColumns(withoutMarks(withoutQuotes(withPlainSpaces(withPlainEnds(read))))));
  const bare = withColons(withoutOtherMarks(withFewBlanks(withPlainEnds(shown))));
  const plain = withPlainSigns(fromMarkdown(withWholeLines(bare)));
  return withKeyLines(withoutGlue(withCellRows(withoutDoubleSpace(withTabbed(plain)))));
}

/** A blank line behind every line says nothing: what goes on in the next line would seem to end. */
function withoutDoubleSpace(text: Mapped): Mapped {
  const gaps = text.text.match(/\S[ \t]*\n[ \t]*\n(?=[ \t]*\S)/g)?.length ?? 0;
  const breaks = text.text.match(/\S[ \t]*\n(?=\s*\S)/g)?.length ?? 0;
  return gaps >= FEWEST_GAPS && gaps >= breaks * 0.95 ? replace(text, /\n[ \t]*\n/g, '\n') : text;
}
const FEWEST_GAPS = 8;

function withTabbed(plain: Mapped): Mapped {
  // Figures that a page or a PDF sets in columns are apart by several spaces.
  return replace(plain, /(?<=\S)(?: {3,}| *\t *)(?=\S)/g, '\t');
}

/** Spaces of any kind as one: columns and tables are found by them. */
const withPlainSpaces = (text: Mapped): Mapped =>
  replace(text, /[\u00a0\u1680\u2000-\u200a\u202f\u205f\u3000]/g, ' ');

const withPlainEnds = (text: Mapped): Mapped => replace(text, /\r\n?/g, '\n');

/** No blanks without end: what looks for the end of a line would look for it from every one of them. */
const withFewBlanks = (text: Mapped): Mapped =>
  replace(
    replace(text, /[^\S\n\t]{40,}|\t{40,}/g, ([found]) => found.charAt(0).repeat(4)),
    /\n(?:[^\S\n]{0,40}\n){39,}/g,
    '\n\n\n\n',
  );
