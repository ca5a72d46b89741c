import { beforeEach, describe, expect, test } from 'vitest';
import { groupOrders, setStrike } from '../../src/session/formation';
import { Hand } from './hand';

/** Three goblins in a row, a fighter before them; they act one after the other, then the fighter, then a fourth. */
const GOBLINS = `
title: Goblins in a row
map: |
  . . . . . . . . . . . .
  . G H I . . . . . . . .
  . . . . . . . . . . . .
  . . . . . . . . . . . .
  . . . . . . . . F . . .
  . . . . . . . . . . . .
  . K . . . . . . . . . .
combatants:
  G: { creature: goblin, name: Goblin 1, side: foes }
  H: { creature: goblin, name: Goblin 2, side: foes }
  I: { creature: goblin, name: Goblin 3, side: foes }
  K: { creature: goblin, name: Goblin 4, side: foes }
  F: { creature: sparring-warrior, name: Fighter, side: party, hp: 40, hands: [longsword] }
initiative: [G, H, I, F, K]
`;
const SETUP = GOBLINS.replace(/initiative: .*\n/, '');

beforeEach(() => {
  groupOrders.setState({ formation: null, stayed: [], waiting: [], strike: true });
});

const group = (hand: Hand): readonly string[] => hand.store.getState().ui.group;
const names = (list: readonly { readonly who: string }[]): readonly string[] => list.map(({ who }) => who);
const formationOf = ({ tool }: Hand) => (tool.in === 'dragging' ? (tool.route.formation ?? []) : []);

function picked(text = GOBLINS): Hand {
  const hand = new Hand(text);
  hand.holding({ shift: true }).press(0, 0).drag([2, 2], [4, 2]);
  hand.expectIn('picking').release(4, 2).holding({});
  return hand;
}

describe('selecting several', () => {
  test('a rectangle with Shift from the floor; Escape lets them go', () => {
    const hand = picked();
    expect(group(hand)).toEqual(['G', 'H', 'I']);
    expect(hand.store.getState().ui.selected).toBe('G');
    hand.escape();
    expect(group(hand)).toEqual([]);
    expect(hand.store.getState().ui.selected).toBe('G');
  });

  test('without Shift the floor pans', () => {
    new Hand(GOBLINS).press(0, 0).drag([2, 2]).expectIn('panning');
  });

  test('of two sides, the one that acts', () => {
    const hand = new Hand(GOBLINS);
    hand.holding({ shift: true }).press(0, 0).drag([11, 6]).release(11, 6);
    expect(group(hand)).toEqual(['G', 'H', 'I', 'K']);
  });

  test('Shift-click adds one and takes one out; a plain click selects one alone', () => {
    const hand = picked().holding({ shift: true }).click(1, 6);
    expect(group(hand)).toEqual(['G', 'H', 'I', 'K']);
    hand.click(2, 1);
    expect(group(hand)).toEqual(['G', 'I', 'K']);
    hand.holding({}).click(1, 6);
    expect(group(hand)).toEqual([]);
    expect(hand.store.getState().ui.selected).toBe('K');
  });

  test('switched on, a drag from a token draws the rectangle too, once', () => {
    const hand = new Hand(GOBLINS);
    hand.store.getState().setPicking(true);
    hand.press(1, 1, true).drag([2, 1]).expectIn('picking').release(2, 1);
    expect(group(hand)).toEqual(['G', 'H']);
    expect(hand.store.getState().ui.picking).toBe(false);
  });
});

