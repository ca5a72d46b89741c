const known = new WeakSet<object>();

/** The same value, of which nothing can be changed any more, however deep: whoever tries it throws. */
export function frozen<T>(value: T): T {
  if (typeof value !== 'object' || value === null || known.has(value)) return value;
  known.add(value);
  Object.freeze(value);
  for (const inner of Object.values(value)) frozen(inner);
  return value;
}
