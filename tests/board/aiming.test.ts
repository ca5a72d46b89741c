import { beforeEach, describe, expect, test } from 'vitest';
import { createAiming } from '../../src/board/aiming';
import { cornerAt } from '../../src/board/camera';
import { IDLE, type Spot } from '../../src/board/tools/types';
import { aimStore, setAim } from '../../src/session/aim';
import { fightOf, Hand } from './hand';

const FIRE = `
title: Fire
size: [20, 12]
combatants:
  W:
    creature: wizard
    side: party
    at: [2, 2]
    spells:
      - { name: burning hands, area: cone 15, damage: 4d4 fire, save: reflex half }
      - { name: fireball, area: spread 20, damage: 5d6 fire, save: reflex half, range: 60 }
      - { name: magic missile, damage: 1d4+1 }
  O: { creature: sparring-warrior, side: foes, at: [4, 4] }
initiative: [W, O]
`;
const cast = (spell: string) => ({ action: 'cast', args: { spell } });
/** What was sent of the last command. */
const lastArgs = (hand: Hand) => {
  const command = hand.sent.at(-1);
  return command?.type === 'act' ? command.args : null;
};

describe('a spell with an area', () => {
  test('is sent to the corner that was clicked, whoever stands there', () => {
    const hand = new Hand(FIRE).choose(cast('fireball')).expectIn('targeting').click(4, 4);
    hand.expectSent('cast');
    expect(lastArgs(hand)).toEqual({ spell: 'fireball', at: [4, 4] });
  });

  test('without an area it is sent to the creature', () => {
    const hand = new Hand(FIRE).choose(cast('magic missile')).click(4, 4);
    expect(lastArgs(hand)).toEqual({ spell: 'magic missile', on: 'O' });
  });

  test('put down by a finger it waits for a second tap near by', () => {
    const hand = new Hand(FIRE).choose(cast('fireball')).click(6, 4, true);
    hand.expectIn('targeting').expectSent();
    hand.click(7, 5, true).expectSent('cast');
    // Where it was put, not where the second tap came down.
    expect(lastArgs(hand)).toMatchObject({ at: [6, 4] });
  });

  test('a tap far off puts it there instead', () => {
    const hand = new Hand(FIRE).choose(cast('fireball')).click(6, 4, true).click(9, 4, true);
    hand.expectSent();
    hand.click(9, 4, true).expectSent('cast');
    expect(lastArgs(hand)).toMatchObject({ at: [9, 4] });
  });

  test('goes with the arrow keys from whoever casts, and Enter sends it', () => {
    const hand = new Hand(FIRE).choose(cast('burning hands'));
    hand.enter().expectSent();
    hand.aim(1, 0).aim(0, 1).enter().expectSent('cast');
    expect(lastArgs(hand)).toMatchObject({ at: [3, 3] });
  });

  test('stays where it was put when an option changes', () => {
    const hand = new Hand(FIRE).choose(cast('fireball')).click(6, 4, true);
    hand.choose({ action: 'cast', args: { spell: 'fireball', defensively: true } });
    hand.click(6, 4, true).expectSent('cast');
    expect(lastArgs(hand)).toMatchObject({ defensively: true, at: [6, 4] });
  });
});

describe('what is laid out', () => {
  const spot = (x: number, y: number): Spot => ({
    at: { x: 0, y: 0 },
    square: { x, y },
    point: { x: x + 0.5, y: y + 0.5 },
    corner: { x, y },
    combatant: null,
    keys: { shift: false, alt: false },
  });
  beforeEach(() => setAim(null));

  test('is the spell’s area at the tool’s point, asked once for the same point', () => {
    const store = fightOf(FIRE);
    let drawn = 0;
    const aiming = createAiming(store, () => {
      drawn += 1;
    });
    const tool = {
      in: 'targeting',
      who: 'W',
      intent: cast('burning hands'),
      aims: 'square',
      over: { x: 4, y: 4 },
      put: false,
    } as const;
    aiming.follow(tool, null);
    aiming.follow(tool, spot(9, 9));
    expect(drawn).toBe(1);
    expect(aimStore.getState().aim).toMatchObject({ by: 'W', at: { x: 4, y: 4 }, cast: tool.intent.args });
    expect(aimStore.getState().aim?.answer.inside).toEqual([{ id: 'O', is: 'other' }]);
    aiming.follow(IDLE, null);
    expect(aimStore.getState().aim).toBeNull();
    expect(drawn).toBe(2);
  });

  test('is the template under the pointer while it measures, and nothing otherwise', () => {
    const store = fightOf(FIRE);
    const aiming = createAiming(store, () => undefined);
    aiming.follow(IDLE, spot(6, 6));
    expect(aimStore.getState().aim).toBeNull();
    store.getState().setOverlay({ area: true, template: { shape: 'burst', feet: 10 } });
    aiming.follow(IDLE, spot(6, 6));
    expect(aimStore.getState().aim).toMatchObject({ cast: null, at: { x: 6, y: 6 } });
    expect(aimStore.getState().aim?.answer.squares).toHaveLength(12);
    aiming.follow(IDLE, null);
    expect(aimStore.getState().aim).toBeNull();
  });
});

test('the nearest corner of a point; in the middle of a square its top-left one', () => {
  const camera = { x: 0, y: 0, scale: 40 };
  expect(cornerAt(camera, { x: 60, y: 60 })).toEqual({ x: 1, y: 1 });
  expect(cornerAt(camera, { x: 61, y: 62 })).toEqual({ x: 2, y: 2 });
  expect(cornerAt(camera, { x: 59, y: 99 })).toEqual({ x: 1, y: 2 });
});
