// @vitest-environment jsdom
import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import type { Command } from '../../src/engine/contract';
import { ActionBar } from '../../src/panels/action-bar';
import { CombatantCard } from '../../src/panels/combatant-card';
import { DelayCard } from '../../src/panels/delay-card';
import { placesToDelay } from '../../src/panels/delaying';
import { InitiativeRail } from '../../src/panels/initiative';
import { NoticeBar } from '../../src/panels/notice';
import { Waiting } from '../../src/panels/waiting';
import type { FightStore } from '../../src/session/store';
import { openFight, show } from './helpers';

afterEach(cleanup);

const does = (actor: string, action: string, args = {}): Command => ({ type: 'act', actor, action, args });
function send(store: FightStore, command: Command): void {
  act(() => {
    expect(store.getState().send(command).ok).toBe(true);
  });
}

test('who delays is named in the order and on the card, and comes back from the bar in the turn of another', () => {
  const store = openFight();
  show(
    store,
    <>
      <InitiativeRail />
      <CombatantCard />
      <ActionBar />
    </>,
  );
  expect(screen.queryByTestId('waiting')).toBeNull();
  send(store, does('A', 'delay'));
  act(() => store.getState().select('A'));
  expect(screen.getByTestId('initiative-A').textContent).toContain('delaying');
  expect(screen.getByTestId('card-conditions').textContent).toContain('delaying');
  fireEvent.click(screen.getByTestId('act-now-A'));
  expect(screen.getByTestId('waiting').textContent).toContain('Hero acts next');
  expect(screen.queryByTestId('act-now-A')).toBeNull();
  send(store, does('O', 'end-turn'));
  expect(store.getState().encounter.current).toBe('A');
  expect(screen.queryByTestId('waiting')).toBeNull();
});

test('what was made ready for something said goes off against whom is aimed at', () => {
  const store = openFight();
  show(store, <ActionBar />);
  send(store, does('A', 'ready', { action: 'attack', when: 'the bell rings' }));
  send(store, does('A', 'end-turn'));
  const button = screen.getByTestId('trigger-A');
  expect(button.textContent).toBe('Hero: attack');
  expect(button.getAttribute('aria-disabled')).toBe('true');
  act(() => store.getState().setTarget('P'));
  expect(screen.getByTestId('trigger-A').getAttribute('aria-disabled')).toBe('false');
  fireEvent.click(screen.getByTestId('trigger-A'));
  const last = store.getState().session.entries.at(-1);
  expect(last?.command).toMatchObject({ action: 'trigger', actor: 'A', args: { on: 'P' } });
  expect(screen.queryByTestId('trigger-A')).toBeNull();
});

test('of the dead no stance is told', () => {
  const store = openFight();
  send(store, does('A', 'total-defense'));
  show(store, <InitiativeRail />);
  expect(screen.getByTestId('initiative-A').textContent).toContain('in total defense');
  send(store, { type: 'edit', edit: 'damage', args: { on: 'A', amount: 999 } });
  expect(screen.getByTestId('initiative-A').textContent).toContain('dead');
  expect(screen.getByTestId('initiative-A').textContent).not.toContain('in total defense');
});

test('a readied action that is noticed by itself has no button', () => {
  const store = openFight();
  show(store, <ActionBar />);
  send(store, does('A', 'ready', { action: 'attack', when: { does: 'move' } }));
  send(store, does('A', 'end-turn'));
  expect(screen.queryByTestId('waiting')).toBeNull();
});

test('the form of Ready takes something else to wait for, in words', () => {
  const store = openFight();
  show(store, <ActionBar />);
  fireEvent.click(screen.getByTestId('action-ready'));
  fireEvent.change(screen.getByTestId('ready-does'), { target: { value: 'said' } });
  fireEvent.change(screen.getByTestId('ready-said'), { target: { value: '  the door opens ' } });
  expect(screen.queryByTestId('ready-who')).toBeNull();
  fireEvent.click(screen.getByTestId('ready-now'));
  const readied = store.getState().encounter.combatants.A?.effects.find(({ id }) => id === 'readied');
  expect(readied?.data).toMatchObject({ action: 'attack', when: 'the door opens' });
});

test('whoever is on turn is taken down the order by keys, and acts after the one it was left at', () => {
  const store = openFight();
  show(
    store,
    <>
      <InitiativeRail />
      <DelayCard />
      <Waiting />
    </>,
  );
  const hero = screen.getByTestId('initiative-A');
  const press = (key: string, altKey = true) => fireEvent.keyDown(hero, { key, altKey });
  const marked = () => document.querySelector<HTMLElement>('[data-drop]')?.dataset['who'];
  press('ArrowDown');
  expect(marked()).toBe('O');
  press('ArrowUp');
  expect(marked()).toBeUndefined();
  press('ArrowDown');
  press('ArrowDown');
  press('ArrowDown');
  expect(marked()).toBe('P');
  expect(screen.getByTestId('delay-card').textContent).toContain('Hero delays and acts after Other orc');
  press('Escape', false);
  expect(screen.queryByTestId('delay-card')).toBeNull();
  expect(store.getState().session.entries).toHaveLength(0);
  press('ArrowDown');
  fireEvent.click(hero);
  expect(store.getState().encounter.current).toBe('O');
  expect(screen.queryByTestId('delay-card')).toBeNull();
  const sooner = screen.getByTestId('act-now-A').getAttribute('aria-description');
  expect(sooner).toBe('Hero delays until after Orc. It can act sooner: as soon as this turn is over.');
  send(store, does('O', 'end-turn'));
  expect(store.getState().encounter.current).toBe('A');
});

test('taken down the order after its turn has begun, it is told why not, with the way round it', () => {
  const store = openFight();
  show(
    store,
    <>
      <InitiativeRail />
      <NoticeBar />
    </>,
  );
  send(store, does('A', 'total-defense'));
  const hero = screen.getByTestId('initiative-A');
  fireEvent.keyDown(hero, { key: 'ArrowDown', altKey: true });
  fireEvent.click(hero);
  expect(screen.getByTestId('notice').dataset['code']).toBe('turn-begun');
  fireEvent.click(screen.getByTestId('overrule'));
  expect(store.getState().encounter.current).toBe('O');
});

test('there is nothing to wait for above whoever is on turn but in the next round', () => {
  expect(placesToDelay({ order: ['A', 'B', 'C', 'D'], current: 'A' })).toEqual(['B', 'C', 'D']);
  expect(placesToDelay({ order: ['A', 'B', 'C', 'D'], current: 'C' })).toEqual(['D', 'A']);
  expect(placesToDelay({ order: ['A', 'B'], current: 'B' })).toEqual([]);
  expect(placesToDelay({ order: [], current: null })).toEqual([]);
});
