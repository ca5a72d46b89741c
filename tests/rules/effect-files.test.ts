import { describe, expect, test } from 'vitest';
import { effectFiles } from './effect-scene';

const KINDS = { conditions: 'condition', feats: 'feat', traits: 'trait', stances: 'stance' } as const;

describe.each(Object.entries(KINDS))('rules/%s', (folder, kind) => {
  const files = [...effectFiles].filter(([path]) => path.startsWith(`${folder}/`));

  test('is read', () => expect(files.length).toBeGreaterThan(10));
  test('has files named like the effect in them', () => {
    expect(files.map(([path]) => path)).toEqual(files.map(([, { id }]) => `${folder}/${id}`));
  });
  test('holds effects of its own kind only', () => {
    expect(files.filter(([, effect]) => effect.kind !== kind)).toEqual([]);
  });
});

describe('all effects together', () => {
  const effects = [...effectFiles.values()];
  const ids = new Set(effects.map(({ id }) => id));

  test('have different ids', () => expect(ids.size).toBe(effects.length));
  test('imply only effects that exist', () => {
    expect(effects.flatMap(({ implies = [] }) => implies).filter((id) => !ids.has(id))).toEqual([]);
  });
  test('name a clause', () => {
    expect(
      effects.filter(({ clause }) => !/^[A-Z]+(-[A-Z]+)?-\d+$/.test(clause)).map(({ id }) => id),
    ).toEqual([]);
  });
});
