import { describe, expect, test } from 'vitest';
import { ontoMap } from '../../../src/editor/ground/onto-map';
import { encounterOf } from '../../../src/reading';

const PREPARED = `title: Under the mill
map: |
  . A . . O . . K
  . . . . . . . .
  . . . . . . . .
combatants:
  A: { name: Alma, side: party, hp: 20 }
  O: { creature: ogre, name: Grumm, side: foes }
  K: { creature: kobold, side: foes, hidden: true }
`;
const from = encounterOf(PREPARED, '');
const map = (rows: string) => encounterOf(`title: Inn\nmap: |\n${rows.replace(/^/gm, '  ')}\n`, '');
const places = (encounter: { combatants: typeof from.combatants }) =>
  Object.values(encounter.combatants).map(({ id, at }) => [id, at.x, at.y]);

describe('whoever is being prepared, brought onto another map', () => {
  test('stands where it stood, and all but the ground is as before', () => {
    const inn = map('. . . . . . . . .\n. . . . . . . . .\n. . . . . . . . .\n. . . . . . . . .');
    const { encounter, without } = ontoMap(from, inn);
    expect(without).toEqual([]);
    expect(encounter).toEqual({ ...from, board: inn.board });
  });
  test('goes to the nearest room where there is rock or no board, each to a place of its own', () => {
    const { encounter, without } = ontoMap(from, map('. # . . .\n. . . . .\n. . . . .'));
    expect(without).toEqual([]);
    expect(places(encounter)).toEqual([
      ['A', 0, 0],
      ['O', 3, 0],
      ['K', 4, 2],
    ]);
    expect(encounter.combatants.K?.hidden).toBe(true);
  });
  test('stays away where there is no room, and is named', () => {
    const { encounter, without } = ontoMap(from, map('. .\n# .'));
    expect(without.map(({ sheet }) => sheet.name)).toEqual(['Grumm']);
    expect(Object.keys(encounter.combatants).sort()).toEqual(['A', 'K']);
  });
  test('a rider stays on its mount', () => {
    const mounted = encounterOf(
      `title: Rider
size: [20, 4]
combatants:
  R: { name: Rika, side: party, hp: 20, at: [15, 0], rides: H }
  H: { creature: light-horse, side: party, at: [15, 0] }
`,
      '',
    );
    const { encounter } = ontoMap(mounted, map('. . . .\n. . . .'));
    expect(encounter.combatants.R).toMatchObject({ rides: 'H', at: encounter.combatants.H?.at });
    expect(encounter.combatants.H?.at.x).toBeLessThan(4);
  });
});
