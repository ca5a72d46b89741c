/** A name taken apart: `Goblin 3` is the third Goblin; a name without a number has null. */
export function numberIn(name: string): { stem: string; number: number | null } {
  const found = /^(.*\S)\s+(\d{1,4})$/.exec(name.trim());
  return found === null
    ? { stem: name.trim(), number: null }
    : { stem: found[1] ?? '', number: Number(found[2]) };
}

/** Two letters, or a letter and a number: "Goblin 3" is G3, "Tordek" TO, "Orc Chief" OC, "Snik (2)" S2. The same wherever somebody is shown. */
export function initialsOf(name: string): string {
  const words = name
    .split(/[\s-]+/)
    .map((word) => word.replace(/[^\p{L}\p{M}\p{N}]+/gu, ''))
    .filter(Boolean);
  const [first = [...name.trim()][0] ?? '?'] = words;
  const last = words.length > 1 ? (words[words.length - 1] ?? '') : '';
  const letter = [...first][0] ?? '?';
  if (/^\d+$/.test(last)) return letter.toLocaleUpperCase() + last.slice(-3);
  const second = last === '' ? ([...first][1] ?? '') : ([...last][0] ?? '');
  return (letter + second).toLocaleUpperCase();
}
