import type { Point } from './camera';

/** CSS pixels that a card over the board takes at its upper or lower edge; fitting the board leaves as much free below. */
export const CARD_ROOM = 148;

/** In which part of the board a path lies. */
export type HandSide = 'low' | 'high';

/** `low`: a card at the lower edge would hide more of these points than one at the upper. As many: it stays where it was. */
export function cardSide(points: readonly Point[], height: number, before: HandSide): HandSide {
  const room = Math.min(CARD_ROOM, height / 2);
  let [below, above] = [0, 0];
  for (const { y } of points) {
    if (y > height - room) below += 1;
    if (y < room) above += 1;
  }
  if (below === above) return below === 0 ? 'high' : before;
  return below > above ? 'low' : 'high';
}
