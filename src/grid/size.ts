/** Size categories, smallest first (X-SIZE-1). */
export const SIZES = [
  'fine',
  'diminutive',
  'tiny',
  'small',
  'medium',
  'large',
  'huge',
  'gargantuan',
  'colossal',
] as const;
export type Size = (typeof SIZES)[number];

export const SHAPES = ['tall', 'long'] as const;
export type Shape = (typeof SHAPES)[number];

const SPACE: Readonly<Record<Size, number>> = {
  fine: 1,
  diminutive: 1,
  tiny: 1,
  small: 1,
  medium: 1,
  large: 2,
  huge: 3,
  gargantuan: 4,
  colossal: 6,
};

const REACH_FEET: Readonly<Record<Size, Readonly<Record<Shape, number>>>> = {
  fine: { tall: 0, long: 0 },
  diminutive: { tall: 0, long: 0 },
  tiny: { tall: 0, long: 0 },
  small: { tall: 5, long: 5 },
  medium: { tall: 5, long: 5 },
  large: { tall: 10, long: 5 },
  huge: { tall: 15, long: 10 },
  gargantuan: { tall: 20, long: 15 },
  colossal: { tall: 30, long: 20 },
};

/** How many creatures of a size share one square (X-SIZE-2): 1 from Small up. */
const IN_ONE_SQUARE: Readonly<Partial<Record<Size, number>>> = { fine: 100, diminutive: 25, tiny: 4 };

/** Side of a creature's space in squares; the very small count as one (X-SIZE-1). */
export const spaceSquares = (size: Size): number => SPACE[size];

/** Natural reach in feet (X-SIZE-1, AOO-6, AOO-8). */
export const naturalReachFeet = (size: Size, shape: Shape): number => REACH_FEET[size][shape];

/** How many creatures of this size fit into one square (X-SIZE-2). */
export const creaturesPerSquare = (size: Size): number => IN_ONE_SQUARE[size] ?? 1;

/** Categories from `a` up to `b`: `sizeStep('medium', 'huge')` is 2, the other way round -2. */
export const sizeStep = (a: Size, b: Size): number => SIZES.indexOf(b) - SIZES.indexOf(a);
