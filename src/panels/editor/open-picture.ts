import type { Refusal } from '../../engine/contract';
import type { Picture } from '../../engine/state';
import { type KeptPicture, keepPicture } from '../../session/pictures';
import { currentEncounter } from '../../session/session';
import type { Panels } from '../context';
import { openPicturePart } from './open';

/** Pixels a square that map makers use most, tried in this order. */
const USUAL = [70, 100, 140, 150, 200, 50, 128, 64, 256];

/**
 * Lays a picture under the grid, where it fits at once as far as that can be guessed: so that it is as wide as the board, or a usual
 * number of pixels a square where that makes whole squares. @throws Refused for what is no picture
 */
export async function openPicture(blob: Blob, { store }: Panels): Promise<Refusal | null> {
  const kept = await keepPicture(blob);
  const { board } = currentEncounter(store.getState().session);
  const picture: Picture = {
    ...laid(kept),
    left: 0,
    top: 0,
    pixelsPerSquare: guess(kept, board.columns),
    opacity: 1,
  };
  const outcome = store.getState().send({ type: 'edit', edit: 'picture', args: { picture: { ...picture } } });
  if (outcome.ok) openPicturePart();
  return null;
}

const laid = ({
  id,
  kind,
  width,
  height,
}: KeptPicture): Pick<Picture, 'id' | 'kind' | 'width' | 'height'> => ({
  id,
  kind,
  width,
  height,
});

function guess({ width, height }: KeptPicture, columns: number): number {
  const asWide = width / columns;
  const fits = USUAL.find((pixels) => width % pixels === 0 && height % pixels === 0);
  return Math.min(4096, Math.max(1, Number.isInteger(asWide) ? asWide : (fits ?? asWide)));
}
