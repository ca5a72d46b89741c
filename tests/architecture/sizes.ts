import ts from 'typescript';
import { lineOf, type Module, walk } from './modules';

const FILE_LINES = 400;
const THING_LINES = 120;
const FUNCTION_LINES = 60;
const PARAMETERS = 4;
/** One file for each thing of the rules. */
const THINGS = /^rules\/(feats|conditions|stances|traits|actions|special-attacks|edits)\//;
/** Where one switch over all kinds of event is the point of the file. */
const SWITCHES = /(^|\/)(apply-event|event-text)\.tsx?$/;

/** Files, functions and parameter lists over the limit. */
export function oversized(modules: readonly Module[]): string[] {
  return modules.flatMap((module) => [...longFile(module.path, module.text), ...longFunctions(module)]);
}

export function longFile(path: string, text: string): string[] {
  const lines = text.trimEnd().split('\n').length;
  const limit = THINGS.test(path) ? THING_LINES : FILE_LINES;
  return lines > limit ? [`src/${path} has ${lines} lines; the limit is ${limit}`] : [];
}

function longFunctions({ path, source }: Module): string[] {
  const faults: string[] = [];
  walk(source, (node) => {
    if (!ts.isFunctionLike(node) || !('body' in node) || node.body === undefined) return;
    const place = `src/${path}:${lineOf(source, node)} ${nameOf(node)}`;
    const lines = linesOf(source, node) - (SWITCHES.test(path) ? longestSwitch(source, node) : 0);
    if (lines > FUNCTION_LINES) faults.push(`${place} has ${lines} lines; the limit is ${FUNCTION_LINES}`);
    const parameters = node.parameters.filter((parameter) => parameter.name.getText() !== 'this').length;
    if (parameters > PARAMETERS)
      faults.push(`${place} has ${parameters} parameters; the limit is ${PARAMETERS}`);
  });
  return faults;
}

function longestSwitch(source: ts.SourceFile, node: ts.Node): number {
  let longest = 0;
  walk(node, (inner) => {
    if (ts.isSwitchStatement(inner)) longest = Math.max(longest, linesOf(source, inner));
  });
  return longest;
}

function linesOf(source: ts.SourceFile, node: ts.Node): number {
  const end = source.getLineAndCharacterOfPosition(node.getEnd()).line + 1;
  return end - lineOf(source, node) + 1;
}

function nameOf(node: ts.SignatureDeclaration): string {
  if (node.name !== undefined) return node.name.getText();
  const { parent } = node;
  return ts.isVariableDeclaration(parent) || ts.isPropertyAssignment(parent)
    ? parent.name.getText()
    : 'a function';
}