describe('moving together', () => {
  test('each goes its own way to its own place, one turn after the other', () => {
    const hand = picked().press(2, 1).drag([2, 3], [2, 4]);
    expect(formationOf(hand).map(({ who, path }) => [who, path.at(-1)])).toEqual([
      ['G', { x: 1, y: 4 }],
      ['H', { x: 2, y: 4 }],
      ['I', { x: 3, y: 4 }],
    ]);
    hand.release().carryOut();
    hand.expectSent('move', 'end-turn', 'move', 'end-turn', 'move');
    hand.expectAt('G', 1, 4).expectAt('H', 2, 4).expectAt('I', 3, 4);
    expect(hand.store.getState().encounter.current).toBe('I');
    expect(group(hand)).toEqual(['G', 'H', 'I']);
  });

  test('whose place is taken goes to the nearest free one', () => {
    const hand = picked().press(1, 1).drag([1, 6]);
    const [first, second] = formationOf(hand);
    expect(first).toMatchObject({ who: 'G', aside: true, refusal: null });
    expect(first?.path.at(-1)).not.toEqual({ x: 1, y: 6 });
    expect(second?.refusal).toBeNull();
    const ends = formationOf(hand).map(({ path }) => JSON.stringify(path.at(-1)));
    expect(new Set(ends).size).toBe(3);
  });

  test('what is too far for the turn is gone as far as it may be', () => {
    const slow = GOBLINS.replace('name: Goblin 2,', 'name: Goblin 2, speed: 10,');
    const hand = picked(slow).press(1, 1).drag([1, 5], [6, 6]);
    const [first, second] = formationOf(hand);
    expect(first).toMatchObject({ who: 'G', short: false });
    expect(second).toMatchObject({ who: 'H', short: true, refusal: null });
    expect(second?.answer?.cost).toBeLessThanOrEqual(20);
  });

  test('who has not the turn yet stays, is told why, and goes by the word of the game master', () => {
    const hand = picked().holding({ shift: true }).click(1, 6).holding({});
    hand.press(1, 1).drag([1, 0]).release().carryOut();
    hand.expectAt('I', 3, 0).expectAt('K', 1, 6);
    const { stayed } = groupOrders.getState();
    expect(names(stayed)).toEqual(['K']);
    expect(stayed[0]?.refusal?.code).toBe('not-your-turn');
    hand.orders.orderAnyway();
    hand.carryOut().expectAt('K', 1, 5);
    expect(hand.store.getState().session.entries.at(-1)?.command).toMatchObject({
      actor: 'K',
      overrule: true,
    });
  });

  test('a decision in between is answered first, then the others go on', () => {
    const near = GOBLINS.replace('. . . . . . . . F . . .', '. . . . . . . . . . . .').replace(
      '  . . . . . . . . . . . .\n  . G H I',
      '  . F . . . . . . . . . .\n  . G H I',
    );
    const hand = new Hand(near);
    hand.store.getState().selectSeveral(['G', 'H', 'I']);
    hand.press(2, 1).drag([2, 4]);
    expect(formationOf(hand).map(({ answer }) => answer?.provocations.map(({ by }) => by))).toEqual([
      ['F'],
      ['F'],
      [],
    ]);
    hand.release().carryOut().expectSent('move').expectAt('G', 1, 1);
    const answer = (): void => {
      hand.store.getState().send({ type: 'answer', by: 'F', choice: { answer: 'pass' } });
    };
    answer();
    hand.carryOut().expectAt('G', 1, 4).expectAt('H', 2, 1).expectSent('move', 'pass', 'end-turn', 'move');
    answer();
    hand.carryOut().expectAt('H', 2, 4).expectAt('I', 3, 4);
    expect(groupOrders.getState().waiting).toEqual([]);
  });

  test('taking something back ends the order', () => {
    const hand = picked().press(1, 1).drag([1, 4]).release().carryOut(1);
    hand.expectSent('move');
    expect(groupOrders.getState().waiting).toEqual(['G', 'H', 'I']);
    hand.store.getState().undo();
    expect(groupOrders.getState().waiting).toEqual([]);
    hand.carryOut().expectAt('G', 1, 1).expectAt('H', 2, 1);
    hand.store.getState().redo();
    hand.carryOut().expectAt('G', 1, 4).expectAt('H', 2, 1);
  });

  test('before the fight, and with Alt, the game master puts all of them down, also onto each other’s places', () => {
    const hand = picked(SETUP).press(1, 1).drag([2, 1]).release().carryOut();
    hand.expectSent('place', 'place', 'place').expectAt('G', 2, 1).expectAt('H', 3, 1).expectAt('I', 4, 1);
    const late = picked().holding({ alt: true }).press(1, 1).drag([1, 4]).release().carryOut();
    late.expectSent('place', 'place', 'place').expectAt('I', 3, 4);
  });
});

describe('attacking together', () => {
  /** The fighter stands where two of three reach it. */
  const BESIDE = GOBLINS.replace('. . . . . . . . F . . .', '. . . . . . . . . . . .').replace(
    '  . . . . . . . . . . . .\n  . G H I',
    '  . F . . . . . . . . . .\n  . G H I',
  );

  test('each who can attacks in its own turn; who cannot passes it on', () => {
    const hand = new Hand(BESIDE);
    hand.store.getState().selectSeveral(['G', 'H', 'I']);
    hand.orders.orderAttack('F');
    hand.carryOut().expectSent('attack', 'end-turn', 'attack', 'end-turn');
    expect(hand.store.getState().encounter.current).toBe('I');
  });

  test('after moving the target is attacked by whoever has got to it, where that is wished', () => {
    for (const strike of [true, false]) {
      const hand = picked();
      hand.store.getState().setTarget('F');
      setStrike(strike);
      hand.press(3, 1).drag([8, 3]).release().carryOut();
      const attacks = hand.sent.filter((it) => it.type === 'act' && it.action === 'attack');
      expect(attacks.length > 0).toBe(strike);
    }
  });

  test('nobody of them has the turn: it is said why, and nothing is sent', () => {
    const hand = new Hand(GOBLINS.replace('[G, H, I, F, K]', '[F, G, H, I, K]'));
    hand.store.getState().selectSeveral(['G', 'H']);
    hand.orders.orderAttack('F');
    hand.carryOut().expectSent();
    expect(groupOrders.getState().stayed.map(({ refusal }) => refusal?.code)).toEqual([
      'not-your-turn',
      'not-your-turn',
    ]);
  });
});
