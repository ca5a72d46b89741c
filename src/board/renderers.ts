import type { AbstractRenderer, BackgroundSystem, SharedRendererOptions } from 'pixi.js';
import { fetchFirst } from '../session/fetched';
import type { RendererChoice } from './renderer-choice';

/** What the board needs of a renderer. */
export type BoardRenderer = Pick<
  AbstractRenderer<unknown, SharedRendererOptions, HTMLCanvasElement>,
  'init' | 'canvas' | 'resize' | 'render' | 'destroy'
> & { readonly background: BackgroundSystem; readonly gl?: WebGLRenderingContextBase };

/** Begins to load the renderer for this choice, so that it is there when the board is mounted. */
export function fetchRenderer(choice: RendererChoice): void {
  rendererOf(choice).catch(() => {
    // The board asks again and tells of it.
  });
}

/** Only the renderer that is used is loaded. */
export async function rendererOf(choice: RendererChoice): Promise<new () => BoardRenderer> {
  if (choice === 'webgl') return (await fetchFirst(() => import('./renderer-webgl'))).WebGLRenderer;
  return (await fetchFirst(() => import('./renderer-canvas'))).CanvasRenderer;
}
