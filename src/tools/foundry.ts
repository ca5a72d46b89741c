import { existsSync, readFileSync, statSync } from 'node:fs';
import { MOST_BYTES } from '../foundry/actor';
import { FoundryError, type Warning } from '../foundry/problem';
import { type ActorReading, type FoundryReading, readFoundry } from '../foundry/read-foundry';
import { missing } from '../stat-block/read-creature';
import { writeStatBlock } from '../stat-block/write-stat-block';
import { createText, type Text } from '../text/i18n';

const READ = 0;
const INCOMPLETE = 1;
const UNREADABLE = 2;

/**
 * `npm run --silent foundry -- [--json] FILE`: the actors of a file of Foundry as combatants in the notation, with warnings as comments; with
 * `--json` the figures. Returns the exit code: 1 where name, hit points, Armor Class or attacks are missing, 2 where the file is no actor.
 */
export async function main(argv: readonly string[]): Promise<number> {
  const text = createText('en');
  const names = argv.filter((argument) => argument !== '--json');
  const [file] = names;
  if (file === undefined || names.length > 1 || file.startsWith('--')) {
    complain(text.t('foundry:usage'));
    return UNREADABLE;
  }
  const reading = readFile(file, text);
  if (reading === null) return UNREADABLE;
  print(argv.includes('--json') ? asJson(reading, text) : asNotation(reading, text));
  const lacking = reading.creatures.flatMap(({ creature }) =>
    missing(creature).map((field) => {
      const sentence = text.t('notation:stat-block.problem.missing', { field });
      return creature.name === null ? sentence : `${creature.name}: ${sentence}`;
    }),
  );
  for (const line of lacking) complain(line);
  return lacking.length > 0 ? INCOMPLETE : READ;
}

const print = (line: string): boolean => process.stdout.write(`${line.trimEnd()}\n`);
const complain = (line: string): boolean => process.stderr.write(`${line}\n`);

function readFile(file: string, text: Text): FoundryReading | null {
  if (!existsSync(file)) {
    complain(text.t('foundry:no-file', { file }));
    return null;
  }
  try {
    // What is far too large is not even read.
    if (statSync(file).size > MOST_BYTES) throw new FoundryError('too-large');
    return readFoundry(readFileSync(file, 'utf8'));
  } catch (error) {
    const message =
      error instanceof FoundryError
        ? text.t(`foundry:fault.${error.code}`)
        : error instanceof Error
          ? error.message
          : String(error);
    complain(text.t('foundry:unreadable', { file, message }));
    return null;
  }
}

function asJson(reading: FoundryReading, text: Text): string {
  const [first] = reading.creatures;
  const found = {
    shape: text.t(`foundry:layout.${first?.layout ?? 'pf1'}`),
    creatures: reading.creatures.map(({ creature }) => creature),
    warnings: warnings(reading, text),
  };
  return JSON.stringify(found, null, 1);
}

function warnings(reading: FoundryReading, text: Text): string[] {
  const several = reading.creatures.length > 1;
  return [
    ...reading.warnings.map((it) => tell(it, text)),
    ...reading.creatures.flatMap((read) => read.warnings.map((it) => named(tell(it, text), read, several))),
  ];
}

const tell = ({ code, with: values }: Warning, text: Text): string =>
  text.t(`foundry:warning.${code}`, values);

const named = (sentence: string, { creature }: ActorReading, several: boolean): string =>
  several ? `${creature.name ?? '?'}: ${sentence}` : sentence;

/** The encounter, and below it a comment a line. */
function asNotation(reading: FoundryReading, text: Text): string {
  const { yaml, problems } = writeStatBlock(reading);
  const several = reading.creatures.length > 1;
  const filled = reading.creatures.flatMap((read, index) =>
    (problems[index] ?? []).map(({ code, with: values }) =>
      named(text.t(`notation:stat-block.problem.${code}`, values), read, several),
    ),
  );
  const lines = [...new Set([...warnings(reading, text), ...filled])];
  return [yaml.trimEnd(), ...lines.map((line) => `# ${line.replace(/\s+/g, ' ')}`)].join('\n');
}
