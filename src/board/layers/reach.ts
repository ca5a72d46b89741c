import { Container, Graphics } from 'pixi.js';
import { type Square, squareKey } from '../../grid/square';
import type { Bands } from '../bands';
import type { Scene } from '../scene';

/** Dots on the squares of a 5-foot step, and while a token is in hand the bands of its moves. */
export interface ReachLayer {
  readonly root: Container;
  /** Each list by identity: the same list is not drawn again. */
  draw(scene: Scene, dots: readonly Square[], bands: Bands): void;
}

export function createReachLayer(): ReachLayer {
  const root = new Container();
  const areas = root.addChild(new Graphics());
  const marks = root.addChild(new Graphics());
  let seen: readonly unknown[] = [];
  return {
    root,
    draw(scene, dots, bands) {
      const now = [dots, bands, scene.camera.scale, scene.density, scene.theme.key];
      if (now.every((value, index) => value === seen[index])) return;
      seen = now;
      drawBands(areas.clear(), bands, scene);
      drawDots(marks.clear(), dots, scene);
    },
  };
}

function drawBands(shapes: Graphics, { step, move, double, run }: Bands, scene: Scene): void {
  const { colours } = scene.theme;
  const line = 1.5 / scene.camera.scale;
  const near = new Set([...step, ...move].map(squareKey));
  const far = new Set([...near, ...double.map(squareKey)]);
  fillRuns(shapes, run);
  shapes.fill({ color: colours.run, alpha: 0.08 });
  for (const square of run) dashedSquare(shapes, square, scene);
  if (run.length > 0) shapes.fill({ color: colours.run, alpha: 0.7 });
  fillRuns(shapes, double);
  shapes.fill({ color: colours.double, alpha: 0.07 });
  fillRuns(shapes, move);
  shapes.fill({ color: colours.move, alpha: 0.11 });
  outline(shapes, double, { inside: far, line });
  shapes.fill({ color: colours.double, alpha: 0.55 });
  outline(shapes, [...step, ...move], { inside: near, line });
  shapes.fill({ color: colours.move, alpha: 0.7 });
  for (const square of step) dottedSquare(shapes, square, scene);
  if (step.length > 0) shapes.fill({ color: colours.step, alpha: 0.9 });
}

/** Squares of a row beside one another are one rectangle. */
function fillRuns(shapes: Graphics, squares: readonly Square[]): void {
  const rows = new Map<number, number[]>();
  for (const { x, y } of squares) rows.set(y, [...(rows.get(y) ?? []), x]);
  for (const [y, columns] of rows) {
    columns.sort((a, b) => a - b);
    let from = columns[0] ?? 0;
    for (const [index, x] of columns.entries()) {
      if (columns[index + 1] === x + 1) continue;
      shapes.rect(from, y, x + 1 - from, 1);
      from = columns[index + 1] ?? 0;
    }
  }
}

function outline(
  shapes: Graphics,
  squares: readonly Square[],
  { inside, line }: { inside: ReadonlySet<string>; line: number },
): void {
  for (const { x, y } of squares) {
    const open = (dx: number, dy: number): boolean => !inside.has(squareKey({ x: x + dx, y: y + dy }));
    if (open(0, -1)) shapes.rect(x, y, 1, line);
    if (open(0, 1)) shapes.rect(x, y + 1 - line, 1, line);
    if (open(-1, 0)) shapes.rect(x, y, line, 1);
    if (open(1, 0)) shapes.rect(x + 1 - line, y, line, 1);
  }
}

/** The places of a run lie apart, so each has a frame of its own. */
function dashedSquare(shapes: Graphics, { x, y }: Square, { camera }: Scene): void {
  const line = 1.5 / camera.scale;
  const [near, far] = [0.1, 0.9 - line];
  for (const at of [0.16, 0.58]) {
    for (const side of [near, far]) {
      shapes.rect(x + at, y + side, 0.26, line);
      shapes.rect(x + side, y + at, line, 0.26);
    }
  }
}

function dottedSquare(shapes: Graphics, { x, y }: Square, { camera }: Scene): void {
  const size = 2.4 / camera.scale;
  const dots = Math.max(3, Math.round(camera.scale / 7));
  const from = 0.07;
  const span = 1 - 2 * from;
  for (let dot = 0; dot < dots; dot++) {
    const at = from + (dot / dots) * span;
    shapes.rect(x + at, y + from, size, size);
    shapes.rect(x + 1 - from - size, y + at, size, size);
    shapes.rect(x + 1 - at - size, y + 1 - from - size, size, size);
    shapes.rect(x + from, y + 1 - at - size, size, size);
  }
}

function drawDots(shapes: Graphics, squares: readonly Square[], { camera, theme }: Scene): void {
  if (squares.length === 0) return;
  const size = Math.min(5, Math.max(2.5, 0.075 * camera.scale)) / camera.scale;
  for (const square of squares) disc(shapes, square, size * 1.55);
  shapes.fill({ color: theme.colours.casing, alpha: 0.9 });
  for (const square of squares) disc(shapes, square, size);
  shapes.fill(theme.colours.step);
}

/** A dot in the middle of a square. Pixi would give a circle this small, as it counts, five corners. */
function disc(shapes: Graphics, { x, y }: Square, radius: number): void {
  const corners = Array.from({ length: 16 }, (_, corner) => (corner / 8) * Math.PI);
  shapes.poly(corners.flatMap((at) => [x + 0.5 + Math.cos(at) * radius, y + 0.5 + Math.sin(at) * radius]));
}
