/** Chance that d20 + bonus hits: natural 20 always, natural 1 never (ATK-3, ATK-4). From 0 to 1. */
export const hitChance = (bonus: number, armorClass: number): number =>
  Math.min(19, Math.max(1, 21 + bonus - armorClass)) / 20;

/** Chance of a roll that hits and threatens: at least `from`, and hitting (CRIT-1, CRIT-9). */
export function threatChance(bonus: number, armorClass: number, from: number): number {
  const needed = Math.max(from, armorClass - bonus, 2);
  return Math.max(1, 21 - needed) / 20;
}

/** Chance left after a miss chance in per cent; Blind-Fight rolls twice. */
export const throughConcealment = (percent: number, tries: number): number => 1 - (percent / 100) ** tries;

/** Chance that d20 + bonus reaches a DC: a check has no sure 20 and no sure 1 (X-GEN-2). From 0 to 1. */
export const checkChance = (bonus: number, dc: number): number =>
  Math.min(20, Math.max(0, 21 + bonus - dc)) / 20;

/** Chance of a save: natural 20 always, natural 1 never (SAV-8, SAV-9). From 0 to 1. */
export const saveChance = (bonus: number, dc: number): number => hitChance(bonus, dc);

/** Whether a face of the die hits (ATK-2 to ATK-4). */
export const hitsWith = (face: number, bonus: number, armorClass: number): boolean =>
  face === 20 || (face !== 1 && face + bonus >= armorClass);

/** The faces of a d20. */
export const FACES: readonly number[] = Array.from({ length: 20 }, (_, index) => index + 1);

/** Chance to win an opposed check: a tie goes to the higher modifier, between equals it is rolled again (X-GEN-3). From 0 to 1. */
export function opposedChance(bonus: number, other: number): number {
  const won = beatsOpposed(bonus, other);
  const tied = Math.max(0, 20 - Math.abs(bonus - other)) / 400;
  if (bonus !== other) return bonus > other ? won + tied : won;
  return won / (1 - tied);
}

/** Chance that one roll is higher than the other: a tie does not win (X-FEI-1). From 0 to 1. */
export const beatsOpposed = (bonus: number, other: number): number =>
  FACES.reduce((sum, face) => sum + chanceBelow(face + bonus - other), 0) / 20;

/** Chance that one result beats every one of several opponents, each of whom rolls; ties go to the higher modifier (X-GRP-11). */
export const beatsEach = (bonus: number, others: readonly number[]): number =>
  FACES.reduce(
    (sum, face) =>
      sum +
      others.reduce((all, other) => all * chanceBelow(face + bonus - other + (bonus > other ? 1 : 0)), 1),
    0,
  ) / 20;

/** Chance that a d20 shows less than `limit`. */
const chanceBelow = (limit: number): number => Math.min(20, Math.max(0, limit - 1)) / 20;
