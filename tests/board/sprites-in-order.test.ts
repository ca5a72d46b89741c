import type { BatchableElement, CanvasBatchAdaptor, InstructionSet, Texture } from 'pixi.js';
import { expect, test } from 'vitest';
import { SpritesInOrder } from '../../src/board/sprites-in-order';

// Pixi's part of it is played by hand: what it is given to draw, and in which order.

const sprite = (texture: string) => ({ texture: texture as unknown as Texture }) as BatchableElement;

function pipe() {
  const drawn: unknown[] = [];
  const instructions: Parameters<SpritesInOrder['execute']>[0][] = [];
  const adaptor = {
    execute: (_: unknown, run: { elements: readonly BatchableElement[] }) =>
      drawn.push(run.elements.map(({ texture }) => texture)),
  };
  const sprites = new SpritesInOrder(
    {} as SpritesInOrder['renderer'],
    adaptor as unknown as CanvasBatchAdaptor,
  );
  const set = { add: (it: unknown) => instructions.push(it as never) } as unknown as InstructionSet;
  const draw = () => {
    for (const run of instructions) sprites.execute(run);
    return drawn.splice(0);
  };
  return { sprites, set, draw };
}

test('sprites that follow one another are one instruction, in order; what else is drawn parts them', () => {
  const { sprites, set, draw } = pipe();
  sprites.buildStart();
  for (const texture of ['floor', 'ogre']) sprites.addToBatch(sprite(texture));
  sprites.break(set);
  sprites.break(set);
  sprites.addToBatch(sprite('name'));
  sprites.buildEnd(set);
  expect(draw()).toEqual([['floor', 'ogre'], ['name']]);
});

test('a sprite whose picture changes is drawn with the new one, without everything being put in order anew', () => {
  const { sprites, set, draw } = pipe();
  const ogre = sprite('ogre');
  sprites.buildStart();
  sprites.addToBatch(ogre);
  sprites.buildEnd(set);
  expect(ogre._batcher.checkAndUpdateTexture(ogre, 'ogre, bigger' as unknown as Texture)).toBe(true);
  ogre._batcher.updateElement(ogre);
  expect(draw()).toEqual([['ogre, bigger']]);
});

test('what is put in order anew holds nothing of before', () => {
  const { sprites, set, draw } = pipe();
  sprites.buildStart();
  sprites.addToBatch(sprite('gone'));
  sprites.buildStart();
  sprites.addToBatch(sprite('here'));
  sprites.buildEnd(set);
  expect(draw()).toEqual([['here']]);
});
