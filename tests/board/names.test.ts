import { describe, expect, test } from 'vitest';
import { shownName } from '../../src/board/art/label-art';
import { nameBox, roomsForNames, type Standing } from '../../src/board/layers/label-room';

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
  const below = (all: readonly Standing[], clear: boolean): readonly number[] =>
    [...roomsForNames(all, clear).values()].map((rooms) => rooms.below);

  test('alone, four squares; side by side, no wider than they are apart', () => {
    expect(below([at('a', 3, 3)], true)).toEqual([4]);
    expect(below([at('a', 3, 3), at('b', 4, 3), at('c', 6, 3)], true)).toEqual([1, 1, 2]);
  });

  test('names of other rows do not count, a big one’s row is its lowest', () => {
    expect(below([at('a', 3, 3), at('b', 4, 5), at('ogre', 4, 2, 2)], false)).toEqual([1.5, 4, 1.5]);
  });

  test('over whoever stands below only where that would not hide them', () => {
    const two = [at('a', 3, 3), at('b', 3, 4)];
    expect(below(two, true)[0]).toBeLessThan(0.5);
    expect(below(two, false)[0]).toBe(4);
  });

  test('above as wide as those beside and those who stand there leave it, and not off the board', () => {
    const rooms = roomsForNames([at('a', 3, 3), at('b', 4, 2), at('c', 6, 3), at('d', 3, 0)], false);
    expect(rooms.get('a')?.above).toBeCloseTo(1.2);
    expect(rooms.get('b')?.above).toBe(4);
    expect(rooms.get('c')?.above).toBe(3);
    expect(rooms.get('d')?.above).toBe(0);
  });
});

const BARE = { badges: [], acting: false };

test('the whole name of who matters goes where the board has the short one: there is never one above and one below', () => {
  const camera = { x: 0, y: 0, scale: 30 };
  const extent = { width: 40, height: 14 };
  const below = nameBox({ at: { x: 2, y: 3 }, space: 1, isAbove: false, look: BARE }, extent, camera);
  const above = nameBox({ at: { x: 2, y: 3 }, space: 1, isAbove: true, look: BARE }, extent, camera);
  // The space goes from 90 to 120 pixels down; the ring begins a little inside it.
  expect([below.y, below.y + below.height]).toEqual([119, 133]);
  expect([above.y, above.y + above.height]).toEqual([78, 92]);
  expect([below.x, above.x]).toEqual([55, 55]);
});

test('a name above stands over the badges of states and the arrow of the turn, as long as it meets no other', () => {
  const camera = { x: 0, y: 0, scale: 50 };
  const box = (look: Parameters<typeof nameBox>[0]['look'], height: number) =>
    nameBox({ at: { x: 2, y: 3 }, space: 1, isAbove: true, look }, { width: 60, height }, camera);
  const plain = box(BARE, 18);
  for (const look of [
    { badges: [{ id: 'prone', letters: 'Pr' }], acting: false },
    { badges: [], acting: true },
  ]) {
    // 0.18 squares of 50 pixels, each place on a whole pixel.
    expect(Math.abs(plain.y - box(look, 18).y - 9)).toBeLessThanOrEqual(1);
    expect(box(look, 30).y).toBe(box(BARE, 30).y);
  }
});
