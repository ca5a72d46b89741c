import type { Module } from './modules';

/** Rings of imports, imported types included: `a.ts -> b.ts -> a.ts`. Each ring is told once. */
export function importCycles(modules: readonly Module[]): string[] {
  const targets = new Map(
    modules.map((module) => [module.path, module.imports.flatMap(({ target }) => target ?? [])]),
  );
  const done = new Set<string>();
  const rings: string[] = [];
  const follow = (path: string, trail: readonly string[]): void => {
    const start = trail.indexOf(path);
    if (start >= 0) rings.push([...trail.slice(start), path].join(' -> '));
    if (start >= 0 || done.has(path)) return;
    for (const target of targets.get(path) ?? []) follow(target, [...trail, path]);
    done.add(path);
  };
  for (const path of targets.keys()) follow(path, []);
  return rings;
}
