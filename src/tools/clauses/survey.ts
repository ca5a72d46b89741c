import { readdirSync, readFileSync } from 'node:fs';
import { readNotation } from '../../notation/read-notation';
import type { Clause } from '../../rules/clauses/clause';
import { clauses } from '../../rules/clauses/clauses';
import { citedIn } from './citations';

/** Where a clause is played and where it is shown, in paths from the project's folder. */
export interface Surveyed {
  readonly clause: Clause;
  readonly code: readonly string[];
  /** Scenarios that are expected to pass, and tests. */
  readonly shownBy: readonly string[];
}
export interface Survey {
  readonly clauses: readonly Surveyed[];
  /** Citations of clauses that do not exist, as `file: id`. */
  readonly unknown: readonly string[];
}
interface Citing {
  readonly file: string;
  readonly ids: readonly string[];
}

const SCENARIOS = 'tests/scenarios/';
/** Neither code nor test of a clause: the list of clauses, and what reads the list. */
const ASIDE = /^(src\/rules\/clauses\/|src\/tools\/clauses|tests\/clauses\.test\.ts)/;
/** Reads sources, scenarios and tests under the working folder. Throws where a scenario cannot be read. */
export function surveyClauses(): Survey {
  const known = new Set(clauses.map(({ id }) => id));
  const code = textsCiting('src', /\.tsx?$/, known);
  const tests = textsCiting('tests', /\.test\.tsx?$/, known);
  const scenarios = scenariosCiting();
  return {
    clauses: clauses.map((clause) => ({
      clause,
      code: filesCiting(code, clause.id),
      shownBy: [...filesCiting(scenarios, clause.id), ...filesCiting(tests, clause.id)],
    })),
    unknown: [...code, ...tests, ...scenarios].flatMap(({ file, ids }) =>
      ids.filter((id) => !known.has(id)).map((id) => `${file}: ${id}`),
    ),
  };
}

const filesCiting = (citing: readonly Citing[], id: string): readonly string[] => [
  ...new Set(citing.filter(({ ids }) => ids.includes(id)).map(({ file }) => file)),
];

function filesIn(folder: string, named: RegExp): readonly string[] {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  return files
    .map((file) => `${folder.replace(/\/$/, '')}/${file.replaceAll('\\', '/')}`)
    .filter((file) => named.test(file) && !ASIDE.test(file))
    .sort();
}

const textsCiting = (folder: string, named: RegExp, known: ReadonlySet<string>): readonly Citing[] =>
  filesIn(folder, named).map((file) => ({ file, ids: citedIn(readFileSync(file, 'utf8'), known) }));

/** What the scenarios list under `clauses`. */
const scenariosCiting = (): readonly Citing[] =>
  filesIn(SCENARIOS, /\.yaml$/).flatMap((file) =>
    readNotation(readFileSync(file, 'utf8'), file).map(({ clauses: ids }) => ({ file, ids })),
  );
