import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test, vi } from 'vitest';
import { main } from '../../src/notation/cli';
import { readNotation } from '../../src/notation/read-notation';
import { playScenario } from '../../src/notation/scenario/play';
import { createText } from '../../src/text/i18n';

const SCENE = `title: A ford
map: |
  . . . . .
  . A E . .
  . . . . .
combatants:
  A: { creature: sparring-warrior, side: party }
  E: { creature: sparring-warrior, side: foes }
initiative: [A, E]
`;
const ATTACK = '{ by: A, do: attack, on: E, dice: { d20: [12], d8: [4] }';

function failure(steps: string): string | null {
  const [document] = readNotation(`${SCENE}steps:\n  - ${steps}\n`);
  if (document === undefined) throw new Error('no document');
  return playScenario(document, createText('en')).failure;
}
const attack = (expect: string): string | null => failure(`${ATTACK}, expect: ${expect} }`);
const ask = (question: string, expect: string): string | null =>
  failure(`{ ask: ${question}, by: A, expect: ${expect} }`);

describe('a step that goes as expected', () => {
  test.each([
    '{ attacks: [{ by: A, on: E, roll: 12, total: 15, ac: 15, result: hit, damage: 6, bonus: 3, weapon: longsword }] }',
    '{ attacks: [{}], checks: [], saves: [], provokes: [], pending: [] }',
    '{ round: 1, phase: round, current: A, order: [A, E] }',
    '{ E: { hp: 14, conditions: [], not: [dying] }, A: { at: [1, 1], hands: [longsword] } }',
    '{ A: { left: { standard: false, move: true }, aoo: 1, acted: true, holding: null, moved: 0 } }',
    '{ rejected: false }',
  ])('%s', (expected) => expect(attack(expected)).toBeNull());
});

test('a member named twice stands for no other', () => {
  const two = '{ gm: set, on: E, to: { conditions: [prone, shaken] }';
  expect(failure(`${two}, expect: { E: { conditions: [prone, prone] } } }`)).toContain('E.conditions');
  expect(failure(`${two}, expect: { E: { conditions: [shaken, prone] } } }`)).toBeNull();
});

describe('a step that does not', () => {
  test.each([
    ['{ E: { hp: 3 } }', 'E.hp: expected 3, got 14'],
    ['{ E: { hp: 14, at: [0, 0] } }', 'E.at: expected [0, 0], got [2, 1]'],
    ['{ E: { conditions: [prone] } }', 'E.conditions: expected [prone], got []'],
    ['{ E: { has: [prone] } }', 'E.has: expected [prone], got []'],
    ['{ A: { left: { move: false } } }', 'A.left.move: expected false, got true'],
    ['{ A: { hands: [] } }', 'A.hands: expected [], got [longsword]'],
    ['{ attacks: [] }', /^attacks: expected \[\], got \[\{ by: A, on: E, .*\}\]$/],
    ['{ attacks: [{ result: miss }] }', 'attacks[0].result: expected miss, got hit'],
    ['{ checks: [{ kind: heal }] }', 'checks: expected [{ kind: heal }], got []'],
    ['{ provokes: [E] }', 'provokes: expected [E], got []'],
    ['{ pending: [{ kind: cleave }] }', 'pending: expected [{ kind: cleave }], got []'],
    ['{ current: E }', 'current: expected E, got A'],
    ['{ order: [E, A] }', 'order: expected [E, A], got [A, E]'],
    ['{ cast: kept }', 'cast: expected kept, got null'],
    ['{ rejected: true }', 'rejected: expected true, got accepted'],
  ])('%s', (expected, told) => {
    const found = attack(expected)?.replace(/^step 1: /, '');
    if (typeof told === 'string') expect(found).toBe(told);
    else expect(found).toMatch(told);
  });
});

