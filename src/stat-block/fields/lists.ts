import { isNothing, splitOutside } from '../part';
import { type Mapped, slice, trim } from '../text/mapped';
import { signed } from './base-attack';

/** The items of a list at its commas and semicolons, as printed; none of "—". */
export function items(value: Mapped): Mapped[] {
  // `Skills – Climb +5`: a dash for the colon.
  const dash = /^—\s+(?=\p{L})/u.exec(value.text)?.[0].length ?? 0;
  const end = /(?<=\p{Ll}{3}|\))\s*[.;]$/u.exec(value.text)?.index ?? value.text.length;
  return splitOutside(slice(value, dash, end), /[,;]\s*/g)
    .map((item) => ({
      text: item.text.replace(/^and\s+/i, ''),
      at: item.at.slice(/^and\s+/i.exec(item.text)?.[0].length ?? 0),
    }))
    .filter(({ text }) => !isNothing(text));
}

/** `Hide +14* (+18 in snow), Knowledge (arcana) +5`. What is no skill comes back in `others`. */
export function skills(value: Mapped): { skills: Record<string, number>; others: Mapped[] } {
  const found: Record<string, number> = {};
  const others: Mapped[] = [];
  for (const item of items(value)) {
    const match = /^(\p{L}[\p{L}\s'’-]*?(?:\s*\([^)]*\))?)\s*\*?\s*([+-]\s*\d+)/u.exec(item.text);
    if (match === null) others.push(item);
    else {
      const rest = trim(slice(item, match[0].length));
      if (/[\p{L}\d]/u.test(rest.text.replace(/\([^()]*\)|\bor\b/g, ''))) others.push(rest);
      const name = (match[1] ?? '')
        .replace(/\s+/g, ' ')
        .replace(/\(\s+|\s+\)/g, (it) => it.trim())
        .trim();
      if (!Object.hasOwn(found, name)) found[name] = signed(match[2]) ?? 0;
    }
  }
  return { skills: found, others };
}

/** Feats without the mark of a bonus feat and without footnotes. */
export function feats(list: readonly Mapped[]): string[] {
  return list.flatMap(({ text }) => {
    const plain = text
      .replace(/^[*†\s]+|[*†.\s]+$/g, '')
      .replace(/\s*(?:\(B\)|\[B\]|ᴮ|⁽ᴮ⁾)$/i, '')
      .replace(/(?<=[\p{Ll})\s])\s*B$|\s+b$|(?<=\))b$/u, '')
      .replace(/\(\s+/g, '(')
      .replace(/\s+\)/g, ')')
      .trim();
    return isNothing(plain) ? [] : [plain];
  });
}
