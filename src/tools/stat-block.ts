import { existsSync, readFileSync } from 'node:fs';
import type { Read } from '../stat-block/creature';
import { type Problem, StatBlockError } from '../stat-block/problem';
import { missing } from '../stat-block/read-creature';
import { readStatBlock, type StatBlockReading } from '../stat-block/read-stat-block';
import { writeStatBlock } from '../stat-block/write-stat-block';
import { createText, type Text } from '../text/i18n';

const READ = 0;
const INCOMPLETE = 1;
const UNREADABLE = 2;

/**
 * `npm run --silent stat-block -- [--json] FILE`: the combatants of a pasted stat block in the notation, and as comments what was not
 * understood; with `--json` the figures as printed. Returns the exit code: 1 where name, hit points, Armor Class or attacks are missing, 2 where
 * the file is no stat block.
 */
export async function main(argv: readonly string[]): Promise<number> {
  const text = createText('en');
  const names = argv.filter((argument) => argument !== '--json');
  const [file] = names;
  if (file === undefined || names.length > 1 || file.startsWith('--')) {
    complain(text.t('notation:stat-block.usage'));
    return UNREADABLE;
  }
  const reading = readFile(file, text);
  if (reading === null) return UNREADABLE;
  print(argv.includes('--json') ? asJson(reading, text) : asNotation(reading, text));
  const lacking = reading.creatures.flatMap(({ creature }) =>
    missing(creature).map((field) => tell(text, { code: 'missing', with: { field } }, creature.name)),
  );
  for (const line of lacking) complain(line);
  return lacking.length > 0 ? INCOMPLETE : READ;
}

const print = (line: string): boolean => process.stdout.write(`${line.trimEnd()}\n`);
const complain = (line: string): boolean => process.stderr.write(`${line}\n`);

function readFile(file: string, text: Text): StatBlockReading | null {
  if (!existsSync(file)) {
    complain(text.t('notation:stat-block.no-file', { file }));
    return null;
  }
  try {
    return readStatBlock(decoded(readFileSync(file)));
  } catch (error) {
    const message =
      error instanceof StatBlockError
        ? text.t(`notation:stat-block.fault.${error.code}`)
        : error instanceof Error
          ? error.message
          : String(error);
    complain(text.t('notation:stat-block.unreadable', { file, message }));
    return null;
  }
}

/** UTF-8, UTF-16 by its mark, else the code page of Windows, which older editors write. */
function decoded(bytes: Uint8Array): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return new TextDecoder('utf-16be').decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}

function asJson(reading: StatBlockReading, text: Text): string {
  const { layout, creatures } = reading;
  const several = creatures.length > 1;
  const found = {
    shape: text.t(`notation:stat-block.shape.${layout}`),
    creatures: creatures.map(({ creature }) => creature),
    warnings: creatures.flatMap((it) => warnings(it, several, text)),
  };
  return JSON.stringify(found, null, 1);
}

const warnings = (read: Read, several: boolean, text: Text): string[] => [
  ...read.problems.map((it) => tell(text, it, several ? read.creature.name : null)),
  ...unknownLines(read).map((line) => text.t('notation:stat-block.not-understood', { line })),
];

const unknownLines = ({ fields }: Read): string[] =>
  fields.filter(({ state, label }) => state === 'unread' && label === 'unknown').map((it) => it.text);

function tell(text: Text, { code, with: values }: Problem, who: string | null): string {
  const sentence = text.t(`notation:stat-block.problem.${code}`, values);
  return who === null ? sentence : `${who}: ${sentence}`;
}

/** The encounter, and below it a comment a line. */
function asNotation(reading: StatBlockReading, text: Text): string {
  const { yaml, problems } = writeStatBlock(reading);
  const several = reading.creatures.length > 1;
  const comments = reading.creatures.flatMap((read, index) => [
    ...(problems[index] ?? []).map((it) => tell(text, it, several ? read.creature.name : null)),
    ...warnings(read, several, text),
  ]);
  const lines = [...new Set(comments)].map((line) => `# ${line.replace(/\s+/g, ' ')}`);
  return [yaml.trimEnd(), ...lines].join('\n');
}
