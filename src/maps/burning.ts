import type { Light as Burning } from '../engine/state';
import { FEET_PER_SQUARE } from '../grid/square';
import type { Light } from './read-uvtt';

/** Fractions of squares that are worth writing. */
const FINE = 100;
const fine = (value: number): number => Math.round(value * FINE) / FINE;

/**
 * A light of the file as one that burns: it reaches as far as its range, the inner half brightly, for so do torches and lamps (X-LIGHT-2).
 * Null for one that reaches nowhere, and for one without any strength: it is out. Colour, how strong it is and whether it casts shadows are nothing to the rules.
 */
export function burning({ at, range, intensity }: Light): Burning | null {
  if (intensity <= 0) return null;
  const shadowyFeet = Math.min(FARTHEST, Math.round(range * FEET_PER_SQUARE));
  if (shadowyFeet < 1) return null;
  return { at: [fine(at.x), fine(at.y)], brightFeet: Math.floor(shadowyFeet / 2), shadowyFeet };
}
/** Feet, as for every light. */
const FARTHEST = 1000;

/** All lights of a map that burn. */
export const burningOf = (lights: readonly Light[]): readonly Burning[] =>
  lights.flatMap((light) => burning(light) ?? []);
