import type { EventType, GameEvent } from '../engine/events';
import type { CombatantId, JsonRecord } from '../engine/state';
import { inSight } from './foe';
import type { Knowledge } from './knowledge';
import { projectCombatant, projectEffect } from './project-combatant';
import { type IsSecret, scrubbedRecord, withoutSecret } from './scrub';

/** One event with what the viewer knew just before it and just after it. */
export interface Moment {
  readonly before: Knowledge;
  readonly after: Knowledge;
  /** What happened after it in the same command. */
  readonly rest: readonly GameEvent[];
  readonly isSecret: IsSecret;
  /** Perceived just before it or just after it. */
  knows(id: CombatantId): boolean;
  isOwn(id: CombatantId): boolean;
}
type Of<T extends EventType> = Extract<GameEvent, { type: T }>;
/** The event as it is told; null: it is not. */
type Teller<T extends EventType> = (event: Of<T>, at: Moment) => GameEvent | null;

/** The source of harm that came from someone unseen. */
export const UNSEEN = 'unseen';
const NOTHING: JsonRecord = {};

const never = () => null;
const everyone = (event: GameEvent) => event;
/** Told of those who are perceived, as it is. */
const ofKnown = <E extends GameEvent & { readonly who: CombatantId }>(
  event: E,
  { knows }: Moment,
): E | null => (knows(event.who) ? event : null);
const ofOwn = <E extends GameEvent & { readonly who: CombatantId }>(
  event: E,
  { isOwn, isSecret }: Moment,
): E | null => (isOwn(event.who) && !isSecret(event.who) ? event : null);
const named = (id: CombatantId | null, isSecret: IsSecret): CombatantId | null =>
  id === null || isSecret(id) ? null : id;
const own = (values: JsonRecord, who: CombatantId, { isOwn, isSecret }: Moment): JsonRecord =>
  isOwn(who) ? scrubbedRecord(values, isSecret) : NOTHING;

