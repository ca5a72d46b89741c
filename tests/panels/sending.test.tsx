// @vitest-environment jsdom
import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { DecisionCards } from '../../src/panels/decision';
import { handleKey } from '../../src/panels/keys';
import { openFight, show } from './helpers';

afterEach(cleanup);

test('an answer that is on its way to the server is not given twice, by click or key', () => {
  const store = openFight();
  const path = [
    [1, 0],
    [2, 0],
  ];
  store.getState().send({ type: 'act', actor: 'A', action: 'move', args: { path } });
  show(store, <DecisionCards />);
  const sending = (is: boolean) => act(() => store.setState(({ ui }) => ({ ui: { ...ui, sending: is } })));
  const asked = () => store.getState().encounter.decisions.map(({ by }) => by);
  sending(true);
  fireEvent.click(screen.getByTestId('answer-pass'));
  act(() => void handleKey(new KeyboardEvent('keydown', { key: 'p' }), store));
  expect(asked()).toEqual(['O', 'P']);
  sending(false);
  fireEvent.click(screen.getByTestId('answer-pass'));
  expect(asked()).toEqual(['P']);
});
