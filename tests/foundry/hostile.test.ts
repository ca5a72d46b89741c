import fc from 'fast-check';
import { expect, test } from 'vitest';
import { FoundryError } from '../../src/foundry/problem';
import { readFoundry } from '../../src/foundry/read-foundry';
import { readNotation } from '../../src/notation/read-notation';
import { writeStatBlock } from '../../src/stat-block/write-stat-block';

/** What the file is refused with; null where it was read. */
function faultOf(content: string): string | null {
  try {
    readFoundry(content);
    return null;
  } catch (error) {
    if (!(error instanceof FoundryError)) throw error;
    return error.code;
  }
}
const actor = (system: unknown, more: object = {}): string =>
  JSON.stringify({ name: 'Thing', type: 'npc', system, items: [], ...more });

test.each([
  ['empty', ''],
  ['empty', '  \n '],
  ['no-json', 'Ogre\nLarge Giant'],
  ['no-json', '{"name": "Ogre", '],
  ['no-json', '{"a":1}\n{"b":'],
  ['no-actor', '{}'],
  ['no-actor', 'null'],
  ['no-actor', '[1, "two", []]'],
  ['no-actor', '{"system": {"abilities": [], "attributes": 3}}'],
  ['other-system', '{"_stats": {"systemId": "dnd5e"}, "system": {"abilities": {}, "attributes": {}}}'],
  ['other-system', '{"system": {"abilities": {}, "attributes": {"ac": {"flat": 15, "calc": "natural"}}}}'],
  ['other-system', '{"data": {"abilities": {}, "attributes": {}, "saves": {"fortitude": {"value": 9}}}}'],
  ['too-deep', `${'['.repeat(5000)}${']'.repeat(5000)}`],
  ['too-large', '{}'.padStart(10 * 1024 * 1024 + 1)],
])('%s: a file that is no actor is refused', (code, content) => {
  expect(faultOf(content)).toBe(code);
});

test('an empty actor is read, and everything it lacks is told', () => {
  const [read] = readFoundry(actor({ abilities: {}, attributes: {}, details: { cr: 1 } })).creatures;
  expect(read?.creature).toMatchObject({ hp: null, ac: null, attack: null, fullAttack: null });
  expect(read?.warnings.map(({ code }) => code)).toEqual(
    expect.arrayContaining(['no-hp', 'no-ac', 'no-size', 'no-type', 'no-speed', 'no-saves', 'no-attacks']),
  );
});

test('keys of the prototype are no keys of a file', () => {
  const content = `{"__proto__": {"name": "Ghost"}, "system": {"abilities": {"__proto__": {"str": {"value": 30}}}, "attributes": {}, "traits": {"size": "constructor"}}}`;
  const [read] = readFoundry(content).creatures;
  expect(read?.creature).toMatchObject({ name: null, size: 'medium', abilities: { str: 10 } });
  expect(Object.hasOwn(Object.prototype, 'name')).toBe(false);
});

test('names are one line of text, whatever stands in them', () => {
  const [read] = readFoundry(
    actor({ abilities: {}, attributes: {} }, { name: `Bad\u0000\n\u202e<img src=x>${'x'.repeat(5000)}` }),
  ).creatures;
  expect(read?.creature.name).toMatch(/^Bad x+$/);
  expect(read?.creature.name?.length).toBeLessThanOrEqual(200);
});

const json = fc.jsonValue({ maxDepth: 3 });
/** An actor with the keys that are looked at, and anything in them. */
const odd = fc.record(
  {
    abilities: fc.dictionary(fc.constantFrom('str', 'dex', 'con'), json),
    attributes: fc.dictionary(
      fc.constantFrom('ac', 'hp', 'init', 'bab', 'speed', 'sr', 'damageReduction'),
      json,
    ),
    traits: json,
    skills: json,
    details: json,
  },
  { requiredKeys: ['abilities', 'attributes'] },
);
const item = fc.record({
  name: json,
  type: fc.constantFrom('attack', 'class', 'feat', 'equipment', 'full-attack', 'buff', 'race', 'spell'),
  system: fc.dictionary(
    fc.constantFrom(
      'actionType',
      'attackBonus',
      'damage',
      'ability',
      'changes',
      'levels',
      'attacks',
      'attackParts',
      'armor',
      'active',
    ),
    fc.oneof(json, fc.constant('mwak'), fc.constant(true), fc.constant({ parts: [['1d6', '']] })),
  ),
});

test('whatever stands in an actor, it is read or refused, never a fault of the reader', () => {
  fc.assert(
    fc.property(odd, fc.array(item, { maxLength: 5 }), json, (system, items, name) => {
      const { creatures } = readFoundry(JSON.stringify({ name, system, items }));
      expect(readNotation(writeStatBlock({ creatures }).yaml)).toHaveLength(1);
    }),
    { numRuns: 40 },
  );
}, 60_000);
