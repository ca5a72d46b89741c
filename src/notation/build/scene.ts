import { total } from '../../engine/modifiers';
import type { Combatant, CombatantId, Encounter, Ending, Initiative } from '../../engine/state';
import { viewOf } from '../../engine/view';
import { compareInitiative, initiativeModifiers } from '../../rules/initiative';
import { rules } from '../../rules/registry';
import type { DocumentBlock } from '../schema/document';

/** A list has no totals: its first one stands here, the others one below each other. */
const FIRST_COUNT = 20;
/** Comes before every initiative count. */
const TOP_OF_ROUND = 1000;

type Table = Encounter['combatants'];

/** Who has which place in the order, before any turn has begun. */
export function withInitiative(encounter: Encounter, { initiative, round, acted }: DocumentBlock): Encounter {
  if (initiative === undefined) return { ...encounter, round: round ?? 0 };
  const counts = Array.isArray(initiative)
    ? new Map(initiative.map((id, place) => [id, FIRST_COUNT - place]))
    : new Map(Object.entries(initiative));
  const modifiers = modifiersOf(encounter);
  const placed = (who: Combatant): Combatant => {
    const count = counts.get(who.id);
    const modifier = modifiers.get(who.id) ?? 0;
    return { ...who, initiative: count === undefined ? null : { total: count, modifier, ties: [] } };
  };
  const combatants = mapTable(encounter.combatants, placed);
  const order = [...counts.keys()].sort((a, b) =>
    compareInitiative(placeOf(combatants, a), placeOf(combatants, b)),
  );
  const ready = new Set(acted ?? (Array.isArray(initiative) ? Object.keys(combatants) : []));
  return {
    ...encounter,
    phase: 'round',
    round: round ?? 1,
    order,
    combatants: mapTable(combatants, (who) => ({ ...who, acted: ready.has(who.id) })),
  };
}

function modifiersOf(encounter: Encounter): ReadonlyMap<CombatantId, number> {
  const view = viewOf(rules, encounter);
  return new Map(
    Object.values(encounter.combatants).map((who) => [who.id, total(initiativeModifiers(view, who))]),
  );
}

export const mapTable = (table: Table, change: (who: Combatant) => Combatant): Table =>
  Object.fromEntries(Object.entries(table).map(([id, who]) => [id, change(who)]));

const NOWHERE: Initiative = { total: Number.NEGATIVE_INFINITY, modifier: 0, ties: [] };
const placeOf = (table: Table, id: CombatantId): Initiative => table[id]?.initiative ?? NOWHERE;

/** When what lasts some rounds from now on ends: just before the present count comes again (RND-8), before the fight at the top of a round. */
export function endingAfter({ order, round, combatants, current }: Encounter): (rounds: number) => Ending {
  const present = combatants[current ?? order[0] ?? '']?.initiative?.total;
  return (rounds) =>
    present === undefined
      ? { when: 'count', count: TOP_OF_ROUND, round: rounds + 1 }
      : { when: 'count', count: present, round: round + rounds };
}
