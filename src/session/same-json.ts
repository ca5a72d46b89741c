/**
 * Whether two values are equal as JSON: what a file or the browser gives back is held against what was played again. Fields that are undefined
 * are not there. What both share is not looked into.
 */
export function sameJson(a: unknown, b: unknown): boolean {
  if (a === b) return true;
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false;
  if (Array.isArray(a) || Array.isArray(b))
    return (
      Array.isArray(a) &&
      Array.isArray(b) &&
      a.length === b.length &&
      a.every((item, index) => sameJson(item, b[index]))
    );
  return sameFields(a as Fields, b as Fields);
}

type Fields = Readonly<Record<string, unknown>>;

function sameFields(a: Fields, b: Fields): boolean {
  let fields = 0;
  for (const key of Object.keys(a)) {
    if (a[key] === undefined) continue;
    if (!Object.hasOwn(b, key) || !sameJson(a[key], b[key])) return false;
    fields += 1;
  }
  for (const key of Object.keys(b)) if (b[key] !== undefined) fields -= 1;
  return fields === 0;
}
