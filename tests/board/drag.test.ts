import { describe, expect, test } from 'vitest';
import { ALONE, BESIDE_AN_OGRE, FACE_TO_FACE } from './fights';
import { Hand } from './hand';

describe('a drag', () => {
  test('begins when the pointer has left its square, and sends a move when it is let go', () => {
    new Hand(ALONE)
      .press(1, 2)
      .expectIn('pointing')
      .drag([1, 4], [2, 4])
      .expectIn('dragging')
      .expectPath('move', [2, 3], [2, 4])
      .release()
      .expectIn('idle')
      .expectSent('move')
      .expectAt('F', 2, 4);
  });
  test('of one square is a 5-foot step where the ground allows it', () => {
    new Hand(ALONE).press(1, 2).drag([2, 2]).release().expectSent('five-foot-step').expectAt('F', 2, 2);
  });
  test('of one square is a move where the ground hampers', () => {
    const hand = new Hand(ALONE);
    hand.store.getState().send({ type: 'edit', edit: 'place', args: { on: 'F', at: [2, 2] } });
    hand.press(2, 2).drag([3, 2]).expectPath('move', [3, 2]);
    expect(hand.tool).toMatchObject({ route: { answer: { legal: true, cost: 10 } } });
  });
  test('after a 5-foot step goes nowhere, and says so while it is drawn', () => {
    const hand = new Hand(ALONE).press(1, 2).drag([2, 2]).release().expectSent('five-foot-step');
    hand.press(2, 2).drag([2, 4]);
    expect(hand.tool).toMatchObject({ route: { answer: { legal: false, refusal: { clause: 'STEP-4' } } } });
    hand.release().expectSent('five-foot-step').expectAt('F', 2, 2);
  });
  test('with Shift held is a 5-foot step and nothing else', () => {
    const hand = new Hand(ALONE).press(1, 2).holding({ shift: true }).drag([1, 4]);
    hand.expectPath('five-foot-step', [1, 3], [1, 4]).release().expectSent().expectAt('F', 1, 2);
    expect(hand.store.getState().ui.notice?.refusal.code).toBe('step-is-one-square');
  });
  test('goes round what is in the way', () => {
    const hand = new Hand(ALONE).press(1, 2).drag([7, 2]);
    expect(hand.tool).toMatchObject({ route: { answer: { cost: 45, band: 'double-move', legal: true } } });
  });
  test('of two moves sends both, the first as far as it goes', () => {
    const hand = new Hand(ALONE).press(1, 2).drag([1, 4], [12, 4]).release();
    hand.expectSent('move', 'move').expectAt('F', 12, 4);
    const turn = hand.store.getState().encounter.combatants.F?.turn;
    expect(turn).toMatchObject({ standard: false, move: false });
  });
  test('that is too far is refused: the token is where it was, and a notice says why', () => {
    const hand = new Hand(ALONE).press(1, 2).drag([20, 3]);
    expect(hand.tool).toMatchObject({ route: { answer: { legal: false, band: 'too-far' } } });
    hand.release().expectIn('idle').expectSent().expectAt('F', 1, 2);
    expect(hand.store.getState().ui.notice?.refusal.code).toBe('too-far');
  });
  test('of two moves is too far when only one is left', () => {
    const hand = new Hand(ALONE).press(1, 2).drag([1, 4]).release().expectSent('move');
    hand.store.getState().send({ type: 'act', actor: 'F', action: 'total-defense', args: {} });
    hand.press(1, 4).drag([1, 0]);
    expect(hand.tool).toMatchObject({ route: { answer: { legal: false } } });
  });
  test('is dropped by Escape, and letting go sends nothing', () => {
    new Hand(ALONE)
      .press(1, 2)
      .drag([4, 4])
      .escape()
      .expectIn('idle')
      .drag([5, 4])
      .release(5, 4)
      .expectSent()
      .expectAt('F', 1, 2);
  });
  test('back to where it began sends nothing', () => {
    new Hand(ALONE).press(1, 2).drag([4, 4], [1, 2]).release().expectIn('idle').expectSent();
  });
  test('keeps to its waypoints, each set once', () => {
    new Hand(ALONE)
      .press(1, 2)
      .drag([1, 4])
      .waypoint()
      .waypoint()
      .drag([3, 4])
      .expectPath('move', [1, 3], [1, 4], [2, 4], [3, 4])
      .release()
      .expectAt('F', 3, 4);
  });
  test('of anyone but the one on turn is drawn, and refused when let go', () => {
    const hand = new Hand(ALONE).press(25, 4).drag([25, 2]);
    expect(hand.tool).toMatchObject({ route: { answer: { refusal: { code: 'not-your-turn' } } } });
    hand.release().expectSent().expectAt('A', 25, 4);
  });
  test('with Alt held puts the token down anywhere, by the game master', () => {
    new Hand(ALONE)
      .press(1, 2)
      .holding({ alt: true })
      .drag([20, 1])
      .release()
      .expectSent('place')
      .expectAt('F', 20, 1);
  });
  test('on open floor moves the board, not the fight', () => {
    new Hand(ALONE).press(3, 0).drag([5, 0]).expectIn('panning').release(5, 0).expectIn('idle').expectSent();
  });
  test('of a finger is shown first and sent by a second tap on its end', () => {
    const hand = new Hand(ALONE)
      .press(1, 2, true)
      .drag([1, 4], [3, 4])
      .release()
      .expectIn('dragging')
      .expectSent();
    hand.press(4, 4, true).release(4, 4).expectIn('dragging').expectSent();
    hand.press(4, 4, true).release(4, 4).expectIn('idle').expectSent('move').expectAt('F', 4, 4);
  });
});

