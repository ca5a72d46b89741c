import type { Size } from '../grid/size';

const ATTACK_AND_AC: Readonly<Record<Size, number>> = {
  fine: 8,
  diminutive: 4,
  tiny: 2,
  small: 1,
  medium: 0,
  large: -1,
  huge: -2,
  gargantuan: -4,
  colossal: -8,
};

/** ATK-8, ATK-9: the same modifier for attack rolls and AC. */
export const sizeModifier = (size: Size): number => ATTACK_AND_AC[size];

const GRAPPLE: Readonly<Record<Size, number>> = {
  fine: -16,
  diminutive: -12,
  tiny: -8,
  small: -4,
  medium: 0,
  large: 4,
  huge: 8,
  gargantuan: 12,
  colossal: 16,
};

/** X-GRP-2: special size modifier of grapple checks. X-BULL-4, X-TRP-3, X-OVR-4 use the same steps of 4. */
export const specialSizeModifier = (size: Size): number => GRAPPLE[size];
