import { type Container, Ticker } from 'pixi.js';
import type { Extent } from './camera';
import type { RendererChoice } from './renderer-choice';
import { type BoardRenderer, rendererOf } from './renderers';

/** The canvas the board is drawn on: it shows what it was last given and does nothing by itself. */
export interface Surface {
  readonly canvas: HTMLCanvasElement;
  readonly kind: RendererChoice;
  /** Pixels a side that a texture can have. */
  readonly largest: number;
  resize(size: Extent, resolution: number): void;
  render(stage: Container, clear: string): void;
  destroy(): void;
}

/** @param onRestored the driver has given back what it took: everything must be drawn again */
export async function createSurface(choice: RendererChoice, onRestored: () => void): Promise<Surface> {
  const renderer = new (await rendererOf(choice))();
  await renderer.init({
    antialias: true,
    autoDensity: false,
    backgroundAlpha: 1,
    // Pixi's own events, accessibility and DOM layers are not used: each move of the pointer would walk every sprite.
    skipExtensionImports: true,
  });
  stopTickers();
  const { canvas } = renderer;
  for (const restored of ['webglcontextrestored', 'contextrestored']) {
    canvas.addEventListener(restored, onRestored);
  }
  canvas.setAttribute('aria-hidden', 'true');
  return {
    canvas,
    kind: choice,
    largest: largestTexture(renderer),
    resize: (size, resolution) => renderer.resize(size.width, size.height, resolution),
    render(stage, clear) {
      renderer.background.color = clear;
      renderer.render(stage);
    },
    destroy: () => renderer.destroy({ removeView: true }),
  };
}

/** Where nothing tells, what every browser can draw. */
const ALWAYS_DRAWN = 4096;

function largestTexture({ gl }: BoardRenderer): number {
  if (gl === undefined) return 2 * ALWAYS_DRAWN;
  const found: unknown = gl.getParameter(gl.MAX_TEXTURE_SIZE);
  return typeof found === 'number' ? found : ALWAYS_DRAWN;
}

/** Pixi's tickers would ask for a frame sixty times a second for ever. */
function stopTickers(): void {
  for (const ticker of [Ticker.system, Ticker.shared]) {
    ticker.autoStart = false;
    ticker.stop();
  }
}
