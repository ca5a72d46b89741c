import type { GameEvent } from '../engine/events';
import type { CombatantId } from '../engine/state';
import type { Session } from '../session/session';

/** Attacks of several of one side on the same one, one turn after the other, together. */
export interface GroupSum {
  readonly by: readonly CombatantId[];
  readonly on: CombatantId;
  readonly attacks: number;
  readonly hits: number;
  readonly damage: number;
}
interface Run extends GroupSum {
  readonly side: string;
  /** Number of the entry with its last attack, from 1. */
  readonly last: number;
}

/** By the number of the entry after which they stand: each run of attacks by two or more, up to the cursor. */
export function groupSums({ entries, cursor }: Session): ReadonlyMap<number, GroupSum> {
  const sums = new Map<number, GroupSum>();
  let run: Run | null = null;
  for (const [index, { events, after }] of entries.slice(0, cursor).entries())
    for (const event of events) {
      const side = (id: CombatantId): string => after.combatants[id]?.side ?? '';
      if (event.type === 'turnStarted' && run !== null && side(event.who) !== run.side) run = null;
      if (!isOwn(event)) continue;
      const before: Run | null = run;
      run = withAttack(before, event, { side: side(event.by), last: index + 1 });
      if (run !== null && run.by.length > 1) {
        if (before !== null) sums.delete(before.last);
        sums.set(run.last, run);
      }
    }
  return sums;
}

type Attacked = Extract<GameEvent, { type: 'attacked' }>;

const isOwn = (event: GameEvent): event is Attacked =>
  event.type === 'attacked' && event.on !== null && event.cause !== 'attack-of-opportunity';

function withAttack(run: Run | null, event: Attacked, of: Pick<Run, 'side' | 'last'>): Run | null {
  const { by, on, result, damage } = event;
  if (on === null) return run;
  const goes = run !== null && run.on === on && run.side === of.side;
  const base: GroupSum = goes ? run : { by: [], on, attacks: 0, hits: 0, damage: 0 };
  return {
    ...of,
    on,
    by: base.by.includes(by) ? base.by : [...base.by, by],
    attacks: base.attacks + 1,
    hits: base.hits + (result === 'miss' ? 0 : 1),
    damage: base.damage + (damage ?? 0),
  };
}
