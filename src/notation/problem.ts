import type { Text } from '../text/i18n';

export type PathPart = string | number;

/** What is wrong at one place of a file. `code` is a key of the `notation` catalogue under `problem`, `with` fills its sentence. */
export interface Problem {
  /** As the file was named to the reader; empty for a text without a name. */
  readonly file: string;
  /** Number of the YAML document in the file, from 1. */
  readonly document: number;
  /** From 1. */
  readonly line: number;
  readonly column: number;
  readonly path: readonly PathPart[];
  readonly code: string;
  readonly with: Readonly<Record<string, string | number>>;
}

/** A file that is no encounter. Nothing of it has run; every problem that was found is listed, in the order of the file. */
export class NotationError extends Error {
  readonly problems: readonly Problem[];

  constructor(problems: readonly Problem[]) {
    super(problems.map(({ line, path, code }) => `${line}: ${formatPath(path)}: ${code}`).join('\n'));
    this.name = 'NotationError';
    this.problems = problems;
  }
}

/** `combatants.F.hands[0]` */
export function formatPath(path: readonly PathPart[]): string {
  return path.reduce<string>((text, part) => {
    if (typeof part === 'number') return `${text}[${part}]`;
    return text === '' ? part : `${text}.${part}`;
  }, '');
}

/** The problem in words: `expected a whole number, found "ten"`. */
export function problemSentence(text: Text, problem: Problem): string {
  const { kind } = problem.with;
  const expected = kind === undefined ? {} : { expected: text.t(`notation:kind.${kind}`, problem.with) };
  return text.t(`notation:problem.${problem.code}`, { ...problem.with, ...expected });
}

/** With its place in front: `ford.yaml:12:9: combatants.F.hp: expected …`. */
export function formatProblem(text: Text, problem: Problem): string {
  const { file, line, column, path } = problem;
  const place = file === '' ? `${line}:${column}` : `${file}:${line}:${column}`;
  const parts = [place, formatPath(path), problemSentence(text, problem)];
  return parts.filter((part) => part !== '').join(': ');
}