describe('click and click', () => {
  test('does the same as a drag', () => {
    new Hand(ALONE)
      .click(1, 2)
      .expectIn('dragging')
      .click(3, 4)
      .expectIn('idle')
      .expectSent('move')
      .expectAt('F', 3, 4);
  });
  test('on the token itself puts it back', () => {
    new Hand(ALONE).click(1, 2).click(1, 2).expectIn('idle').expectSent();
  });
  test('leaves the path while the board is moved under it', () => {
    new Hand(ALONE)
      .click(1, 2)
      .drag([3, 4])
      .press(9, 0)
      .drag([10, 0])
      .expectIn('panning')
      .expectPath('move', [2, 3], [3, 4])
      .release(10, 0)
      .expectIn('dragging');
  });
});

describe('arrow keys on a token', () => {
  test('draw its path square by square, Enter sends it', () => {
    new Hand(ALONE)
      .arrow('F', 0, 1)
      .arrow('F', 1, 0)
      .expectPath('move', [1, 3], [2, 3])
      .enter()
      .expectSent('move')
      .expectAt('F', 2, 3);
  });
  test('take a step back', () => {
    new Hand(ALONE).arrow('F', 0, 1).arrow('F', 1, 0).arrow('F', -1, 0).expectPath('five-foot-step', [1, 3]);
  });
  test('home again draw nothing, and Escape drops the path', () => {
    new Hand(ALONE).arrow('F', 0, 1).arrow('F', 0, -1).enter().expectIn('idle').expectSent();
    new Hand(ALONE).arrow('F', 0, 1).escape().expectIn('idle').expectSent();
  });
});

describe('a path past an ogre', () => {
  test('flags the attack of opportunity in the square that is left', () => {
    const hand = new Hand(BESIDE_AN_OGRE).press(3, 2).drag([3, 5]);
    expect(hand.tool).toMatchObject({
      route: { answer: { provocations: [{ by: 'O', at: { x: 3, y: 2 }, weapon: 'greatclub' }] } },
    });
  });
  test('of two moves goes on only when the ogre has been answered', () => {
    const hand = new Hand(BESIDE_AN_OGRE)
      .press(3, 2)
      .drag([3, 5], [14, 5])
      .release()
      .expectSent('move')
      .expectAt('F', 3, 2);
    const { send } = hand.store.getState();
    send({ type: 'answer', by: 'O', choice: { answer: 'pass' } });
    hand.expectSent('move', 'pass', 'move').expectAt('F', 14, 5);
  });
  test('of two moves is given up when the first is taken back', () => {
    const hand = new Hand(BESIDE_AN_OGRE).press(3, 2).drag([3, 5], [14, 5]).release().expectSent('move');
    hand.store.getState().undo();
    hand.expectAt('F', 3, 2);
    expect(hand.store.getState().encounter.stack).toEqual([]);
    expect(hand.store.getState().session.cursor).toBe(0);
  });
});

describe('what the action bar asked for', () => {
  test('a withdrawal is drawn for whoever acts, without a press, and sent by a click', () => {
    new Hand(BESIDE_AN_OGRE)
      .choose({ action: 'withdraw', args: {} })
      .expectIn('dragging')
      .drag([3, 4], [2, 5])
      .click(2, 5)
      .expectIn('idle')
      .expectSent('withdraw');
  });
  test('an action that wants a creature takes the one clicked', () => {
    const hand = new Hand(FACE_TO_FACE)
      .choose({ action: 'attack', args: { nonlethal: true } })
      .expectIn('targeting');
    hand.click(5, 2).expectIn('idle');
    expect(hand.sent[0]).toMatchObject({ action: 'attack', args: { on: 'O', nonlethal: true } });
  });
  test('is let go by Escape and when the bar lets it go', () => {
    const hand = new Hand(BESIDE_AN_OGRE).choose({ action: 'attack', args: {} }).escape().expectIn('idle');
    expect(hand.store.getState().ui.intent).toBeNull();
    hand.choose({ action: 'withdraw', args: {} }).expectIn('dragging').choose(null).expectIn('idle');
  });
});

describe('a click', () => {
  test('on a foe makes it the target, the second one attacks', () => {
    const hand = new Hand(FACE_TO_FACE).click(5, 2).expectSent();
    expect(hand.store.getState().ui.target).toBe('O');
    hand.click(5, 2).expectSent('attack');
  });
  test('on a foe with Alt held selects it', () => {
    const hand = new Hand(BESIDE_AN_OGRE).holding({ alt: true }).click(5, 2);
    expect(hand.store.getState().ui).toMatchObject({ selected: 'O', target: null });
  });
  test('on open floor lets go of the target, then of the selection', () => {
    const hand = new Hand(ALONE).click(25, 4);
    expect(hand.store.getState().ui.selected).toBe('A');
    hand.click(10, 0);
    expect(hand.store.getState().ui.selected).toBe('F');
  });
});
