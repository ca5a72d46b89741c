/** No state of a fight nests as deep. */
const DEEPEST = 64;

/** Does parsed JSON nest deeper than anything of ours? Asked before anything goes down into it level by level. */
export function isTooDeep(value: unknown, most: number = DEEPEST): boolean {
  let level: readonly unknown[] = [value];
  for (let depth = 0; depth <= most; depth++) {
    level = level.flatMap((it) => (typeof it === 'object' && it !== null ? Object.values(it) : []));
    if (level.length === 0) return false;
  }
  return true;
}
