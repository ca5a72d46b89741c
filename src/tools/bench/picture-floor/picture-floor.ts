import {
  autoDetectRenderer,
  Container,
  Graphics,
  ImageSource,
  type Renderer,
  Sprite,
  Texture,
  Ticker,
} from 'pixi.js';
import 'pixi.js/graphics';

// The bare board that the app's pan over a picture is held against: the picture and the grid, moved with the pointer. Nothing else.

export interface PictureFloor {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
  /** Pixels a square on the screen, and of the picture. */
  readonly scale: number;
  readonly pixelsPerSquare: number;
  readonly columns: number;
  readonly rows: number;
}
declare global {
  interface Window {
    pictureFloor: { open(board: PictureFloor, picture: Blob): Promise<void> };
  }
}

window.pictureFloor = { open };

async function open(board: PictureFloor, picture: Blob): Promise<void> {
  const host = document.getElementById('board');
  if (host === null) throw new Error('the page has no board');
  const { left, top, width, height } = board;
  Object.assign(host.style, {
    left: `${left}px`,
    top: `${top}px`,
    width: `${width}px`,
    height: `${height}px`,
  });
  const renderer = (await autoDetectRenderer({
    preference: 'canvas',
    width,
    height,
    antialias: true,
    background: '#e8e4da',
    skipExtensionImports: true,
  })) as Renderer<HTMLCanvasElement>;
  for (const ticker of [Ticker.system, Ticker.shared]) {
    ticker.autoStart = false;
    ticker.stop();
  }
  host.append(renderer.canvas);
  const world = drawn(board, await createImageBitmap(picture));
  renderer.render(world);
  follow(host, world, renderer);
}

function drawn({ scale, pixelsPerSquare, columns, rows }: PictureFloor, bitmap: ImageBitmap): Container {
  const world = new Container();
  const source = new ImageSource({ resource: bitmap, autoGenerateMipmaps: true, scaleMode: 'linear' });
  const sprite = world.addChild(new Sprite(new Texture({ source })));
  sprite.scale.set(scale / pixelsPerSquare);
  const grid = new Graphics();
  for (let x = 0; x <= columns; x++) grid.rect(x * scale, 0, 1, rows * scale);
  for (let y = 0; y <= rows; y++) grid.rect(0, y * scale, columns * scale, 1);
  world.addChild(grid.fill(0xb8b0a0));
  return world;
}

/** The world goes with the held pointer, once a frame. */
function follow(host: HTMLElement, world: Container, renderer: Renderer): void {
  let from: PointerEvent | null = null;
  let asked = false;
  let [dx, dy] = [0, 0];
  host.addEventListener('pointerdown', (event) => {
    from = event;
    host.setPointerCapture(event.pointerId);
  });
  host.addEventListener('pointerup', () => {
    from = null;
  });
  host.addEventListener('pointermove', (event) => {
    if (from === null) return;
    [dx, dy] = [dx + event.clientX - from.clientX, dy + event.clientY - from.clientY];
    from = event;
    if (asked) return;
    asked = true;
    requestAnimationFrame(() => {
      asked = false;
      world.position.set(dx, dy);
      renderer.render(world);
    });
  });
}
