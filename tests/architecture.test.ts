import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { wrongImports } from './architecture/arrows';
import { importCycles } from './architecture/cycles';
import { bareImports } from './architecture/fetched';
import { parseModules, readModules } from './architecture/modules';
import { impurities } from './architecture/purity';
import { longFile, oversized } from './architecture/sizes';

const source = new URL('../src/', import.meta.url);
const modules = readModules(source);

describe('the sources', () => {
  test('are read, all of them', () => {
    expect(modules.length).toBeGreaterThan(20);
    const folders = new Set(modules.map((module) => module.path.split('/')[0]));
    expect([...folders]).toEqual(expect.arrayContaining(['engine', 'main.ts', 'rules', 'text']));
    const imports = modules.flatMap((module) => module.imports);
    expect(imports.length).toBeGreaterThan(modules.length);
    expect(imports.some(({ target }) => target === 'engine/state.ts')).toBe(true);
  });
  test('import only along the arrows', () => expect(wrongImports(modules)).toEqual([]));
  test('have no import cycle, of types neither', () => expect(importCycles(modules)).toEqual([]));
  test('are pure where they have to be', () => expect(impurities(modules)).toEqual([]));
  test('ask again for what does not come', () => expect(bareImports(modules)).toEqual([]));
  test('are small: files, functions, parameter lists', () => expect(oversized(modules)).toEqual([]));
  test('have no long script or style sheet either', () => {
    const others = readdirSync(source, { recursive: true, encoding: 'utf8' }).filter((file) =>
      /\.(mjs|css)$/.test(file),
    );
    expect(others.length).toBeGreaterThan(0);
    expect(others.flatMap((file) => longFile(file, readFileSync(new URL(file, source), 'utf8')))).toEqual([]);
  });
});

describe('the checks', () => {
  const lines = (count: number): string => 'x();\n'.repeat(count);
  const bad = parseModules({
    'grid/square.ts': `import type { Frame } from '../engine/state';\nimport { z } from 'zod';`,
    'engine/state.ts': `export type Frame = import('../rules/armor').Armor;`,
    'rules/armor.ts': `import { type Square } from '../grid/square';\nexport const late = async () => [Math.random(), new Date(), window];`,
    'rules/registry.ts': `export const feats = import.meta.glob('./feats/*.ts', { eager: true });`,
    'rules/feats/dodge.ts': `import '../registry';\nimport './run';\n${lines(130)}`,
    'rules/feats/run.ts': `export const run = (a, b, c, d, e) => {\n${lines(60)}};`,
    'board/board.ts': `import { apply } from '../engine/state';\nimport { App } from '../panels/app';\nimport React from 'react';`,
    'panels/app.tsx': `import type { Frame } from '../engine/state';\nimport './app.css';\nexport * from '../board/board';`,
    'cellar/rat.ts': `import '../grid/square';`,
    'main.ts': `import './board/board';`,
    'engine/apply-event.ts': `export function applyEvent(e) {\nswitch (e) {\ncase 1:\n${lines(90)}}\n}`,
  });

  test('tell each import against the arrows', () => {
    expect(wrongImports(bad)).toEqual([
      `src/grid/square.ts:1 imports '../engine/state': grid may not import engine`,
      `src/grid/square.ts:2 imports 'zod': grid may not use this package`,
      `src/engine/state.ts:1 imports '../rules/armor': engine may not import rules`,
      `src/rules/feats/dodge.ts:2 imports './run': a feat, condition or action never imports another; what they share lives in rules/*.ts`,
      `src/board/board.ts:1 imports '../engine/state': board may import only types of engine`,
      `src/board/board.ts:2 imports '../panels/app': board may not import panels`,
      `src/board/board.ts:3 imports 'react': board may not use this package`,
      `src/panels/app.tsx:3 imports '../board/board': panels may not import board`,
      `src/cellar/rat.ts:1 imports '../grid/square': the folder cellar is not in the table of arrows`,
    ]);
  });
  test('tell cycles, also of types and through a glob', () => {
    expect(importCycles(bad)).toEqual([
      'grid/square.ts -> engine/state.ts -> rules/armor.ts -> grid/square.ts',
      'rules/registry.ts -> rules/feats/dodge.ts -> rules/registry.ts',
      'board/board.ts -> panels/app.tsx -> board/board.ts',
    ]);
  });
  test('tell what is not pure, and take no name for a use', () => {
    const words = ['async', 'Math.random', 'Date', 'window'];
    expect(impurities(bad)).toEqual(words.map((word) => `src/rules/armor.ts:2 uses ${word}`));
    const pure = parseModules({
      'grid/a.ts': `interface A { process: number }\nexport const f = (a: A) => a.process;`,
    });
    expect(impurities(pure)).toEqual([]);
  });
  test('tell what would fail for good', () => {
    const late = parseModules({
      'panels/a.tsx': `import { lazy } from 'react';\nconst A = lazy(() => import('./b'));\nconst b = coming(() => import('./b'));`,
      'session/c.ts': `const d = async () => (await fetchNow(() => import('./d'))).d;\nvoid import('./d').catch(() => null);`,
    });
    expect(bareImports(late)).toEqual([
      'src/panels/a.tsx:1 uses lazy',
      'src/panels/a.tsx:2 imports without asking again',
      'src/session/c.ts:2 imports without asking again',
    ]);
  });
  test('tell what is too big, and let a switch over events pass', () => {
    expect(oversized(bad)).toEqual([
      'src/rules/feats/dodge.ts has 132 lines; the limit is 120',
      'src/rules/feats/run.ts:1 run has 62 lines; the limit is 60',
      'src/rules/feats/run.ts:1 run has 5 parameters; the limit is 4',
    ]);
    expect(longFile('panels/app.css', 'a\n'.repeat(401))).toHaveLength(1);
  });
});
