import type { Command, Refusal, Rules } from '../engine/contract';
import { refusal } from '../engine/refusal';
import type { CombatantId, Encounter, Json } from '../engine/state';
import { knowledgeOf } from '../sharing/knowledge';
import type { Guest } from '../sharing/viewer';
import { castOf } from './cast';
import type { Seat } from './facts';

/** Whom a guest's seat looks through: a player its own side (that of whom it plays, else the first that players play), a screen all of them. */
export function guestOf(seat: Seat, encounter: Encounter): Guest {
  const { sides, played } = castOf(encounter);
  if (seat.role !== 'player') return { role: 'table', sides };
  const own = played.find(({ controller }) => controller === seat.name);
  return { role: 'player', name: seat.name, side: own?.side ?? sides[0] ?? '' };
}

const plays = (seat: Seat, { combatants }: Encounter, id: CombatantId): boolean =>
  Object.hasOwn(combatants, id) && combatants[id]?.controller === seat.name;

/**
 * Why a seat may not send a command, whatever its client thinks; null where it may. The game master may everything.
 * A player acts with and answers for those it plays, edits and overrules nothing, and gives no faces of dice. Whom it names is not
 * asked here (`unnamed.ts`).
 */
export function whyNotSent(encounter: Encounter, seat: Seat, command: Command): Refusal | null {
  if (seat.role === 'gm') return null;
  if (seat.role === 'table') return refusal('not-yours');
  if (command.type === 'edit' || command.dice !== undefined) return refusal('not-yours');
  if (command.type === 'answer') {
    return plays(seat, encounter, command.by) ? null : refusal('not-your-combatant');
  }
  if (command.overrule === true || command.actor === null) return refusal('not-yours');
  return plays(seat, encounter, command.actor) ? null : refusal('not-your-combatant');
}

function wordsOf(value: Json): readonly string[] {
  if (typeof value === 'string') return [value];
  if (typeof value !== 'object' || value === null) return [];
  return Object.values(value).flatMap((inner: Json) => wordsOf(inner));
}

function fieldsOf(value: Json): readonly string[] {
  if (typeof value !== 'object' || value === null) return [];
  const own = Array.isArray(value) ? [] : Object.keys(value);
  return [...own, ...Object.values(value).flatMap((inner: Json) => fieldsOf(inner))];
}

/**
 * A refusal as a seat may read it: one that names somebody it does not know says only that it cannot be done.
 * What it `asked` in its own words may be said back: it tells nothing.
 */
export function refusalFor(
  { rules, encounter, seat }: { readonly rules: Rules; readonly encounter: Encounter; readonly seat: Seat },
  why: Refusal,
  asked: Json,
): Refusal {
  if (seat.role === 'gm') return why;
  const knows = knowledgeOf(rules, encounter, guestOf(seat, encounter));
  const secret = Object.values(encounter.combatants).filter(({ id }) => !knows.perceives(id));
  const own = new Set([...wordsOf(asked), ...fieldsOf(asked)]);
  const told = wordsOf(why.with).filter((word) => !own.has(word));
  const names = secret.some(({ id, sheet }) => told.some((word) => word === id || word.includes(sheet.name)));
  return names ? refusal('not-possible') : why;
}
