import { describe, expect, test } from 'vitest';
import { createLightPen, LIGHT_KINDS, lightsCommand } from '../../../src/editor/ground/light-pen';
import type { Light } from '../../../src/engine/state';
import { emptyBoard } from '../../../src/grid/board';

const BOARD = emptyBoard(8, 5);
const lamp: Light = { at: [2.5, 1.5], ...LIGHT_KINDS.lamp };
const touch = (x: number, y: number, free = false) => ({ points: [{ x, y }], free });
const pen = (lights: readonly Light[] = []) => createLightPen(LIGHT_KINDS.torch, () => lights);
const lightsAfter = (command: ReturnType<ReturnType<typeof pen>['command']>) =>
  command !== null && command.type === 'edit' ? command.args['lights'] : null;

describe('the pen of lights', () => {
  test('puts one into the middle of the square it touches, beside those that burn', () => {
    expect(lightsAfter(pen([lamp]).command(BOARD, touch(5.1, 3.9)))).toEqual([
      { at: [2.5, 1.5], bright: 15, shadowy: 30 },
      { at: [5.5, 3.5], bright: 20, shadowy: 40 },
    ]);
    expect(lightsAfter(pen().command(BOARD, touch(8, 5)))).toEqual([
      { at: [7.5, 4.5], bright: 20, shadowy: 40 },
    ]);
  });

  test('freely where it touches', () => {
    expect(lightsAfter(pen().command(BOARD, touch(5.113, 3.9, true)))).toEqual([
      { at: [5.11, 3.9], bright: 20, shadowy: 40 },
    ]);
  });

  test('takes away the one it touches', () => {
    expect(lightsAfter(pen([lamp]).command(BOARD, touch(2.8, 1.6)))).toEqual([]);
    expect(pen([lamp]).ghost(BOARD, touch(2.8, 1.6)).erases).toBe(true);
    expect(pen([lamp]).ghost(BOARD, touch(3.8, 1.6)).erases).toBe(false);
  });

  test('does nothing off the board', () => {
    expect(pen().command(BOARD, touch(-0.5, 2))).toBeNull();
    expect(pen().ghost(BOARD, touch(9, 2)).patches).toEqual([]);
  });

  test('a candle has shadowy light alone', () => {
    expect(lightsCommand([{ at: [1, 1], ...LIGHT_KINDS.candle }]).args).toEqual({
      lights: [{ at: [1, 1], bright: 0, shadowy: 5 }],
    });
  });
});