/** Every kind of event, so that a new one is told to nobody before somebody has thought about it. */
export const TELLERS: { readonly [T in EventType]: Teller<T> } = {
  phaseChanged: everyone,
  roundStarted: everyone,
  initiativeSet: ofKnown,
  orderSet: (event, { isSecret }) => ({ ...event, order: withoutSecret(event.order, isSecret) }),
  turnStarted: (event, at) => {
    if (!at.knows(event.who)) return null;
    const { provokedByMoving, marks } = event.turn;
    const turn = {
      ...event.turn,
      provokedByMoving: withoutSecret(provokedByMoving, at.isSecret),
      // The state shows it: in a large fight these are hundreds of names.
      sawAtStart: [],
      marks: own(marks, event.who, at),
    };
    return { ...event, turn };
  },
  turnEnded: ofKnown,
  declared: (event, at) => {
    if (!at.knows(event.who)) return null;
    const { who, action, args } = event;
    if (at.isOwn(who)) return { ...event, args: scrubbedRecord(args, at.isSecret) };
    // Of a foe: at whom, where that is open; not where to, nor what it readies.
    const on = action !== 'ready' && typeof args.on === 'string' ? named(args.on, at.isSecret) : null;
    return { type: 'declared', who, action, args: on === null ? NOTHING : { on } };
  },
  overruled: never,
  turnChanged: ({ who, changes, cost }, at) => {
    if (!at.knows(who)) return null;
    const { provokedByMoving, sawAtStart: _saw, marks: _marks, ...rest } = changes;
    const provoked =
      provokedByMoving === undefined
        ? {}
        : { provokedByMoving: withoutSecret(provokedByMoving, at.isSecret) };
    return { type: 'turnChanged', who, changes: { ...rest, ...provoked }, cost };
  },
  remembered: (event, at) => {
    const mine = ofOwn(event, at);
    if (mine === null || at.isSecret(mine.key)) return null;
    const { value = null } = scrubbedRecord({ value: mine.value ?? null }, at.isSecret);
    return { ...mine, value };
  },
  provoked: (event, { knows, isSecret }) => {
    const by = withoutSecret(event.by, isSecret);
    return knows(event.who) && by.length > 0 ? { ...event, by } : null;
  },
  declined: (event, at) => {
    const mine = ofOwn(event, at);
    return mine && { ...mine, on: named(mine.on, at.isSecret) };
  },
  stopped: (event, at) => (at.knows(event.who) ? { ...event, with: own(event.with, event.who, at) } : null),
  moved: ofWholeSight,
  placed: ofWholeSight,
  rolled: (event, at) => (at.knows(event.who) && !givesAway(event, at) ? event : null),
  attacked: (event, { knows, isSecret }) => {
    if (!knows(event.by)) return null;
    if (event.on === null || isSecret(event.on)) return blind(event);
    return event;
  },
  checked: (event, { knows, isSecret }) =>
    knows(event.who) && (event.against === null || !isSecret(event.against)) ? event : null,
  damaged: (event, { knows, isSecret }) => {
    if (!knows(event.who)) return null;
    return event.by !== null && isSecret(event.by) ? { ...event, by: null, source: UNSEEN } : event;
  },
  healed: ofKnown,
  temporaryHitPointsSet: ofOwn,
  effectGained: (event, at) => {
    if (!at.knows(event.who)) return null;
    const effect = projectEffect(event.effect, at.isOwn(event.who), at.isSecret);
    return effect && { ...event, effect };
  },
  effectChanged: (event, at) => {
    const effect = at.before.view.find(event.who)?.effects.find(({ uid }) => uid === event.uid);
    if (effect === undefined || !at.knows(event.who)) return null;
    const shown = projectEffect({ ...effect, data: event.data }, at.isOwn(event.who), at.isSecret);
    return shown && { type: 'effectChanged', who: event.who, uid: event.uid, data: shown.data };
  },
  effectEnded: (event, at) => {
    const effect = at.before.view.find(event.who)?.effects.find(({ uid }) => uid === event.uid);
    if (effect === undefined || !at.knows(event.who)) return null;
    return projectEffect(effect, at.isOwn(event.who), at.isSecret) && event;
  },
  spellCast: (event, { knows, isSecret }) =>
    knows(event.who) ? { ...event, on: named(event.on, isSecret) } : null,
  inventoryChanged: (event, { knows, isOwn }) => {
    if (!knows(event.who)) return null;
    return isOwn(event.who) ? event : { ...event, inventory: inSight(event.inventory) };
  },
  groundChanged: (event, { after }) => ({
    ...event,
    ground: event.ground.filter(({ at }) => after.seesSquare(at)),
  }),
  doorMoved: (event, { after, isSecret }) => {
    const moved = after.view.encounter.board.doors[event.door];
    const door = moved === undefined ? -1 : after.board().doors.indexOf(moved);
    return door < 0 ? null : { ...event, door, who: named(event.who, isSecret) };
  },
  mounted: (event, { knows, isSecret }) =>
    knows(event.who) && (event.mount === null || !isSecret(event.mount)) ? event : null,
  combatantJoined: (event, { after, isSecret }) => {
    const { combatant } = event;
    if (!after.perceives(combatant.id)) return null;
    return { ...event, combatant: projectCombatant(combatant, after, isSecret) };
  },
  combatantRemoved: ofKnown,
  sheetSet: never,
  stateSet: never,
  boardChanged: never,
  pictureSet: never,
  lightsSet: never,
  titleSet: never,
  edited: never,
};

/** A step that was seen from end to end; where someone comes into view or leaves it, only the state shows it. */
function ofWholeSight<E extends Of<'moved'> | Of<'placed'>>(event: E, { before, after }: Moment): E | null {
  return before.perceives(event.who) && after.perceives(event.who) ? event : null;
}

/** An attack on what the viewer does not see: whether anybody was there, and how well protected, stays untold. */
const blind = (event: Of<'attacked'>): Of<'attacked'> => ({
  ...event,
  on: null,
  armorClass: 0,
  armorClassModifiers: [],
  missReason: null,
});

/** Dice that tell of someone unseen: the miss chance of an attack that would only be rolled where somebody stands. */
function givesAway({ who, purpose }: Of<'rolled'>, { rest, isSecret }: Moment): boolean {
  if (purpose !== 'miss-chance' && purpose !== 'stray') return false;
  const attack = rest.find((it): it is Of<'attacked'> => it.type === 'attacked' && it.by === who);
  return attack === undefined || attack.on === null || isSecret(attack.on);
}
