import type { Command, Rules } from '../engine/contract';
import { refusal } from '../engine/refusal';
import type { CombatantId, Encounter } from '../engine/state';
import type { Entry, Session } from '../session/session';
import { createFight, type FightStore } from '../session/store';
import type { Settings } from '../session/ui-state';
import { patched } from './patch';
import { type ChangeMessage, readToScreen, type Snapshot, type Told, type ToScreen } from './to-screen';
import type { ToServer } from './to-server';
import { Listeners, type Transport } from './transport';
import { PROTOCOL } from './wire';

/** A fight that somebody else holds, as a store that board and panels can show. */
export interface Follower {
  /** Null until the first snapshot is there. */
  store(): FightStore | null;
  /** Messages that are about something else than the fight: drags, camera, pings, answers. */
  listen(heard: (message: Other) => void): () => void;
  stop(): void;
}
export type Other = Exclude<ToScreen, Snapshot | ChangeMessage>;

export interface FollowerOptions {
  readonly rules: Rules;
  readonly transport: Transport;
  readonly settings: Settings;
  /** Once, when there is a store. */
  begun(store: FightStore): void;
}

/** Says hello whenever the line opens, takes what comes, and asks again where something is missing. */
export function follow({ rules, transport, settings, begun }: FollowerOptions): Follower {
  const others = new Listeners<[Other]>();
  let store: FightStore | null = null;
  /** The store's own: nobody else may put another fight in the place of the one that is followed. */
  let restore: (session: Session) => void = () => undefined;
  let at: { readonly stream: string; readonly n: number } | null = null;
  const hello = (): void => transport.send({ type: 'hello', v: PROTOCOL, resume: at } satisfies ToServer);

  function take(snapshot: Snapshot): void {
    at = { stream: snapshot.stream, n: snapshot.n };
    const session = sessionOf(snapshot);
    if (store !== null) {
      restore(session);
      return;
    }
    store = readOnly(createFight(rules, snapshot.encounter, settings));
    restore = store.getState().restore;
    restore(session);
    begun(store);
  }

  function change(message: ChangeMessage): void {
    if (store === null || at?.stream !== message.stream || message.n > at.n + 1) {
      hello();
      return;
    }
    if (message.n <= at.n) return;
    const { session } = store.getState();
    const after = patchedEncounter(session, message);
    if (after === null) {
      at = null;
      hello();
      return;
    }
    at = { stream: message.stream, n: message.n };
    const events = message.told.flatMap((line) => line.events);
    store.getState().follow(withLines(session, message, after), { kind: message.kind, events });
  }

  const stopListening = transport.listen((heard) => {
    const message = readToScreen(heard);
    if (message === null) return;
    if (message.type === 'snapshot') take(message);
    else if (message.type === 'change') change(message);
    else others.tell(message);
  });
  const stopWatching = transport.watch((state) => {
    if (state === 'open') hello();
  });
  if (transport.state() === 'open') hello();
  return {
    store: () => store,
    listen: (heard) => others.add(heard),
    stop: () => {
      stopListening();
      stopWatching();
      transport.close();
    },
  };
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
  const entries = [...kept.slice(0, kept.length - less), ...lines];
  return closed({ ...session, entries, cursor: entries.length }, after);
}

/** Marks the entry that holds the state itself. */
const STATE: Command = { type: 'edit', edit: 'state', args: {} };

/** The state stands at the end, in an entry of its own: lines hold it with the names of those who are gone. */
function closed(session: Session, encounter: Encounter): Session {
  const entries = [...session.entries, { by: '', command: STATE, events: [], after: encounter }];
  return { ...session, entries, cursor: entries.length };
}
