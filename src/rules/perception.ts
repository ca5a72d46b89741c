import type { View } from '../engine/contract';
import type { Combatant } from '../engine/state';
import { viewOf } from '../engine/view';
import { nearestFirst } from '../grid/nearest-first';
import { feetApart } from './body';
import { groundKnownTo } from './known-ground';
import { canSee, hasLineOfEffect } from './sight';

/** Whether some member of a side perceives this one now. A hidden creature is perceived by its own side only. */
export const isPerceived = (view: View, side: string, who: Combatant): boolean =>
  who.side === side || perceiverOf(view, Object.values(view.encounter.combatants), side, who) !== null;

/** One of these who is of that side and perceives `who`, a creature of another side; null: nobody does. Those nearest are asked first. */
export function perceiverOf(
  view: View,
  all: readonly Combatant[],
  side: string,
  who: Combatant,
): Combatant | null {
  if (who.hidden) return null;
  const members = all.filter((it) => it.side === side);
  const asked = nearestFirst(members, who.at, ({ at }) => at);
  return asked.find((it) => canSee(view, it, who) || isSensed(view, it, who)) ?? null;
}

/** Senses that tell the square of a creature unseen, by their range in feet; what they find stays concealed (X-CON-7). */
const SENSES: readonly (readonly [trait: string, feet: number])[] = [
  ['blindsense', 60],
  ['tremorsense', 60],
  ['scent', 5],
];

const isSensed = (view: View, who: Combatant, target: Combatant): boolean =>
  view.can(who, 'act') &&
  SENSES.some(([trait, feet]) => view.has(who, trait) && feetApart(view, who, target) <= feet) &&
  hasLineOfEffect(view, who, target);

/**
 * The fight as a side knows it: without the creatures that none of its members perceives, on the ground that they see. Questions asked of it give nothing away.
 * `named`: those the question is about; an unseen foe that is named is taken to be where it was guessed.
 */
export function knownTo(view: View, side: string, named: readonly string[]): View {
  const { encounter } = view;
  const known = Object.entries(encounter.combatants).filter(
    ([id, who]) => named.includes(id) || isPerceived(view, side, who),
  );
  const combatants = Object.fromEntries(known);
  const isKnown = (id: string | null): boolean => id !== null && Object.hasOwn(combatants, id);
  const order = encounter.order.filter(isKnown);
  const current = isKnown(encounter.current) ? encounter.current : null;
  const decisions = encounter.decisions.filter(({ by }) => isKnown(by));
  const board = groundKnownTo(view, side);
  return viewOf(view.rules, { ...encounter, board, combatants, order, current, decisions });
}
