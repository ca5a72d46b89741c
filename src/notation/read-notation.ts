import { type Document, isMap, isScalar, LineCounter, type YAMLError } from 'yaml';
import type { z } from 'zod';
import { type MapText, MapTextError } from '../grid/map-text';
import { boardOf } from './build/board';
import { documentFaults } from './check/document';
import type { EncounterDocument } from './document';
import { DEEPEST, type Fault, fault, parsedBy, type Read } from './issues';
import { locator, signPlace } from './place';
import { NotationError, type Problem } from './problem';
import { stepsOf } from './read-steps';
import { type DocumentBlock, document as documentSchema } from './schema/document';
import { type Running, running as runningSchema } from './schema/running';
import { type TooDeep, yamlDocuments } from './yaml-text';

/** A text being read. */
interface Source {
  readonly text: string;
  readonly file: string;
  readonly lines: LineCounter;
}

/**
 * Reads a file of encounters and scenarios: every YAML document of it, checked through. Nothing is ignored: an unknown key is an error.
 * @throws NotationError with every problem that was found
 */
export function readNotation(text: string, file = ''): readonly EncounterDocument[] {
  const source: Source = { text, file, lines: new LineCounter() };
  const documents = yamlDocuments(text, source.lines);
  if ('offset' in documents) throw new NotationError([tooDeep(source, documents)]);
  const results = documents.map((document, index) => readDocument(source, document, index + 1));
  const problems = results.flatMap((result) =>
    result !== null && 'problems' in result ? result.problems : [],
  );
  const read = results.flatMap((result) => (result !== null && !('problems' in result) ? [result] : []));
  if (problems.length > 0) throw new NotationError(problems);
  if (read.length === 0)
    throw new NotationError([{ file, document: 1, line: 1, column: 1, path: [], code: 'empty', with: {} }]);
  return read;
}

function tooDeep({ file, lines }: Source, { offset }: TooDeep): Problem {
  const { line, col: column } = lines.linePos(offset);
  return { file, document: 1, line, column, path: [], code: 'too-deep', with: { most: DEEPEST } };
}

/** One document; null where there is nothing in it, as behind a last `---`. */
function readDocument(
  source: Source,
  yaml: Document.Parsed,
  number: number,
): EncounterDocument | { problems: readonly Problem[] } | null {
  const written = [...yaml.errors, ...yaml.warnings].map((error) => yamlProblem(source, number, error));
  if (written.length > 0) return { problems: written };
  const input = plain(yaml);
  if (input instanceof Error)
    return { problems: [yamlProblem(source, number, { pos: [0, 0], message: input.message })] };
  if (input === null) return null;
  const read = compose(source.file, number, input);
  if ('faults' in read)
    return { problems: inOrder(read.faults.map((it) => located(source, number, yaml, it))) };
  return { ...read, listed: listedIn(yaml, Object.keys(read.block.combatants ?? {})) };
}

/** The keys of the combatants as they are written, or null where that is the order in which they are known. */
function listedIn(yaml: Document.Parsed, known: readonly string[]): readonly string[] | null {
  const combatants = isMap(yaml.contents) ? yaml.contents.get('combatants') : null;
  if (!isMap(combatants)) return null;
  const written = combatants.items.map(({ key }) => String(isScalar(key) ? key.value : key));
  return written.every((key, index) => key === known[index]) ? null : written;
}

/** The document as data; an error where aliases would make it grow beyond measure. */
function plain(yaml: Document.Parsed): unknown {
  try {
    return yaml.toJS();
  } catch (error) {
    return error instanceof Error ? error : new Error(String(error));
  }
}

function yamlProblem(
  { file, lines }: Source,
  document: number,
  error: Pick<YAMLError, 'pos' | 'message'> & { code?: string },
): Problem {
  const { line, col } = lines.linePos(error.pos[0]);
  const code =
    error.code === 'DUPLICATE_KEY' ? 'duplicate-key' : error.code === 'TAB_AS_INDENT' ? 'tab' : 'yaml';
  return { file, document, line, column: col, path: [], code, with: { detail: error.message } };
}

function located({ text, file, lines }: Source, document: number, yaml: Document.Parsed, it: Fault): Problem {
  const start = locator(yaml, lines)(it.path, it.at);
  const place = it.sign === undefined ? start : signPlace(text, start, it.sign);
  return { file, document, ...place, path: it.path, code: it.code, with: it.with };
}

const inOrder = (problems: readonly Problem[]): readonly Problem[] =>
  problems.toSorted((a, b) => a.line - b.line || a.column - b.column);

/** From plain data to a document: first the form of every part, then what the parts say together. */
function compose(
  file: string,
  number: number,
  input: unknown,
): EncounterDocument | { faults: readonly Fault[] } {
  const block = parsedBy(documentSchema as unknown as z.ZodType<DocumentBlock>, input, []);
  if ('faults' in block) return block;
  const ground = groundOf(block.value);
  const steps = stepsOf(block.value);
  const running = runningOf(block.value);
  const faults = [ground, steps, running].flatMap((part) => ('faults' in part ? part.faults : []));
  if ('faults' in ground || 'faults' in steps || 'faults' in running) return { faults };
  const { title = '', clauses = [] } = block.value;
  const document: EncounterDocument = {
    file,
    number,
    title,
    clauses,
    block: block.value,
    board: ground.value.board,
    drawn: ground.value.letters,
    running: running.value,
    steps: steps.value,
    listed: null,
  };
  const senseless = documentFaults(document);
  return senseless.length > 0 ? { faults: senseless } : document;
}

function groundOf(block: DocumentBlock): Read<MapText> {
  if ((block.map === undefined) === (block.size === undefined)) {
    return {
      faults: [
        block.map === undefined
          ? fault(['map'], 'missing', { kind: 'map' })
          : fault(['size'], 'map-and-size', {}, 'key'),
      ],
    };
  }
  try {
    return { value: boardOf(block) };
  } catch (error) {
    if (!(error instanceof MapTextError)) throw error;
    const { problem, row, column, found, expected } = error.fault;
    return { faults: [{ ...fault(['map'], `map-${problem}`, { found, expected }), sign: { row, column } }] };
  }
}

function runningOf({ running }: DocumentBlock): Read<Running | null> {
  return running === undefined ? { value: null } : parsedBy(runningSchema, running, ['running']);
}
