import { readdirSync, readFileSync } from 'node:fs';
import { posix } from 'node:path';
import ts from 'typescript';

/** One import, re-export, `import()`, imported type or glob of a module. */
export interface Import {
  readonly specifier: string;
  readonly line: number;
  readonly typeOnly: boolean;
  /** Path under src of what a relative specifier means, with its extension where such a module was read. Null for a package. */
  readonly target: string | null;
}
export interface Module {
  /** Path under src: `rules/feats/mobility.ts`. */
  readonly path: string;
  readonly text: string;
  readonly source: ts.SourceFile;
  readonly imports: readonly Import[];
}
type Reference = Omit<Import, 'target'>;

/** Every TypeScript module under a folder. */
export function readModules(root: URL): Module[] {
  const files = readdirSync(root, { recursive: true, encoding: 'utf8' }).map((file) =>
    file.replaceAll('\\', '/'),
  );
  const modules = files.filter((file) => /\.tsx?$/.test(file)).sort();
  return parseModules(
    Object.fromEntries(modules.map((file) => [file, readFileSync(new URL(file, root), 'utf8')])),
  );
}

/** The same from texts by path. */
export function parseModules(texts: Readonly<Record<string, string>>): Module[] {
  const paths = new Set(Object.keys(texts));
  return Object.entries(texts).map(([path, text]) => {
    const source = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true);
    const imports = referencesIn(source).flatMap((reference) => resolve(path, reference, paths));
    return { path, text, source, imports };
  });
}

/** Calls `visit` for a node and everything below it. */
export function walk(node: ts.Node, visit: (node: ts.Node) => void): void {
  visit(node);
  ts.forEachChild(node, (child) => walk(child, visit));
}

export function lineOf(source: ts.SourceFile, node: ts.Node): number {
  return source.getLineAndCharacterOfPosition(node.getStart(source)).line + 1;
}

function referencesIn(source: ts.SourceFile): Reference[] {
  const found: Reference[] = [];
  walk(source, (node) => {
    const typeOnly = isTypeOnly(node);
    for (const specifier of specifiersOf(node))
      found.push({ specifier, line: lineOf(source, node), typeOnly });
  });
  return found;
}

function specifiersOf(node: ts.Node): string[] {
  if (ts.isImportDeclaration(node) || ts.isExportDeclaration(node)) return literals(node.moduleSpecifier);
  if (ts.isImportTypeNode(node))
    return ts.isLiteralTypeNode(node.argument) ? literals(node.argument.literal) : [];
  if (!ts.isCallExpression(node)) return [];
  const isImport = node.expression.kind === ts.SyntaxKind.ImportKeyword;
  const isGlob = node.expression.getText() === 'import.meta.glob';
  return isImport || isGlob ? literals(node.arguments[0]) : [];
}

function literals(node: ts.Node | undefined): string[] {
  if (node === undefined) return [];
  if (ts.isStringLiteralLike(node)) return [node.text];
  return ts.isArrayLiteralExpression(node) ? node.elements.flatMap(literals) : [];
}

function isTypeOnly(node: ts.Node): boolean {
  if (ts.isImportTypeNode(node)) return true;
  if (ts.isExportDeclaration(node)) return node.isTypeOnly;
  if (!ts.isImportDeclaration(node) || node.importClause === undefined) return false;
  const { phaseModifier, name, namedBindings } = node.importClause;
  if (phaseModifier === ts.SyntaxKind.TypeKeyword) return true;
  if (name !== undefined || namedBindings === undefined || !ts.isNamedImports(namedBindings)) return false;
  return namedBindings.elements.length > 0 && namedBindings.elements.every((element) => element.isTypeOnly);
}

function resolve(from: string, reference: Reference, paths: ReadonlySet<string>): Import[] {
  const { specifier } = reference;
  if (!specifier.startsWith('.')) return [{ ...reference, target: null }];
  const target = posix.join(posix.dirname(from), specifier);
  if (specifier.includes('*')) {
    return [...paths]
      .filter((path) => globPattern(target).test(path))
      .map((path) => ({ ...reference, target: path }));
  }
  const candidates = [target, `${target}.ts`, `${target}.tsx`, `${target}/index.ts`, `${target}/index.tsx`];
  return [{ ...reference, target: candidates.find((candidate) => paths.has(candidate)) ?? target }];
}

/** `rules/feats/*.ts` as a pattern; one star does not cross a folder, two do. */
function globPattern(glob: string): RegExp {
  const escaped = glob.replace(/[.+^${}()|[\]\\]/g, '\\$&');
  return new RegExp(`^${escaped.replaceAll('**/', '(.*/)?').replace(/(?<!\.)\*/g, '[^/]*')}$`);
}
