import type { Command } from '../engine/contract';
import type { Encounter } from '../engine/state';
import type { Fight, FightStore } from '../session/store';

/** Sends commands one after the other: the next when everything the last one set off has been answered. */
export interface Errands {
  send(commands: readonly Command[]): void;
  /** To be called whenever the fight changes. */
  fightChanged(fight: Fight): void;
}

/** Where the mover of a command should stand before the next one goes out. */
interface Waiting {
  readonly next: Command;
  readonly rest: readonly Command[];
  readonly actor: string;
  readonly at: string;
}

export function createErrands(store: FightStore): Errands {
  let waiting: Waiting | null = null;
  const send = (commands: readonly Command[]): void => {
    waiting = null;
    const [first, next, ...rest] = commands;
    if (first === undefined) return;
    const place = next === undefined ? null : endOf(first);
    if (next !== undefined && place !== null) waiting = { next, rest, ...place };
    const outcome = store.getState().send(first);
    if (!outcome.ok && outcome.needsRoll === null) waiting = null;
  };
  return {
    send,
    fightChanged(fight) {
      if (waiting === null || isBusy(fight)) return;
      const { next, rest, actor, at } = waiting;
      waiting = null;
      if (fight.change.kind === 'command' && isThere(fight.encounter, actor, at)) send([next, ...rest]);
    },
  };
}

const isBusy = ({ encounter, ui }: Fight): boolean =>
  encounter.stack.length > 0 || encounter.decisions.length > 0 || ui.pendingRoll !== null || ui.sending;

const isThere = ({ current, combatants }: Encounter, actor: string, at: string): boolean =>
  current === actor &&
  combatants[actor] !== undefined &&
  JSON.stringify([combatants[actor].at.x, combatants[actor].at.y]) === at;

/** The last square of a walk. */
function endOf(command: Command): { actor: string; at: string } | null {
  if (command.type !== 'act' || command.actor === null || !Array.isArray(command.args.path)) return null;
  const path: readonly unknown[] = command.args.path;
  return { actor: command.actor, at: JSON.stringify(path[path.length - 1]) };
}
