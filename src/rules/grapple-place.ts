import type { Play, Refusal, View } from '../engine/contract';
import type { Combatant, CombatantId } from '../engine/state';
import { footprintsOverlap } from '../grid/footprint';
import { canBeAt } from '../grid/placement';
import type { Square } from '../grid/square';
import { boardOf, isDead, placementOf, spaceOf } from './body';
import { partnersOf } from './grappling';
import { PLAIN_WALK, speedOf } from './movement';
import { provokedByStep } from './provoking-steps';
import { checkPath, NO_PLAN } from './walk-plan';

/** Where someone goes to share the space of what it holds: the nearest place that overlaps it and where nobody else is. Null: there is none. */
export function sharedPlace(view: View, who: Combatant, held: Combatant): Square | null {
  const space = spaceOf(who);
  const reach = placementOf(held);
  const places: Square[] = [];
  for (let y = held.at.y - space + 1; y < held.at.y + reach.space; y++)
    for (let x = held.at.x - space + 1; x < held.at.x + reach.space; x++) places.push({ x, y });
  const far = ({ x, y }: Square): number => Math.hypot(x - who.at.x, y - who.at.y);
  return places.sort((a, b) => far(a) - far(b)).find((at) => isOpen(view, who, held, at)) ?? null;
}

function isOpen(view: View, who: Combatant, held: Combatant, at: Square): boolean {
  const place = { at, space: spaceOf(who) };
  if (!canBeAt(boardOf(view), place, true)) return false;
  const inIt = new Set([who.id, held.id, ...partnersOf(view, held)]);
  return Object.values(view.encounter.combatants).every(
    (it) => inIt.has(it.id) || isDead(view, it) || !footprintsOverlap(place, placementOf(it)),
  );
}

/** X-GRP-6: who strikes as it goes in; not the one it holds. */
export function provokeGoingIn(play: Play, id: CombatantId, held: CombatantId): void {
  const who = play.combatant(id);
  const to = sharedPlace(play, who, play.combatant(held));
  if (!to) return;
  const gait = { kind: 'plain', exempt: [held] } as const;
  const step = { to, isFirst: false };
  const by = provokedByStep(play, who, step, { gait, already: who.turn.provokedByMoving });
  if (by.length === 0) return;
  play.emit({ type: 'provoked', who: id, because: 'movement', by, at: who.at });
  play.push(id, 'opportunities', { because: 'movement', by }, { step: 'start' });
}

/** X-GRP-12: why the grapple cannot be dragged along this path, or null: half the speed, and room for all. */
export function whyNotDragged(view: View, who: Combatant, path: readonly Square[]): Refusal | null {
  const options = { ...PLAIN_WALK, through: partnersOf(view, who) };
  return checkPath(view, who, path, { ...NO_PLAN, options, allowance: Math.floor(speedOf(view, who) / 2) })
    .refusal;
}
