import type { AttackContext, Refusal, View } from '../engine/contract';
import { isRefusal } from '../engine/refusal';
import type { Combatant } from '../engine/state';
import { type AttackArgs, requestOf } from './attack-args';
import { attackContext } from './attack-context';
import { plainArgs } from './maneuver';

const ID = 'coup-de-grace';

export interface FinishingArgs {
  readonly on: string;
  readonly weapon: string | null;
  readonly lethal: boolean;
}
export const finishingArgs = ({ on, weapon, lethal }: FinishingArgs): AttackArgs => ({
  ...plainArgs(on, weapon),
  lethal,
});
export const finishingRequest = (args: FinishingArgs) => requestOf(finishingArgs(args), ID);

/** How a coup de grace is struck, or why it cannot be (X-HLP-3). */
export function finishingContext(view: View, who: Combatant, args: FinishingArgs): AttackContext | Refusal {
  const made = attackContext(view, who, view.combatant(args.on), finishingRequest(args));
  return isRefusal(made) ? made : made.attack;
}

/** X-HLP-4: the DC of the Fortitude save against death. */
export const finishingDc = (damage: number): number => 10 + damage;
