import type { AttackContext, View } from '../engine/contract';
import { modifier } from '../engine/modifiers';
import type { Combatant, Modifier } from '../engine/state';
import { type Cover, coverBetween } from '../grid/cover';
import type { Square } from '../grid/square';
import { boardOf, isDead, squaresOf } from './body';
import { occupantsOf } from './occupants';

const BONUS: Readonly<Record<Cover, number>> = { none: 0, soft: 4, cover: 4, improved: 8, total: 0 };

/** Cover of `target` from `attacker`: walls and low walls, and living creatures between for shots and reach attacks (X-COV-1 to X-COV-10, D3). */
export function coverFrom(view: View, attacker: Combatant, target: Combatant, melee: boolean): Cover {
  const occupants = occupantsOf(view.encounter);
  const apart: ReadonlySet<string | null> = new Set([attacker.id, target.id, attacker.rides]);
  const inTheWay = (square: Square): boolean =>
    occupants.at(square).some((id) => !apart.has(id) && !isDead(view, view.combatant(id)));
  return coverBetween(boardOf(view), squaresOf(view, attacker), squaresOf(view, target), {
    melee,
    ...(melee && view.encounter.houseRules.meleeIgnoresSoftCover ? {} : { occupied: inTheWay }),
  });
}

/** The AC bonus that cover gives, as a line of the sum; null where there is none. */
export function coverModifier(
  view: View,
  attacker: Combatant,
  target: Combatant,
  attack: AttackContext,
): Modifier | null {
  const melee = attack.kind === 'melee';
  // X-FEAT-15.
  if (!melee && view.has(attacker, 'improved-precise-shot')) return null;
  const cover = coverFrom(view, attacker, target, melee);
  return BONUS[cover] === 0
    ? null
    : modifier('untyped', BONUS[cover], cover === 'soft' ? 'soft-cover' : 'cover');
}
