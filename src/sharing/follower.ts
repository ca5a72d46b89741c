import type { Command, Rules } from '../engine/contract';
import { refusal } from '../engine/refusal';
import type { CombatantId, Encounter } from '../engine/state';
import type { Entry, Session } from '../session/session';
import { createFight, type FightStore } from '../session/store';
import type { Settings } from '../session/ui-state';
import { patched } from './patch';
import {
  type ChangeMessage,
  type OlderMessage,
  readToScreen,
  type Snapshot,
  type Told,
  type ToScreen,
} from './to-screen';
import type { ToServer } from './to-server';
import { Listeners, type Transport } from './transport';
import { PROTOCOL } from './wire';

/** A fight that somebody else holds, as a store that board and panels can show. */
export interface Follower {
  /** Null until the first snapshot is there. */
  store(): FightStore | null;
  /** Asks for lines of the log before those that are there. */
  older(): void;
  /** Messages that are about something else than the fight: drags, camera, pings, answers. */
  listen(heard: (message: Other) => void): () => void;
  stop(): void;
}
export type Other = Exclude<ToScreen, Snapshot | ChangeMessage | OlderMessage>;

export interface FollowerOptions {
  readonly rules: Rules;
  readonly transport: Transport;
  readonly settings: Settings;
  /** Once, when there is a store. */
  begun(store: FightStore): void;
  /** Whether there are lines of the log before those that are there, whenever that is told. */
  earlier?(more: boolean): void;
}

/** Says hello whenever the line opens, takes what comes, and asks again where something is missing. */
export const follow = (options: FollowerOptions): Follower => new Following(options);

class Following implements Follower {
  readonly #options: FollowerOptions;
  readonly #others = new Listeners<[Other]>();
  readonly #undo: readonly (() => void)[];
  #store: FightStore | null = null;
  /** The store's own: nobody else may put another fight in the place of the one that is followed. */
  #restore: (session: Session) => void = () => undefined;
  #at: { readonly stream: string; readonly n: number } | null = null;
  /** The number of the first line of the log that is there. */
  #first = 0;

  constructor(options: FollowerOptions) {
    this.#options = options;
    const { transport } = options;
    this.#undo = [
      transport.listen((heard) => this.#heard(readToScreen(heard))),
      transport.watch((state) => {
        if (state === 'open') this.#hello();
      }),
    ];
    if (transport.state() === 'open') this.#hello();
  }

  store(): FightStore | null {
    return this.#store;
  }
  listen(heard: (message: Other) => void): () => void {
    return this.#others.add(heard);
  }
  older(): void {
    this.#say({ type: 'older', v: PROTOCOL, before: this.#first });
  }
  stop(): void {
    for (const off of this.#undo) off();
    this.#options.transport.close();
  }

  #say(message: ToServer): void {
    this.#options.transport.send(message);
  }
  #hello(): void {
    this.#say({ type: 'hello', v: PROTOCOL, resume: this.#at });
  }

  #heard(message: ToScreen | null): void {
    if (message === null) return;
    if (message.type === 'snapshot') this.#take(message);
    else if (message.type === 'change') this.#change(message);
    else if (message.type === 'older') this.#takeOlder(message);
    else this.#others.tell(message);
  }

  #take(snapshot: Snapshot): void {
    const { rules, settings, begun, earlier } = this.#options;
    this.#at = { stream: snapshot.stream, n: snapshot.n };
    this.#first = snapshot.first;
    const session = sessionOf(snapshot);
    if (this.#store === null) {
      const store = readOnly(createFight(rules, snapshot.encounter, settings));
      this.#store = store;
      this.#restore = store.getState().restore;
      this.#restore(session);
      begun(store);
    } else this.#restore(session);
    earlier?.(snapshot.more);
  }

  #change(message: ChangeMessage): void {
    const [store, at] = [this.#store, this.#at];
    if (store === null || at?.stream !== message.stream || message.n > at.n + 1) {
      this.#hello();
      return;
    }
    if (message.n <= at.n) return;
    const { session } = store.getState();
    const after = patchedEncounter(session, message);
    if (after === null) {
      this.#at = null;
      this.#hello();
      return;
    }
    this.#at = { stream: message.stream, n: message.n };
    this.#first -= Math.max(0, message.less - linesIn(session));
    const events = message.told.flatMap((line) => line.events);
    store.getState().follow(withLines(session, message, after), { kind: message.kind, events });
  }

  #takeOlder({ stream, first, log, more }: OlderMessage): void {
    const store = this.#store;
    if (store === null || this.#at?.stream !== stream || first + log.length !== this.#first) return;
    this.#first = first;
    this.#restore(withOlder(store.getState().session, log));
    this.#options.earlier?.(more);
  }
}

