import { averageHitPoints, type HitDice } from '../../content/hit-dice';

export type { HitDice } from '../../content/hit-dice';
/** How many hit points newcomers have. */
export const HIT_POINT_MODES = ['average', 'rolled', 'full'] as const;
export type HitPointMode = (typeof HIT_POINT_MODES)[number];

/** A part of a die is a smaller die: half a d8 is a d4. */
const whole = ({ count, sides }: HitDice['dice'][number]): { count: number; sides: number } =>
  count >= 1
    ? { count: Math.floor(count), sides }
    : { count: 1, sides: Math.max(1, Math.round(sides * count)) };

/** Hit dice as the engine throws them: `4d8+11`. */
export function rollOf({ dice, bonus }: HitDice): string {
  const thrown = dice
    .map(whole)
    .map(({ count, sides }) => `${count}d${sides}`)
    .join('+');
  return bonus === 0 ? thrown : `${thrown}${bonus > 0 ? '+' : ''}${bonus}`;
}

/** Every die at its highest; at least 1. */
export const fullHitPoints = ({ dice, bonus }: HitDice): number =>
  Math.max(
    1,
    dice.map(whole).reduce((sum, { count, sides }) => sum + count * sides, bonus),
  );

export const averageOf = averageHitPoints;
