import type { Square } from './square';

/** So few are asked in the order in which they come. */
const FEW = 8;

/** One that fits; undefined: none. Whoever is near is more likely to see: in a crowd the nearest is asked first, and only if it does not fit the others in order of their distance. */
export function foundNear<T>(
  items: readonly T[],
  { to, placeOf }: { readonly to: Square; placeOf(item: T): Square },
  fits: (item: T) => boolean,
): T | undefined {
  if (items.length <= FEW) return items.find(fits);
  const far = (item: T): number => {
    const { x, y } = placeOf(item);
    return Math.max(Math.abs(x - to.x), Math.abs(y - to.y));
  };
  const away = items.map(far);
  const nearest = items[away.indexOf(Math.min(...away))];
  if (nearest === undefined || fits(nearest)) return nearest;
  const others = items.map((item, index) => ({ item, squares: away[index] ?? 0 }));
  others.sort((a, b) => a.squares - b.squares);
  return others.find(({ item }) => item !== nearest && fits(item))?.item;
}
