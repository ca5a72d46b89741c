import { describe, expect, test } from 'vitest';
import { HOUSE_SWITCH_NAMES, HOUSE_SWITCHES } from '../../src/engine/house-rules';
import { buildEncounter } from '../../src/notation/build-encounter';
import { readNotation } from '../../src/notation/read-notation';
import { writeEncounter } from '../../src/notation/write-encounter';

const read = (rules: string) => {
  const [document] = readNotation(`size: [3, 3]\nrules: ${rules}\n`);
  if (document === undefined) throw new Error('no document');
  return buildEncounter(document);
};

describe('house rules', () => {
  test.each(HOUSE_SWITCH_NAMES)('%s is read, written and read again', (name) => {
    const encounter = read(`{ ${name}: true }`);
    expect(encounter.houseRules[name]).toBe(true);
    const [document] = readNotation(writeEncounter(encounter));
    expect(document && buildEncounter(document).houseRules).toEqual(encounter.houseRules);
  });
  test('each names its ruling', () => {
    const rulings = Object.values(HOUSE_SWITCHES);
    expect(new Set(rulings).size).toBe(rulings.length);
    for (const ruling of rulings) expect(ruling).toMatch(/^D\d+$/);
  });
  test('what is as in the book is not written', () => {
    expect(writeEncounter(read('{ tripKeepsDown: false, reachDiagonal: true }'))).not.toContain('rules:');
  });
  test('one that there is not is refused by its name', () => {
    expect(() => read('{ critsExplode: true }')).toThrow(/critsExplode/);
  });
});
