// The bundler's part of taking only what is used of Pixi. Some of its modules do something by themselves when they are read, so that a bundler has to take
// them and all they lead to: sheets of sprites, video, masks and the ways of drawing for every renderer make themselves known to Pixi. The board makes
// its textures and renderers itself and needs none of that: these count as modules of which nothing but what is asked for by name is taken.
const LIBRARY = '/node_modules/pixi.js/lib/';
const BY_THEMSELVES = [
  'index.mjs',
  'rendering/init.mjs',
  'rendering/renderers/shared/texture/utils/textureFrom.mjs',
  'scene/graphics/init.mjs',
  'spritesheet/init.mjs',
];
// Curves ask the part that draws shapes with a graphics card for one default, and so bring its shaders along. The one for the canvas has the same.
const CURVES = ['Bezier', 'Quadratic'].map(
  (curve) => `scene/graphics/shared/buildCommands/buildAdaptive${curve}.mjs`,
);
const ASKED = "{ GraphicsContextSystem } from '../GraphicsContextSystem.mjs'";
const INSTEAD =
  "{ CanvasGraphicsContextSystem as GraphicsContextSystem } from '../../canvas/CanvasGraphicsContextSystem.mjs'";

const nameIn = (id) => {
  const path = id.replaceAll('\\', '/');
  return path.includes(LIBRARY) ? path.slice(path.lastIndexOf(LIBRARY) + LIBRARY.length) : null;
};

export function pixi() {
  const unseen = new Set([...BY_THEMSELVES, ...CURVES]);
  return {
    name: 'fivefoot-pixi',
    // The server's bundle draws nothing.
    apply: (_config, { command, isSsrBuild }) => command === 'build' && isSsrBuild !== true,
    transform: {
      filter: { id: /pixi\.js/ },
      handler(code, id) {
        const name = nameIn(id);
        const curve = CURVES.includes(name) && code.includes(ASKED);
        if (!curve && !BY_THEMSELVES.includes(name)) return null;
        unseen.delete(name);
        if (curve) return { code: code.replace(ASKED, INSTEAD), map: null };
        return { code, map: null, moduleSideEffects: false };
      },
    },
    /** Another version of Pixi may call them otherwise, and the page would grow without a word. */
    generateBundle() {
      if (unseen.size > 0) throw new Error(`pixi.js has no such modules any more: ${[...unseen].join(', ')}`);
    },
  };
}
