import { type Document, isMap, isNode, isPair, isScalar, isSeq, type LineCounter } from 'yaml';
import type { PathPart } from './problem';

export interface Place {
  readonly line: number;
  readonly column: number;
}
/** Where something stands in its file: the value at a path, or the key itself; where that is missing, what should hold it. */
export type Locate = (path: readonly PathPart[], at?: 'key' | 'value') => Place;

export function locator(document: Document, lines: LineCounter): Locate {
  return (path, at = 'value') => {
    const { line, col } = lines.linePos(offsetOf(document.contents, path, at) ?? 0);
    return { line: Math.max(1, line), column: Math.max(1, col) };
  };
}

function offsetOf(root: unknown, path: readonly PathPart[], at: 'key' | 'value'): number | undefined {
  let offset = startOf(root);
  let node = root;
  for (const [index, part] of path.entries()) {
    const found = child(node, part);
    if (found === null) break;
    const wantsKey = at === 'key' && index === path.length - 1;
    offset =
      (wantsKey ? startOf(found.key) : undefined) ?? startOf(found.value) ?? startOf(found.key) ?? offset;
    node = found.value;
  }
  return offset;
}

const startOf = (node: unknown): number | undefined => (isNode(node) ? node.range?.[0] : undefined);

function child(node: unknown, part: PathPart): { readonly key: unknown; readonly value: unknown } | null {
  if (isSeq(node)) return { key: null, value: node.items[Number(part)] ?? null };
  if (!isMap(node)) return null;
  const pair = node.items.find(({ key }) => String(isScalar(key) ? key.value : key) === String(part));
  return pair && isPair(pair) ? pair : null;
}

/** Where a sign of a drawn map stands in the file; row and column count from 1, spaces and empty lines left out. */
export function signPlace(
  source: string,
  start: Place,
  sign: { readonly row: number; readonly column: number },
): Place {
  const lines = source.split('\n');
  let rows = 0;
  // The text stands below the sign that opens it, if it is a block.
  const first = /[|>][-+\d]*\s*(#.*)?$/.test(lines[start.line - 1] ?? '') ? start.line + 1 : start.line;
  for (let line = first; line <= lines.length; line++) {
    const text = lines[line - 1] ?? '';
    if (text.trim() !== '' && ++rows === sign.row) return { line, column: columnOf(text, sign.column) };
  }
  return start;
}

/** Column of the n-th sign that is no space; past the last one, the end of the line. */
function columnOf(text: string, sign: number): number {
  const found = [...text.matchAll(/\S/gu)][sign - 1];
  return (found?.index ?? text.trimEnd().length) + 1;
}