describe('a command that is refused', () => {
  const walk = (expect: string): string | null =>
    failure(`{ by: A, do: move, path: [[2, 1]], expect: ${expect} }`);
  test('fails its step where it was not expected', () =>
    expect(walk('{}')).toMatch(/^step 1: refused \([a-z-]+\): ./));
  test('is what was expected, also by its code', () => {
    expect(walk('{ rejected: true, A: { at: [1, 1] } }')).toBeNull();
    const code = /refused \(([a-z-]+)\)/.exec(walk('{}') ?? '')?.[1] ?? '';
    expect(walk(`{ rejected: ${code} }`)).toBeNull();
    expect(walk('{ rejected: not-your-turn }')).toMatch(`refused (${code})`);
  });
  test('is never expected for its dice', () => {
    const dice = (given: string) =>
      failure(`{ by: A, do: attack, on: E, dice: ${given}, expect: { rejected: true } }`);
    expect(dice('{ d20: [12] }')).toBe('step 1: the d8 of A for longsword is missing from dice');
    expect(dice('{ d20: [12, 3], d8: [4] }')).toBe('step 1: dice left over: [d20]');
    expect(dice('{ d20: [21], d8: [4] }')).toMatch(/^step 1: refused \(bad-face\)/);
  });
  test('fails its step where it can be made sense of no more', () => {
    expect(failure(`${ATTACK} }\n  - { by: A, do: attack, on: E, dice: { d20: [2] } }`)).toMatch(
      /^step 2: refused/,
    );
  });
});

describe('an answer', () => {
  const around = '[[0, 0], [1, 0], [2, 0], [0, 1], [2, 1], [0, 2], [1, 2], [2, 2]]';
  test.each([
    ['threatened', `{ squares: ${around} }`, null],
    ['threatened', '{ count: 8, includes: [[0, 0]], excludes: [[1, 1], [3, 1]] }', null],
    ['threatened', '{ map: "x x x . .\\nx . x . .\\nx x x . ." }', null],
    ['threatened', '{ map: "x x x . .\\nx . . . .\\nx x x . ." }', /^map: expected \[.*\], got \[.*\]$/],
    ['threatened', '{ count: 7 }', 'count: expected 7, got 8'],
    ['threatened', '{ includes: [[4, 2]] }', /^includes: expected \[\[4, 2\]\], got /],
    ['threatened', '{ excludes: [[0, 0]] }', /^excludes: expected \[\[0, 0\]\], got /],
    ['attack, on: E', '{ legal: true, bonus: 3, ac: 15, chance: 0.4501, damage: 6.54 }', null],
    ['attack, on: E', '{ chance: 0.46 }', 'chance: expected 0.46, got 0.45'],
    ['attack, on: E', '{ damage: 6.6 }', 'damage: expected 6.6, got 6.5'],
    ['attack, on: E', '{ ac: 14 }', 'ac: expected 14, got 15'],
    ['path, path: [[0, 1]]', '{ cost: 5, legal: true, provokes: [E], at: { E: [1, 1] } }', null],
    ['path, path: [[0, 1]]', '{ at: { E: [0, 1] } }', 'at.E: expected [0, 1], got [1, 1]'],
    ['actions', '{ can: [attack, move] }', null],
    ['actions', '{ cannot: [attack] }', /^cannot: expected \[attack\], got /],
    ['distance, on: E', '{ feet: 5, E: { hp: 20 }, round: 1 }', null],
    ['distance, on: E', '{ feet: 5, E: { hp: 3 } }', 'E.hp: expected 3, got 20'],
  ] as const)('to ask: %s is compared with %s', (question, expected, told) => {
    const found = ask(question, expected)?.replace(/^step 1: /, '') ?? null;
    if (told instanceof RegExp) expect(found).toMatch(told);
    else expect(found).toBe(told);
  });
});

