import ts from 'typescript';
import { lineOf, type Module, walk } from './modules';

/** Folders whose code gives the same answer to the same question, always and everywhere. */
const PURE = /^(grid|engine|rules|content|stat-block)\//;
const FORBIDDEN = new Set(
  `window document navigator location history localStorage sessionStorage indexedDB globalThis self process Buffer console
  setTimeout setInterval setImmediate queueMicrotask requestAnimationFrame requestIdleCallback fetch XMLHttpRequest WebSocket Worker
  BroadcastChannel Date performance crypto Promise Intl WeakRef FinalizationRegistry alert confirm prompt`.split(
    /\s+/,
  ),
);

/** Uses of the clock, of chance, of the page, of anything asynchronous in a pure folder. */
export function impurities(modules: readonly Module[]): string[] {
  return modules.filter((module) => PURE.test(module.path)).flatMap(impuritiesOf);
}

function impuritiesOf({ path, source }: Module): string[] {
  const faults: string[] = [];
  walk(source, (node) => {
    const word = impurity(node);
    if (word !== null) faults.push(`src/${path}:${lineOf(source, node)} uses ${word}`);
  });
  return faults;
}

function impurity(node: ts.Node): string | null {
  if (node.kind === ts.SyntaxKind.AsyncKeyword || ts.isAwaitExpression(node)) return 'async';
  if (ts.isPropertyAccessExpression(node) && node.getText() === 'Math.random') return 'Math.random';
  if (ts.isPropertyAccessExpression(node) && /^toLocale/.test(node.name.text)) return node.name.text;
  return ts.isIdentifier(node) && FORBIDDEN.has(node.text) && !isName(node) ? node.text : null;
}

/** True for the name of a property or member, which is no use of a global. */
function isName(node: ts.Identifier): boolean {
  const { parent } = node;
  if (ts.isPropertyAccessExpression(parent)) return parent.name === node;
  if (ts.isQualifiedName(parent)) return parent.right === node;
  const named =
    ts.isPropertyAssignment(parent) || ts.isPropertySignature(parent) || ts.isPropertyDeclaration(parent);
  return (named || ts.isMethodDeclaration(parent) || ts.isMethodSignature(parent)) && parent.name === node;
}
