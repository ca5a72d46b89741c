import { readFileSync, writeFileSync } from 'node:fs';
import { type Surveyed, surveyClauses } from './clauses/survey';
import { isMissing, totalsOf, withTotals } from './clauses/totals';

const README = 'src/rules/README.md';
const USAGE = `Usage: npm run clauses -- [--missing] [--write]
  --missing  lists only the clauses that nothing shows and that are not the GM's call
  --write    brings the totals in ${README} up to date`;
const OPTIONS = ['--missing', '--write'];

/**
 * `npm run clauses`: each clause of the rules with the code that plays it and the scenarios and tests that show it,
 * or the GM's call with the control that offers it; the last line has the totals.
 * Returns the exit code: 0, or 2 for an unknown option.
 */
export async function main(argv: readonly string[]): Promise<number> {
  if (argv.some((argument) => !OPTIONS.includes(argument))) {
    process.stderr.write(`${USAGE}\n`);
    return 2;
  }
  const survey = surveyClauses();
  const listed = argv.includes('--missing') ? survey.clauses.filter(isMissing) : survey.clauses;
  const lines = [...listed.flatMap(linesOf), totalsOf(survey)];
  process.stdout.write(`${lines.join('\n')}\n`);
  if (argv.includes('--write')) writeFileSync(README, withTotals(readFileSync(README, 'utf8'), survey));
  return 0;
}

function linesOf({ clause, code, shownBy }: Surveyed): readonly string[] {
  const { id, title, gm } = clause;
  const judged = gm ? [`  the GM's call: ${gm.reason} (${gm.control ?? 'nothing to decide'})`] : [];
  const shown = shownBy.length > 0 ? [`  shown by: ${shownBy.join(', ')}`] : judged;
  return [
    `${id}  ${title}`,
    ...(code.length > 0 ? [`  code: ${code.join(', ')}`] : []),
    ...(shown.length > 0 ? shown : ['  not shown']),
  ];
}
