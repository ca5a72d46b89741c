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
 * A player acts with and answers for those it plays, edits and overrules nothing, gives no faces of dice,
 * and names nobody it cannot know: such a name is refused in the same words as one that nobody has.
 */
export function whyNotSent(rules: Rules, encounter: Encounter, seat: Seat, command: Command): Refusal | null {
  if (seat.role === 'gm') return null;
  if (seat.role === 'table') return refusal('not-yours');
  if (command.type === 'edit' || command.dice !== undefined) return refusal('not-yours');
  if (command.type === 'answer') {
    if (!plays(seat, encounter, command.by)) return refusal('not-your-combatant');
    return whyNotNamed(rules, encounter, seat, command.choice);
  }
  if (command.overrule === true || command.actor === null) return refusal('not-yours');
  if (!plays(seat, encounter, command.actor)) return refusal('not-your-combatant');
  return whyNotNamed(rules, encounter, seat, command.args);
}

/** Keys of those the seat does not perceive are no keys to it. */
function whyNotNamed(rules: Rules, encounter: Encounter, seat: Seat, args: Json): Refusal | null {
  const knows = knowledgeOf(rules, encounter, guestOf(seat, encounter));
  const hidden = wordsOf(args).find(
    (word) => Object.hasOwn(encounter.combatants, word) && !knows.perceives(word),
  );
  return hidden === undefined ? null : refusal('unknown-combatant', { id: hidden });
}

function wordsOf(value: Json): readonly string[] {
  if (typeof value === 'string') return [value];
  if (typeof value !== 'object' || value === null) return [];
  return Object.values(value).flatMap((inner: Json) => wordsOf(inner));
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
  const own = new Set(wordsOf(asked));
  const told = wordsOf(why.with).filter((word) => !own.has(word));
  const names = secret.some(({ id, sheet }) => told.some((word) => word === id || word.includes(sheet.name)));
  return names ? refusal('not-possible') : why;
}
