import { Container, Graphics, Sprite } from 'pixi.js';
import { squareName } from '../../grid/square';
import { type Label, measureLabel, paintLabel } from '../art/label-art';
import { RIM, toScreen } from '../camera';
import type { Picture } from '../pictures';
import type { Scene } from '../scene';

/** Coordinates along the top and the left: at the edge of the board, or of the screen where that cuts it. */
export interface RimLayer {
  readonly root: Container;
  draw(scene: Scene): void;
}

interface Mark {
  readonly text: string;
  /** Middle of the mark in CSS pixels. */
  readonly x: number;
  readonly y: number;
}

export function createRimLayer(): RimLayer {
  const root = new Container();
  const band = root.addChild(new Graphics());
  const sprites: Sprite[] = [];
  let taken: string[] = [];
  let drawn = '';
  return {
    root,
    draw(scene) {
      const { camera, screen, theme, ui, density } = scene;
      const { columns, rows } = scene.encounter.board;
      root.visible = ui.overlays.coordinates;
      const look = [Object.values(camera), Object.values(screen), theme.key, columns, rows, density].join();
      if (!root.visible || look === drawn) return;
      drawn = look;
      const before = taken;
      drawBand(band.clear(), scene);
      taken = marksOf(scene).map((mark, index) => {
        const sprite = sprites[index] ?? root.addChild(new Sprite());
        sprites[index] = sprite;
        return show(sprite, mark, scene);
      });
      for (const sprite of sprites.slice(taken.length)) sprite.visible = false;
      for (const key of before) scene.pictures.release(key);
    },
  };
}

/** Where the bands lie: their top and left edge. */
function edges({ camera, encounter }: Scene) {
  const start = toScreen(camera, { x: 0, y: 0 });
  const end = toScreen(camera, { x: encounter.board.columns, y: encounter.board.rows });
  return {
    start,
    end,
    top: Math.round(Math.max(0, start.y - RIM)),
    left: Math.round(Math.max(0, start.x - RIM)),
  };
}

function drawBand(band: Graphics, scene: Scene): void {
  const { start, end, top, left } = edges(scene);
  const { colours } = scene.theme;
  const x = Math.max(start.x, left + RIM);
  const y = Math.max(start.y, top + RIM);
  if (end.x > left && top < scene.screen.height) band.rect(x, top, Math.max(0, end.x - x), RIM);
  if (end.y > top && left < scene.screen.width) band.rect(left, y, RIM, Math.max(0, end.y - y));
  band.fill({ color: colours.surround, alpha: 0.86 });
}

/** Every square, or every fifth where they stand too close to be read. */
function marksOf(scene: Scene): readonly Mark[] {
  const { camera, visible, encounter } = scene;
  const { columns, rows } = encounter.board;
  const { top, left } = edges(scene);
  const every = camera.scale >= 24 ? 1 : 5;
  const marks: Mark[] = [];
  const last = {
    x: Math.min(columns, visible.x + visible.width),
    y: Math.min(rows, visible.y + visible.height),
  };
  for (let x = visible.x; x < last.x; x++) {
    const middle = (x + 0.5 - camera.x) * camera.scale;
    if (isMarked(x, every) && middle > left + RIM + 6)
      marks.push({ text: squareName({ x, y: 0 }).replace(/\d+$/, ''), x: middle, y: top + RIM / 2 });
  }
  for (let y = visible.y; y < last.y; y++) {
    const middle = (y + 0.5 - camera.y) * camera.scale;
    if (isMarked(y, every) && middle > top + RIM + 6)
      marks.push({ text: String(y + 1), x: left + RIM / 2, y: middle });
  }
  return marks;
}

const isMarked = (index: number, every: number): boolean => (index + 1) % every === 0;

function show(sprite: Sprite, mark: Mark, scene: Scene): string {
  const picture = pictureOf(mark.text, scene);
  const { density } = scene;
  sprite.texture = scene.pictures.take(picture);
  sprite.scale.set(1 / density);
  const left = Math.round(mark.x * density - picture.width / 2) / density;
  sprite.position.set(left, Math.round(mark.y * density - picture.height / 2) / density);
  sprite.visible = true;
  return picture.key;
}

function pictureOf(text: string, { theme, density }: Scene): Picture {
  const label: Label = { text, size: 11, weight: 550, colour: theme.colours.rim, plate: null, widest: 60 };
  const measured = measureLabel(label, theme);
  return {
    key: `rim|${text}|${density}|${theme.key}`,
    width: Math.ceil(measured.width * density),
    height: Math.ceil(measured.height * density),
    paint: (paint) => paintLabel(paint, measured, density, theme),
  };
}
