export type RendererChoice = 'webgl' | 'canvas';

const SOFTWARE = /swiftshader|llvmpipe|software|basic render/i;

/** Whether the graphics driver of this name only computes what a graphics card would draw. */
export const isSoftware = (driver: string): boolean => SOFTWARE.test(driver);

/** `?renderer=canvas|webgl`, for tests and for drivers that lie. */
export function askedRenderer(search: string): RendererChoice | null {
  const asked = new URLSearchParams(search).get('renderer');
  return asked === 'webgl' || asked === 'canvas' ? asked : null;
}

let chosen: RendererChoice | null = null;

/** What the address asks for, else the better one; found out once. */
export function chosenRenderer(): RendererChoice {
  chosen ??= askedRenderer(window.location.search) ?? bestRenderer();
  return chosen;
}

/** WebGL, but not where it is only computed: then the 2D canvas is faster. */
export function bestRenderer(): RendererChoice {
  const gl = document.createElement('canvas').getContext('webgl');
  if (gl === null) return 'canvas';
  const info = gl.getExtension('WEBGL_debug_renderer_info');
  const name: unknown = info === null ? '' : gl.getParameter(info.UNMASKED_RENDERER_WEBGL);
  gl.getExtension('WEBGL_lose_context')?.loseContext();
  return isSoftware(String(name)) ? 'canvas' : 'webgl';
}
