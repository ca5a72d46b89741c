import type { BatchableElement, CanvasBatchAdaptor, InstructionSet, Texture } from 'pixi.js';

type Adaptor = CanvasBatchAdaptor;
type Sprites = Parameters<Adaptor['execute']>[1];
type Pipe = Parameters<Adaptor['execute']>[0];
type Owner = BatchableElement['_batcher'];

/** Sprites that follow one another, to be drawn one by one. */
interface Run {
  readonly renderPipeId: 'batch';
  readonly canBundle: false;
  readonly blendMode: 'normal';
  readonly elements: BatchableElement[];
}

/** What Pixi asks of whoever has a sprite: nothing is kept of it but itself, so nothing has to follow when it changes. */
const owner = {
  updateElement: () => undefined,
  checkAndUpdateTexture(element: BatchableElement, texture: Texture) {
    element.texture = texture;
    return true;
  },
} as unknown as Owner;

/**
 * Lays sprites on a 2D canvas in the order of the stage. In place of Pixi's own pipe, which packs each of them for a graphics card, and for that has
 * the browser make a WebGL context and asks it what it can do: tens of milliseconds before the first picture, for a shader that no canvas runs.
 */
export class SpritesInOrder {
  static readonly extension = { name: 'batch' };
  readonly renderer: Pipe['renderer'];
  private readonly adaptor: Adaptor;
  private elements: BatchableElement[] = [];

  constructor(renderer: Pipe['renderer'], adaptor: Adaptor) {
    this.renderer = renderer;
    this.adaptor = adaptor;
  }
  buildStart(): void {
    this.elements = [];
  }
  addToBatch(element: BatchableElement): void {
    element._batcher = owner;
    this.elements.push(element);
  }
  /** Something else is drawn next. */
  break(instructions: InstructionSet): void {
    if (this.elements.length === 0) return;
    const run: Run = {
      renderPipeId: 'batch',
      canBundle: false,
      blendMode: 'normal',
      elements: this.elements,
    };
    instructions.add(run);
    this.elements = [];
  }
  buildEnd(instructions: InstructionSet): void {
    this.break(instructions);
  }
  upload(): void {
    // A canvas has no memory of its own to be filled.
  }
  execute(run: Run): void {
    this.adaptor.execute(this as unknown as Pipe, run as unknown as Sprites);
  }
  destroy(): void {
    this.elements = [];
  }
}
