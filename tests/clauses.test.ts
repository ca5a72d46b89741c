import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { clauses } from '../src/rules/clauses/clauses';
import { rules } from '../src/rules/registry';
import { citedIn } from '../src/tools/clauses/citations';
import { surveyClauses } from '../src/tools/clauses/survey';
import { isGmCall, isMissing, isShown, totalsOf, withTotals } from '../src/tools/clauses/totals';

/** Where the clauses were written; not there in an ordinary checkout. */
const origin = fileURLToPath(new URL('../../shared/rules/clauses.md', import.meta.url));
const ids = clauses.map(({ id }) => id);
const known = new Set(ids);
const survey = surveyClauses();

describe('the list of clauses', () => {
  test('is whole, each once', () => {
    expect(ids).toHaveLength(805);
    expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
    expect(ids.filter((id) => id.startsWith('TBL-'))).toHaveLength(65);
    expect(ids.filter((id) => id.startsWith('X-'))).toHaveLength(307);
  });
  test.skipIf(!existsSync(origin))('has the ids of the rules it digests', () => {
    const lines = readFileSync(origin, 'utf8').matchAll(/^(?:- \*\*|\| )((?:X-)?[A-Z]+-\d+)(?:\*\*| \|)/gm);
    expect([...ids].sort()).toEqual([...lines].map(([, id]) => id).sort());
  });
  test('has short titles', () => {
    const words = (title: string) => title.split(/\s+/).length;
    expect(clauses.filter(({ title }) => words(title) < 3 || words(title) > 9)).toEqual([]);
  });
  test('offers a control that exists for what the GM judges', () => {
    const controls = new Set([
      ...rules.actions.keys(),
      ...[...rules.edits.keys()].map((id) => `gm: ${id}`),
      'terrain',
    ]);
    for (const { id, gm } of clauses) {
      if (gm === null) continue;
      expect(gm.reason, id).not.toBe('');
      if (gm.control !== null) expect(controls, id).toContain(gm.control);
    }
  });
});

describe('citations', () => {
  test('are whole words, of ids that groups of clauses have', () => {
    expect(citedIn('AOO-1, (`X-CHG-3`) UTF-8 xAOO-2 MY-AOO-3 AOO-4x', known)).toEqual(['AOO-1', 'X-CHG-3']);
  });
  test('count for all of a range', () => {
    expect(citedIn('X-CHG-1 to X-CHG-3', known)).toEqual(['X-CHG-1', 'X-CHG-2', 'X-CHG-3']);
    expect(citedIn('AOO-1..3 and HP-1 to\n * HP-2', known)).toEqual([
      'AOO-1',
      'AOO-2',
      'AOO-3',
      'HP-1',
      'HP-2',
    ]);
    expect(citedIn('FN-12 to FN-31', known)).toEqual(['FN-12', 'FN-21', 'FN-31']);
    expect(citedIn('AOO-1 to X-CHG-2', known)).toEqual(['AOO-1', 'X-CHG-2']);
  });
  test('give away a wrong number and an unknown group of the appendix', () => {
    expect(citedIn('AOO-99, X-NO-1', known)).toEqual(['AOO-99', 'X-NO-1']);
  });
  test('in sources, tests and scenarios are of clauses that exist', () => expect(survey.unknown).toEqual([]));
});

describe('the survey', () => {
  test('finds code, scenarios and tests', () => {
    const provoking = survey.clauses.find(({ clause }) => clause.id === 'AOO-10');
    expect(provoking?.code).toContain('src/rules/walking.ts');
    expect(provoking?.shownBy).toContain('tests/scenarios/aoo-move/leaving-provokes.yaml');
    const stacking = survey.clauses.find(({ clause }) => clause.id === 'X-GEN-4');
    expect(stacking?.shownBy).toContain('tests/engine/modifiers.test.ts');
  });
  test('puts each clause into one of three heaps', () => {
    const heaps = [isShown, isGmCall, isMissing];
    expect(
      survey.clauses.filter((it) => heaps.filter((heap) => heap(it)).length !== 1).map((it) => it.clause.id),
    ).toEqual([]);
    const count = survey.clauses.filter((it) => !isMissing(it)).length;
    expect(totalsOf(survey)).toMatch(/^\d+ of 805 clauses shown, \d+ the GM's call$/);
    const [shown, , judged] = totalsOf(survey).match(/\d+/g) ?? [];
    expect(Number(shown) + Number(judged)).toBe(count);
  });
  test('is what the README of the rules says (npm run clauses -- --write)', () => {
    const readme = readFileSync('src/rules/README.md', 'utf8');
    expect(withTotals(readme, survey)).toBe(readme);
  });
});
