import { createStore, type StoreApi } from 'zustand/vanilla';
import type { Command, Outcome, Rules, View } from '../engine/contract';
import { refusal } from '../engine/refusal';
import type { CombatantId, Dice, Encounter } from '../engine/state';
import type { Square } from '../grid/square';
import { knownTo } from '../rules/perception';
import { GM, maySend, mayUndo } from './authority';
import { cachedView } from './current-view';
import { exploredBy, withMemory } from './explored';
import {
  currentEncounter,
  jumpTo,
  openSession,
  redo,
  redoChain,
  type Session,
  submit,
  undo,
  undoChain,
  withDiceMode,
} from './session';
import { defaultSettings } from './settings';
import type {
  Change,
  Intent,
  Keeping,
  Locale,
  Notice,
  Overlays,
  Playback,
  SavedAs,
  Settings,
  Theme,
  Ui,
} from './ui-state';

/** Everything the board and the panels show, and everything they can do about it. */
export interface Fight {
  readonly session: Session;
  /** The fight at the session's cursor, as it is shown: all of it, or what the side knows whose eyes are borrowed. */
  readonly encounter: Encounter;
  readonly change: Change;
  readonly ui: Ui;
  /** The questions of the present state, the same object for the same state. */
  view(): View;
  /** Plays a command as the game master. Refused: a notice says why, and the fight is the identical object. */
  send(command: Command): Outcome;
  /** Gives the face of a die that was asked for and goes on with the command that needs it. */
  enterRoll(face: number): Outcome | null;
  cancelRoll(): void;
  undo(): void;
  redo(): void;
  /** Takes back, or plays again, an act with everything it set off. */
  undoChain(): void;
  redoChain(): void;
  /** To just after entry number `cursor`; 0 is the start. */
  jumpTo(cursor: number): void;
  /** Begins a fight; `saved`: the encounter of the library that it is begun from. */
  openEncounter(encounter: Encounter, saved?: SavedAs | null): void;
  /** Opens a fight with its history (a save, or what the browser kept). */
  restore(session: Session, saved?: SavedAs | null): void;
  /** Shows what somebody else has played, as one more change of the same fight. */
  follow(session: Session, how: Omit<Change, 'id'>): void;
  select(who: CombatantId | null): void;
  /** These together; of one alone it is `select`. Who has the turn leads them, else the first. */
  selectSeveral(ids: readonly CombatantId[]): void;
  setPicking(picking: boolean): void;
  setTarget(who: CombatantId | null): void;
  /** With what the target is aimed at; null: with what is used unasked. */
  setWeapon(weapon: string | null): void;
  hover(who: CombatantId | null): void;
  setIntent(intent: Intent | null): void;
  setOverlay(overlays: Partial<Overlays>): void;
  notify(notice: Omit<Notice, 'id'>): void;
  dismissNotice(): void;
  setTheme(theme: Theme): void;
  setLocale(locale: Locale): void;
  setDiceMode(mode: Dice['mode']): void;
  setPlayback(playback: Playback): void;
  setBoardWords(boardWords: boolean): void;
  togglePanel(panel: string): void;
  setKeeping(keeping: Keeping): void;
  setSaved(saved: SavedAs | null): void;
  /** Shows the fight as a side knows it; null: as the game master does. */
  lookAs(side: string | null): void;
}
export type FightStore = StoreApi<Fight>;

type Set = StoreApi<Fight>['setState'];
type Get = StoreApi<Fight>['getState'];

/** A store around one fight. Settings are those of the last visit. */
export function createFight(
  rules: Rules,
  encounter: Encounter,
  settings: Settings = defaultSettings,
): FightStore {
  return createStore<Fight>((set, get) => ({
    session: openSession(encounter),
    encounter,
    change: { id: 0, kind: 'open', events: [] },
    ui: freshUi(settings, encounter),
    view: () => cachedView(rules, get().encounter),
    ...playing(rules, set, get),
    ...history(set, get),
    ...showing(set),
    lookAs: (side) => set((fight) => seenBy(fight, rules, side)),
  }));
}

function freshUi(settings: Settings, encounter: Encounter): Ui {
  return {
    ...settings,
    selected: encounter.current,
    group: [],
    picking: false,
    target: null,
    weapon: null,
    hoveredCombatant: null,
    intent: null,
    notice: null,
    pendingRoll: null,
    keeping: 'kept',
    seat: GM,
    sending: false,
    saved: null,
    eyes: null,
  };
}

