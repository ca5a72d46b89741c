// @vitest-environment jsdom
import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ActionBar } from '../../src/panels/action-bar';
import { AttackCard } from '../../src/panels/attack-card';
import { InitiativeRail } from '../../src/panels/initiative';
import { IntentBar } from '../../src/panels/intent-bar';
import type { FightStore } from '../../src/session/store';
import { openFight, show } from './helpers';

let store: FightStore;
beforeEach(() => {
  store = openFight();
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});
const fight = () => store.getState();
const lastCommand = () => fight().session.entries.at(-1)?.command;
const choose = (id: string, value: string) => fireEvent.change(screen.getByTestId(id), { target: { value } });

test('a special ability is told its kind and its name, and sent', () => {
  act(() => fight().setIntent({ action: 'use-ability', args: {} }));
  show(store, <IntentBar />);
  choose('field-kind', '1');
  choose('field-name', 'breath of fog');
  fireEvent.click(screen.getByTestId('intent-do'));
  expect(lastCommand()).toMatchObject({
    action: 'use-ability',
    args: { kind: 'supernatural', name: 'breath of fog' },
  });
  expect(fight().ui.intent).toBeNull();
});

test('a skill is told its DC; an empty field is left out again', () => {
  act(() => fight().setIntent({ action: 'use-skill', args: {} }));
  show(store, <IntentBar />);
  choose('field-dc', '15');
  choose('field-action', '1');
  expect(fight().ui.intent?.args).toEqual({ dc: 15, action: 'move' });
  choose('field-dc', '');
  choose('field-action', '-1');
  expect(fight().ui.intent?.args).toEqual({});
});

test('only full-round actions that may be begun in parts are offered', () => {
  act(() => fight().setIntent({ action: 'start-full-round', args: {} }));
  show(store, <IntentBar />);
  const offered = [...screen.getByTestId('field-action').querySelectorAll('option')].map(
    (it) => it.textContent,
  );
  expect(offered).toContain('Extinguish flames');
  for (const whole of ['Full attack', 'Charge', 'Run', 'Withdraw']) expect(offered).not.toContain(whole);
});

test('while a decision is open the whole bar is refused, and says why', () => {
  const path = [
    [1, 0],
    [2, 0],
  ];
  act(() => void fight().send({ type: 'act', actor: 'A', action: 'move', args: { path } }));
  expect(fight().encounter.decisions).not.toHaveLength(0);
  show(store, <ActionBar />);
  const actions = [...document.querySelectorAll('.action[data-testid^="action-"]')];
  expect(actions.length).toBeGreaterThan(5);
  for (const action of actions) {
    expect(action.getAttribute('aria-disabled')).toBe('true');
    expect(action.textContent).toContain('A decision is open');
  }
});

test('where the column is out of sight the attack stands over the board', () => {
  vi.stubGlobal('matchMedia', () => ({
    matches: true,
    addEventListener: () => {},
    removeEventListener: () => {},
  }));
  act(() => fight().setTarget('O'));
  show(store, <AttackCard />);
  expect(screen.getByTestId('attack-card-chance').textContent).toMatch(/^\d+ %$/);
  fireEvent.click(screen.getByTestId('attack-card-now'));
  expect(lastCommand()).toMatchObject({ action: 'attack', args: { on: 'O' } });
});

test('of a thousand combatants the rail has those in view only', () => {
  const { encounter } = fight();
  const orc = encounter.combatants.O;
  if (orc === undefined) throw new Error('the fight has an orc');
  const many = Array.from({ length: 1000 }, (_, index) => ({ ...orc, id: `O${index}` }));
  const combatants = Object.fromEntries(many.map((it) => [it.id, it]));
  store.setState({ encounter: { ...encounter, combatants, order: many.map(({ id }) => id), current: 'O0' } });
  show(store, <InitiativeRail />);
  const entries = [...document.querySelectorAll('.rail li')];
  expect(entries).toHaveLength(64);
  expect(entries[0]?.getAttribute('aria-setsize')).toBe('1000');
});
