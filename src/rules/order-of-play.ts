import type { Play, View } from '../engine/contract';
import type { Combatant, CombatantId, Initiative } from '../engine/state';
import { canAct } from './body';
import { holdersOf } from './holders';
import { compareInitiative, sortByInitiative } from './initiative';

// Places in the order that change during the fight (INI-5, X-DLY-1, X-DLY-4, X-RDY-3).

const setInitiative = (play: Play, { id, aware }: Combatant, initiative: Initiative): void =>
  play.emit({ type: 'initiativeSet', who: id, initiative, aware });

/** Moves someone directly before or after another in the order, onto its count. */
export function takePlace(
  play: Play,
  id: CombatantId,
  beside: { readonly of: CombatantId; readonly side: 'before' | 'after' },
): void {
  const who = play.combatant(id);
  const other = play.combatant(beside.of);
  if (other.initiative) {
    const { total } = other.initiative;
    setInitiative(play, who, { total, modifier: who.initiative?.modifier ?? 0, ties: [] });
  }
  const order = play.encounter.order.filter((it) => it !== id);
  order.splice(order.indexOf(beside.of) + (beside.side === 'after' ? 1 : 0), 0, id);
  play.emit({ type: 'orderSet', order });
}

/** The order with newcomers put in by their initiative; those who have a place keep it. */
export function orderWith(view: View, newcomers: readonly CombatantId[]): readonly CombatantId[] {
  const { order } = view.encounter;
  return sortByInitiative(view)
    .filter((it) => newcomers.includes(it) && !order.includes(it))
    .reduce((all: readonly CombatantId[], id) => placedAmong(view, all, id), order);
}

/** An order with one more in it, before the first who comes later by initiative. */
export function placedAmong(view: View, order: readonly CombatantId[], id: CombatantId): CombatantId[] {
  const mine = view.combatant(id).initiative;
  const next = order.findIndex((it) => {
    const theirs = view.combatant(it).initiative;
    return mine !== null && theirs !== null && compareInitiative(mine, theirs) < 0;
  });
  return next < 0 ? [...order, id] : [...order.slice(0, next), id, ...order.slice(next)];
}

export const DELAYING = 'delaying';
const delayers = holdersOf(DELAYING);

/** Whether someone delays its turn. */
export const isDelaying = (who: Combatant): boolean => who.effects.some(({ id }) => id === DELAYING);

/** Until after whose turn somebody delays; null: until it says so. */
export const delaysUntilAfter = ({ effects }: Combatant): CombatantId | null => {
  const after = effects.find(({ id }) => id === DELAYING)?.data['after'];
  return typeof after === 'string' ? after : null;
};

/** The place of this one in the order has come: whoever delayed until then steps in as soon as it can (X-DLY-1). */
export function callDelayers(play: Play, after: CombatantId): void {
  for (const id of delayers(play)) {
    const who = play.combatant(id);
    if (delaysUntilAfter(who) !== after) continue;
    for (const { uid, id: effect } of who.effects)
      if (effect === DELAYING) play.emit({ type: 'effectChanged', who: id, uid, data: { now: true } });
  }
}

/** Who has delayed and steps in now that a turn has ended; of several the one with the highest modifier (X-DLY-1, X-DLY-2). */
export function steppingIn(view: View): CombatantId | null {
  const ready = delayers(view)
    .map((id) => view.combatant(id))
    .filter(
      (who) =>
        canAct(view, who) && who.effects.some(({ id, data }) => id === DELAYING && data['now'] === true),
    );
  const modifierOf = (who: Combatant): number => who.initiative?.modifier ?? 0;
  return ready.sort((a, b) => modifierOf(b) - modifierOf(a))[0]?.id ?? null;
}

/** D22: a newcomer's first turn is in the round after the one it joined in. */
export const entersIn = (who: Combatant): number => Number(who.memory['entersInRound'] ?? 0);
