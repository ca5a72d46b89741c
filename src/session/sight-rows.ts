/** A board's squares row by row, as lengths of what is seen now (`s`), was seen once (`e`), was never seen (`u`): `4u2e10s`. */
export type SightRows = readonly string[];

export type Seen = 's' | 'e' | 'u';

/** `ever`, `now`: row by row, 1 for each square. */
export function sightRows(ever: Uint8Array, now: Uint8Array, columns: number): SightRows {
  const rows: string[] = [];
  for (let start = 0; start < ever.length; start += columns) {
    let [row, length] = ['', 0];
    for (let at = start; at < start + columns; at++) {
      const seen = seenAt(ever, now, at);
      length += 1;
      if (at + 1 < start + columns && seenAt(ever, now, at + 1) === seen) continue;
      row += `${length}${seen}`;
      length = 0;
    }
    rows.push(row);
  }
  return rows;
}

const seenAt = (ever: Uint8Array, now: Uint8Array, at: number): Seen =>
  now[at] === 1 ? 's' : ever[at] === 1 ? 'e' : 'u';

/** Stretches of a row: from which column, how many. What cannot be read is left out. */
export function stretches(
  row: string,
): readonly { readonly x: number; readonly length: number; readonly seen: Seen }[] {
  let x = 0;
  return [...row.matchAll(/(\d{1,4})([seu])/g)].map(([, count = '0', seen = 'u']) => {
    const stretch = { x, length: Number(count), seen: seen as Seen };
    x += stretch.length;
    return stretch;
  });
}

/** Whether a square was never seen. */
export type Unseen = (x: number, y: number) => boolean;

/** Read once for many squares; without rows all of it is seen. */
export function unseenSquares(sight: SightRows | undefined): Unseen {
  if (sight === undefined) return () => false;
  const rows = sight.map((row) =>
    stretches(row)
      .map(({ length, seen }) => seen.repeat(length))
      .join(''),
  );
  return (x, y) => rows[y]?.[x] === 'u';
}

/** What is seen of a square; without rows all of it is. */
export function seenOf(
  sight: SightRows | undefined,
  { x, y }: { readonly x: number; readonly y: number },
): Seen {
  if (sight === undefined) return 's';
  const found = stretches(sight[y] ?? '').find((it) => x >= it.x && x < it.x + it.length);
  return found?.seen ?? 'u';
}
