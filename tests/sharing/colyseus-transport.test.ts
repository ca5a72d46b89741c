import { expect, test } from 'vitest';
import { joinServer, type Line, NotLetIn } from '../../src/sharing/colyseus-transport';

/** A server that lines can be had from, and time that passes only here. */
function fakeServer() {
  const waits: { ms: number; then: () => void }[] = [];
  const dials: { in: (line: Line) => void; out: (error: unknown) => void }[] = [];
  const transport = joinServer({
    dial: () => new Promise((resolve, reject) => dials.push({ in: resolve, out: reject })),
    wait: (ms, then) => {
      const it = { ms, then };
      waits.push(it);
      return () => waits.splice(waits.indexOf(it), 1);
    },
  });
  const states: string[] = [];
  transport.watch((state) => states.push(state));
  const ended: string[] = [];
  transport.whenEnded((code) => ended.push(code));
  return { transport, waits, dials, states, ended };
}

function fakeLine() {
  const sent: unknown[] = [];
  let closed = (_code: number): void => {};
  let heard = (_message: unknown): void => {};
  let isClosed = false;
  const line: Line = {
    send: (message) => void sent.push(message),
    listen: (it) => {
      heard = it;
    },
    whenClosed: (it) => {
      closed = it;
    },
    close: () => {
      isClosed = true;
    },
  };
  return {
    line,
    sent,
    cut: (code: number) => closed(code),
    hear: (it: unknown) => heard(it),
    isClosed: () => isClosed,
  };
}

const soon = () => Promise.resolve().then(() => {});
type Server = ReturnType<typeof fakeServer>;
async function letIn({ dials }: Server, line: Line): Promise<void> {
  dials.at(-1)?.in(line);
  await soon();
}

test('it is open when the table is joined, and passes on what comes', async () => {
  const server = fakeServer();
  const heard: unknown[] = [];
  server.transport.listen((message) => heard.push(message));
  const { line, sent, hear } = fakeLine();
  server.transport.send('too early');
  await letIn(server, line);
  server.transport.send('hello');
  hear('welcome');
  expect([server.states, sent, heard]).toEqual([['open'], ['hello'], ['welcome']]);
});

test.each([1006, 4101, 1001])('it comes back by itself after a line that closed with %i', async (code) => {
  const server = fakeServer();
  const first = fakeLine();
  await letIn(server, first.line);
  first.cut(code);
  expect(server.transport.state()).toBe('lost');
  server.waits.pop()?.then();
  const second = fakeLine();
  await letIn(server, second.line);
  expect(server.states).toEqual(['open', 'lost', 'open']);
  server.transport.send('hello again');
  expect([first.sent, second.sent]).toEqual([[], ['hello again']]);
});

test('it waits longer each time the server does not answer, up to a limit, and begins anew once it does', async () => {
  const server = fakeServer();
  const waited: (number | undefined)[] = [];
  for (let tries = 0; tries < 8; tries += 1) {
    server.dials.at(-1)?.out(new Error('nobody there'));
    await soon();
    const wait = server.waits.pop();
    waited.push(wait?.ms);
    wait?.then();
  }
  expect(waited).toEqual([250, 500, 1000, 2000, 4000, 8000, 8000, 8000]);
  const { line, cut } = fakeLine();
  await letIn(server, line);
  cut(1006);
  expect(server.waits.map(({ ms }) => ms)).toEqual([250]);
});

test('a line that is ended for good is not looked for', async () => {
  const server = fakeServer();
  const { line, cut } = fakeLine();
  await letIn(server, line);
  cut(4100);
  expect([server.ended, server.waits, server.transport.state()]).toEqual([['line-closed'], [], 'lost']);
});

test('who is not let in is told why, once, and does not try again', async () => {
  const server = fakeServer();
  server.dials.at(-1)?.out(new NotLetIn('name-taken'));
  await soon();
  expect([server.ended, server.waits]).toEqual([['name-taken'], []]);
  server.transport.end('closed-ended');
  expect(server.ended).toEqual(['name-taken']);
});

