import type { Import, Module } from './modules';

interface Folder {
  /** Folders of ours it may import; `engine:type` means its types only. */
  readonly may: readonly string[];
  readonly packages: readonly (string | RegExp)[];
}

/** Who may import whom. Everyone may import itself; whatever is not in the table fails. */
const FOLDERS: Readonly<Record<string, Folder>> = {
  grid: { may: [], packages: [] },
  engine: { may: ['grid'], packages: [/^pure-rand\//] },
  rules: { may: ['grid', 'engine'], packages: [] },
  content: { may: ['grid', 'engine:type', 'rules'], packages: [] },
  notation: {
    may: ['grid', 'engine', 'rules', 'content', 'session', 'text'],
    packages: ['yaml', 'zod', /^node:/],
  },
  'stat-block': { may: ['grid', 'engine', 'rules', 'content', 'notation'], packages: [] },
  foundry: { may: ['grid', 'engine', 'rules', 'content', 'session', 'stat-block'], packages: [] },
  maps: { may: ['grid', 'engine:type', 'notation', 'session', 'text'], packages: [] },
  session: {
    may: ['grid', 'engine', 'rules', 'content', 'text'],
    packages: [/^zustand/, 'idb', 'zod', 'lucide', 'fflate', /^@noble\/hashes\//],
  },
  editor: {
    may: [
      'grid',
      'engine',
      'rules',
      'content',
      'notation',
      'stat-block',
      'foundry',
      'maps',
      'session',
      'text',
    ],
    packages: [],
  },
  sharing: {
    may: ['grid', 'engine', 'rules', 'session'],
    packages: ['zod', 'colyseus.js', 'fflate', /^zustand/],
  },
  server: {
    may: ['grid', 'engine', 'rules', 'content', 'notation', 'session', 'sharing'],
    packages: [/^node:/, /^@colyseus\//, /^libsql/, 'pg', 'pino', 'prom-client', 'sirv', 'zod'],
  },
  board: { may: ['grid', 'engine:type', 'rules', 'session', 'text'], packages: [/^pixi\.js/, 'lucide'] },
  panels: {
    // The editor, the reader of stat blocks and the notation come only with the panels that are loaded when they are opened.
    may: [
      'grid',
      'engine:type',
      'rules',
      'session',
      'sharing',
      'text',
      'editor',
      'stat-block',
      'foundry',
      'maps',
      'notation:type',
    ],
    packages: [/^react/, /^@base-ui\/react/, 'lucide', 'lucide-react', 'i18next', /^zustand/],
  },
  table: {
    may: ['grid', 'engine:type', 'rules', 'session', 'sharing', 'board', 'panels', 'text'],
    packages: ['@fontsource-variable/inter'],
  },
  text: { may: [], packages: ['i18next'] },
  tools: {
    may: [
      'grid',
      'engine',
      'rules',
      'content',
      'notation',
      'maps',
      'stat-block',
      'foundry',
      'session',
      'sharing',
      'text',
    ],
    packages: [/./],
  },
};
/** Folders of which each file is one thing of the rules, found by its id; none of them knows another. */
const THINGS = /^rules\/(actions|special-attacks|feats|traits|conditions|stances|edits)\//;

/** Imports against the arrows, in words. The modules right under src (main) may import everything. */
export function wrongImports(modules: readonly Module[]): string[] {
  return modules
    .filter((module) => module.path.includes('/'))
    .flatMap((module) =>
      module.imports.flatMap((found) => wrongImport(module.path, found)).map(tell(module)),
    );
}

function tell(module: Module): (fault: { found: Import; why: string }) => string {
  return ({ found, why }) => `src/${module.path}:${found.line} imports '${found.specifier}': ${why}`;
}

function wrongImport(path: string, found: Import): { found: Import; why: string }[] {
  const folder = folderOf(path);
  const allowed = FOLDERS[folder];
  if (allowed === undefined) return [{ found, why: `the folder ${folder} is not in the table of arrows` }];
  if (found.target === null) {
    const fits = allowed.packages.some((name) =>
      typeof name === 'string' ? name === found.specifier : name.test(found.specifier),
    );
    return fits ? [] : [{ found, why: `${folder} may not use this package` }];
  }
  if (THINGS.test(path) && THINGS.test(found.target)) {
    return [
      {
        found,
        why: 'a feat, condition or action never imports another; what they share lives in rules/*.ts',
      },
    ];
  }
  const to = folderOf(found.target);
  if (to === folder || allowed.may.includes(to)) return [];
  if (!allowed.may.includes(`${to}:type`)) return [{ found, why: `${folder} may not import ${to}` }];
  return found.typeOnly ? [] : [{ found, why: `${folder} may import only types of ${to}` }];
}

/** `rules` of `rules/feats/dodge.ts`; `main` of what lies right under src. */
function folderOf(path: string): string {
  return path.includes('/') ? (path.split('/')[0] ?? '') : 'main';
}
