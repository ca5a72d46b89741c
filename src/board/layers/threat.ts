import { Container, Sprite } from 'pixi.js';
import type { CombatantId } from '../../engine/state';
import { squareKey } from '../../grid/square';
import { paintHatch } from '../art/hatch';
import { type Threatened, threatOverlay } from '../overlays';
import type { Picture } from '../pictures';
import { type Scene, squarePixels } from '../scene';

/** Threatened squares: hatched, cross-hatched where two or more threaten, numbered when zoomed in. */
export interface ThreatLayer {
  readonly root: Container;
  /** @param moving whose path is being drawn */
  draw(scene: Scene, moving: CombatantId | null): void;
}
/** CSS pixels a square from which the count is written. */
const COUNTED = 40;
/** Sides of a square that border on one that is not threatened. */
const SIDES = [
  { bit: 1, x: 0, y: -1 },
  { bit: 2, x: 1, y: 0 },
  { bit: 4, x: 0, y: 1 },
  { bit: 8, x: -1, y: 0 },
] as const;

export function createThreatLayer(): ThreatLayer {
  const root = new Container();
  let seen: readonly unknown[] = [];
  let taken: string[] = [];
  return {
    root,
    draw(scene, moving) {
      const { view, ui, theme } = scene;
      const { selected, group, overlays } = ui;
      const now = [view, moving, selected, group, overlays.threatened, squarePixels(scene), theme.key];
      if (now.every((value, index) => value === seen[index])) return;
      seen = now;
      const before = taken;
      for (const old of root.removeChildren()) old.destroy();
      const squares = threatOverlay(view, ui, moving);
      const known = new Set(squares.map(({ square }) => squareKey(square)));
      taken = squares.map((threatened) => hatch(root, threatened, { scene, known }));
      for (const key of before) scene.pictures.release(key);
    },
  };
}

function hatch(
  root: Container,
  threatened: Threatened,
  { scene, known }: { scene: Scene; known: ReadonlySet<string> },
): string {
  const { x, y } = threatened.square;
  const border = SIDES.filter((side) => !known.has(squareKey({ x: x + side.x, y: y + side.y })));
  const picture = pictureOf(
    threatened,
    border.reduce((bits, side) => bits | side.bit, 0),
    scene,
  );
  const sprite = root.addChild(new Sprite(scene.pictures.take(picture)));
  sprite.position.set(x, y);
  sprite.scale.set(1 / picture.width);
  return picture.key;
}

function pictureOf({ style, second, count }: Threatened, border: number, scene: Scene): Picture {
  const pixels = squarePixels(scene);
  const written = scene.camera.scale >= COUNTED && count > 1 ? count : 0;
  return {
    key: `hatch|${style}|${second}|${count > 1}|${written}|${border}|${pixels}|${scene.theme.key}`,
    width: pixels,
    height: pixels,
    paint: (paint) =>
      paintHatch(
        paint,
        { style, second, crossed: count > 1, written, border, pixels, density: scene.density },
        scene.theme,
      ),
  };
}
