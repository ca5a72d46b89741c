import type { Play, View } from '../engine/contract';
import { modifier, total } from '../engine/modifiers';
import type { Combatant, CombatantId } from '../engine/state';
import { checkModifiers, contest, type Side } from './check';
import { specialSizeModifier } from './size';

// Strength against Strength: bull rush, overrun, trip (X-BULL-4, X-OVR-4, X-TRP-3).

export type Shove = 'bull-rush' | 'overrun' | 'trip';

function sideOf(view: View, who: Combatant, what: string, maneuver: string): Side {
  const query = { stat: 'maneuver', of: who, against: null, detail: maneuver, attack: null } as const;
  const modifiers = checkModifiers(view, who, what, [
    modifier('size', specialSizeModifier(who.sheet.size), 'size'),
    ...view.modifiers(query),
  ]);
  return { who: who.id, what, modifiers };
}

/** The one who shoves: its Strength, size and skill at it. */
export const shover = (view: View, who: Combatant, shove: Shove): Side =>
  sideOf(view, who, 'strength', shove);

/** The one who resists: Strength against a bull rush, else Strength or Dexterity, the better; Ride for a rider (X-TRP-5). */
export function resister(view: View, who: Combatant, shove: Shove): Side {
  const kinds = shove === 'bull-rush' ? ['strength'] : ['strength', 'dexterity'];
  if (shove === 'trip' && who.rides !== null) kinds.push('ride');
  const sides = kinds.map((kind) => sideOf(view, who, kind, `resist-${shove}`));
  return sides.reduce((best, side) => (total(side.modifiers) > total(best.modifiers) ? side : best));
}

/** The opposed check of a shove and by how much it was won or lost. The one who acts rolls first. */
export const shoveContest = (
  play: Play,
  actor: CombatantId,
  target: CombatantId,
  shove: Shove,
): ReturnType<typeof contest> =>
  contest(play, shover(play, play.combatant(actor), shove), resister(play, play.combatant(target), shove));

/** Whether `actor` moves `target` off its feet or its place. */
export const shoves = (play: Play, actor: CombatantId, target: CombatantId, shove: Shove): boolean =>
  shoveContest(play, actor, target, shove).passed;