test('what was hung up says nothing any more, and a line that comes too late is hung up', async () => {
  const server = fakeServer();
  const first = fakeLine();
  await letIn(server, first.line);
  const heard: unknown[] = [];
  server.transport.listen((message) => heard.push(message));
  server.transport.again();
  first.hear('late words');
  first.cut(1006);
  const late = server.dials.at(-1);
  server.transport.again();
  const [tooLate, second] = [fakeLine(), fakeLine()];
  late?.in(tooLate.line);
  await letIn(server, second.line);
  expect([heard, first.isClosed(), tooLate.isClosed(), second.isClosed()]).toEqual([[], true, true, false]);
  expect(server.transport.state()).toBe('open');
});

test('closed from this side it stays closed', async () => {
  const server = fakeServer();
  server.transport.close();
  const { line, isClosed } = fakeLine();
  await letIn(server, line);
  expect([isClosed(), server.states, server.ended]).toEqual([true, [], []]);
});

/** So long as a line may be quiet has passed, so many times. */
function quiet({ waits }: Server, times: number): void {
  for (let time = 0; time < times; time += 1) {
    const due = waits.shift();
    expect(due?.ms).toBe(3000);
    due?.then();
  }
}
const BEAT = { type: 'beat', v: 1 };

test('a line that is quiet is asked whether it is there, and given up where it does not answer', async () => {
  const server = fakeServer();
  const { line, sent, isClosed } = fakeLine();
  await letIn(server, line);
  quiet(server, 2);
  expect([sent, server.states]).toEqual([[BEAT], ['open']]);
  quiet(server, 1);
  expect([sent, server.states, isClosed(), server.dials.length]).toEqual([[BEAT], ['open', 'lost'], true, 2]);
  const next = fakeLine();
  await letIn(server, next.line);
  expect(server.transport.state()).toBe('open');
});

test('a line that answers is kept, and one that is not quiet is not asked', async () => {
  const server = fakeServer();
  const { line, sent, hear } = fakeLine();
  await letIn(server, line);
  for (let time = 0; time < 5; time += 1) {
    hear('news');
    quiet(server, 1);
  }
  expect(sent).toEqual([]);
  for (let time = 0; time < 5; time += 1) {
    quiet(server, 1);
    hear(BEAT);
    quiet(server, 1);
  }
  expect([sent.length, server.states]).toEqual([5, ['open']]);
});

test('after a line that was given up the next has more time, until one answers', async () => {
  const server = fakeServer();
  const lines = [fakeLine(), fakeLine(), fakeLine()];
  await letIn(server, lines[0]?.line as Line);
  quiet(server, 3);
  await letIn(server, lines[1]?.line as Line);
  quiet(server, 3);
  expect([lines[1]?.sent.length, server.transport.state()]).toEqual([2, 'open']);
  lines[1]?.hear(BEAT);
  quiet(server, 3);
  expect(server.states).toEqual(['open', 'lost', 'open', 'lost']);
});

test('a server that never answers whoever dials is dialled again, with more patience each time', async () => {
  const server = fakeServer();
  const first = server.dials.at(-1);
  const waited: (number | undefined)[] = [];
  for (let tries = 0; tries < 5; tries += 1) {
    const patience = server.waits.shift();
    patience?.then();
    const pause = server.waits.shift();
    pause?.then();
    waited.push(patience?.ms, pause?.ms);
  }
  expect(waited).toEqual([10_000, 250, 20_000, 500, 40_000, 1000, 60_000, 2000, 60_000, 4000]);
  expect(server.dials).toHaveLength(6);
  const late = fakeLine();
  first?.in(late.line);
  await soon();
  expect([late.isClosed(), server.transport.state()]).toEqual([true, 'connecting']);
});
