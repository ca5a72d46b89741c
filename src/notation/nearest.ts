/** Short names are told apart by less. */
const slipsAllowed = ({ length }: string): number => (length < 3 ? 0 : length < 5 ? 1 : 2);

/** The known name that a misspelt one probably means, or null. */
export function nearest(name: string, known: Iterable<string>): string | null {
  let best: string | null = null;
  let least = slipsAllowed(name) + 1;
  for (const candidate of known) {
    if (candidate === name || Math.abs(candidate.length - name.length) >= least) continue;
    const slips = slipsBetween(name, candidate);
    if (slips < least) [best, least] = [candidate, slips];
  }
  return best;
}

/** Letters to put in, take out or change (Levenshtein). */
function slipsBetween(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (let i = 1; i <= a.length; i++) {
    const next = [i];
    for (let j = 1; j <= b.length; j++) {
      const change = (row[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1);
      next.push(Math.min(change, (row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1));
    }
    row = next;
  }
  return row[b.length] ?? 0;
}
