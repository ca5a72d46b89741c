import type { Command } from '../../src/engine/contract';
import type { Combatant, Encounter } from '../../src/engine/state';
import { viewOf } from '../../src/engine/view';
import { rules } from '../../src/rules/registry';
import { openSession, redo, type Session, submit, undo } from '../../src/session/session';
import { arena, CONDITIONS } from '../random-play/arena';
import { type Choose, chooser } from '../random-play/chance';
import { answerTo, legalMove, masterEdit, masterMove } from '../random-play/moves';

// Random fights in which some are hidden, and whose keys and names can be told from every other word.

const keyOf = (id: string): string => (id.startsWith('zq') ? id : `zq${id}qz`);
/** The name that stands for this key alone. */
export const nameOf = (id: string): string => `The ${id} itself`;

const renamed = (who: Combatant): Combatant => ({
  ...who,
  id: keyOf(who.id),
  rides: who.rides === null ? null : keyOf(who.rides),
  sheet: { ...who.sheet, name: nameOf(keyOf(who.id)) },
});

/** The random fight of this seed, a third of its combatants hidden. */
export function scene(seed: number, choose: Choose): Encounter {
  const plain = arena(seed, choose);
  const combatants = Object.values(plain.combatants)
    .map(renamed)
    .map((who) => ({ ...who, hidden: choose(3) === 0 }));
  return {
    ...plain,
    order: plain.order.map(keyOf),
    current: plain.current === null ? null : keyOf(plain.current),
    combatants: Object.fromEntries(combatants.map((who) => [who.id, who])),
  };
}

function command(session: Session, encounter: Encounter, choose: Choose): Command {
  const view = viewOf(rules, encounter);
  if (choose(12) === 0) {
    const [who] = Object.values(encounter.combatants);
    if (choose(3) === 0 && who)
      return { type: 'edit', edit: 'set', args: { on: who.id, state: { hidden: !who.hidden } } };
    return masterEdit(view, choose, CONDITIONS);
  }
  if (encounter.decisions.length > 0) return answerTo(encounter, view, choose);
  if (encounter.phase === 'setup' || choose(40) === 0) return joined(masterMove(view, choose));
  return legalMove(view, choose, new Map(session.entries.map((_, index) => [String(index), 0])));
}

/** Who joins is told from the rest as well. */
function joined(asked: Command): Command {
  if (asked.type !== 'act' || asked.action !== 'join') return asked;
  const key = keyOf(String(asked.args['key']));
  const who = renamed({ ...(asked.args['combatant'] as unknown as Combatant), id: key });
  return { ...asked, args: { ...asked.args, key, combatant: JSON.parse(JSON.stringify(who)) } };
}

/** Plays a random fight; `see` is told of every new place in the session: commands, and now and then a step back and forth. */
export function playRandomly(
  seed: number,
  commands: number,
  see: (before: Session, after: Session) => void,
): void {
  const choose = chooser(seed);
  let session = openSession(scene(seed, choose));
  const go = (next: Session): void => {
    if (next === session) return;
    const before = session;
    session = next;
    see(before, next);
  };
  for (let i = 0; i < commands; i++) {
    const encounter = session.entries[session.cursor - 1]?.after ?? session.start;
    if (encounter.phase === 'over' || Object.keys(encounter.combatants).length === 0) return;
    const [next] = submit(rules, session, 'gm', command(session, encounter, choose));
    go(next);
    if (choose(8) === 0) {
      go(undo(session));
      if (choose(2) === 0) go(redo(session));
    }
  }
}
