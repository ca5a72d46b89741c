import type { GameEvent } from '../engine/events';
import type { CombatantId, Encounter } from '../engine/state';

/** Those whom an event names. */
function namedIn(event: GameEvent): readonly CombatantId[] {
  const found: CombatantId[] = [];
  if ('who' in event && event.who !== null) found.push(event.who);
  if ('by' in event && event.by !== null) found.push(...[event.by].flat());
  if ('on' in event && event.on !== null) found.push(event.on);
  if (event.type === 'checked' && event.against !== null) found.push(event.against);
  if (event.type === 'mounted' && event.mount !== null) found.push(event.mount);
  return found;
}

/** The names of those in what is told, for they may be out of sight when it is read. `events` are those that a viewer may see. */
export function namesIn(
  events: readonly GameEvent[],
  states: readonly Encounter[],
): Readonly<Record<CombatantId, string>> {
  const names = new Map<CombatantId, string>();
  for (const id of events.flatMap(namedIn)) {
    const name = states.map(({ combatants }) => combatants[id]?.sheet.name).find((it) => it !== undefined);
    if (name !== undefined) names.set(id, name);
  }
  return Object.fromEntries(names);
}
