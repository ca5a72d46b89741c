import { describe, expect, test } from 'vitest';
import { shownName } from '../../src/board/art/label-art';
import { roomsForNames, type Standing } from '../../src/board/layers/label-room';

const at = (id: string, x: number, y: number, space = 1): Standing => ({ id, at: { x, y }, space });
const within = (letters: number) => (words: string) => words.length <= letters;

describe('what of a name is shown', () => {
  test.each([
    ['Goblin 12', 20, 'Goblin 12'],
    ['Goblin 12', 7, 'Gob. 12'],
    ['Goblin 12', 6, ''],
    ['Sister Amara', 8, 'Sister'],
    ['Hennet', 5, 'Henn…'],
    ['Hennet', 3, ''],
  ])('%s in %i letters: %s', (name, letters, shown) => {
    expect(shownName(name, within(letters))).toBe(shown);
  });
});

describe('how wide a name may be', () => {
  test('alone, four squares; side by side, no wider than they are apart', () => {
    expect(roomsForNames([at('a', 3, 3)], true).get('a')).toBe(4);
    const rooms = roomsForNames([at('a', 3, 3), at('b', 4, 3), at('c', 6, 3)], true);
    expect([...rooms.values()]).toEqual([1, 1, 2]);
  });

  test('names of other rows do not count, a big one’s row is its lowest', () => {
    const rooms = roomsForNames([at('a', 3, 3), at('b', 4, 5), at('ogre', 4, 2, 2)], false);
    expect(rooms.get('b')).toBe(4);
    expect(rooms.get('a')).toBe(1.5);
  });

  test('over whoever stands below only where that would not hide them', () => {
    const two = [at('a', 3, 3), at('b', 3, 4)];
    expect(roomsForNames(two, true).get('a')).toBe(0);
    expect(roomsForNames(two, false).get('a')).toBe(4);
  });
});
