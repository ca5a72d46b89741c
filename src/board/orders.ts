import type { Command, View } from '../engine/contract';
import type { CombatantId } from '../engine/state';
import { isDead, sortedByOrder } from '../rules/body';
import { whyNotNow } from '../rules/judgement';
import { askAttack } from '../rules/questions/attack';
import { actingInRow } from '../rules/questions/in-row';
import type { BoardPort } from '../session/board-port';
import { type Formation, groupOrders, type Marcher } from '../session/formation';
import type { Fight, FightStore } from '../session/store';

/** Orders to several: each carries out its own in its own turn, and the turn passes to the next of them by itself. */
export interface Orders extends Pick<BoardPort, 'orderAttack' | 'orderAnyway' | 'orderStop'> {
  march(formation: Formation): void;
  /** To be called whenever the fight changes. */
  fightChanged(fight: Fight): void;
}

/** What one of them is still to do. */
interface Job {
  readonly who: CombatantId;
  readonly commands: readonly Command[];
  /** Whom it attacks when that is done. */
  readonly on: CombatantId | null;
  /** Beyond the rules, whoever has the turn. */
  readonly anyway?: boolean;
}

/** Carries jobs out one by one. */
interface Runner {
  begin(jobs: readonly Job[], stayed: Formation): void;
  stop(): void;
  fightChanged(fight: Fight): void;
}

function createRunner(store: FightStore, pace: (then: () => void) => void): Runner {
  let jobs: readonly Job[] = [];
  let due = false;
  /** The state that a command waits in for its die. */
  let asked: number | null = null;

  const set = (now: readonly Job[]): void => {
    jobs = now;
    groupOrders.setState({ waiting: jobs.map(({ who }) => who) });
  };
  const stop = (): void => {
    asked = null;
    if (jobs.length > 0) set([]);
  };
  const schedule = (): void => {
    if (due) return;
    due = true;
    pace(() => {
      due = false;
      work();
    });
  };
  const work = (): void => {
    const fight = store.getState();
    if (jobs.length === 0 || isBusy(fight)) return;
    const found = nextOf(fight, jobs);
    set(found.jobs);
    if (found.command === null) return;
    const outcome = fight.send(found.command);
    asked = !outcome.ok && outcome.needsRoll !== null ? fight.change.id : null;
    schedule();
  };
  return {
    stop,
    begin(now, stayed) {
      asked = null;
      set(now);
      groupOrders.setState({ stayed });
      schedule();
    },
    fightChanged(fight) {
      if (jobs.length === 0 || isBusy(fight)) return;
      const called = asked !== null && asked === fight.change.id;
      if (called || fight.change.kind !== 'command') stop();
      else schedule();
    },
  };
}

/** @param pace calls back when what was done last has been seen, never at once */
export function createOrders(store: FightStore, pace: (then: () => void) => void): Orders {
  const { begin, stop, fightChanged } = createRunner(store, pace);
  return {
    orderStop: stop,
    fightChanged,
    march(formation) {
      const { ui, view } = store.getState();
      const on = groupOrders.getState().strike ? ui.target : null;
      const { jobs, stayed } = marchJobs(view(), formation, on);
      begin(jobs, stayed);
    },
    orderAttack(on) {
      const { ui, view } = store.getState();
      const row = actingInRow(view(), ui.group);
      const others = sortedByOrder(view(), ui.group).filter((id) => !row.includes(id) && !isGone(view(), id));
      const jobs = row.map((who): Job => ({ who, commands: [], on }));
      begin(
        jobs,
        others.flatMap((who) => strikeRefused(view(), who, on)),
      );
    },
    orderAnyway() {
      const jobs = groupOrders.getState().stayed.map(({ who, commands }): Job => {
        return { who, commands: commands.slice(0, 1).map(overrule), on: null, anyway: true };
      });
      begin(jobs, []);
    },
  };
}

const overrule = (command: Command): Command =>
  command.type === 'act' ? { ...command, overrule: true } : command;

const isBusy = ({ encounter, ui }: Fight): boolean =>
  encounter.stack.length > 0 || encounter.decisions.length > 0 || ui.pendingRoll !== null || ui.sending;