describe('a question about', () => {
  test('somebody who has left fails its step by name', () => {
    const left = '{ gm: remove, on: E }\n  - ';
    for (const asked of ['attack, by: A, on: E', 'threatened, by: E', 'actions, by: A, viewer: E'])
      expect(failure(`${left}{ ask: ${asked} }`)).toBe(
        'step 2: refused (unknown-combatant): There is no such combatant: E.',
      );
  });
  test('a place beyond the board, however far, is answered', () => {
    for (const to of ['[-1, 0]', '[1e9, 0]', '[1e15, 1e15]'])
      expect(failure(`{ ask: safest, by: A, to: ${to}, expect: { legal: false, path: [] } }`)).toBeNull();
    for (const action of ['run', 'charge', 'five-foot-step', 'withdraw'])
      expect(
        failure(`{ ask: safest, by: A, to: [1e9, 0], action: ${action}, expect: { legal: false } }`),
      ).toBeNull();
  });
});

describe('the runner', () => {
  const folder = mkdtempSync(join(tmpdir(), 'scenarios-'));
  const good = join(folder, 'b-good.yaml');
  const bad = join(folder, 'c-bad.yaml');
  const broken = join(folder, 'broken.txt');
  writeFileSync(
    good,
    `${SCENE}steps: [${ATTACK}, expect: { E: { hp: 14 } } }]\n---\n${SCENE.replace('title: A ford\n', '')}`,
  );
  writeFileSync(bad, `${SCENE}steps: [${ATTACK}, expect: { E: { hp: 3 } } }]\n`);
  writeFileSync(broken, SCENE.replace('creature: sparring-warrior', 'creature: spring-warrior'));
  afterAll(() => rmSync(folder, { recursive: true }));

  async function run(
    ...argv: string[]
  ): Promise<{ code: number; out: readonly string[]; err: readonly string[] }> {
    const [out, err] = [process.stdout, process.stderr].map((stream) =>
      vi.spyOn(stream, 'write').mockReturnValue(true),
    );
    try {
      const code = await main(argv);
      const lines = (spy: typeof out): string[] =>
        (spy?.mock.calls ?? []).map(([line]) => String(line).trimEnd());
      return { code, out: lines(out), err: lines(err) };
    } finally {
      out?.mockRestore();
      err?.mockRestore();
    }
  }

  test('prints a line for each scenario and the sum', async () => {
    expect(await run(good)).toEqual({
      code: 0,
      out: [`ok 1 - A ford (${good})`, `ok 2 - untitled (${good})`, '2 passed, 0 failed'],
      err: [],
    });
  });
  test('tells what failed, and walks folders for .yaml', async () => {
    expect(await run(folder)).toEqual({
      code: 1,
      out: [
        `ok 1 - A ford (${good})`,
        `ok 2 - untitled (${good})`,
        `not ok 3 - A ford (${bad}): step 1: E.hp: expected 3, got 14`,
        '2 passed, 1 failed',
      ],
      err: [],
    });
  });
  test('prints every step with --json', async () => {
    const { code, out } = await run('--json', good);
    expect(code).toBe(0);
    expect(JSON.parse(out[0] ?? '')).toMatchObject({
      scenario: 1,
      step: 1,
      failures: [],
      result: { rejected: false, attacks: [{ by: 'A', damage: 6 }], pending: [], E: { hp: 14 } },
    });
    expect(out[1]).toBe(`ok 1 - A ford (${good})`);
  });
  test('plays nothing of a file that is not valid, and says where and why', async () => {
    const { code, out, err } = await run(broken, good);
    expect([code, out.at(-1)]).toEqual([2, '2 passed, 0 failed']);
    expect(err).toEqual([
      `${broken}:7:18: combatants.A.creature: expected a creature of the bestiary, found “spring-warrior”: “sparring-warrior”?`,
    ]);
  });
  test.each([
    [['nowhere.yaml'], 'nowhere.yaml'],
    [[], 'usage'],
    [['--loud', 'x'], 'usage'],
  ])('refuses %j', async (argv, told) => {
    const { code, err } = await run(...argv);
    expect([code, err.join('\n')]).toEqual([2, expect.stringContaining(told)]);
  });
});
