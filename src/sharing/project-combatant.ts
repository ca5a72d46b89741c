import type { Combatant, EffectInstance, JsonRecord, Turn } from '../engine/state';
import { asFoe } from './foe';
import type { Knowledge } from './knowledge';
import { type IsSecret, same, sameList, scrubbedRecord, withoutSecret } from './scrub';

// One combatant as a viewer may know it: its own side's with everything, others as far as a forecast needs them.

/** What effects on a foe may be known by more than their name. Not here: what it readied, which spell it casts or holds. */
const OPEN_DATA = new Set([
  'ability-damaged',
  'ability-drained',
  'aided-armor-class',
  'aided-attack',
  'aided-check',
  'bonus',
  'burning',
  'disabled',
  'feinted',
  'fighting-defensively',
  'grappling',
  'pinned',
  'poisoned',
  'raging',
  'spell-effect',
  'total-defense',
  'unconscious',
]);
/** What a foe keeps to itself altogether. */
const KEPT_SECRET = new Set(['readied']);

/** A combatant that the viewer perceives. `isSecret`: who must not be named. */
export function projectCombatant(who: Combatant, knowledge: Knowledge, isSecret: IsSecret): Combatant {
  const isOwn = knowledge.isOwn(who);
  const shown = isOwn ? who : asFoe(who);
  const made: Combatant = {
    id: shown.id,
    side: shown.side,
    controller: shown.controller,
    hidden: shown.hidden,
    sheet: shown.sheet,
    at: shown.at,
    damage: shown.damage,
    nonlethal: shown.nonlethal,
    temporary: shown.temporary,
    effects: sameList(shown.effects, (it) => projectEffect(it, isOwn, isSecret)),
    inventory: shown.inventory,
    initiative: shown.initiative,
    aware: shown.aware,
    acted: shown.acted,
    turn: projectTurn(shown.turn, isSecret),
    rides: shown.rides === null || isSecret(shown.rides) ? null : shown.rides,
    memory: scrubbedRecord(shown.memory, isSecret),
    reactions: shown.reactions,
  };
  return same(shown, made);
}

/** An effect on someone perceived; null where even that it is there is a secret. */
export function projectEffect(
  effect: EffectInstance,
  isOwn: boolean,
  isSecret: IsSecret,
): EffectInstance | null {
  const { uid, id, by, ends, data } = effect;
  if (!isOwn && KEPT_SECRET.has(id)) return null;
  return same(effect, {
    uid,
    id,
    by: by === null || isSecret(by) ? null : by,
    // When someone unseen comes to act is a secret too.
    ends: ends?.of !== undefined && isSecret(ends.of) ? null : ends,
    data: isOwn || OPEN_DATA.has(id) ? scrubbedRecord(data, isSecret) : NOTHING,
  });
}
const NOTHING: JsonRecord = {};

export function projectTurn(turn: Turn, isSecret: IsSecret): Turn {
  return same(turn, {
    standard: turn.standard,
    move: turn.move,
    swift: turn.swift,
    fiveFootStep: turn.fiveFootStep,
    actions: turn.actions,
    movedFeet: turn.movedFeet,
    fullAttack: turn.fullAttack,
    opportunities: turn.opportunities,
    provokedByMoving: withoutSecret(turn.provokedByMoving, isSecret),
    sawAtStart: withoutSecret(turn.sawAtStart, isSecret),
    marks: scrubbedRecord(turn.marks, isSecret),
  });
}
