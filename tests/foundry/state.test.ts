import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { type ActorReading, readFoundry } from '../../src/foundry/read-foundry';

type Record_ = Record<string, unknown>;
const file = readFileSync(new URL('samples/d35e-system.json', import.meta.url), 'utf8');

/** The actor of the file, changed at dotted paths. */
function changed(changes: Record_): ActorReading {
  const actor = JSON.parse(file);
  for (const [path, value] of Object.entries(changes)) {
    const keys = path.split('.');
    const last = keys.pop() ?? '';
    let place = actor;
    for (const key of keys) place = place[key] ??= {};
    place[last] = value;
  }
  const [read] = readFoundry(JSON.stringify(actor)).creatures;
  if (read === undefined) throw new Error('nothing was read');
  return read;
}
const plain = changed({});
const isNew = ({ code }: { code: string }): boolean => plain.warnings.every((it) => it.code !== code);
const told = (read: ActorReading) => read.warnings.filter(isNew).map((it) => [it.code, it.with]);

test('wounds, conditions and negative levels of the moment are told; the figures stay', () => {
  const most = plain.creature.hp ?? 0;
  const read = changed({
    'system.attributes.hp.value': 3,
    'system.attributes.conditions': { prone: true, wildShape: true, blind: false },
    'system.attributes.energyDrain': '2',
  });
  expect(read.creature).toEqual(plain.creature);
  expect(told(read)).toEqual([
    ['wounded', { now: 3, most }],
    ['conditions', { names: 'prone, wild shape' }],
    ['negative-levels', { count: 2 }],
  ]);
});

test('marks of HTML are no part of a name', () => {
  expect(changed({ name: '<b>Ogre</b> &amp; <i class="x">Son</i>' }).creature.name).toBe('Ogre & Son');
});

test('a rating may be a text with a fraction', () => {
  expect(changed({ 'system.details.cr': '1/2' }).creature.cr).toBe(0.5);
  expect(changed({ 'system.details.cr': '1/0' }).creature.cr).toBeNull();
});

test('knowledge and kinds of crafts are skills; others are told', () => {
  const read = changed({
    'system.skills.kar': { rank: 4, mod: 6 },
    'system.skills.crf': { rank: 0, mod: 0, subSkills: { crf1: { name: 'Armor', rank: 2, mod: 3 } } },
    'system.skills.zzz': { rank: 1, mod: 1, name: 'Gossip' },
  });
  expect(read.creature.skills).toEqual({
    ...plain.creature.skills,
    'Knowledge (arcana)': 6,
    'Craft (armor)': 3,
  });
  expect(told(read)).toEqual([['skills-unknown', { names: 'Gossip' }]]);
});

test('an attack without damage is told', () => {
  const actor = JSON.parse(file);
  for (const item of actor.items) if (item.type === 'attack') item.system.damage = null;
  const [read] = readFoundry(JSON.stringify(actor)).creatures;
  const names = read?.warnings.filter(({ code }) => code === 'no-damage').map((it) => it.with['name']);
  expect(names).toEqual(
    actor.items.filter((it: Record_) => it['type'] === 'attack').map((it: Record_) => it['name']),
  );
});

test('a feat that gives hit points counts among the Hit Dice as in a printed block; senses are special qualities', () => {
  const ogre = {
    name: 'Ogre',
    system: {
      abilities: { con: { value: 15, total: 15 } },
      attributes: { hp: { max: 29 }, ac: { normal: { total: 16 } } },
      details: { cr: 3 },
      traits: { size: 'lg', senses: 'Darkvision 60 ft., Low-light Vision' },
    },
    items: [
      { name: 'Giant', type: 'class', system: { classType: 'racial', levels: 4, hd: 8 } },
      { name: 'Toughness', type: 'feat', system: { featType: 'feat', changes: [['3', 'misc', 'mhp', '']] } },
    ],
  };
  const [read] = readFoundry(JSON.stringify(ogre)).creatures;
  expect(read?.creature.hitDice).toEqual({ dice: [{ count: 4, die: 8 }], bonus: 11 });
  expect(read?.creature.specialQualities?.map((it) => it.toLowerCase())).toEqual([
    'darkvision 60 ft.',
    'low-light vision',
  ]);
});

test('an actor of Pathfinder without classes says that its figures lack theirs', () => {
  const actor = JSON.parse(readFileSync(new URL('samples/pf1.json', import.meta.url), 'utf8'));
  actor.items = actor.items.filter((it: Record_) => it['type'] !== 'class');
  const [read] = readFoundry(JSON.stringify(actor)).creatures;
  expect(read?.warnings.map(({ code }) => code)).toContain('no-classes');
});