function playing(rules: Rules, set: Set, get: Get): Pick<Fight, 'send' | 'enterRoll' | 'cancelRoll'> {
  const send = (command: Command): Outcome => {
    const { session: before, ui } = get();
    if (!maySend(GM, command)) return notYours;
    const [session, outcome] = trying(
      () => submit(rules, withDiceMode(before, ui.diceMode), GM, command),
      before,
    );
    if (outcome.ok) set((fight) => moved(fight, session, { kind: 'command', events: outcome.events }));
    else if (outcome.needsRoll !== null) set(patch({ pendingRoll: { command, needs: outcome.needsRoll } }));
    else get().notify({ refusal: outcome.refusal, square: squareIn(outcome.refusal.with.at), command });
    return outcome;
  };
  return {
    send,
    enterRoll: (face) => {
      const pending = get().ui.pendingRoll;
      if (pending === null) return null;
      const { die } = pending.needs;
      const dice = pending.command.dice ?? {};
      set(patch({ pendingRoll: null }));
      const outcome = send({ ...pending.command, dice: { ...dice, [die]: [...(dice[die] ?? []), face] } });
      // A face that the die has not: the die is still waited for.
      if (!outcome.ok && outcome.needsRoll === null) set(patch({ pendingRoll: pending }));
      return outcome;
    },
    cancelRoll: () => set(patch({ pendingRoll: null })),
  };
}

const notYours: Outcome = { ok: false, refusal: refusal('not-yours'), needsRoll: null };

/** A fault of the rules must not lose the fight: it is told, and nothing has changed. */
function trying(submitted: () => readonly [Session, Outcome], before: Session): readonly [Session, Outcome] {
  try {
    return submitted();
  } catch (error) {
    console.error(error);
    const message = error instanceof Error ? error.message : String(error);
    return [before, { ok: false, refusal: refusal('internal-error', { message }), needsRoll: null }];
  }
}

type History =
  | 'undo'
  | 'redo'
  | 'undoChain'
  | 'redoChain'
  | 'jumpTo'
  | 'openEncounter'
  | 'restore'
  | 'follow';
function history(set: Set, get: Get): Pick<Fight, History> {
  const back = (to: (session: Session) => Session) => {
    if (!mayUndo(GM, get().session)) return;
    set((fight) => moved(fight, to(fight.session), { kind: 'undo', events: [] }));
  };
  const forth = (to: (session: Session) => Session) => {
    set((fight) => {
      const session = to(fight.session);
      const events = session.entries
        .slice(fight.session.cursor, session.cursor)
        .flatMap((entry) => entry.events);
      return moved(fight, session, { kind: 'redo', events });
    });
  };
  const restore = (session: Session, saved: SavedAs | null = null) =>
    set((fight) => opened(fight, session, saved));
  return {
    undo: () => back(undo),
    undoChain: () => back(undoChain),
    redo: () => forth(redo),
    redoChain: () => forth(redoChain),
    jumpTo: (cursor) => (cursor < get().session.cursor ? back : forth)((session) => jumpTo(session, cursor)),
    // A copy, so that a fight begun anew is told from the one before it.
    openEncounter: (encounter, saved = null) =>
      restore(openSession({ ...encounter, combatants: { ...encounter.combatants } }), saved),
    restore,
    follow: (session, how) => set((fight) => moved(fight, session, how)),
  };
}

type Showing =
  | 'select'
  | 'selectSeveral'
  | 'setPicking'
  | 'setTarget'
  | 'setWeapon'
  | 'hover'
  | 'setIntent'
  | 'setOverlay'
  | 'notify'
  | 'dismissNotice'
  | 'setTheme'
  | 'setLocale'
  | 'setDiceMode'
  | 'setPlayback'
  | 'setBoardWords'
  | 'togglePanel'
  | 'setKeeping'
  | 'setSaved';
function showing(set: Set): Pick<Fight, Showing> {
  let notices = 0;
  return {
    select: (selected) =>
      set((fight) =>
        fight.ui.selected === selected && fight.ui.group.length === 0
          ? fight
          : { ui: { ...fight.ui, selected, group: [], target: null, weapon: null, intent: null } },
      ),
    selectSeveral: (ids) => set((fight) => ({ ui: withGroup(fight, ids) })),
    setPicking: (picking) => set(patch({ picking })),
    setTarget: (target) =>
      set((fight) => (fight.ui.target === target ? fight : { ui: { ...fight.ui, target, weapon: null } })),
    setWeapon: (weapon) => set(patch({ weapon })),
    hover: (hoveredCombatant) => set(patch({ hoveredCombatant })),
    setIntent: (intent) => set(patch({ intent })),
    setOverlay: (overlays) => set(({ ui }) => ({ ui: { ...ui, overlays: { ...ui.overlays, ...overlays } } })),
    notify: (notice) => {
      notices += 1;
      set(patch({ notice: { ...notice, id: notices } }));
    },
    dismissNotice: () => set(patch({ notice: null })),
    setTheme: (theme) => set(patch({ theme })),
    setLocale: (locale) => set(patch({ locale })),
    setDiceMode: (diceMode) => set(patch({ diceMode })),
    setPlayback: (playback) => set(patch({ playback })),
    setBoardWords: (boardWords) => set(patch({ boardWords })),
    togglePanel: (panel) => set(({ ui }) => ({ ui: { ...ui, collapsed: toggled(ui.collapsed, panel) } })),
    setKeeping: (keeping) => set(patch({ keeping })),
    setSaved: (saved) => set(patch({ saved })),
  };
}

