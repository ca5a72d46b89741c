import type { Action, Refusal, View } from '../engine/contract';
import { DONE } from '../engine/define';
import { refusal } from '../engine/refusal';
import type { Combatant } from '../engine/state';
import { whyNotPaid } from './economy';
import { mountOf } from './riding';

/** What a rider does with its mount's legs. */
const BORNE: ReadonlySet<string> = new Set([
  'move',
  'five-foot-step',
  'withdraw',
  'run',
  'overrun',
  'minimum-move',
  'swim',
  'climb',
  'charge',
  'ride-by-attack',
]);

/** X-MNT-2: whose body goes along the path of this action: the mount's, where the rider only points the way. */
export const legsOf = (view: View, who: Combatant, action: string): Combatant =>
  (BORNE.has(action) ? mountOf(view, who) : null) ?? who;

function whyMountUnable(view: View, mount: Combatant, action: Action): Refusal | null {
  const [denial] = view.denials(mount, 'act');
  if (denial) return refusal('cannot-act', { who: mount.id, effect: denial.effect }, 'X-GEN-6');
  const usual = typeof action.cost === 'function' ? (action.usualCost ?? 'none') : action.cost;
  return whyNotPaid(view, mount, usual);
}

/** X-MNT-2: the same act of someone on foot; of a rider it is its mount's, which pays for it. */
export function byMount(action: Action): Action {
  const { cost, steps, start } = { ...action, start: action.steps['start'] };
  return {
    ...action,
    cost: (view, who, args) =>
      mountOf(view, who) ? 'none' : typeof cost === 'function' ? cost(view, who, args) : cost,
    precheck(view, who) {
      const mount = mountOf(view, who);
      return (mount && whyMountUnable(view, mount, action)) ?? action.precheck?.(view, mount ?? who) ?? null;
    },
    refuse(view, who, args) {
      const mount = mountOf(view, who);
      if (!mount) return action.refuse(view, who, args);
      const price = typeof cost === 'function' ? cost(view, mount, args) : cost;
      return (
        whyMountUnable(view, mount, action) ??
        whyNotPaid(view, mount, price) ??
        action.refuse(view, mount, args)
      );
    },
    steps: {
      ...steps,
      start(play, frame) {
        const mount = mountOf(play, play.combatant(frame.actor));
        if (!mount) return start?.(play, frame) ?? DONE;
        play.push(mount.id, action.id, frame.args);
        return DONE;
      },
    },
  };
}
