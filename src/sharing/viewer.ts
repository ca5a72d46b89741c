import type { Combatant, Encounter } from '../engine/state';
import { GM } from '../session/authority';

/** Whoever gets the fight: the game master, a player with those it plays, or a screen for all players together. */
export type Viewer =
  | { readonly role: 'gm' }
  | { readonly role: 'player'; readonly name: string; readonly side: string }
  | { readonly role: 'table'; readonly sides: readonly string[] };
/** A viewer who may not know everything. */
export type Guest = Exclude<Viewer, { role: 'gm' }>;

/** The sides whose members' eyes it looks through. */
export const sidesOf = (viewer: Guest): readonly string[] =>
  viewer.role === 'player' ? [viewer.side] : viewer.sides;

/** Whether this viewer answers for the combatant: whoever plays it, and the game master for everyone. */
export const playsIt = (viewer: Viewer, who: Combatant): boolean =>
  viewer.role === 'gm' || (viewer.role === 'player' && who.controller === viewer.name);

const FALLBACK = 'party';

/**
 * The sides that players play: those with a combatant whose controller is not the game master. Where nobody has named a player it is
 * `party`; where there is none, nobody: better an empty screen than the ambush.
 */
export function playerSides({ combatants }: Encounter): readonly string[] {
  const all = Object.values(combatants);
  const played = all.filter(({ controller }) => controller !== GM).map(({ side }) => side);
  if (played.length > 0) return [...new Set(played)].sort();
  return all.some(({ side }) => side === FALLBACK) ? [FALLBACK] : [];
}
