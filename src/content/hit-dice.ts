/** Hit dice as printed: `4d8+11`, `1/2d8+2`, with class levels `4d8+8 + 3d12+6`. */
export interface HitDice {
  readonly dice: readonly { readonly count: number; readonly sides: number }[];
  readonly bonus: number;
}

const TERM = /^([+-]?)(\d+)(?:\/(\d+))?(?:d(\d+))?$/;

/** What a line of hit dice says. @throws on one that cannot be read */
export function hitDiceOf(text: string): HitDice {
  const dice: { count: number; sides: number }[] = [];
  let bonus = 0;
  for (const term of text.replaceAll(' ', '').match(/[+-]?[^+-]+/g) ?? []) {
    const [, sign, whole, part, sides] = TERM.exec(term) ?? [];
    if (whole === undefined) throw new Error(`no hit dice: ${text}`);
    const count = Number(whole) / Number(part ?? 1);
    if (sides !== undefined) dice.push({ count, sides: Number(sides) });
    else bonus += sign === '-' ? -count : count;
  }
  return { dice, bonus };
}

/** How many dice there are; a fraction for less than one. */
export const diceCount = ({ dice }: HitDice): number => dice.reduce((sum, { count }) => sum + count, 0);

/** The hit points that the SRD prints: the average, rounded down, at least 1. */
export function averageHitPoints({ dice, bonus }: HitDice): number {
  const rolled = dice.reduce((sum, { count, sides }) => sum + (count * (sides + 1)) / 2, 0);
  return Math.max(1, Math.floor(rolled + bonus));
}