const isGone = (view: View, id: CombatantId): boolean => {
  const who = view.find(id);
  return who === null || isDead(view, who);
};

/** Those who go, one turn after the other, and those who stay. Where the game master puts them down, all do. */
function marchJobs(
  view: View,
  formation: Formation,
  on: CombatantId | null,
): { readonly jobs: readonly Job[]; readonly stayed: Formation } {
  const placed = formation.every(({ answer }) => answer === null);
  const row = placed
    ? []
    : actingInRow(
        view,
        formation.map(({ who }) => who),
      );
  const goes = ({ who, refusal }: Marcher): boolean => placed || (row.includes(who) && refusal === null);
  // Who cannot go is not made to give its turn away: the order ends with the one before.
  const stopsAt = placed ? -1 : formation.findIndex((it) => row.includes(it.who) && !goes(it));
  const going = formation.filter((it, index) => goes(it) && (stopsAt < 0 || index < stopsAt));
  return {
    jobs: going.map(({ who, commands }) => ({ who, commands, on: placed ? null : on, anyway: placed })),
    stayed: formation.filter((it) => !going.includes(it) && it.path.length > 0),
  };
}

function strikeRefused(view: View, who: CombatantId, on: CombatantId): Formation {
  const refusal = whyNotNow(view, view.combatant(who), 'attack');
  const command: Command = { type: 'act', actor: who, action: 'attack', args: { on } };
  const { at } = view.combatant(who);
  const marcher = {
    who,
    from: at,
    path: [],
    action: 'attack',
    answer: null,
    refusal,
    aside: false,
    short: false,
  };
  return [{ ...marcher, commands: [command] }];
}

interface Step {
  readonly jobs: readonly Job[];
  readonly command: Command | null;
}

/** What is to be sent next, and what is left after it. */
function nextOf(fight: Fight, [job, ...rest]: readonly Job[]): Step {
  if (job === undefined) return { jobs: [], command: null };
  const { encounter } = fight;
  const [first, ...later] = job.commands;
  if (job.anyway === true)
    return first === undefined
      ? nextOf(fight, rest)
      : { jobs: [{ ...job, commands: later }, ...rest], command: first };
  if (encounter.current !== job.who) {
    const ahead = rest.findIndex(({ who }) => who === encounter.current);
    return ahead < 0 ? { jobs: [], command: null } : nextOf(fight, rest.slice(ahead));
  }
  if (first !== undefined && follows(fight, first))
    return { jobs: [{ ...job, commands: later }, ...rest], command: first };
  if (job.on !== null && mayStrike(fight.view(), job.who, job.on)) {
    const command: Command = { type: 'act', actor: job.who, action: 'attack', args: { on: job.on } };
    return { jobs: [{ ...job, commands: [], on: null }, ...rest], command };
  }
  if (rest.length === 0) return { jobs: [], command: null };
  return { jobs: rest, command: { type: 'act', actor: job.who, action: 'end-turn', args: {} } };
}

/** A walk goes on only from where it was to begin: whoever was stopped on the way does not go on from elsewhere. */
function follows({ encounter }: Fight, command: Command): boolean {
  if (command.type !== 'act' || command.actor === null) return true;
  const at = encounter.combatants[command.actor]?.at;
  const path: unknown = command.args.path;
  const [to]: readonly unknown[] = Array.isArray(path) ? path : [];
  if (!Array.isArray(to) || at === undefined) return at !== undefined;
  const [x, y]: readonly unknown[] = to;
  return typeof x === 'number' && typeof y === 'number' && Math.abs(x - at.x) <= 1 && Math.abs(y - at.y) <= 1;
}

/** Whoever lies on the ground is not struck again by order. */
function mayStrike(view: View, by: CombatantId, on: CombatantId): boolean {
  const target = view.find(on);
  if (target === null || isDead(view, target) || view.has(target, 'dying')) return false;
  return (
    whyNotNow(view, view.combatant(by), 'attack') === null && askAttack(view, { by, on, args: {} }).legal
  );
}
