import { z } from 'zod';
import { byType, combatant, hitPoints } from './combatant';
import { left } from './expect';
import { choose, count, feet, flag, id, isRecord, saying, text, whole } from './kinds';

const names = z.array(text, saying('list'));

/** `to` of the master's `set`: every key of a combatant, and those of `expect` that are no mere result of others. `hp` alone is what it has now. */
export const patch = combatant.omit({ creature: true, hp: true, ac: true }).extend({
  hp: choose((input) => (isRecord(input) ? hitPoints : whole.transform((now) => ({ now })))).exactOptional(),
  ac: choose<number | z.infer<typeof byType>>((input) => (isRecord(input) ? byType : whole)).exactOptional(),
  /** null takes a line off. */
  skills: z.record(id, whole.nullable(), saying('record')).exactOptional(),
  nonlethal: count.exactOptional(),
  temporary: count.exactOptional(),
  has: names.exactOptional(),
  not: names.exactOptional(),
  holding: combatant.shape.holding.nullable(),
  left: left.exactOptional(),
  aoo: count.exactOptional(),
  acted: flag.exactOptional(),
  moved: feet.exactOptional(),
  initiativeModifier: whole.nullable().exactOptional(),
});
export type CombatantPatch = z.infer<typeof patch>;
