import { describe, expect, test } from 'vitest';
import { dragOf } from '../../src/board/tools/drag-of';
import { ALONE, FACE_TO_FACE } from './fights';
import { Hand } from './hand';

describe('the cursor of the keyboard', () => {
  test('takes up whoever acts, is followed by the shortest way, and Enter sends it', () => {
    const hand = new Hand(ALONE).enterAt(1, 2).expectIn('dragging');
    hand.point(1, 3).point(2, 4).expectPath('move', [2, 3], [2, 4]);
    hand.enterAt(2, 4).expectIn('idle').expectSent('move').expectAt('F', 2, 4);
  });
  test('a waypoint keeps the way gone so far', () => {
    const hand = new Hand(ALONE).enterAt(1, 2).point(1, 4).waypoint().point(2, 3);
    hand.expectPath('move', [1, 3], [1, 4], [2, 3]);
  });
  test('the mouse that lies there does not take the path away', () => {
    const hand = new Hand(ALONE).enterAt(1, 2).point(1, 4);
    hand.drag([8, 0]);
    expect(dragOf(hand.tool)?.draft.to).toEqual({ x: 1, y: 4 });
    hand.escape().expectIn('idle').expectSent();
  });
  test('dropped where it was taken up nothing happens', () => {
    new Hand(ALONE).enterAt(1, 2).point(1, 3).point(1, 2).enterAt(1, 2).expectIn('idle').expectSent();
  });
  test('selects a friend first, and takes it up then', () => {
    const hand = new Hand(ALONE).enterAt(25, 4).expectIn('idle');
    expect(hand.store.getState().ui.selected).toBe('A');
    hand.enterAt(25, 4).expectIn('dragging');
  });
  test('aims at a foe, and strikes then', () => {
    const hand = new Hand(FACE_TO_FACE);
    const ogre = hand.store.getState().encounter.combatants.O;
    if (ogre === undefined) throw new Error('no ogre');
    hand.enterAt(ogre.at.x, ogre.at.y);
    expect(hand.store.getState().ui.target).toBe('O');
    hand.enterAt(ogre.at.x, ogre.at.y).expectSent('attack');
  });
});
