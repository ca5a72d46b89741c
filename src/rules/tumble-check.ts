import type { Play } from '../engine/contract';
import type { CombatantId } from '../engine/state';
import { type SquarePair, toSquare } from './arguments';
import { check } from './check';
import { tumbleChecks, tumbleHurry } from './tumble-odds';

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
  const checks = tumbleChecks(play, play.combatant(who), args.path.map(toSquare));
  const extra = tumbleHurry(args.accelerated);
  const past = checks
    .filter(({ against, dc }) => check(play, { who, kind: 'tumble', dc, against, extra }))
    .map(({ against }) => against);
  const stopper = checks.find(({ against, through }) => through && !past.includes(against));
  return { past, stoppedBy: stopper?.against ?? null };
}
