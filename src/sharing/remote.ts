import type { Command, Outcome, Refusal, Rules } from '../engine/contract';
import { refusal } from '../engine/refusal';
import type { CombatantId } from '../engine/state';
import { GM } from '../session/authority';
import { type Fight, type FightStore, squareIn } from '../session/store';
import type { Settings } from '../session/ui-state';
import { type AroundStore, createAround, NO_DRAGS, told, withDrag } from './around';
import type { ServerTransport } from './colyseus-transport';
import { type Follower, follow, type Other } from './follower';
import { type FromTable, readFromTable } from './from-table';
import { Outbox, type Sent } from './outbox';
import { playsHere, type Sitting, whyNotHere } from './remote-rights';
import type { Drag } from './to-server';
import type { HistoryMove, ToTable } from './to-table';
import { PROTOCOL } from './wire';

/** What is said to the table besides commands; each without its version. */
export type Saying = Without<Exclude<ToTable, { type: 'history' }>>;
type Without<T> = T extends unknown ? Omit<T, 'v'> : never;

/** A fight that a server holds, from one seat at its table. */
export interface Remote {
  readonly around: AroundStore;
  /** Null until the fight is there. Everything that can be done with a store can be done with this one, as far as the seat may. */
  store(): FightStore | null;
  /** Whether this seat answers for somebody. */
  plays(who: CombatantId | null): boolean;
  /** Asks for lines of the log before those that are here. */
  older(): void;
  /** Nothing happens while the line is not open. */
  tell(saying: Saying): void;
  drag(drag: Drag | null): void;
  ping(at: readonly [number, number]): void;
  /** Ends the table for everybody. Resolves when there is none any more, however often the line is lost on the way to that. */
  end(): Promise<void>;
  stop(): void;
}
export interface RemoteOptions {
  readonly rules: Rules;
  readonly transport: ServerTransport;
  readonly settings: Settings;
  /** Once, when there is a store. */
  begun(store: FightStore): void;
  /** The secret of a new seat: with it one comes back. */
  seated(secret: string, you: Sitting): void;
  /** Milliseconds; only differences count. */
  readonly now?: () => number;
  readonly wait?: (ms: number, then: () => void) => void;
}

const PING_MS = 4000;
/** The change comes with the acknowledgement; where nothing of it is seen here, none comes. */
const SEEN_MS = 120;
/** So long an open line may leave something unanswered before it is hung up and dialled anew. */
const PATIENCE_MS = 12_000;

export const openRemote = (options: RemoteOptions): Remote => new ServerFight(options);

class ServerFight implements Remote {
  readonly around = createAround();
  readonly #options: RemoteOptions;
  readonly #outbox = new Outbox();
  readonly #follower: Follower;
  #pings = 0;

