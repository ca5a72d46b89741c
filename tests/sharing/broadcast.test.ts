import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { hostBroadcast, joinBroadcast } from '../../src/sharing/broadcast';

/** Windows of one browser: what one says on a channel all others on it hear. */
class Channel {
  static all: Channel[] = [];
  readonly name: string;
  onmessage: ((event: { data: unknown }) => void) | null = null;
  constructor(name: string) {
    this.name = name;
    Channel.all.push(this);
  }
  postMessage(message: unknown): void {
    const data: unknown = structuredClone(message);
    for (const other of [...Channel.all])
      if (other !== this && other.name === this.name) other.onmessage?.({ data });
  }
  close(): void {
    Channel.all = Channel.all.filter((it) => it !== this);
  }
}

beforeEach(() => {
  vi.useFakeTimers();
  Channel.all = [];
  vi.stubGlobal('BroadcastChannel', Channel);
  vi.stubGlobal('addEventListener', () => undefined);
  vi.stubGlobal('removeEventListener', () => undefined);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('a screen that is there first waits, and finds the window that comes', () => {
  const screen = joinBroadcast('one');
  vi.advanceTimersByTime(5000);
  expect(screen.state()).toBe('connecting');
  const counts: number[] = [];
  const hub = hostBroadcast('one');
  hub.watch((count) => counts.push(count));
  vi.advanceTimersByTime(1000);
  expect(screen.state()).toBe('open');
  expect(counts).toEqual([1]);
});

test('both say and hear, each screen its own', () => {
  const hub = hostBroadcast('one');
  const [a, b, stranger] = [joinBroadcast('one'), joinBroadcast('one'), joinBroadcast('two')];
  const heard: unknown[] = [];
  const from: string[] = [];
  hub.listen((_body, screen) => from.push(screen));
  for (const [name, screen] of Object.entries({ a, b, stranger }))
    screen.listen((it) => heard.push([name, it]));
  a.send('hello');
  b.send('hello');
  stranger.send('hello');
  expect(new Set(from).size).toBe(2);
  hub.send('all', null);
  hub.send('one', from[0] ?? '');
  expect(heard).toEqual([
    ['a', 'all'],
    ['b', 'all'],
    ['a', 'one'],
  ]);
});

test('whoever says something is counted, be it before its first call', () => {
  const screen = joinBroadcast('one');
  const hub = hostBroadcast('one');
  const counts: number[] = [];
  hub.watch((count) => counts.push(count));
  expect(screen.state()).toBe('open');
  screen.send('hello');
  expect(counts).toEqual([1]);
});

test('the window is loaded again: the line is lost, and open when it is back', () => {
  const states: string[] = [];
  const hub = hostBroadcast('one');
  const screen = joinBroadcast('one');
  screen.watch((state) => states.push(state));
  hub.close();
  hostBroadcast('one');
  expect(states).toEqual(['lost', 'open']);
});

test('a window that is gone without a word is missed after four calls', () => {
  hostBroadcast('one');
  const screen = joinBroadcast('one');
  Channel.all = Channel.all.slice(1);
  vi.advanceTimersByTime(3000);
  expect(screen.state()).toBe('open');
  vi.advanceTimersByTime(2000);
  expect(screen.state()).toBe('lost');
});

test('as long as one window answers a second one is not heard', () => {
  const first = hostBroadcast('one');
  const screen = joinBroadcast('one');
  const heard: unknown[] = [];
  screen.listen((it) => heard.push(it));
  const second = hostBroadcast('one');
  second.send('second', null);
  first.send('first', null);
  expect(heard).toEqual(['first']);
});

test('what is no letter is not heard', () => {
  const hub = hostBroadcast('one');
  const heard: unknown[] = [];
  hub.listen((it) => heard.push(it));
  const odd = new Channel('one');
  for (const it of [null, 7, {}, { kind: 'up' }, { kind: 'up', from: '', body: 1 }]) odd.postMessage(it);
  expect(heard).toEqual([]);
});
