import { type Mapped, replace } from './mapped';

/** Markdown without its marks: bold, italics, headings, links; a pipe table becomes lines with tabs. */
export function fromMarkdown(text: Mapped): Mapped {
  let out = replace(text, /^[ \t]*(?:\*[ \t]*){3,}$|^[ \t]*(?:_[ \t]*){3,}$/gm, '');
  out = replace(out, /\*\*|__/g, '');
  out = replace(out, /\^([^\s^]{1,12})\^/g, ([, inner]) => inner ?? '');
  out = replace(
    out,
    /(?<=^|[\s(|])[*_](?=[^\s*_])([^*_\n]{1,200})[*_](?=$|[\s.,;:|)])/gm,
    ([, inner]) => inner ?? '',
  );
  out = replace(out, /\[([^[\]\n]{1,200})\]\([^()\s]{1,500}\)/g, ([, inner]) => inner ?? '');
  out = replace(out, /^[ \t]{0,3}(?:#{1,6}[ \t]*(?=\p{L})|(?:#{1,6}|>)[ \t]+)/gmu, '');
  out = replace(out, /^[ \t\u00a0]{0,12}[-*•][ \t\u00a0]+(?=[A-Za-z])/gm, '');
  out = replace(out, /\\(?=[+\-*_.()[\]|])/g, '');
  out = replace(out, /^[-:|][-:| \t]*(?:\n|$)/gm, ([line]) => (isRule(line) ? '' : line));
  return fromPipes(out);
}

/** The line below the head of a table, or across a page. */
const isRule = (line: string): boolean => line.includes('---') || (line.includes('|') && line.includes('-'));

function fromPipes(text: Mapped): Mapped {
  if (!/^[ \t]*\|[^|\n]*\|/m.test(text.text)) return text;
  const edges = replace(text, /^[ \t]*\|[ \t]*|[ \t]*\|[ \t]*$/gm, '');
  return replace(edges, /[ \t]*\|[ \t]*/g, '\t');
}