function withGroup({ ui, encounter }: Fight, ids: readonly CombatantId[]): Ui {
  const there = ids.filter((id) => encounter.combatants[id] !== undefined);
  const leads = there.find((id) => id === encounter.current) ?? there[0] ?? null;
  const group = there.length > 1 ? there : [];
  return { ...ui, selected: leads, group, target: null, weapon: null, intent: null };
}

/** A group stays selected while its members act one after the other. */
function groupAfter(
  { group }: Ui,
  { combatants, current }: Encounter,
  passed: boolean,
): readonly CombatantId[] {
  if (group.length === 0 || (passed && current !== null && !group.includes(current))) return [];
  const there = group.filter((id) => combatants[id] !== undefined);
  return there.length === group.length ? group : there.length > 1 ? there : [];
}

/** The same object where nothing changes, so that no one redraws. */
function patch(changes: Partial<Ui>): (fight: Fight) => Partial<Fight> {
  return (fight) => {
    const { ui } = fight;
    const same = (Object.keys(changes) as (keyof Ui)[]).every((key) => Object.is(ui[key], changes[key]));
    return same ? fight : { ui: { ...ui, ...changes } };
  };
}

/** The fight with its session moved on; who comes to act is selected, and what was being aimed at is let go. */
function moved(fight: Fight, session: Session, how: Omit<Change, 'id'>): Partial<Fight> {
  if (session === fight.session) return fight;
  const { ui } = fight;
  const encounter = shownTo(fight.view().rules, session, ui.eyes);
  const passed = encounter.current !== fight.encounter.current;
  const selected = passed ? encounter.current : present(encounter, ui.selected);
  const group = groupAfter(ui, encounter, passed);
  const goesOn = passed && group.length === 0;
  return {
    session,
    encounter,
    change: { ...how, id: fight.change.id + 1 },
    ui: {
      ...ui,
      selected,
      group,
      target: goesOn || isAimSpent(encounter, how, group) ? null : present(encounter, ui.target),
      weapon: passed ? null : ui.weapon,
      hoveredCombatant: present(encounter, ui.hoveredCombatant),
      intent: null,
      notice: null,
      pendingRoll: null,
    },
  };
}

/** Whoever has the turn has done what it was going to do to anybody: no standard action, no further attack, and nothing open. A group aims on. */
function isAimSpent(
  { combatants, current, decisions }: Encounter,
  { kind }: Omit<Change, 'id'>,
  group: readonly CombatantId[],
): boolean {
  const turn = combatants[current ?? '']?.turn;
  if (kind !== 'command' || turn === undefined || decisions.length > 0 || group.length > 0) return false;
  const { standard, move, fullAttack } = turn;
  const goesOn = fullAttack !== null && fullAttack.remaining.length > 0 && (move || fullAttack.made > 1);
  return !standard && !goesOn;
}

/** The whole fight, or what a side knows of it and remembers of the ground. */
function shownTo(rules: Rules, session: Session, eyes: string | null): Encounter {
  const encounter = currentEncounter(session);
  if (eyes === null) return encounter;
  const known = knownTo(cachedView(rules, encounter), eyes, []).encounter;
  return withMemory(known, exploredBy(rules, session, [eyes]));
}

function seenBy(fight: Fight, rules: Rules, eyes: string | null): Partial<Fight> {
  const { ui, session } = fight;
  if (ui.eyes === eyes) return fight;
  const encounter = shownTo(rules, session, eyes);
  return {
    encounter,
    ui: {
      ...ui,
      eyes,
      selected: present(encounter, ui.selected),
      group: groupAfter(ui, encounter, false),
      target: present(encounter, ui.target),
      hoveredCombatant: present(encounter, ui.hoveredCombatant),
    },
  };
}

function opened(fight: Fight, session: Session, saved: SavedAs | null): Partial<Fight> {
  const encounter = currentEncounter(session);
  const keeping = fight.ui.keeping === 'taken' ? 'kept' : fight.ui.keeping;
  return {
    session,
    encounter,
    change: { id: fight.change.id + 1, kind: 'open', events: [] },
    ui: { ...freshUi(fight.ui, encounter), keeping, saved, seat: fight.ui.seat },
  };
}

function present(encounter: Encounter, who: CombatantId | null): CombatantId | null {
  return who !== null && encounter.combatants[who] !== undefined ? who : null;
}

function toggled(list: readonly string[], item: string): readonly string[] {
  return list.includes(item) ? list.filter((other) => other !== item) : [...list, item];
}

/** A square given as `[x, y]` in what a refusal says. */
export function squareIn(value: unknown): Square | null {
  if (!Array.isArray(value) || value.length !== 2) return null;
  const [x, y]: unknown[] = value;
  return typeof x === 'number' && typeof y === 'number' ? { x, y } : null;
}
