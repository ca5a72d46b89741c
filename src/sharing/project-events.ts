import { applyEvent } from '../engine/apply-event';
import type { Rules } from '../engine/contract';
import type { EventType, GameEvent } from '../engine/events';
import type { CombatantId, Encounter } from '../engine/state';
import { type Knowledge, knowledgeOf } from './knowledge';
import type { Departed } from './project-encounter';
import { type Moment, TELLERS } from './tell-event';
import type { Viewer } from './viewer';

/** A command that was carried out: the fight before it and what happened. */
export interface Happened {
  readonly before: Encounter;
  readonly events: readonly GameEvent[];
}

/**
 * What happened as a viewer may know it. Each event is judged by who was perceived just before it and just after it, so that what was out of sight
 * at that moment stays untold. What the state shows all the same (edits, sheets that were set) is not told.
 */
export function projectEvents(
  rules: Rules,
  { before, events }: Happened,
  viewer: Viewer,
  departed: Departed,
): readonly GameEvent[] {
  if (viewer.role === 'gm') return events;
  const told: GameEvent[] = [];
  let encounter = before;
  let earlier = knowledgeOf(rules, encounter, viewer);
  for (const [index, event] of events.entries()) {
    encounter = applyEvent(encounter, event);
    const later = UNSEEING.has(event.type) ? earlier : knowledgeOf(rules, encounter, viewer);
    const seen = tell(event, moment(earlier, later, departed, events.slice(index + 1)));
    if (seen !== null) told.push(seen);
    earlier = later;
  }
  return told;
}

/** What changes nothing of who perceives whom. */
const UNSEEING = new Set<EventType>([
  'declared',
  'overruled',
  'declined',
  'stopped',
  'rolled',
  'attacked',
  'checked',
  'spellCast',
  'edited',
  'turnChanged',
  'remembered',
  'provoked',
]);

function moment(before: Knowledge, after: Knowledge, departed: Departed, rest: readonly GameEvent[]): Moment {
  const whoIs = (id: CombatantId) => after.view.find(id) ?? before.view.find(id);
  const knows = (id: CombatantId): boolean => before.perceives(id) || after.perceives(id);
  return {
    before,
    after,
    rest,
    knows,
    isSecret: (word) => (whoIs(word) === null ? departed.has(word) : !knows(word)),
    isOwn: (id) => {
      const who = whoIs(id);
      return who !== null && before.isOwn(who);
    },
  };
}

function tell<T extends EventType>(
  event: Extract<GameEvent, { type: T }> & { readonly type: T },
  at: Moment,
): GameEvent | null {
  return TELLERS[event.type](event, at);
}
