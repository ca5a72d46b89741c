import { describe, expect, test } from 'vitest';
import { knownTo } from '../../../src/rules/perception';
import { askStrikingPlaces } from '../../../src/rules/questions/striking-places';
import { named } from './squares';
import { viewFrom } from './view-from';

const melee = (weapon = 'longsword', more = ''): string => `
title: Two against one
size: [9, 7]
combatants:
  F: { creature: sparring-warrior, side: party, at: [1,3], hands: [${weapon}] }
  A: { creature: sparring-warrior, side: party, at: [5,2] }
  O: { creature: sparring-warrior, side: foes, at: [4,2] }
${more}initiative: [F, A, O${more.includes('H:') ? ', H' : ''}]
`;
const places = (text: string, weapon: string | null = null) =>
  askStrikingPlaces(viewFrom(text), { by: 'F', on: 'O', weapon });

describe('in melee', () => {
  test('every square around the target that is free (ATK-11)', () => {
    const found = places(melee());
    expect(found).toMatchObject({ weapon: 'longsword', kind: 'melee' });
    expect(named(found?.places.map(({ at }) => at) ?? [])).toEqual([
      '3,1',
      '3,2',
      '3,3',
      '4,1',
      '4,3',
      '5,1',
      '5,3',
    ]);
    expect(found?.places.every(({ threatenedBy }) => threatenedBy.join() === 'O')).toBe(true);
  });

  test('one of them flanks: opposite the friend (X-FLK-1, X-FLK-2)', () => {
    const flanking = places(melee())?.places.filter(({ flanks }) => flanks) ?? [];
    expect(named(flanking.map(({ at }) => at))).toEqual(['3,2']);
  });

  test('a charge ends at the nearest, and only there (X-CHG-2)', () => {
    const found = places(melee());
    const ends = found?.places.filter(({ charge }) => charge).map(({ at }) => at) ?? [];
    expect(named(ends)).toEqual(['3,2', '3,3']);
    expect(found?.lanes.map((lane) => lane.length)).toEqual([2, 2]);
  });

  test('rubble on the way leaves no charge (X-CHG-3)', () => {
    const found = places(`${melee()}terrain: { "2,3": [difficult], "2,2": [difficult] }\n`);
    expect(found?.lanes).toEqual([]);
    expect(found?.places.some(({ charge }) => charge)).toBe(false);
  });

  test('a longspear strikes from where a sword does not threaten', () => {
    const found = places(melee('longspear'));
    // Sixteen around at two squares, none of them taken.
    expect(found?.places).toHaveLength(16);
    expect(found?.places.every(({ threatenedBy }) => threatenedBy.length === 0)).toBe(true);
  });

  test('nobody stands in water to strike', () => {
    const found = places(`${melee()}terrain: { "3,1": [hazard], "4,3": [hazard] }\n`);
    expect(named(found?.places.map(({ at }) => at) ?? [])).toEqual(['3,2', '3,3', '4,1', '5,1', '5,3']);
  });

  test('others make a place unsafe, except those unknown to who asks', () => {
    const text = melee(
      'longspear',
      '  H: { creature: sparring-warrior, side: foes, at: [1,1], hidden: true }\n',
    );
    const unsafe = (view: ReturnType<typeof viewFrom>) =>
      askStrikingPlaces(view, { by: 'F', on: 'O', weapon: null })?.places.filter(
        ({ threatenedBy }) => threatenedBy.length > 0,
      ) ?? [];
    const view = viewFrom(text);
    expect(named(unsafe(view).map(({ at }) => at))).toEqual(['2,0', '2,1', '2,2']);
    expect(unsafe(knownTo(view, 'party', ['F', 'O']))).toEqual([]);
  });

  test('a big one needs room for all of it', () => {
    const view = viewFrom(melee().replace('F: { creature: sparring-warrior', 'F: { creature: ogre'));
    const found = askStrikingPlaces(view, { by: 'F', on: 'O', weapon: 'unarmed' });
    const at = named(found?.places.map((place) => place.at) ?? []);
    // Its own place is two squares off and reaches; the friend and the target are in the way of others.
    expect(at).toContain('1,3');
    expect(at).not.toContain('4,1');
    expect(at).not.toContain('3,2');
    expect(at).toContain('2,2');
  });
});

describe('a shot', () => {
  const lane = (map: string, more = ''): string => `
title: A lane
map: |
  ${map}
combatants:
  F: { creature: sparring-warrior, side: party, hands: [shortbow]${more} }
  O: { creature: sparring-warrior, side: foes }
initiative: [F, O]
`;

  test('from wherever one move gets to (MOV-7)', () => {
    const found = places(lane('F . . . . . . . . . . . O'));
    expect(found?.kind).toBe('ranged');
    expect(named(found?.places.map(({ at }) => at) ?? [])).toEqual([
      '0,0',
      '1,0',
      '2,0',
      '3,0',
      '4,0',
      '5,0',
      '6,0',
    ]);
    expect(found?.lanes).toEqual([]);
    expect(found?.places.some(({ flanks }) => flanks)).toBe(false);
  });

  test('never through a wall (X-COV-10)', () => {
    expect(places(lane('F . . # . . O'))?.places).toEqual([]);
  });

  test('past somebody in the way the target has cover (X-COV-8)', () => {
    const text = lane('F . . A . . O').replace(
      'initiative: [F, O]',
      '  A: { side: party }\ninitiative: [F, O, A]',
    );
    // Through the friend and beyond it the way is clear.
    expect(
      places(text)
        ?.places.map(({ at, cover }) => `${at.x} ${cover}`)
        .sort(),
    ).toEqual(['0 soft', '1 soft', '2 soft', '4 none', '5 none']);
  });
});

test('there is no answer for a weapon it has not, or for itself', () => {
  expect(places(melee(), 'glaive')).toBeNull();
  expect(askStrikingPlaces(viewFrom(melee()), { by: 'F', on: 'F', weapon: null })).toBeNull();
});
