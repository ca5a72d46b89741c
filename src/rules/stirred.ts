import { changedIn } from '../engine/changed';
import type { Combatant, CombatantId, Encounter } from '../engine/state';

/** What of a combatant neither eyes nor whoever looks at it can tell. */
const UNSEEN: ReadonlySet<string> = new Set<keyof Combatant>([
  'turn',
  'reactions',
  'controller',
  'initiative',
  'damage',
  'nonlethal',
  'temporary',
]);

/**
 * Who may see or be seen otherwise than in an earlier state, besides what ground and light do (`isSameScene`): whoever differs in more than
 * what is left of its turn, who plays it and how it answers; who came, who went.
 */
export function stirredSince(before: Encounter, now: Encounter): ReadonlySet<CombatantId> {
  const stirred = new Set<CombatantId>();
  for (const id of changedIn(before.combatants, now.combatants))
    if (isStirred(before.combatants[id], now.combatants[id])) stirred.add(id);
  return stirred;
}

function isStirred(before: Combatant | undefined, now: Combatant | undefined): boolean {
  if (before === undefined || now === undefined) return before !== now;
  const keys = Object.keys(now) as (keyof Combatant)[];
  return keys.some((key) => before[key] !== now[key] && !UNSEEN.has(key));
}

/** The same ground, lights and rules about seeing. */
export const isSameScene = (before: Encounter, now: Encounter): boolean =>
  before.board === now.board &&
  before.lights === now.lights &&
  before.houseRules === now.houseRules &&
  before.phase === now.phase;

/** Everybody sees what they saw. */
export const isUnstirred = (before: Encounter, now: Encounter): boolean =>
  isSameScene(before, now) && stirredSince(before, now).size === 0;
