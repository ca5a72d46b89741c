import { expect, test } from 'vitest';
import { paintNext } from '../../src/board/tools/painting';
import type { Input, Painter, ToolView } from '../../src/board/tools/types';
import type { Pen } from '../../src/session/painting';

const PEN: Pen = {
  onCorners: false,
  ghost: () => ({ patches: [], lines: [], erases: false }),
  command: () => null,
};
const view = { painting: { pen: PEN, handles: null } } as unknown as ToolView;
const KEYS = { shift: false, alt: false, ctrl: false };
const spot = (x: number, y: number) => ({
  at: { x, y },
  point: { x, y },
  square: { x: Math.floor(x), y: Math.floor(y) },
  corner: { x: Math.round(x), y: Math.round(y) },
  combatant: null,
  keys: KEYS,
});
const after = (...inputs: Input[]): Painter =>
  inputs.reduce<Painter>(
    (tool, input) => {
      const next = paintNext(tool, input, view).tool;
      if (next.in !== 'painting') throw new Error(next.in);
      return next;
    },
    { in: 'painting', by: 'pointer', over: null, stroke: null },
  );

test('a pen shows what it would paint under the pointer, and nothing where the pointer has left the board', () => {
  expect(after({ kind: 'move', ...spot(3.5, 2.5) }).over).toEqual({ x: 3.5, y: 2.5 });
  expect(after({ kind: 'move', ...spot(3.5, 2.5) }, { kind: 'left' }).over).toBeNull();
});

test('what the keys have put somewhere stays there when the pointer leaves', () => {
  const keyed = after({ kind: 'point', ...spot(3.5, 2.5) }, { kind: 'left' });
  expect(keyed).toMatchObject({ by: 'keys', over: { x: 3.5, y: 2.5 } });
});
