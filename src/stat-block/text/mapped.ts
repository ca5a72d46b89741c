/** A stretch of the paste: offsets of its first character and of the one after its last. */
export interface Span {
  readonly from: number;
  readonly to: number;
}
/** Text that knows where each of its characters stood in the paste, whatever was replaced since. */
export interface Mapped {
  readonly text: string;
  readonly at: readonly number[];
}

/** The paste as it is: one offset a UTF-16 unit. */
export function source(text: string): Mapped {
  const at: number[] = [];
  for (let index = 0; index < text.length; index += 1) at.push(index);
  return { text, at };
}

export const slice = ({ text, at }: Mapped, from: number, to = text.length): Mapped => ({
  text: text.slice(from, to),
  at: at.slice(from, to),
});

export function trim(part: Mapped): Mapped {
  const from = part.text.length - part.text.trimStart().length;
  return slice(part, from, Math.max(from, part.text.trimEnd().length));
}

/** Where it stood; null of nothing. */
export function spanOf({ at }: Mapped): Span | null {
  const first = at[0];
  const last = at.at(-1);
  return first === undefined || last === undefined ? null : { from: first, to: last + 1 };
}

/** What `pattern` finds becomes what `to` says; each new character counts as standing where the found text did. */
export function replace(
  part: Mapped,
  pattern: RegExp,
  to: string | ((found: RegExpMatchArray) => string),
): Mapped {
  const texts: string[] = [];
  const at: number[] = [];
  let done = 0;
  const keep = (until: number): void => {
    texts.push(part.text.slice(done, until));
    for (let index = done; index < until; index += 1) at.push(part.at[index] ?? 0);
  };
  for (const found of part.text.matchAll(pattern)) {
    keep(found.index);
    const text = typeof to === 'string' ? to : to(found);
    const inside = Math.max(0, found[0].indexOf(text));
    texts.push(text);
    for (let index = 0; index < text.length; index += 1)
      at.push(part.at[found.index + Math.min(inside + index, found[0].length - 1)] ?? 0);
    done = found.index + found[0].length;
  }
  if (done === 0 && texts.length === 0) return part;
  keep(part.text.length);
  return { text: texts.join(''), at };
}

/** One after the other, `between` in between. */
export function join(parts: readonly Mapped[], between: string): Mapped {
  const at: number[] = [];
  parts.forEach((part, index) => {
    if (index > 0)
      for (let count = 0; count < between.length; count += 1) at.push(part.at[0] ?? at.at(-1) ?? 0);
    for (const offset of part.at) at.push(offset);
  });
  return { text: parts.map(({ text }) => text).join(between), at };
}

export function lines(part: Mapped): Mapped[] {
  return cut(part, /\n/g);
}

/** The pieces between what `pattern` finds. */
export function cut(part: Mapped, pattern: RegExp): Mapped[] {
  const pieces: Mapped[] = [];
  let from = 0;
  for (const found of part.text.matchAll(pattern)) {
    pieces.push(slice(part, from, found.index));
    from = found.index + found[0].length;
  }
  return [...pieces, slice(part, from)];
}
