import { apply } from '../engine/apply';
import type { Command, Refusal, Rules } from '../engine/contract';
import { seededDice } from '../engine/dice';
import { refusal } from '../engine/refusal';
import type { CombatantId, Encounter } from '../engine/state';
import type { Person } from './from-table';

/** Who sits at this screen, as far as it matters for what may be asked for. */
export type Sitting = Pick<Person, 'name' | 'role'>;
/** `places`: may put its own somewhere before the fight. */
type Judged = Sitting & { readonly places: boolean };

export const playsHere = (
  { name, role }: Sitting,
  { combatants }: Encounter,
  who: CombatantId | null,
): boolean => role === 'gm' || (role === 'player' && who !== null && combatants[who]?.controller === name);

/** What holds whatever else is hidden from a player. */
const CERTAIN = new Set([
  'not-your-turn',
  'not-started',
  'fight-over',
  'decision-pending',
  'unknown-action',
  'no-standard-action',
  'no-move-action',
  'no-full-round-action',
]);

/**
 * Why the server will certainly refuse this, or null. Its own word counts: this saves the way there.
 * A player's screen does not know everything, so only what that cannot change is certain.
 */
export function whyNotHere(
  rules: Rules,
  encounter: Encounter,
  sitting: Judged,
  command: Command,
): Refusal | null {
  return whyNotMine(encounter, sitting, command) ?? judged(rules, encounter, sitting, command);
}

function whyNotMine(encounter: Encounter, sitting: Judged, command: Command): Refusal | null {
  if (sitting.role === 'gm') return null;
  if (sitting.role === 'table') return refusal('not-yours');
  if (command.type === 'edit') return whyNotEdited(encounter, sitting, command);
  const who = command.type === 'act' ? command.actor : command.by;
  if (who === null || (command.type === 'act' && command.overrule === true)) return refusal('not-yours');
  return playsHere(sitting, encounter, who) ? null : refusal('not-your-combatant');
}

type Edit = Extract<Command, { type: 'edit' }>;
function whyNotEdited(encounter: Encounter, sitting: Judged, { edit, args: { on } }: Edit): Refusal | null {
  if (edit !== 'place' || !sitting.places || encounter.phase !== 'setup') return refusal('not-yours');
  return typeof on === 'string' && playsHere(sitting, encounter, on) ? null : refusal('not-your-combatant');
}

/** Played on what is known here, with dice that mean nothing. */
function judged(rules: Rules, encounter: Encounter, { role }: Sitting, command: Command): Refusal | null {
  if (role !== 'gm' && command.type !== 'act') return null;
  try {
    const outcome = apply(rules, { ...encounter, dice: seededDice(1) }, command);
    if (outcome.ok || outcome.needsRoll !== null) return null;
    return role === 'gm' || CERTAIN.has(outcome.refusal.code) ? outcome.refusal : null;
  } catch {
    // What cannot be judged here is judged there.
    return null;
  }
}
