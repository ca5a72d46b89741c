import { Container, Sprite } from 'pixi.js';
import type { CombatantId } from '../../engine/state';
import { spaceSquares } from '../../grid/size';
import type { StrikingPlace, StrikingPlacesAnswer } from '../../rules/questions/striking-places';
import { strikesShown } from '../../session/shown';
import { paintStrikeMark } from '../art/strike-mark';
import type { Picture } from '../pictures';
import { type Scene, squarePixels } from '../scene';

/** Places from which the target can be hit: a mark in the middle of each. */
export interface StrikeLayer {
  readonly root: Container;
  /** @param moving whose path is being drawn */
  draw(scene: Scene, moving: CombatantId | null): void;
}

export function createStrikeLayer(): StrikeLayer {
  const root = new Container();
  let seen: readonly unknown[] = [];
  let taken: string[] = [];
  return {
    root,
    draw(scene, moving) {
      const answer = strikesShown(scene.view, scene.ui, moving);
      const now = [answer, squarePixels(scene), scene.theme.key];
      if (now.every((value, index) => value === seen[index])) return;
      seen = now;
      const before = taken;
      for (const old of root.removeChildren()) old.destroy();
      taken = answer === null ? [] : marks(root, answer, scene, moving);
      for (const key of before) scene.pictures.release(key);
    },
  };
}

function marks(
  root: Container,
  { places }: StrikingPlacesAnswer,
  scene: Scene,
  moving: CombatantId | null,
): string[] {
  const by = scene.view.find(moving ?? scene.view.encounter.current ?? scene.ui.selected ?? '');
  const aside = by === null ? 0 : (spaceSquares(by.sheet.size) - 1) / 2;
  return places.map((place) => {
    const picture = pictureOf(place, aside > 0, scene);
    const sprite = root.addChild(new Sprite(scene.pictures.take(picture)));
    sprite.position.set(place.at.x + aside, place.at.y + aside);
    sprite.scale.set(1 / picture.width);
    return picture.key;
  });
}

function pictureOf({ flanks, threatenedBy, cover }: StrikingPlace, small: boolean, scene: Scene): Picture {
  const pixels = squarePixels(scene);
  const { density, theme } = scene;
  const mark = {
    safe: threatenedBy.length === 0,
    flanks,
    covered: cover !== 'none',
    small,
    pixels,
    density,
  };
  return {
    key: `strike|${mark.safe}|${flanks}|${mark.covered}|${small}|${pixels}|${density}|${theme.key}`,
    width: pixels,
    height: pixels,
    paint: (paint) => paintStrikeMark(paint, mark, theme),
  };
}
