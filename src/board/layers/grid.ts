import { Graphics } from 'pixi.js';
import type { Scene } from '../scene';

/** Floor and lines. Lines are rectangles of whole device pixels: crisp at every zoom in both renderers. */
export interface GridLayer {
  readonly floor: Graphics;
  readonly lines: Graphics;
  draw(scene: Scene): void;
}

/** Squares smaller than this (CSS pixels) show every fifth line only. */
const FINE_LINES = 11;

export function createGridLayer(): GridLayer {
  const floor = new Graphics();
  const lines = new Graphics();
  let drawn = '';
  return {
    floor,
    lines,
    draw(scene) {
      const { columns, rows } = scene.encounter.board;
      const look = [columns, rows, scene.camera.scale, scene.density, scene.theme.key].join('|');
      if (look === drawn) return;
      drawn = look;
      floor.clear().rect(0, 0, columns, rows).fill(scene.theme.colours.floor);
      drawLines(lines.clear(), scene);
    },
  };
}

function drawLines(lines: Graphics, { encounter, camera, density, theme }: Scene): void {
  const { columns, rows } = encounter.board;
  const pixel = 1 / (camera.scale * density);
  const { colours } = theme;
  if (camera.scale >= FINE_LINES) {
    addLines(lines, { columns, rows, width: pixel }, (index) => index % 5 !== 0);
    lines.fill(colours.grid);
  }
  addLines(
    lines,
    { columns, rows, width: pixel * Math.max(1, Math.round(density)) },
    (index) => index % 5 === 0,
  );
  lines.fill(colours['grid-strong']);
  const edge = pixel * Math.max(2, Math.round(2 * density));
  lines.rect(-edge, -edge, columns + 2 * edge, edge);
  lines.rect(-edge, rows, columns + 2 * edge, edge);
  lines.rect(-edge, 0, edge, rows);
  lines.rect(columns, 0, edge, rows);
  lines.fill(colours.edge);
}

function addLines(
  lines: Graphics,
  { columns, rows, width }: { columns: number; rows: number; width: number },
  wanted: (index: number) => boolean,
): void {
  for (let x = 1; x < columns; x++) if (wanted(x)) lines.rect(x, 0, width, rows);
  for (let y = 1; y < rows; y++) if (wanted(y)) lines.rect(0, y, columns, width);
}
