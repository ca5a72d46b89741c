import { expect, test } from 'vitest';
import type { Combatant, Encounter } from '../../src/engine/state';
import { viewOf } from '../../src/engine/view';
import { isPerceived } from '../../src/rules/perception';
import { rules } from '../../src/rules/registry';
import { currentEncounter, openSession } from '../../src/session/session';
import { createFeed } from '../../src/sharing/feed';
import { playRandomly } from './fights';

const SIDE = 'party';
const FIGHTS = 12;

/** What the table screen would be told of this state. */
const told = (encounter: Encounter): string =>
  JSON.stringify(
    createFeed(rules, openSession(encounter), { role: 'table', sides: [SIDE] }, 'one').snapshot(),
  );

/** Whoever shines, rides or is ridden is noticed by more than its own body. */
const isPlain = (who: Combatant, { combatants }: Encounter): boolean =>
  who.rides === null &&
  Object.values(combatants).every(({ rides }) => rides !== who.id) &&
  !/torch|lantern|tindertwig|light|darkness/.test(JSON.stringify([who.inventory, who.effects]));

/** The same fight with somebody unseen at another place; null where it would be seen there. */
function elsewhere(encounter: Encounter, who: Combatant, by: number): Encounter | null {
  const { columns, rows } = encounter.board;
  const at = { x: (who.at.x + by) % columns, y: (who.at.y + 2 * by) % rows };
  const there = { ...who, at };
  const moved = { ...encounter, combatants: { ...encounter.combatants, [who.id]: there } };
  return isPerceived(viewOf(rules, moved), SIDE, there) ? null : moved;
}

test('where somebody unseen stands changes no byte of what is told', () => {
  let compared = 0;
  for (let seed = 100; seed < 100 + FIGHTS; seed++)
    playRandomly(seed, 10, (_, after) => {
      const encounter = currentEncounter(after);
      const view = viewOf(rules, encounter);
      const unseen = Object.values(encounter.combatants).find(
        (who) => !isPerceived(view, SIDE, who) && isPlain(who, encounter),
      );
      const moved = unseen === undefined ? null : elsewhere(encounter, unseen, 1 + (seed % 3));
      if (moved === null) return;
      compared += 1;
      expect(told(moved), `fight ${seed}`).toBe(told(encounter));
    });
  expect(compared).toBeGreaterThan(10);
}, 60_000);
