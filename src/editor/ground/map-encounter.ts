import type { Encounter, Picture } from '../../engine/state';
import { burningOf } from '../../maps/burning';
import type { ImportedMap } from '../../maps/import-uvtt';
import { bytesOf } from '../../maps/picture';
import type { KeptPicture } from '../../session/pictures';
import { newEncounter } from '../new-encounter';

/** The picture of a map as a file of its own; null where it brought none. */
export function mapPictureOf({ picture }: ImportedMap): Blob | null {
  return picture === null ? null : new Blob([bytesOf(picture.base64)], { type: `image/${picture.kind}` });
}

/** A map as an encounter to begin with: its ground, nobody there, its picture (kept already) under it. `seed` of the dice: a whole number. */
export function mapEncounter(
  { board, size, lights }: ImportedMap,
  { title, seed, kept }: { readonly title: string; readonly seed: number; readonly kept: KeptPicture | null },
): Encounter {
  return {
    ...newEncounter(title, seed),
    board,
    lights: burningOf(lights),
    picture: kept === null ? null : pictureOver(kept, size.width),
  };
}

/** The picture covers the map from corner to corner. */
const pictureOver = ({ id, kind, width, height }: KeptPicture, columns: number): Picture => ({
  id,
  kind,
  width,
  height,
  left: 0,
  top: 0,
  pixelsPerSquare: width / columns,
  opacity: 1,
});