/** Nothing can be done with it here; whoever can sends commands puts their own `send` in. */
function readOnly(store: FightStore): FightStore {
  const none = (): void => undefined;
  store.setState({
    send: () => ({ ok: false, refusal: refusal('not-yours'), needsRoll: null }),
    undo: none,
    redo: none,
    undoChain: none,
    redoChain: none,
    jumpTo: none,
  });
  return store;
}

const last = ({ start, entries }: Session): Encounter => entries.at(-1)?.after ?? start;

/** Null where the patch does not fit: something went wrong on the way. */
function patchedEncounter(session: Session, { patch }: ChangeMessage): Encounter | null {
  try {
    return patched(last(session), patch) as Encounter;
  } catch {
    return null;
  }
}

/** What was sent is not told; the log does not show it. */
const UNTOLD: Command = { type: 'edit', edit: 'untold', args: {} };

/** The names of those who are told of stand in the state, for the log looks there. */
function entryOf({ by, events, names }: Told, after: Encounter): Entry {
  return { by, command: UNTOLD, events, after: withNames(after, names) };
}

function withNames(encounter: Encounter, names: Readonly<Record<CombatantId, string>>): Encounter {
  const [sample] = Object.values(encounter.combatants);
  const missing = Object.entries(names).filter(([id]) => encounter.combatants[id] === undefined);
  if (sample === undefined || missing.length === 0) return encounter;
  const strangers = missing.map(([id, name]) => [id, { ...sample, id, sheet: { ...sample.sheet, name } }]);
  return { ...encounter, combatants: { ...encounter.combatants, ...Object.fromEntries(strangers) } };
}

function sessionOf({ encounter, log }: Snapshot): Session {
  const entries = log.map((told) => entryOf(told, encounter));
  return closed({ start: encounter, entries, cursor: entries.length }, encounter);
}

function withLines(session: Session, { less, told }: ChangeMessage, after: Encounter): Session {
  const kept = session.entries.filter(({ command }) => command !== STATE);
  const lines = told.map((line) => entryOf(line, after));
  // More may be taken back than is there: this screen came in the middle.
  const entries = [...kept.slice(0, Math.max(0, kept.length - less)), ...lines];
  return closed({ ...session, entries, cursor: entries.length }, after);
}

/** The last entry holds the state and is no line. */
const linesIn = ({ entries }: Session): number => entries.length - 1;

function withOlder(session: Session, log: readonly Told[]): Session {
  const lines = log.map((line) => entryOf(line, last(session)));
  const entries = [...lines, ...session.entries];
  return { ...session, entries, cursor: entries.length };
}

/** Marks the entry that holds the state itself. */
const STATE: Command = { type: 'edit', edit: 'state', args: {} };

/** The state stands at the end, in an entry of its own: lines hold it with the names of those who are gone. */
function closed(session: Session, encounter: Encounter): Session {
  const entries = [...session.entries, { by: '', command: STATE, events: [], after: encounter }];
  return { ...session, entries, cursor: entries.length };
}
