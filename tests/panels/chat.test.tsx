// @vitest-environment jsdom
import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import type { Online } from '../../src/panels/context';
import Chat from '../../src/panels/together/chat';
import TableSheet from '../../src/panels/together/table-sheet';
import { GM } from '../../src/session/authority';
import { createAround, told } from '../../src/sharing/around';
import type { ChatLine, FromTable } from '../../src/sharing/from-table';
import { openFight, show } from './helpers';

Element.prototype.scrollTo ??= () => {};
afterEach(cleanup);

/** A table as a page sees it, with what the page says to it. */
function atTable() {
  const around = createAround();
  const store = openFight();
  const said: unknown[] = [];
  const online: Online = {
    around,
    store: () => store,
    plays: () => true,
    older: () => {},
    tell: (saying) => void said.push(saying),
    drag: () => {},
    ping: () => {},
    end: async () => {},
    stop: () => {},
    leave: () => {},
    takeHome: async () => {},
    addressFor: (is, code) => `${is}=${code}`,
  };
  const hear = (message: FromTable) => act(() => around.setState((now) => told(now, message, 0)));
  const welcome = () =>
    hear({
      type: 'welcome',
      v: 1,
      you: { id: 'a', name: 'Anna', role: 'player' },
      seat: null,
      lastCommand: -1,
      codes: null,
    });
  const line = (is: 'open' | 'lost') => act(() => around.setState({ line: is }));
  line('open');
  welcome();
  return { around, store, online, said, hear, welcome, line };
}
const field = () => screen.getByTestId<HTMLInputElement>('chat-say');
const lineOf = (text: string): ChatLine => ({ by: 'Anna', to: 'all', text, roll: null });
function say(words: string): void {
  fireEvent.change(field(), { target: { value: words } });
  fireEvent.click(screen.getByTestId('chat-send'));
}

test('what was said and not heard of when the line is lost is in the field again', () => {
  const { online, store, said, hear, welcome, line } = atTable();
  show(store, <Chat online={online} />);
  hear({ type: 'said', v: 1, lines: [lineOf('Yes')] });
  say('Yes');
  expect([field().value, said.length]).toEqual(['', 1]);
  line('lost');
  expect(field().value).toBe('Yes');
  // It never came there.
  line('open');
  welcome();
  hear({ type: 'said', v: 1, lines: [lineOf('Yes')] });
  expect(field().value).toBe('Yes');
});

test('what came there before the line was lost is not offered again, nor what is typed since taken away', () => {
  const { online, store, hear, welcome, line } = atTable();
  show(store, <Chat online={online} />);
  say('To the left');
  line('lost');
  line('open');
  welcome();
  hear({ type: 'said', v: 1, lines: [lineOf('To the left')] });
  expect(field().value).toBe('');
  say('Now');
  fireEvent.change(field(), { target: { value: 'And then' } });
  line('lost');
  expect(field().value).toBe('And then');
});

test('while the line is lost nothing is set at the table that nobody would hear of', () => {
  const { online, store, line } = atTable();
  act(() => store.setState(({ ui }) => ({ ui: { ...ui, seat: GM } })));
  show(store, <TableSheet online={online} />);
  expect(screen.getByTestId('plays-A').matches(':disabled')).toBe(false);
  line('lost');
  for (const each of ['plays-A', 'take-home'])
    expect(screen.getByTestId(each).matches(':disabled')).toBe(true);
  expect(screen.getByTestId('sheet-leave').matches(':disabled')).toBe(false);
});
