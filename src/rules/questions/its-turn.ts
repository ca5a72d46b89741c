import type { View } from '../../engine/contract';
import { freshTurn } from '../../engine/fresh';
import type { Combatant } from '../../engine/state';

const fresh = new WeakMap<Combatant, Combatant>();

/** Nothing was done or lost in it. */
const isUntouched = ({ turn }: Combatant): boolean =>
  turn.actions === 0 &&
  turn.fullAttack === null &&
  turn.movedFeet === 0 &&
  turn.fiveFootStep &&
  turn.provokedByMoving.length === 0 &&
  turn.standard &&
  turn.move;

/** Whether what it does now is done in this turn: its own, its rider's, or what it made ready in its last one. */
function isActing(view: View, who: Combatant): boolean {
  const { current } = view.encounter;
  if (current === null || current === who.id || view.has(who, 'readied')) return true;
  return view.find(current)?.rides === who.id;
}

/** Somebody who is asked about: as it stands in its own turn, else as it will begin the one to come, for what is over counts no more (AOO-24, STEP-4, D11). */
export function inItsTurn(view: View, who: Combatant): Combatant {
  if (isUntouched(who) || isActing(view, who)) return who;
  const known = fresh.get(who);
  if (known) return known;
  const made = { ...who, turn: { ...freshTurn(), opportunities: who.turn.opportunities } };
  fresh.set(who, made);
  return made;
}
