// In a file of its own, so that it is loaded only where it draws.
import {
  AbstractRenderer,
  BackgroundSystem,
  BlendModePipe,
  CanvasBatchAdaptor,
  CanvasColorMaskPipe,
  CanvasContextSystem,
  CanvasGraphicsAdaptor,
  CanvasGraphicsContextSystem,
  CanvasGraphicsPipe,
  CanvasLimitsSystem,
  CanvasRenderTargetSystem,
  CanvasTextureSystem,
  GCSystem,
  GlobalUniformSystem,
  RendererType,
  RenderGroupPipe,
  RenderGroupSystem,
  SchedulerSystem,
  type SharedRendererOptions,
  SpritePipe,
  ViewSystem,
} from 'pixi.js';
import { SpritesInOrder } from './sprites-in-order';

// Pixi's own canvas renderer is these parts and others that the board has no use for: masks by shape and by picture with their filters,
// pictures taken of the stage, and what shapes need for a graphics card. In the order in which Pixi sets them up.
const systems = [
  BackgroundSystem,
  ViewSystem,
  GCSystem,
  SchedulerSystem,
  GlobalUniformSystem,
  RenderGroupSystem,
  CanvasContextSystem,
  CanvasLimitsSystem,
  CanvasTextureSystem,
  CanvasRenderTargetSystem,
  CanvasGraphicsContextSystem,
];
const renderPipes = [
  BlendModePipe,
  SpritesInOrder,
  SpritePipe,
  RenderGroupPipe,
  CanvasColorMaskPipe,
  CanvasGraphicsPipe,
];
const renderPipeAdaptors = [CanvasBatchAdaptor, CanvasGraphicsAdaptor];

type Config = ConstructorParameters<typeof AbstractRenderer>[0];
type Parts = Config['systems'] & Config['renderPipes'];

/** Parts as Pixi takes them. Each says its own name; that each is given what it asks for is Pixi's word, not that of its types. */
const named = (parts: readonly { readonly extension: { readonly name: string } }[]): Parts =>
  parts.map((value) => ({ name: value.extension.name, value: value as unknown as Parts[number]['value'] }));

/** Draws containers, sprites and shapes on a 2D canvas. */
export class CanvasRenderer extends AbstractRenderer<unknown, SharedRendererOptions, HTMLCanvasElement> {
  declare readonly background: BackgroundSystem;

  constructor() {
    super({
      name: 'canvas',
      type: RendererType.CANVAS,
      systems: named(systems),
      renderPipes: named(renderPipes),
      renderPipeAdaptors: named(renderPipeAdaptors),
    });
  }
}
