import { apply } from '../engine/apply';
import type { Command, Rules } from '../engine/contract';
import type { GameEvent } from '../engine/events';
import type { Dice, Encounter } from '../engine/state';
import type { Entry } from '../session/session';

// A state of a large fight takes some forty KiB, and a long fight has ten thousand of them. Only the last ones and every so many-th are
// kept; any other is played again from the nearest before it when somebody asks.

const KEPT_LAST = 16;
const KEPT_EVERY = 256;
/** States found again that are held on to in one process, for whoever asks for one asks for those beside it. */
const HELD = 2 * KEPT_EVERY;

/** What comes before an entry: another one, or the state that the fight began in. */
type Before = Entry | Encounter;
const isState = (before: Before): before is Encounter => 'combatants' in before;

/** An entry whose state may be let go. Asked for it then, it plays its command again; as long as somebody still holds the state, it is that very object. */
export class ThinEntry implements Entry {
  readonly by: string;
  readonly command: Command;
  readonly events: readonly GameEvent[];
  readonly #rules: Rules;
  readonly #before: Before;
  /** How dice are thrown from here on, which no command says. */
  readonly #mode: Dice['mode'];
  #kept: Encounter | null;
  #known: WeakRef<Encounter> | null = null;

  constructor(rules: Rules, { by, command, events, after }: Entry, before: Before) {
    this.by = by;
    this.command = command;
    this.events = events;
    this.#rules = rules;
    this.#before = before;
    this.#mode = after.dice.mode;
    this.#kept = after;
  }

  get after(): Encounter {
    return this.#state ?? this.#playedAgain();
  }

  /** `told`: whoever has the state still must be given the very same one. While a log is `replayed` nobody has. */
  forget(why: 'told' | 'replayed'): void {
    if (this.#kept !== null && why === 'told') this.#known = new WeakRef(this.#kept);
    this.#kept = null;
  }

  get #state(): Encounter | undefined {
    return this.#kept ?? this.#known?.deref();
  }

  #playedAgain(): Encounter {
    const missing: ThinEntry[] = [this];
    let before = this.#before;
    while (before instanceof ThinEntry && before.#state === undefined) {
      missing.push(before);
      before = before.#before;
    }
    let state = isState(before) ? before : before.after;
    for (const entry of missing.reverse()) state = entry.#playedFrom(state);
    return state;
  }

  #playedFrom(before: Encounter): Encounter {
    const outcome = apply(this.#rules, before, this.command);
    if (!outcome.ok) throw new Error(`a command that was carried out is refused: ${outcome.refusal.code}`);
    const { dice } = outcome.encounter;
    const state =
      dice.mode === this.#mode
        ? outcome.encounter
        : { ...outcome.encounter, dice: { ...dice, mode: this.#mode } };
    this.#known = new WeakRef(state);
    hold(state);
    return state;
  }
}

const held: Encounter[] = [];
function hold(state: Encounter): void {
  held.push(state);
  if (held.length > HELD) held.splice(0, KEPT_EVERY);
}

/** Makes the entries of one table, and has old ones forget. */
export class ThinHistory {
  readonly #rules: Rules;
  /** Those that have their states still, but for those that keep them. */
  #recent: { readonly entry: ThinEntry; readonly place: number }[] = [];

  constructor(rules: Rules) {
    this.#rules = rules;
  }

  /** `place`: how many entries are before it. */
  entry(made: Entry, before: Before, place: number): Entry {
    const entry = new ThinEntry(this.#rules, made, before);
    if (place % KEPT_EVERY !== 0) this.#recent.push({ entry, place });
    return entry;
  }

  /** Everybody has been told of what is before this place: but for the last states they are let go. */
  passed(place: number, why: 'told' | 'replayed'): void {
    if (this.#recent.length <= KEPT_LAST) return;
    // What was undone is far ahead.
    const isOld = (it: { readonly place: number }): boolean => Math.abs(place - it.place) > KEPT_LAST;
    for (const it of this.#recent) if (isOld(it)) it.entry.forget(why);
    this.#recent = this.#recent.filter((it) => !isOld(it));
  }
}
