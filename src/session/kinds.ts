import type { Combatant, CombatantId, Encounter } from '../engine/state';

// Who counts as equal: the same creature on the same side. Monsters of one kind are told apart by a number or a letter at the end of the name.

/** `Goblin 12`, `Orc O`, `Wolf #3` without what tells it from its equals. */
const stemOf = (name: string): string => name.replace(/[\s#(]+(\d+|[A-Z]\d*)\)?$/u, '') || name;

const kindKey = ({ side, sheet }: Combatant): string => `${side}|${sheet.creature ?? stemOf(sheet.name)}`;

/** Everyone of this one's kind and side, itself with them, in the combatants' order. */
export function equalsOf({ combatants }: Encounter, id: CombatantId): readonly CombatantId[] {
  const who = combatants[id];
  if (who === undefined) return [];
  const key = kindKey(who);
  return Object.values(combatants)
    .filter((other) => kindKey(other) === key)
    .map((other) => other.id);
}

/** What they are called together. */
export function kindName({ combatants }: Encounter, id: CombatantId): string {
  const who = combatants[id];
  return who === undefined ? id : stemOf(who.sheet.name);
}

/** The kinds of which there are several on one of the sides that no player plays, as `start` has them in `together`. */
export function kindsRollingTogether(encounter: Encounter): readonly (readonly CombatantId[])[] {
  const kinds = new Map<string, CombatantId[]>();
  const mounts = new Set(Object.values(encounter.combatants).map(({ rides }) => rides));
  for (const who of Object.values(encounter.combatants)) {
    if (who.side === 'party' || mounts.has(who.id)) continue;
    const key = kindKey(who);
    kinds.set(key, [...(kinds.get(key) ?? []), who.id]);
  }
  return [...kinds.values()].filter(({ length }) => length > 1);
}
