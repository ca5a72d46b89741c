/** X-TURN-2: by how much a turning check lifts or lowers the level that counts. */
export const turningStep = (total: number): number =>
  Math.max(-4, Math.min(4, total <= 0 ? -4 : Math.ceil(total / 3) - 4));
