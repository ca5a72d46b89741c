import type { Refusal, View } from '../engine/contract';
import { refusal } from '../engine/refusal';
import type { Combatant, CombatantId, JsonRecord } from '../engine/state';
import { footprint } from '../grid/footprint';
import type { Square } from '../grid/square';
import { areEnemies, inOrder, spaceOf } from './body';
import { isSlowed } from './burden';
import { PLAIN_WALK, type WalkOptions } from './movement';
import { type Gait, provokedByStep } from './provoking-steps';
import { threatens } from './threat';

/** X-TUM-5: not when armour or load slows (nothing of the kind slows a dwarf, SPD-5). */
export const whyNoTumbling = (who: Combatant): Refusal | null =>
  isSlowed(who) ? refusal('too-laden-to-tumble', { who: who.id }, 'X-TUM-5') : null;

/** X-TUM-1, D30: squares left while an enemy threatens them cost double; at full speed they do not (X-TUM-4). */
export function tumblingOptions(
  view: View,
  who: Combatant,
  args: JsonRecord,
): { options: Partial<WalkOptions>; gait: Gait } {
  const enemies = Object.values(view.encounter.combatants).filter((other) => areEnemies(who, other));
  const isThreatened = (from: Square): boolean =>
    enemies.some((enemy) => threatens(view, enemy, footprint(from, spaceOf(who))));
  const fast = args['accelerated'] === true;
  const slowAll = view.encounter.houseRules.tumblingHalvesAll === true;
  return {
    options: {
      ...PLAIN_WALK,
      doublings: slowAll && !fast ? 1 : 0,
      doublingsLeaving: fast || slowAll ? null : (from) => (isThreatened(from) ? 1 : 0),
      // X-TUM-2: enemies' squares are a way for a tumbler.
      passing: enemies.map(({ id }) => id),
    },
    gait: { kind: 'plain', exempt: [] },
  };
}

/** The enemies past whom a path leads, in its order: one Tumble check for each (X-TUM-1). */
export function tumbledPast(view: View, who: Combatant, path: readonly Square[]): readonly CombatantId[] {
  const found: CombatantId[] = [];
  let at = who.at;
  for (const [index, to] of path.entries()) {
    const already = [...who.turn.provokedByMoving, ...found];
    found.push(
      ...provokedByStep(
        view,
        { ...who, at },
        { to, isFirst: index === 0 },
        { gait: { kind: 'plain', exempt: [] }, already },
      ),
    );
    at = to;
  }
  return found;
}

/** Index of the first step into the enemy's squares; the length of the path where there is none. */
export function stepInto(enemy: Combatant, who: Combatant, path: readonly Square[]): number {
  const taken = footprint(enemy.at, spaceOf(enemy));
  const index = path.findIndex((square) =>
    footprint(square, spaceOf(who)).some((own) => taken.some(({ x, y }) => x === own.x && y === own.y)),
  );
  return index < 0 ? path.length : index;
}

/** Enemies whose own squares the path enters: Tumble DC 25 (X-TUM-2). */
export function tumbledThrough(view: View, who: Combatant, path: readonly Square[]): readonly CombatantId[] {
  return inOrder(view).filter((id) => {
    const enemy = view.combatant(id);
    if (!areEnemies(who, enemy) || view.has(enemy, 'helpless')) return false;
    return stepInto(enemy, who, path) < path.length;
  });
}
