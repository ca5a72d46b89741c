import type { Combatant, CombatantId, Encounter } from '../../engine/state';
import type { BoardIndex } from '../../grid/board-index';
import { step } from '../../grid/path';
import { neighbours, type Square, squareKey } from '../../grid/square';
import type { Walker } from '../../grid/walker';
import { coverFrom } from '../../rules/cover';
import { asked, mustFind, spaceOfCreature } from './scene';

// Slow and obvious answers, against which every timed result is checked first. Nothing is kept, nothing is left out early.

/** Cheapest feet to every place in reach, one step at a time, the parity of the diagonals kept with the place. */
export function slowReach(
  index: BoardIndex,
  walker: Walker,
  from: Square,
  budgetFeet: number,
): Map<string, number> {
  const cheapest = new Map<string, number>();
  const done = new Set<string>();
  const waiting: { square: Square; odd: number }[][] = [[{ square: from, odd: 0 }]];
  for (let fives = 0; fives < waiting.length && 5 * fives <= budgetFeet; fives++) {
    // A step costs at least five feet, so nothing is added to the list that is being read.
    for (const { square, odd } of waiting[fives] ?? []) {
      const state = `${squareKey(square)}/${odd}`;
      if (done.has(state)) continue;
      done.add(state);
      if (!cheapest.has(squareKey(square))) cheapest.set(squareKey(square), 5 * fives);
      for (const to of neighbours(square)) {
        const taken = step(index, walker, { from: square, to, diagonalsSoFar: odd });
        if (taken.blocked !== null) continue;
        const later = fives + taken.feet / 5;
        while (waiting.length <= later) waiting.push([]);
        waiting[later]?.push({ square: to, odd: (odd + (taken.alternates ? 1 : 0)) % 2 });
      }
    }
  }
  return cheapest;
}

/** Natural reach in feet of the creatures of the scenes, and whether a reach weapon doubles it and leaves out the near squares. */
function reachOf(creature: string): { readonly near: number; readonly far: number } {
  if (creature === 'fighter-longspear') return { near: 5, far: 10 };
  return spaceOfCreature(creature) === 2 ? { near: 0, far: 10 } : { near: 0, far: 5 };
}

/** Squares by the rule: 5-10-5, and at ten feet the second diagonal counts as covered. */
function threatensSquare(enemy: Combatant, square: Square): boolean {
  const creature = enemy.sheet.creature ?? '';
  const space = spaceOfCreature(creature);
  const { near, far } = reachOf(creature);
  let closest = Number.POSITIVE_INFINITY;
  for (let y = enemy.at.y; y < enemy.at.y + space; y++)
    for (let x = enemy.at.x; x < enemy.at.x + space; x++) {
      const [dx, dy] = [Math.abs(x - square.x), Math.abs(y - square.y)];
      const feet = 5 * (Math.max(dx, dy) + Math.floor(Math.min(dx, dy) / 2));
      closest = Math.min(closest, dx === 2 && dy === 2 ? 10 : feet);
    }
  return closest > near && closest <= far;
}

/** May it strike at all: conscious, unhindered, with an opportunity left. */
function isReady(enemy: Combatant): boolean {
  if (enemy.effects.some(({ id }) => id === 'dead' || id === 'stunned')) return false;
  const reflexes = enemy.sheet.feats.includes('combat-reflexes');
  const dexterity = Math.max(0, Math.floor(((enemy.sheet.abilities.dex ?? 10) - 10) / 2));
  return enemy.turn.opportunities < 1 + (reflexes ? dexterity : 0);
}

/** The fight as new objects, of which nothing is known yet. */
export const copyOf = (encounter: Encounter): Encounter => JSON.parse(JSON.stringify(encounter));

/** Who strikes on which step of a walk: every enemy asked at every step, in initiative order. To be asked of a copy of the fight. */
export function slowRaised(
  encounter: Encounter,
  mover: CombatantId,
  path: readonly Square[],
): readonly string[] {
  const view = asked(encounter);
  const who = mustFind(encounter, mover);
  const raised: string[] = [];
  const already = new Set<string>();
  let at = who.at;
  for (const [index, to] of path.entries()) {
    const there = { ...who, at };
    for (const id of encounter.order) {
      const enemy = mustFind(encounter, id);
      if (enemy.side === who.side || already.has(id) || !isReady(enemy)) continue;
      if (!threatensSquare(enemy, at) || coverFrom(view, enemy, there, true) !== 'none') continue;
      raised.push(`${id}@${index}`);
      already.add(id);
    }
    at = to;
  }
  return raised;
}

/** Threatened squares of everyone ready, on open ground: who threatens each, in the order of the table. */
export function slowThreat({ board, combatants }: Encounter): ReadonlyMap<string, readonly CombatantId[]> {
  const found = new Map<string, CombatantId[]>();
  for (const enemy of Object.values(combatants)) {
    if (enemy.effects.some(({ id }) => id === 'dead' || id === 'stunned')) continue;
    for (let y = Math.max(0, enemy.at.y - 8); y < Math.min(board.rows, enemy.at.y + 9); y++)
      for (let x = Math.max(0, enemy.at.x - 8); x < Math.min(board.columns, enemy.at.x + 9); x++) {
        if (!threatensSquare(enemy, { x, y })) continue;
        const key = squareKey({ x, y });
        const there = found.get(key);
        if (there === undefined) found.set(key, [enemy.id]);
        else there.push(enemy.id);
      }
  }
  return found;
}
