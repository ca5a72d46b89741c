import { Composer, type CST, type Document, type LineCounter, Parser } from 'yaml';
import { DEEPEST } from './issues';

/** Where a text nests deeper than any encounter does: an offset in it. */
export interface TooDeep {
  readonly offset: number;
}

/**
 * The YAML documents of a text. Its tokens are looked at first, without recursion: what composes them into nodes goes down level by
 * level, and a text made for it would exhaust the stack.
 */
export function yamlDocuments(text: string, lines: LineCounter): readonly Document.Parsed[] | TooDeep {
  const tokens = [...new Parser(lines.addNewLine).parse(text)];
  const deep = deepest(tokens);
  if (deep !== null) return deep;
  return [...new Composer({ lineCounter: lines, prettyErrors: false }).compose(tokens)];
}

interface Waiting {
  readonly token: CST.Token;
  readonly depth: number;
}

function deepest(tokens: readonly CST.Token[]): TooDeep | null {
  const waiting: Waiting[] = tokens.map((token) => ({ token, depth: 0 }));
  for (let place = waiting.pop(); place; place = waiting.pop()) {
    const { token, depth } = place;
    if (depth > DEEPEST) return { offset: token.offset };
    if (token.type === 'document' && token.value) waiting.push({ token: token.value, depth });
    if (!('items' in token)) continue;
    for (const { key, value } of token.items)
      for (const inner of [key, value]) if (inner) waiting.push({ token: inner, depth: depth + 1 });
  }
  return null;
}