  constructor(options: RemoteOptions) {
    this.#options = options;
    const { transport, rules, settings } = options;
    transport.listen((heard) => {
      const message = readFromTable(heard);
      if (message !== null) this.#told(message);
    });
    transport.watch((line) =>
      this.around.setState(({ earlier }) => ({
        line,
        drags: NO_DRAGS,
        // What was asked for over a line that is lost does not come.
        earlier: earlier === 'asked' ? 'some' : earlier,
      })),
    );
    transport.whenEnded((ended) => this.around.setState({ ended, line: 'lost' }));
    this.#follower = follow({
      rules,
      transport,
      settings,
      begun: (store) => this.#begun(store),
      earlier: (more) => this.around.setState({ earlier: more ? 'some' : 'none' }),
    });
    this.#follower.listen((message) => this.#heard(message));
  }

  store(): FightStore | null {
    return this.#follower.store();
  }

  plays(who: CombatantId | null): boolean {
    const [{ you }, store] = [this.around.getState(), this.store()];
    return you !== null && store !== null && playsHere(you, store.getState().encounter, who);
  }

  older(): void {
    const { transport } = this.#options;
    if (this.around.getState().earlier !== 'some' || transport.state() !== 'open') return;
    this.around.setState({ earlier: 'asked' });
    this.#follower.older();
  }

  tell(saying: Saying): void {
    const { transport } = this.#options;
    transport.send({ ...saying, v: PROTOCOL });
    // The next switch is set beside this one, whether the server has answered or not.
    if (saying.type === 'switch' && transport.state() === 'open')
      this.around.setState({ switches: saying.switches });
  }
  drag(drag: Drag | null): void {
    this.#options.transport.send({ type: 'drag', v: PROTOCOL, drag });
  }
  ping(at: readonly [number, number]): void {
    this.#options.transport.send({ type: 'ping', v: PROTOCOL, at });
  }
  end(): Promise<void> {
    const say = (): void => this.tell({ type: 'close' });
    return new Promise((done) => {
      const stop = this.around.subscribe(({ ended, line }, before) => {
        if (ended === null) {
          if (line === 'open' && before.line !== 'open') say();
          return;
        }
        stop();
        done();
      });
      say();
    });
  }
  stop(): void {
    this.#follower.stop();
  }

  #begun(store: FightStore): void {
    store.setState({
      send: (command) => this.#send(command),
      undo: () => this.#move({ to: 'undo' }),
      redo: () => this.#move({ to: 'redo' }),
      undoChain: () => this.#move({ to: 'undo-chain' }),
      redoChain: () => this.#move({ to: 'redo-chain' }),
      jumpTo: (line) => this.#backTo(line),
      // Another fight cannot take the place of the one that everybody plays.
      openEncounter: () => this.#refused(refusal('played-together')),
      restore: () => this.#refused(refusal('played-together')),
    });
    this.#sit(store);
    store.subscribe((now, before) => {
      if (now.session !== before.session) this.#sending(false);
    });
    this.#options.begun(store);
  }

  /** Panels offer what is this seat's. */
  #sit(store: FightStore): void {
    const { you } = this.around.getState();
    const seat = you?.role === 'gm' ? GM : (you?.name ?? '');
    store.setState(({ ui }) => ({ ui: { ...ui, seat } }));
  }

  #told(message: FromTable): void {
    const { now = () => performance.now(), transport, seated } = this.#options;
    this.around.setState((around) => told(around, message, now()));
    if (message.type === 'proposals') this.#count();
    if (message.type === 'closed') transport.end(`closed-${message.why}`);
    if (message.type !== 'welcome') return;
    if (message.seat !== null) seated(message.seat, message.you);
    for (const { message: again } of this.#outbox.welcomed(message.lastCommand)) transport.send(again);
    this.#count();
  }

  #heard(message: Other): void {
    switch (message.type) {
      case 'drag':
        this.around.setState(({ drags }) => ({ drags: withDrag(drags, message.by, message.drag) }));
        break;
      case 'ping':
        this.#pinged(message.at, message.by);
        break;
      case 'accepted':
        this.#settled(message.id);
        break;
      case 'refusal': {
        const sent = message.id === null ? null : this.#settled(message.id);
        this.#refused(message.refusal, sent?.command ?? null);
        break;
      }
      case 'camera':
      case 'beat':
        break;
    }
  }

  #send(command: Command): Outcome {
    const [{ you }, store] = [this.around.getState(), this.store()];
    const why = this.#whyNot(command);
    if (why !== null || store === null || you === null) {
      const told = why ?? refusal('not-yours');
      this.#refused(told, command);
      return { ok: false, refusal: told, needsRoll: null };
    }
    const { encounter } = store.getState();
    if (!this.#isOnItsWay(command)) this.#post(this.#outbox.command(command));
    return { ok: true, encounter, events: [] };
  }

  #whyNot(command: Command): Refusal | null {
    const [{ you, switches }, store] = [this.around.getState(), this.store()];
    if (you === null || store === null) return null;
    // What is still on its way would have to be known to judge what comes after it.
    if (this.#outbox.waiting.length > 0 && you.role === 'gm') return null;
    const { encounter, view } = store.getState();
    const sitting = { ...you, places: switches?.placing === true };
    return whyNotHere(view().rules, encounter, sitting, command);
  }

  /** A button that is pressed twice does it once. */
  #isOnItsWay(command: Command): boolean {
    const words = JSON.stringify(command);
    return this.#outbox.waiting.some((it) => JSON.stringify(it.command) === words);
  }

  #move(move: HistoryMove): void {
    if (this.around.getState().you?.role === 'gm') this.#post(this.#outbox.history(move));
    else this.#refused(refusal('not-yours'));
  }

  /** The log here may begin later than the server's, so it goes back line by line. */
  #backTo(line: number): void {
    const entries = this.store()?.getState().session.entries ?? [];
    // The last entry holds the state and is no line.
    for (let count = entries.length - 1; count > line; count -= 1) this.#move({ to: 'undo' });
  }

  #post(sent: Sent): void {
    const { transport, wait = (ms, then) => void setTimeout(then, ms) } = this.#options;
    transport.send(sent.message);
    this.around.setState({ ghost: pathOf(sent.command) });
    this.#sending(true);
    this.#count();
    wait(PATIENCE_MS, () => this.#unanswered(sent));
  }

  /** What waits for the game master is no fault of the line. */
  #unanswered(sent: Sent): void {
    const { you, proposals, line } = this.around.getState();
    const own = proposals.filter(({ by }) => by === you?.name).length;
    const { waiting } = this.#outbox;
    if (line === 'open' && waiting.includes(sent) && waiting.length > own) this.#options.transport.again();
  }

  #settled(id: number): Sent | null {
    const sent = this.#outbox.settled(id);
    this.#count();
    const { wait = (ms, then) => void setTimeout(then, ms) } = this.#options;
    if (this.#outbox.waiting.length === 0) wait(SEEN_MS, () => this.#sending(false));
    return sent;
  }

  #sending(sending: boolean): void {
    const store = this.store();
    if (store === null) return;
    const is = sending || this.#outbox.waiting.length > 0;
    if (store.getState().ui.sending !== is) store.setState(({ ui }) => ({ ui: { ...ui, sending: is } }));
    if (!is) this.around.setState({ ghost: null });
  }

  #count(): void {
    this.around.setState({ waiting: this.#outbox.waiting.length });
  }

  #refused(why: Refusal, command: Command | null = null): void {
    const store: Fight | undefined = this.store()?.getState();
    store?.notify({ refusal: why, square: squareIn(why.with.at), command });
  }

  #pinged(at: readonly [number, number], by: string): void {
    const { wait = (ms, then) => void setTimeout(then, ms) } = this.#options;
    this.#pings += 1;
    const key = this.#pings;
    this.around.setState(({ pings }) => ({ pings: [...pings, { key, at, by }].slice(-20) }));
    wait(PING_MS, () =>
      this.around.setState(({ pings }) => ({ pings: pings.filter((it) => it.key !== key) })),
    );
  }
}

/** The way of somebody who is to walk. */
function pathOf(command: Command | null): Drag | null {
  if (command?.type !== 'act' || command.actor === null || !Array.isArray(command.args.path)) return null;
  const path = command.args.path.flatMap((pair: unknown): (readonly [number, number])[] => {
    if (!Array.isArray(pair)) return [];
    const [x, y]: unknown[] = pair;
    return typeof x === 'number' && typeof y === 'number' ? [[x, y]] : [];
  });
  return { who: command.actor, action: command.action, path, waypoints: [] };
}
