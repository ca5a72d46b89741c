/** The number that was typed, if it is a whole one of plain digits; null for anything else: nothing typed is bent into a number. */
export const wholeNumber = (typed: string): number | null =>
  /^\d{1,9}$/.test(typed.trim()) ? Number(typed) : null;
