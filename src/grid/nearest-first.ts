import type { Square } from './square';

/** So few are asked in the order in which they come. */
const FEW = 8;

/** Whoever is near is more likely to see: in a crowd those are asked first. The same items. */
export function nearestFirst<T>(items: readonly T[], to: Square, placeOf: (item: T) => Square): readonly T[] {
  if (items.length <= FEW) return items;
  const far = (item: T): number => {
    const { x, y } = placeOf(item);
    return Math.max(Math.abs(x - to.x), Math.abs(y - to.y));
  };
  return items
    .map((item) => ({ item, feet: far(item) }))
    .sort((a, b) => a.feet - b.feet)
    .map(({ item }) => item);
}
