import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { createText, type Text } from '../text/i18n';
import type { EncounterDocument } from './document';
import { formatProblem, NotationError } from './problem';
import { readNotation } from './read-notation';
import { playScenario, type ScenarioResult } from './scenario/play';

const PASSED = 0;
const FAILED = 1;
const UNREADABLE = 2;

/**
 * `npm run --silent scenario -- [--json] FILE_OR_FOLDER …`: plays scenarios and prints one line for each, with `--json` also every step's result.
 * Returns the exit code: 0 all passed, 1 one failed, 2 a file could not be read or is not valid, and then nothing of it was played.
 */
export async function main(argv: readonly string[]): Promise<number> {
  const text = createText('en');
  const names = argv.filter((argument) => argument !== '--json');
  if (names.length === 0 || names.some((name) => name.startsWith('--'))) {
    complain(text.t('notation:scenario.usage'));
    return UNREADABLE;
  }
  const { documents, complaints } = readAll(names, text);
  for (const complaint of complaints) complain(complaint);
  const failed = playAll(documents, text, argv.includes('--json'));
  if (complaints.length > 0) return UNREADABLE;
  return failed > 0 ? FAILED : PASSED;
}

const print = (line: string): boolean => process.stdout.write(`${line}\n`);
const complain = (line: string): boolean => process.stderr.write(`${line}\n`);

interface Found {
  readonly documents: readonly EncounterDocument[];
  readonly complaints: readonly string[];
}

function readAll(names: readonly string[], text: Text): Found {
  const read = names.map((name): Found => {
    const files = filesOf(name);
    if (files.length === 0)
      return { documents: [], complaints: [text.t('notation:scenario.no-files', { file: name })] };
    const each = files.map((file) => readOne(file, text));
    return {
      documents: each.flatMap(({ documents }) => documents),
      complaints: each.flatMap(({ complaints }) => complaints),
    };
  });
  return {
    documents: read.flatMap(({ documents }) => documents),
    complaints: read.flatMap(({ complaints }) => complaints),
  };
}

function readOne(file: string, text: Text): Found {
  try {
    return { documents: readNotation(readFileSync(file, 'utf8'), file), complaints: [] };
  } catch (error) {
    if (error instanceof NotationError)
      return { documents: [], complaints: error.problems.map((it) => formatProblem(text, it)) };
    const message = error instanceof Error ? error.message : String(error);
    return { documents: [], complaints: [text.t('notation:scenario.unreadable', { file, message })] };
  }
}

/** The file itself, or every `.yaml` of a folder and its folders, by name. */
function filesOf(name: string): readonly string[] {
  if (!existsSync(name)) return [];
  if (!statSync(name).isDirectory()) return [name];
  const found = readdirSync(name, { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.yaml'),
  );
  return found.sort().map((file) => join(name, file));
}

/** Plays and prints; how many failed. */
function playAll(documents: readonly EncounterDocument[], text: Text, withSteps: boolean): number {
  const results = documents.map((document, index) => {
    const result = playScenario(document, text, { inFull: withSteps });
    if (withSteps) for (const step of result.steps) print(JSON.stringify({ scenario: index + 1, ...step }));
    print(lineOf(result, index + 1, text));
    return result;
  });
  const failed = results.filter(({ failure }) => failure !== null).length;
  print(text.t('notation:scenario.passed', { passed: results.length - failed, failed }));
  return failed;
}

function lineOf({ document, failure }: ScenarioResult, number: number, text: Text): string {
  const title = document.title === '' ? text.t('notation:scenario.untitled') : document.title;
  const line = `${number} - ${title} (${document.file})`;
  return failure === null ? `ok ${line}` : `not ok ${line}: ${failure}`;
}
