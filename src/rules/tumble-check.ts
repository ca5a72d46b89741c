import type { Play } from '../engine/contract';
import { modifier } from '../engine/modifiers';
import type { CombatantId } from '../engine/state';
import { type SquarePair, toSquare } from './arguments';
import { check } from './check';
import { tumbledPast, tumbledThrough } from './tumble';

/**
 * Rolls Tumble when it is declared, one check per enemy in the order of the path: DC 15 past, 25 through, 2 more for each further enemy,
 * -10 at full speed (X-TUM-1 to X-TUM-4). Returns the enemies that get no opportunity for it.
 */
export function checkTumble(
  play: Play,
  who: CombatantId,
  args: { readonly path: readonly SquarePair[]; readonly accelerated: boolean },
): readonly CombatantId[] {
  const path = args.path.map(toSquare);
  const through = tumbledThrough(play, play.combatant(who), path);
  const past = tumbledPast(play, play.combatant(who), path);
  const order = [...past, ...through.filter((id) => !past.includes(id))];
  const extra = args.accelerated ? [modifier('untyped', -10, 'tumble-at-full-speed')] : [];
  return order.filter((against, index) => {
    const dc = (through.includes(against) ? 25 : 15) + 2 * index;
    return check(play, { who, kind: 'tumble', dc, against, extra });
  });
}
