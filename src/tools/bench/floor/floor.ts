import { autoDetectRenderer, Container, Graphics, type Renderer, Sprite, Text, Ticker } from 'pixi.js';
import 'pixi.js/graphics';

// The bare board that the app is held against: the same tokens drawn once by Pixi, a dragged path on a canvas of its own. No rules, no panels.

export interface FloorToken {
  readonly id: string;
  readonly x: number;
  readonly y: number;
  readonly space: number;
  readonly colour: number;
  readonly name: string;
}
export interface FloorBoard {
  /** Place of the board on the page, and of its first square, in pixels. */
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
  readonly originX: number;
  readonly originY: number;
  readonly scale: number;
  readonly columns: number;
  readonly rows: number;
  readonly tokens: readonly FloorToken[];
}
declare global {
  interface Window {
    floor: { open(board: FloorBoard): Promise<void> };
  }
}

window.floor = { open };

async function open(board: FloorBoard): Promise<void> {
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
  const layer = document.createElement('canvas');
  layer.width = width;
  layer.height = height;
  host.append(renderer.canvas, layer);
  renderer.render(drawn(board, renderer));
  const paint = layer.getContext('2d');
  if (paint !== null) follow(host, paint, board);
}

function drawn(board: FloorBoard, renderer: Renderer): Container {
  const { originX, originY, scale, columns, rows, tokens } = board;
  const world = new Container();
  world.position.set(originX, originY);
  const grid = new Graphics();
  for (let x = 0; x <= columns; x++) grid.moveTo(x * scale, 0).lineTo(x * scale, rows * scale);
  for (let y = 0; y <= rows; y++) grid.moveTo(0, y * scale).lineTo(columns * scale, y * scale);
  world.addChild(grid.stroke({ width: 1, color: 0xb8b0a0 }));
  const textures = new Map<string, ReturnType<Renderer['generateTexture']>>();
  const written = (text: string): ReturnType<Renderer['generateTexture']> => {
    const made =
      textures.get(text) ??
      renderer.generateTexture(new Text({ text, style: { fontSize: Math.max(8, scale / 2) } }));
    textures.set(text, made);
    return made;
  };
  for (const { x, y, space, colour, name } of tokens) {
    const size = space * scale;
    const key = `${size} ${colour}`;
    const disc =
      textures.get(key) ??
      renderer.generateTexture(new Graphics().circle(size / 2, size / 2, size / 2).fill(colour));
    textures.set(key, disc);
    const sprite = world.addChild(new Sprite(disc));
    sprite.position.set(x * scale, y * scale);
    const label = world.addChild(new Sprite(written(name.slice(0, 2))));
    label.position.set(x * scale, y * scale);
  }
  return world;
}

interface Point {
  readonly x: number;
  readonly y: number;
}

/** A press on the mover takes it in hand; every move of the pointer draws its path anew in the next frame. */
function follow(host: HTMLElement, paint: CanvasRenderingContext2D, board: FloorBoard): void {
  const { originX, originY, scale } = board;
  let from: Point | null = null;
  let to: Point = { x: 0, y: 0 };
  let asked = false;
  const square = (event: PointerEvent): Point => ({
    x: Math.floor((event.clientX - board.left - originX) / scale),
    y: Math.floor((event.clientY - board.top - originY) / scale),
  });
  host.addEventListener('pointerdown', (event) => {
    from = square(event);
    host.setPointerCapture(event.pointerId);
  });
  host.addEventListener('pointerup', () => {
    from = null;
  });
  host.addEventListener('pointermove', (event) => {
    to = square(event);
    if (asked) return;
    asked = true;
    requestAnimationFrame(() => {
      asked = false;
      if (from !== null) drawPath(paint, lineTo(from, to), board);
    });
  });
}

function lineTo(from: Point, to: Point): readonly Point[] {
  const steps = Math.max(Math.abs(to.x - from.x), Math.abs(to.y - from.y));
  return Array.from({ length: steps + 1 }, (_, index) => ({
    x: from.x + Math.round(((to.x - from.x) * index) / Math.max(1, steps)),
    y: from.y + Math.round(((to.y - from.y) * index) / Math.max(1, steps)),
  }));
}

/** The line, a ghost at its end, two flags on the way and a label with its length. */
function drawPath(paint: CanvasRenderingContext2D, path: readonly Point[], board: FloorBoard): void {
  const { originX, originY, scale } = board;
  const middle = ({ x, y }: Point): Point => ({
    x: originX + (x + 0.5) * scale,
    y: originY + (y + 0.5) * scale,
  });
  paint.clearRect(0, 0, board.width, board.height);
  paint.lineWidth = 4;
  paint.strokeStyle = '#1d5fa8';
  paint.beginPath();
  for (const [index, at] of path.entries()) {
    const { x, y } = middle(at);
    if (index === 0) paint.moveTo(x, y);
    else paint.lineTo(x, y);
  }
  paint.stroke();
  const end = middle(path[path.length - 1] ?? { x: 0, y: 0 });
  disc(paint, end, scale / 2, '#1d5fa888');
  for (const at of [path[1], path[3]]) if (at !== undefined) disc(paint, middle(at), 9, '#d98a00');
  paint.font = '600 13px sans-serif';
  paint.fillStyle = '#ffffff';
  paint.fillRect(end.x + 12, end.y + 12, 74, 22);
  paint.fillStyle = '#222222';
  paint.fillText(`${5 * (path.length - 1)} ft`, end.x + 18, end.y + 28);
}

function disc(paint: CanvasRenderingContext2D, { x, y }: Point, radius: number, colour: string): void {
  paint.fillStyle = colour;
  paint.beginPath();
  paint.arc(x, y, radius, 0, 2 * Math.PI);
  paint.fill();
}
