import { expect, test } from 'vitest';
import { failureOf, fight } from './plays';

const LANE = '. . . . . . . .\n. A E . . . # .\n. . . . . . . .';

test('a push goes as far as the margin, the room and the answer allow, and the rusher goes along', () => {
  const steps = `
    by: A, do: bull-rush, on: E, expect: { provokes: [E] }
    by: E, answer: pass, dice: { d20: [20, 1] }, expect: { checks: [{ total: 22, dc: 3 }], pending: [{ kind: bull-rush-push, by: A, on: E }] }
    by: A, answer: push, feet: 20, expect: { rejected: push-feet }
    by: A, answer: push, feet: 7, expect: { rejected: push-feet }
    by: A, answer: push, feet: 10, expect: { E: { at: [4, 1], moved: 0 }, A: { at: [3, 1] }, pending: [] }`;
  expect(failureOf(fight(LANE, { A: 'W, side: party', E: 'W, side: foes' }, steps))).toBeNull();
});

test('a wall right behind stops the push where it begins', () => {
  const steps = `
    by: A, do: bull-rush, on: E, expect: { provokes: [E] }
    by: E, answer: pass, dice: { d20: [20, 1] }, expect: { pending: [], E: { at: [2, 1] }, A: { at: [1, 1] } }`;
  expect(
    failureOf(fight('. . . .\n. A E #\n. . . .', { A: 'W, side: party', E: 'W, side: foes' }, steps)),
  ).toBeNull();
});

test('the pushed one provokes from the friends of the rusher, who follows past those of the pushed', () => {
  const steps = `
    by: A, do: bull-rush, on: E, expect: { provokes: [E, F] }
    by: E, answer: pass
    by: F, answer: pass, dice: { d20: [12, 10] }, expect: { provokes: [B, F] }
    by: B, answer: attack, dice: { d100: [90], d20: [15], d8: [2] }, expect: { attacks: [{ by: B, on: E, damage: 4 }] }
    by: F, answer: attack, dice: { d100: [20], d20: [15], d8: [2] }, expect: { attacks: [{ by: F, on: E, damage: 4 }], pending: [], E: { at: [3, 1], hp: 12 }, A: { at: [2, 1], hp: 20 } }`;
  const bodies = { A: 'W, side: party', E: 'W, side: foes', B: 'W, side: party', F: 'W, side: foes' };
  expect(failureOf(fight('. . B .\n. A E .\n. . F .', bodies, steps))).toBeNull();
});

test('a charge ends in a bull rush, two stronger, as far as the charge would go', () => {
  const steps = `
    by: A, do: charge, on: E, with: bull-rush, expect: { provokes: [E], A: { at: [3, 0] } }
    by: E, answer: pass, dice: { d20: [10, 10] }, expect: { checks: [{ total: 14, dc: 12 }], E: { at: [5, 0] }, A: { at: [4, 0], ac: 13 } }`;
  expect(failureOf(fight('A . . . E . .', { A: 'W, side: party', E: 'W, side: foes' }, steps))).toBeNull();
});

test('not against the far, the much larger or the dead', () => {
  const steps = `
    by: A, do: bull-rush, on: F, expect: { rejected: not-adjacent }
    by: A, do: bull-rush, on: H, expect: { rejected: target-too-big }
    by: A, do: charge, on: F, with: coup-de-grace, expect: { rejected: not-in-a-charge }`;
  const bodies = { A: 'W, side: party', F: 'W, side: foes', H: 'side: foes, size: huge, at: [0, 1]' };
  expect(failureOf(fight('. A . . . F\n. . . . . .\n. . . . . .\n. . . . . .', bodies, steps))).toBeNull();
});
