import type { Play } from '../engine/contract';
import { modifier } from '../engine/modifiers';
import type { CombatantId } from '../engine/state';
import { type SquarePair, toSquare } from './arguments';
import { check } from './check';
import { tumbledPast, tumbledThrough } from './tumble';

/** How a tumble went: who gets no opportunity for it, and who stops it before its own square (null: nobody). */
export interface Tumbled {
  readonly past: readonly CombatantId[];
  readonly stoppedBy: CombatantId | null;
}

/**
 * Rolls Tumble when it is declared, one check per enemy in the order of the path: DC 15 past, 25 through, 2 more for each further enemy,
 * -10 at full speed (X-TUM-1 to X-TUM-4). Failing to get through an enemy stops the mover before its square (X-TUM-2).
 */
export function checkTumble(
  play: Play,
  who: CombatantId,
  args: { readonly path: readonly SquarePair[]; readonly accelerated: boolean },
): Tumbled {
  const path = args.path.map(toSquare);
  const through = tumbledThrough(play, play.combatant(who), path);
  const past = tumbledPast(play, play.combatant(who), path);
  const order = [...past, ...through.filter((id) => !past.includes(id))];
  const extra = args.accelerated ? [modifier('untyped', -10, 'tumble-at-full-speed')] : [];
  const passed = order.filter((against, index) => {
    const dc = (through.includes(against) ? 25 : 15) + 2 * index;
    return check(play, { who, kind: 'tumble', dc, against, extra });
  });
  return { past: passed, stoppedBy: through.find((id) => !passed.includes(id)) ?? null };
}
