/** `ABC-1`, `X-ABC-1`, and the ranges `ABC-1 to ABC-5`, `ABC-1 to 5`, `ABC-1..5`, also over the end of a comment's line. */
const CITATION =
  /(?<![\w-])((?:X-)?[A-Z]+)-(\d+)(?:(?:\s+(?:\*\s+)?to\s+(?:\*\s+)?|\.\.)(?:\1-)?(\d+))?(?!\w)/g;

/**
 * The clause ids cited in a text, each once; a range stands for all its ids.
 * What looks like an id of a group that no clause has (`UTF-8`) is none; a number that its group lacks is given as it stands.
 */
export function citedIn(text: string, known: ReadonlySet<string>): readonly string[] {
  const groups = new Set([...known].map(groupOf));
  const found = [...text.matchAll(CITATION)].flatMap(([, group = '', from = '', to]) =>
    groups.has(group) || group.startsWith('X-') ? idsOf(group, Number(from), Number(to ?? from)) : [],
  );
  return [...new Set(found)];

  /** Both ends, right or wrong, and of what lies between them the clauses that exist. */
  function idsOf(group: string, from: number, to: number): string[] {
    const all = Array.from({ length: Math.max(1, to - from + 1) }, (_, index) => from + index);
    return all
      .filter((number) => number === from || number === to || known.has(`${group}-${number}`))
      .map((number) => `${group}-${number}`);
  }
}

const groupOf = (id: string): string => id.replace(/-\d+$/, '');
