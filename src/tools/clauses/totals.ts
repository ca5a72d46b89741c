import type { Survey, Surveyed } from './survey';

export const isShown = ({ shownBy }: Surveyed): boolean => shownBy.length > 0;
/** Left to the GM, and not shown all the same. */
export const isGmCall = (it: Surveyed): boolean => !isShown(it) && it.clause.gm !== null;
export const isMissing = (it: Surveyed): boolean => !isShown(it) && it.clause.gm === null;

/** `N of M clauses shown, K the GM's call`; what is both counts as shown. */
export function totalsOf({ clauses }: Survey): string {
  const shown = clauses.filter(isShown).length;
  const judged = clauses.filter(isGmCall).length;
  return `${shown} of ${clauses.length} clauses shown, ${judged} the GM's call`;
}

const IN_README = /^Clauses: .*$/m;

/** The rules' README with the line of totals brought up to date. Throws where it has no such line. */
export function withTotals(readme: string, survey: Survey): string {
  if (!IN_README.test(readme)) throw new Error('The README of the rules has no line “Clauses: …”.');
  const line = `Clauses: ${totalsOf(survey).replace(' clauses shown', ' shown')}`;
  return readme.replace(IN_README, () => line);
}
