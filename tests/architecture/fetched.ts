import ts from 'typescript';
import { lineOf, type Module, walk } from './modules';

/** What asks again when a file did not come, and tells of it in the end. */
const FETCHING = new Set(['fetchNow', 'fetchFirst', 'fetchInTime', 'coming']);
/** Not the page. */
const ELSEWHERE = /^(server|tools)\//;
/** Lists of files; whoever asks for one of them does it by one of the above. */
const LISTS = new Set(['text/loaders.ts']);

/** `import()` of the page that fails for good, or silently, when its file does not come; `lazy` remembers a failure for ever. */
export function bareImports(modules: readonly Module[]): string[] {
  return modules
    .filter(({ path }) => !ELSEWHERE.test(path) && !LISTS.has(path))
    .flatMap(({ path, source }) => {
      const faults: string[] = [];
      walk(source, (node) => {
        if (isBareImport(node))
          faults.push(`src/${path}:${lineOf(source, node)} imports without asking again`);
        if (ts.isImportSpecifier(node) && node.name.text === 'lazy')
          faults.push(`src/${path}:${lineOf(source, node)} uses lazy`);
      });
      return faults;
    });
}

function isBareImport(node: ts.Node): boolean {
  if (!ts.isCallExpression(node) || node.expression.kind !== ts.SyntaxKind.ImportKeyword) return false;
  for (let outer: ts.Node = node.parent; outer !== undefined; outer = outer.parent)
    if (ts.isCallExpression(outer) && FETCHING.has(outer.expression.getText())) return false;
  return true;
}
