import type { View } from '../engine/contract';
import { isRefusal } from '../engine/refusal';
import type { CombatantId, Frame } from '../engine/state';
import { type CastArgs, castingOf } from './cast-args';

/** Names of spells are written with spaces or with hyphens. */
const spelled = (name: string): string => name.toLowerCase().replaceAll('-', ' ');

/** The one that may cancel any other (X-RDY-7). */
export const isDispelMagic = (name: string): boolean => spelled(name) === 'dispel magic';

/** X-RDY-7: the spell of `against` that a readied one would cancel, as the frame it is cast in: the same spell, or any for dispel magic. Null: the readied one is cast as it is. */
export function counteredBy(
  view: View,
  who: CombatantId,
  args: CastArgs,
  against: CombatantId | null,
): Frame | null {
  const frame = view.encounter.stack.findLast((it) => it.action === 'cast' && it.actor === against);
  if (!frame || against === null) return null;
  const mine = castingOf(view.combatant(who), args);
  const theirs = castingOf(view.combatant(against), frame.args as CastArgs);
  if (isRefusal(mine) || isRefusal(theirs)) return null;
  // A spell that hurts, aimed at someone, is meant to hurt.
  if (mine.spell.damage !== null && (args.on.length > 0 || args.at !== null)) return null;
  const { name } = mine.spell;
  return isDispelMagic(name) || spelled(name) === spelled(theirs.spell.name) ? frame : null;
}
