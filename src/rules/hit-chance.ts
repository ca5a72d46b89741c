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
