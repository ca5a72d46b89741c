import { describe, expect, test } from 'vitest';
import { bestPlace, boxAround, freeScreen, overlap } from '../../src/board/above/boxes';
import { placeFlags } from '../../src/board/above/flags';
import { lookKey } from '../../src/board/art/look';
import { lookOf } from '../../src/board/art/look-of';
import { combatantAt } from '../../src/board/hit';
import { askedRenderer, isSoftware } from '../../src/board/renderer-choice';
import { faded, sideStyle } from '../../src/board/theme';
import { askPath } from '../../src/rules/questions/path';
import { createText } from '../../src/text/i18n';
import { initialsOf, numberIn } from '../../src/text/initials';
import { ALONE, BESIDE_AN_OGRE } from './fights';
import { fightOf } from './hand';

describe('initials', () => {
  test.each([
    ['Goblin 3', 'G3'],
    ['Goblin 128', 'G128'],
    ['Tordek', 'TO'],
    ['Orc Chief', 'OC'],
    ['Hadra of the Venn', 'HV'],
    ['', '?'],
    ['Great wyrm red dragon 6', 'G6'],
    ['Human warrior skeleton', 'HS'],
    ['Snik (2)', 'S2'],
    ['<b>evil</b>', 'BE'],
    ['…', '…'],
  ])('of %s are %s', (name, letters) => expect(initialsOf(name)).toBe(letters));
});

test('the number that tells equals apart stands for itself', () => {
  expect(numberIn('Great wyrm red dragon 6')).toEqual({ stem: 'Great wyrm red dragon', number: 6 });
  expect(numberIn(' Tordek ')).toEqual({ stem: 'Tordek', number: null });
  expect(numberIn('7')).toEqual({ stem: '7', number: null });
});

describe('a token', () => {
  const store = fightOf(BESIDE_AN_OGRE);
  const text = createText('en');
  const { send } = store.getState();
  const look = (who: string) => lookOf(store.getState().view(), store.getState().view().combatant(who), text);
  test('shows side, size, health and whose turn it is', () => {
    expect(look('F')).toMatchObject({ style: 'party', space: 1, health: 1, state: 'up', acting: true });
    expect(look('O')).toMatchObject({ style: 'foes', space: 2, acting: false });
    send({ type: 'edit', edit: 'damage', args: { on: 'O', amount: 13 } });
    expect(look('O').health).toBeGreaterThan(0.4);
    expect(look('O').health).toBeLessThan(0.8);
  });
  test('shows at most three conditions and how many more there are', () => {
    for (const condition of ['shaken', 'dazzled', 'fatigued', 'sickened', 'prone'])
      send({ type: 'edit', edit: 'add-condition', args: { on: 'F', condition } });
    expect(look('F')).toMatchObject({ prone: true, more: 1 });
    expect(look('F').badges.map(({ letters }) => letters)).toEqual(['Sh', 'Da', 'Fa']);
  });
  test('of the dying is down, of the dead flat', () => {
    send({ type: 'edit', edit: 'damage', args: { on: 'O', amount: 20 } });
    expect(look('O')).toMatchObject({ state: 'down', health: 0 });
    send({ type: 'edit', edit: 'damage', args: { on: 'O', amount: 40 } });
    expect(look('O')).toMatchObject({ state: 'dead', badges: [] });
  });
  test('looks the same as another one of the same look, and only then', () => {
    expect(lookKey(look('F'))).toBe(lookKey({ ...look('F') }));
    expect(lookKey(look('F'))).not.toBe(lookKey({ ...look('F'), ghost: true }));
  });
});

