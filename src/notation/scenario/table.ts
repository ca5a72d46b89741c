import type { Command, Outcome } from '../../engine/contract';
import type { Encounter } from '../../engine/state';
import { rules } from '../../rules/registry';
import { currentEncounter, openSession, submit } from '../../session/session';
import { GM } from '../build/combatant';

/** Where a scenario is played: it takes commands and shows the fight as it stands. */
export interface Table {
  now(): Encounter;
  submit(command: Command): Outcome;
}

/** A session that is played straight on. */
export function openTable(start: Encounter): Table {
  let session = openSession(start);
  return {
    now: () => currentEncounter(session),
    submit(command) {
      const [next, outcome] = submit(rules, session, GM, command);
      session = next;
      return outcome;
    },
  };
}
