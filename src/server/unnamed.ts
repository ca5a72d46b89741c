import type { Command, Refusal, Rules } from '../engine/contract';
import type { Encounter, Json, JsonRecord } from '../engine/state';
import { knowledgeOf } from '../sharing/knowledge';
import type { Seat } from './facts';
import { guestOf } from './rights';

/** What a seat has asked for, as far as it can know whom it names. */
export interface Unnamed {
  readonly command: Command;
  /** A refusal of that command, in the words of what was asked for. */
  told(why: Refusal): Refusal;
}

/**
 * A key of somebody whom its sender does not perceive is no key to it: it is taken for one that nobody has, wherever it stands, and so the
 * rules say of it what they say of any such key. Otherwise their answer would tell that somebody is there.
 */
export function unnamed(rules: Rules, encounter: Encounter, seat: Seat, command: Command): Unnamed {
  const asIs = { command, told: (why: Refusal) => why };
  if (seat.role === 'gm' || command.type === 'edit') return asIs;
  const knows = knowledgeOf(rules, encounter, guestOf(seat, encounter));
  const { combatants } = encounter;
  const isHidden = (word: string) => Object.hasOwn(combatants, word) && !knows.perceives(word);
  const words = new Map<string, string>();
  const asNobody = (word: string): string => {
    if (!isHidden(word)) return word;
    let key = `?${word}`;
    while (Object.hasOwn(combatants, key)) key = `?${key}`;
    words.set(key, word);
    return key;
  };
  const known =
    command.type === 'act'
      ? { ...command, args: reworded(command.args, asNobody) as JsonRecord }
      : { ...command, choice: reworded(command.choice, asNobody) as typeof command.choice };
  if (words.size === 0) return asIs;
  const asAsked = (text: string): string =>
    [...words].reduce((made, [key, word]) => made.replaceAll(key, word), text);
  return {
    command: known,
    told: (why) => ({ ...why, with: reworded(why.with, asAsked) as Refusal['with'] }),
  };
}

/** The same with every word in it, names of fields too, put in others. */
function reworded(value: Json, as: (word: string) => string): Json {
  if (typeof value === 'string') return as(value);
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map((inner: Json) => reworded(inner, as));
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]: [string, Json]) => [as(key), reworded(inner, as)]),
  );
}