describe('a pointer on a square', () => {
  test('means whoever stands there, with its whole space', () => {
    const store = fightOf(BESIDE_AN_OGRE);
    const view = store.getState().view();
    expect(combatantAt(view, { x: 6, y: 3 }, store.getState().ui)).toBe('O');
    expect(combatantAt(view, { x: 7, y: 3 }, store.getState().ui)).toBeNull();
  });
  test('means the living rather than the dead, and who acts before all', () => {
    const store = fightOf(ALONE);
    const { send } = store.getState();
    send({ type: 'edit', edit: 'damage', args: { on: 'A', amount: 80 } });
    send({ type: 'edit', edit: 'place', args: { on: 'A', at: [1, 2] } });
    expect(combatantAt(store.getState().view(), { x: 1, y: 2 }, { selected: 'A', intent: null })).toBe('F');
  });
  test('means the other one in the square of whoever acts, where an action waits for its target', () => {
    const store = fightOf(ALONE);
    const { send, setIntent } = store.getState();
    send({ type: 'edit', edit: 'place', args: { on: 'A', at: [1, 2] } });
    const meant = () => combatantAt(store.getState().view(), { x: 1, y: 2 }, store.getState().ui);
    expect(meant()).toBe('F');
    setIntent({ action: 'pin', args: {} });
    expect(meant()).toBe('A');
    setIntent({ action: 'withdraw', args: {} });
    expect(meant()).toBe('F');
  });
});

describe('labels', () => {
  const screen = freeScreen({ width: 800, height: 600 }, { top: 0, right: 0, bottom: 0, left: 0 });
  test('stay on the screen and off what is there', () => {
    const taken = [boxAround({ x: 400, y: 300 }, 40)];
    for (let label = 0; label < 6; label++) {
      const box = bestPlace({ x: 400, y: 300 }, { width: 120, height: 38 }, { free: screen, taken });
      expect(taken.some((other) => overlap(box, other))).toBe(false);
      taken.push(box);
    }
    const corner = bestPlace({ x: 795, y: 2 }, { width: 120, height: 38 }, { free: screen, taken: [] });
    expect(corner.x + corner.width).toBeLessThanOrEqual(796);
    expect(corner.y).toBeGreaterThanOrEqual(4);
  });
  test('flags are numbered in order, those of one square side by side', () => {
    const view = fightOf(BESIDE_AN_OGRE).getState().view();
    const path = [
      { x: 3, y: 3 },
      { x: 3, y: 4 },
    ];
    const { provocations } = askPath(view, { by: 'F', path, action: 'move', args: {} });
    const [one] = provocations;
    if (one === undefined) throw new Error('nobody strikes');
    const flags = placeFlags([one, { ...one, by: 'X' }], {
      middle: ({ x, y }) => ({ x: x * 10, y: y * 10 }),
      attacker: () => ({ x: 0, y: 0, radius: 5 }),
      words: ({ by }) => [by, ''],
    });
    expect(flags.map(({ number, who }) => [number, who])).toEqual([
      [1, 'O'],
      [2, 'X'],
    ]);
    expect(flags[1]?.badge.x).toBeGreaterThan((flags[0]?.badge.x ?? 0) + 20);
  });
});

test('sides beyond the usual ones share the third look', () => {
  expect(['party', 'foes', 'neutral', 'allies'].map(sideStyle)).toEqual([
    'party',
    'foes',
    'neutral',
    'third',
  ]);
});
test('a colour fades whatever it had of opacity', () => {
  expect(faded('rgb(10, 20, 30)', 0.5)).toBe('rgba(10, 20, 30, 0.5)');
  expect(faded('rgba(1, 2, 3, 0.9)', 0.1)).toBe('rgba(1, 2, 3, 0.1)');
});
describe('the renderer', () => {
  test('can be asked for', () => {
    expect(askedRenderer('?renderer=canvas')).toBe('canvas');
    expect(askedRenderer('?renderer=webgpu')).toBeNull();
    expect(askedRenderer('')).toBeNull();
  });
  test('is the 2D canvas where graphics are only computed', () => {
    expect(
      isSoftware('ANGLE (Google, Vulkan 1.3.0 (SwiftShader Device (Subzero)), SwiftShader driver)'),
    ).toBe(true);
    expect(isSoftware('llvmpipe (LLVM 15.0.6, 256 bits)')).toBe(true);
    expect(isSoftware('ANGLE (Intel, Mesa Intel(R) UHD Graphics 620)')).toBe(false);
  });
});
