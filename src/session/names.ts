const LONGEST = 120;
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what must not be in a name
const UNSEEN = /[\u0000-\u001f\u007f\u2028\u2029\u202a-\u202e\u2066-\u2069]/g;

/** A name as it is kept: one line, without signs that would turn the line around, not longer than anyone writes. */
export function nameOf(written: string): string {
  return [...written.replace(UNSEEN, ' ').replace(/\s+/g, ' ').trim()].slice(0, LONGEST).join('');
}

/** The name, with a number behind it where it is taken: `Ambush (2)`. */
export function freeName(wished: string, taken: readonly string[]): string {
  const names = new Set(taken);
  if (!names.has(wished)) return wished;
  const stem = wished.replace(/ \(\d+\)$/, '');
  let number = 2;
  while (names.has(`${stem} (${number})`)) number += 1;
  return `${stem} (${number})`;
}
