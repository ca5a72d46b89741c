import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { readFoundry } from '../../src/foundry/read-foundry';

const text = (name: string): string => readFileSync(new URL(`samples/${name}`, import.meta.url), 'utf8');
const [wolf = '', skeleton = ''] = text('pack.db').split('\n');
const ACTORS: readonly (readonly [string, unknown])[] = [
  ['wolf of a pack', JSON.parse(wolf)],
  ['skeleton of a pack', JSON.parse(skeleton)],
  ['newer D35E', JSON.parse(text('d35e-system.json'))],
  ['Pathfinder', JSON.parse(text('pf1.json'))],
];

/** Every value changed from the inside out. */
const deep = (value: unknown, change: (value: unknown, key: string) => unknown, key = ''): unknown => {
  const inner = Array.isArray(value)
    ? value.map((it, index) => deep(it, change, String(index)))
    : typeof value === 'object' && value !== null
      ? Object.fromEntries(Object.entries(value).map(([own, it]) => [own, deep(it, change, own)]))
      : value;
  return change(inner, key);
};
const renamed = (value: unknown, names: Readonly<Record<string, string>>): unknown =>
  deep(value, (it) =>
    typeof it === 'object' && it !== null && !Array.isArray(it)
      ? Object.fromEntries(Object.entries(it).map(([key, inner]) => [names[key] ?? key, inner]))
      : it,
  );

const WAYS: Readonly<Record<string, (actor: unknown) => unknown>> = {
  'numbers as texts': (actor) => deep(actor, (it) => (typeof it === 'number' ? String(it) : it)),
  'lists as records with numbers for keys': (actor) =>
    deep(actor, (it) =>
      Array.isArray(it) ? Object.fromEntries(it.map((inner, index) => [index, inner])) : it,
    ),
  'the other layout': (actor) =>
    renamed(
      actor,
      typeof actor === 'object' && actor !== null && 'data' in actor
        ? { data: 'system', token: 'prototypeToken' }
        : { system: 'data', prototypeToken: 'token' },
    ),
  'a list of one': (actor) => [actor],
  'much that nobody reads beside it': (actor) => ({
    ...(actor as object),
    flags: { some: { module: [1, { deep: null }] } },
    effects: [{ changes: [{ key: 'system.attributes.ac', value: '99' }] }],
    ownership: { default: 0 },
  }),
};

const figures = (actor: unknown) => {
  const [first] = readFoundry(JSON.stringify(actor)).creatures;
  return { creature: first?.creature, traits: first?.traits };
};

describe.each(Object.entries(WAYS))('the same figures: %s', (_name, way) => {
  test.each(ACTORS)('%s', (_who, actor) => expect(figures(way(actor))).toEqual(figures(actor)));
});
