import { describe, expect, test } from 'vitest';
import { askBetterWays } from '../../../src/rules/questions/better-ways';
import { viewFrom } from './view-from';

const fight = (more = '', skills = ''): string => `
title: Past an ogre
size: [12, 10]
combatants:
  A: { creature: sparring-warrior, side: party, at: [1,2], speed: 40, hp: 40${skills} }
  G: { creature: ogre, side: foes, at: [4,4] }
initiative: [A, G]
${more}`;
const drawn = [2, 3, 4, 5, 6, 7, 8].map((x) => ({ x, y: 2 }));

describe('better ways', () => {
  test('a path that nobody strikes at needs none', () => {
    const view = viewFrom(fight());
    const path = [2, 3, 4, 5, 6, 7, 8].map((x) => ({ x, y: x === 8 ? 2 : 1 }));
    expect(askBetterWays(view, { by: 'A', path })).toEqual([]);
  });

  test('the safest way keeps out of reach, withdrawing and tumbling have their price', () => {
    const view = viewFrom(fight('', ', skills: { tumble: 9 }'));
    const ways = askBetterWays(view, { by: 'A', path: drawn });
    const kinds = ways.map(({ kind }) => kind);
    expect(kinds).toContain('safest');
    expect(kinds).not.toContain('five-foot-step');
    // One move is enough to be safe, so two have nothing better to offer.
    expect(kinds).not.toContain('around');
    const safest = ways.find(({ kind }) => kind === 'safest');
    expect(safest?.answer).toMatchObject({ cost: 40, provocations: [], unhurt: 1, arrives: 1, damage: 0 });
  });

  test('what is too far for one move is reached safely with two', () => {
    const view = viewFrom(fight().replace('speed: 40', 'speed: 35'));
    const ways = askBetterWays(view, { by: 'A', path: drawn });
    const around = ways.find(({ kind }) => kind === 'around');
    expect(around?.legs.map(({ action }) => action)).toEqual(['move', 'move']);
    expect(around?.answer).toMatchObject({ legal: true, cost: 40, provocations: [] });
  });

  test('a single square is safer as a 5-foot step', () => {
    const view = viewFrom(fight().replace('at: [1,2]', 'at: [3,4]'));
    const ways = askBetterWays(view, { by: 'A', path: [{ x: 3, y: 3 }] });
    expect(ways[0]).toMatchObject({ kind: 'five-foot-step', answer: { provocations: [], legal: true } });
  });

  test('a withdrawal is offered only where a full-round action is left', () => {
    const near = fight().replace('at: [1,2]', 'at: [2,4]');
    const path = [
      { x: 1, y: 4 },
      { x: 0, y: 4 },
    ];
    const fresh = askBetterWays(viewFrom(near), { by: 'A', path });
    expect(fresh.map(({ kind }) => kind)).toContain('withdraw');
    const spent = viewFrom(near);
    const who = spent.combatant('A');
    const tired = { ...who, turn: { ...who.turn, standard: false } };
    const later = viewFrom(near, { A: tired });
    expect(askBetterWays(later, { by: 'A', path }).map(({ kind }) => kind)).not.toContain('withdraw');
  });
});
