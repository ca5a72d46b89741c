import { describe, expect, it } from 'vitest';
import { formatMapText, MapTextError, parseMapText } from '../../src/grid/map-text';

const faultOf = (text: string) => {
  try {
    parseMapText(text);
  } catch (error) {
    if (error instanceof MapTextError) return error.fault;
    throw error;
  }
  return null;
};

describe('map text', () => {
  const text = ". # ~ +\n' : % !\nA b 9 .\n";

  it('reads every character of the notation', () => {
    const { board, letters } = parseMapText(text);
    expect([board.columns, board.rows]).toEqual([4, 3]);
    expect(board.terrain).toEqual({
      '1,0': ['solid'],
      '2,0': ['difficult'],
      '1,1': ['obstacle'],
      '2,1': ['dark'],
      '3,1': ['hazard'],
    });
    expect(board.doors).toEqual([
      { square: { x: 3, y: 0 }, open: false },
      { square: { x: 0, y: 1 }, open: true },
    ]);
    expect(letters).toEqual({ A: { x: 0, y: 2 }, b: { x: 1, y: 2 }, 9: { x: 2, y: 2 } });
  });

  it('writes what it read, with or without spaces', () => {
    const { board, letters } = parseMapText(text.replaceAll(' ', ''));
    expect(formatMapText(board, letters)).toEqual({ text, terrain: {}, unplaced: [] });
  });

  it('tells apart what one character cannot say', () => {
    const { board, letters } = parseMapText('A .\n. .');
    const terrain = { '0,0': ['dark'], '1,0': ['difficult', 'dark'], '1,1': ['shadow'] } as const;
    const written = formatMapText({ ...board, terrain }, { ...letters, B: { x: 0, y: 0 } });
    expect(written).toEqual({ text: 'A .\n. .\n', terrain, unplaced: ['B'] });
  });

  it('says where a map is wrong and what was expected', () => {
    expect(faultOf('. .\n. ?')).toMatchObject({ problem: 'character', row: 2, column: 2, found: '?' });
    expect(faultOf('. A\nA .')).toMatchObject({
      problem: 'twice',
      row: 2,
      column: 1,
      found: 'A',
      expected: '1,2',
    });
    expect(faultOf('. . .\n. .')).toMatchObject({
      problem: 'ragged',
      row: 2,
      column: 3,
      found: '2',
      expected: '3',
    });
    expect(faultOf(' \n ')).toMatchObject({ problem: 'empty', row: 1, column: 1 });
    expect(() => parseMapText('?')).toThrow(/row 1, column 1.*found \?.*expected/);
  });
});
