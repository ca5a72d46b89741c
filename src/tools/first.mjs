// How the first picture's files are cut. Left to itself the bundler makes two dozen small files of them, one for each set of pages that share it, and
// each waits for its turn on the line. Here they are two: what `start.ts` needs, and what `main.ts` needs besides. The page names both, so that
// the browser asks for the second before it has read the first.
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const src = join(dirname(fileURLToPath(import.meta.url)), '..');
const ROOTS = { start: join(src, 'start.ts'), first: join(src, 'main.ts') };
/** Their one module leads to everything there is: followed, it would bring both renderers and every icon. The bundler cuts them by what is used. */
const LEFT_ALONE = /[\\/]node_modules[\\/](?:pixi\.js|lucide)[\\/]/;

/**
 * What they and their packages are cut into: a file for each set of pages that share it. Left to itself the bundler lays what `main.ts` alone needs
 * into the file of `main.ts`, and then the files that `main.ts` imports import it in turn: what they read at once from there is not there yet.
 */
const DRAWING = {
  name: 'drawing',
  test: /[\\/]node_modules[\\/](?:pixi\.js|@pixi|earcut|eventemitter3|parse-svg-path|tiny-lru|lucide)[\\/]/,
  entriesAware: true,
  includeDependenciesRecursively: false,
};

/** Of the drawing packages what several of these pages share, in one file: cut by who shares it with whom it would be five, each with its turn on the line. */
const SHARED_DRAWING = {
  name: 'drawing',
  test: /[\\/]node_modules[\\/](?:pixi\.js|@pixi|earcut|eventemitter3|parse-svg-path|tiny-lru)[\\/]/,
  minShareCount: 2,
  includeDependenciesRecursively: false,
};

/** Groups for the bundler's `codeSplitting`: modules that are loaded at once from one of the roots, without their packages' unused parts. */
export function firstGroups() {
  const known = new Map();
  const closure = (root, context) => {
    const found = known.get(root) ?? new Set();
    if (known.has(root)) return found;
    known.set(root, found);
    const open = [root];
    for (let id = open.pop(); id !== undefined; id = open.pop()) {
      if (found.has(id) || LEFT_ALONE.test(id)) continue;
      found.add(id);
      open.push(...(context.getModuleInfo(id)?.importedIds ?? []));
    }
    return found;
  };
  const roots = Object.entries(ROOTS).map(([name, root]) => ({
    debugName: name,
    // The root itself stays the file that is asked for by its name.
    name: (id, context) => (id !== root && closure(root, context).has(id) ? name : null),
    includeDependenciesRecursively: false,
  }));
  return [...roots, SHARED_DRAWING, DRAWING];
}

const RENDERERS = ['canvas', 'webgl'].map((kind) => join(src, 'board', `renderer-${kind}.ts`));

/** The file that begins with this module, and all that it is made of. */
function filesOf(bundle, module) {
  const entry = Object.values(bundle).find((file) => file.facadeModuleId === module);
  if (entry === undefined) throw new Error(`the build has no file for ${module}`);
  const files = new Set([entry.fileName]);
  for (const file of files) for (const needed of bundle[file]?.imports ?? []) files.add(needed);
  return files;
}

/** Names in the page what `main.ts` is made of, and what either renderer is, so that it is asked for at once. */
export function firstLinks() {
  return {
    name: 'fivefoot-first',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler: (html, { bundle = {} }) => {
        const [one, other] = RENDERERS.map((renderer) => filesOf(bundle, renderer));
        const either = [...one].filter((file) => other.has(file));
        return [...new Set([...filesOf(bundle, ROOTS.first), ...either])]
          .filter((file) => !html.includes(file))
          .map((file) => ({
            tag: 'link',
            attrs: { rel: 'modulepreload', crossorigin: true, href: `./${file}` },
            injectTo: 'head',
          }));
      },
    },
  };
}
