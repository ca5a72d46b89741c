import type { Renderer } from 'pixi.js';
import type { RendererChoice } from './renderer-choice';

/** Begins to load the renderer for this choice, so that it is there when the board is mounted. */
export function fetchRenderer(choice: RendererChoice): void {
  rendererOf(choice).catch(() => {
    // The board asks again and tells of it.
  });
}

/** Only the renderer that is used is loaded. */
export async function rendererOf(choice: RendererChoice): Promise<new () => Renderer<HTMLCanvasElement>> {
  if (choice === 'webgl') return (await import('./renderer-webgl')).WebGLRenderer;
  return (await import('./renderer-canvas')).CanvasRenderer;
}
