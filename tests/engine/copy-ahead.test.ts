import { expect, test } from 'vitest';
import { apply } from '../../src/engine/apply';
import type { Command } from '../../src/engine/contract';
import type { Encounter } from '../../src/engine/state';
import { copyAhead } from '../../src/engine/table';
import { rules } from '../../src/rules/registry';
import { encounterOf } from '../sharing/line';

const fight = (): Encounter =>
  encounterOf(`
size: [40, 40]
combatants:
${Array.from({ length: 120 }, (_, index) => `  T${index}: { name: Token ${index}, side: party, at: [${index % 40}, ${Math.floor(index / 40)}], hp: 9 }`).join('\n')}
`);
const harm = (on: string, amount: number): Command => ({
  type: 'edit',
  edit: 'damage',
  args: { on, amount },
});
function after(encounter: Encounter, command: Command): Encounter {
  const outcome = apply(rules, encounter, command);
  if (!outcome.ok) throw new Error(outcome.refusal.code);
  return outcome.encounter;
}
const damages = ({ combatants }: Encounter) => [combatants['T1']?.damage, combatants['T2']?.damage];

test('a copy made ahead is used once: states before and beside stay as they were', () => {
  const [plain, start] = [fight(), fight()];
  copyAhead(start.combatants);
  const one = after(start, harm('T1', 3));
  const other = after(start, harm('T2', 4));
  expect([damages(start), damages(one), damages(other)]).toEqual([
    [0, 0],
    [3, 0],
    [0, 4],
  ]);
  expect(one.combatants).toEqual(after(plain, harm('T1', 3)).combatants);
  expect(Object.keys(one.combatants)).toEqual(Object.keys(start.combatants));
  copyAhead(one.combatants);
  copyAhead(one.combatants);
  const two = after(one, harm('T2', 1));
  expect([damages(one), damages(two)]).toEqual([
    [3, 0],
    [3, 1],
  ]);
});
