import { expect, test } from 'vitest';
import { askReachRings } from '../../../src/rules/questions/reach-rings';
import { named } from './squares';
import { viewFrom } from './view-from';

const ringsOf = (block: string, at: { x: number; y: number } | null = null) => {
  const view = viewFrom(`
title: Alone
size: [14, 14]
combatants:
  F: { ${block}, side: party, at: [5,5] }
initiative: [F]
`);
  const who = view.combatant('F');
  return askReachRings(view, at === null ? who : { ...who, at });
};

test('a sword reaches the eight squares around', () => {
  const [ring, ...others] = ringsOf('creature: sparring-warrior');
  expect(others).toEqual([]);
  expect(ring).toMatchObject({ weapons: ['longsword'], feet: 5, threatens: true, hole: [] });
  expect(ring?.squares).toHaveLength(8);
});

test('a longspear reaches ten feet, corners in, and not the eight squares around (X-RCH-1, X-RCH-3)', () => {
  const [ring] = ringsOf('creature: sparring-warrior, hands: [longspear]');
  expect(ring).toMatchObject({ weapons: ['longspear'], feet: 10, threatens: true });
  expect(ring?.squares).toHaveLength(16);
  expect(ring?.squares).toContainEqual({ x: 7, y: 7 });
  expect(named(ring?.hole ?? [])).toEqual(['4,4', '4,5', '4,6', '5,4', '5,6', '6,4', '6,5', '6,6']);
});

test('with spikes on the armour it has two rings, the nearer one first', () => {
  const rings = ringsOf('creature: sparring-warrior, hands: [longspear], worn: [armor-spikes]');
  expect(rings.map(({ weapons, feet }) => [weapons.join(), feet])).toEqual([
    ['armor-spikes', 5],
    ['longspear', 10],
  ]);
});

test('the spiked chain has no hole; the whip reaches fifteen feet and threatens nothing (X-RCH-2)', () => {
  expect(ringsOf('hands: [spiked-chain]')[0]).toMatchObject({ feet: 10, threatens: true, hole: [] });
  expect(ringsOf('hands: [spiked-chain]')[0]?.squares).toHaveLength(24);
  const [whip] = ringsOf('hands: [whip]');
  expect(whip).toMatchObject({ feet: 15, threatens: false, hole: [] });
  expect(whip?.squares).toHaveLength(36);
});

test('bare hands strike but do not threaten, unless they count as armed (AOO-5, UNA-7)', () => {
  expect(ringsOf('hands: []')[0]).toMatchObject({ weapons: ['unarmed'], feet: 5, threatens: false });
  expect(ringsOf('hands: [], feats: [improved-unarmed-strike]')[0]).toMatchObject({ threatens: true });
});

test('a big body reaches all around its space', () => {
  const [ring] = ringsOf('creature: ogre');
  expect(ring).toMatchObject({ feet: 10, hole: [] });
  expect(ring?.squares).toHaveLength(32);
});

test('is asked of a copy that stands elsewhere, and ends with the board', () => {
  const [ring] = ringsOf('creature: sparring-warrior, hands: [longspear]', { x: 0, y: 0 });
  expect(named(ring?.squares ?? [])).toEqual(['0,2', '1,2', '2,0', '2,1', '2,2']);
  expect(named(ring?.hole ?? [])).toEqual(['0,1', '1,0', '1,1']);
});
