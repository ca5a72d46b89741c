import type { Play, StepFrame, View } from '../engine/contract';
import type { Combatant, CombatantId, EffectInstance, JsonRecord } from '../engine/state';
import { areEnemies, canAct, feetApart, sortedByOrder } from './body';
import { holdersOf } from './holders';
import { riderOf } from './mounting';

// Readied actions that wait for something the engine notices by itself (X-RDY-1, X-RDY-2).

export const READIED = 'readied';
/** What someone may do that sets a readied action off. */
export const DEEDS = ['cast', 'attack', 'move', 'charge', 'anything'] as const;
export type Deed = (typeof DEEDS)[number];

const ATTACKS = new Set([
  'attack',
  'full-attack',
  'whirlwind-attack',
  'trip',
  'disarm',
  'sunder',
  'grapple',
  'bull-rush',
  'overrun',
  'coup-de-grace',
  'throw-splash',
  'manyshot',
  'touch',
  'pin',
]);
/** What is announced when it comes to the blow. */
export const BLOW: ReadonlySet<Deed> = new Set(['attack']);
const MOVES = new Set([
  'move',
  'five-foot-step',
  'withdraw',
  'run',
  'crawl',
  'climb',
  'swim',
  'minimum-move',
  'overrun',
  'spring-attack',
  'shot-on-the-run',
  'ride-by-attack',
  'drag-grapple',
]);

/** Casting, and what is like it: reading a scroll, a spell-like ability (ITEM-3, ABIL-2). */
function isCasting(action: string, { item, kind }: JsonRecord): boolean {
  if (action === 'activate-item') return typeof item === 'string' && /\bscroll\b/i.test(item);
  return action === 'cast' || (action === 'use-ability' && kind === 'spell-like');
}

const CHARGES = new Set(['charge', 'ride-by-attack']);

/** What an act counts as, before it is done. The blow of a charge, or of an attack on the move, is announced when it comes to it. */
export function deedsOf(action: string, args: JsonRecord): ReadonlySet<Deed> {
  const inner = args['action'];
  if (action === 'start-full-round' && typeof inner === 'string') return deedsOf(inner, {});
  const deeds = new Set<Deed>(['anything']);
  if (isCasting(action, args)) deeds.add('cast');
  if (ATTACKS.has(action)) deeds.add('attack');
  if (MOVES.has(action) || CHARGES.has(action)) deeds.add('move');
  if (CHARGES.has(action)) deeds.add('charge');
  return deeds;
}

export const readiedBy = (who: Combatant): EffectInstance | null =>
  who.effects.find(({ id }) => id === READIED) ?? null;

/** The condition a readied action waits for; null where it is free text. */
export function conditionOf({ data }: EffectInstance): JsonRecord | null {
  const { when } = data;
  return typeof when === 'object' && when !== null && !Array.isArray(when) ? (when as JsonRecord) : null;
}

/** Who has readied anything. */
const readiers = holdersOf(READIED);

interface Happening {
  readonly actor: Combatant;
  readonly deeds: ReadonlySet<Deed>;
  readonly on: string | null;
}

function suits(view: View, who: Combatant, when: JsonRecord, it: Happening): boolean {
  const { does, who: whose, against } = when;
  if (it.actor.id === who.id) return false;
  if (typeof whose === 'string' ? whose !== it.actor.id : !areEnemies(who, it.actor)) return false;
  if (typeof does === 'string' && !it.deeds.has(does as Deed)) return false;
  if (typeof against === 'string' && it.on !== null && it.on !== against) return false;
  const needsTarget = does === 'attack' || does === 'charge';
  return !(typeof against === 'string' && it.on === null && needsTarget) && canAct(view, who);
}

/** Feet between the one who is doing it and the one who is watched: `against`, else the one who readied. */
function nearness(view: View, who: Combatant, when: JsonRecord, actor: Combatant): number {
  const { against } = when;
  const watched = typeof against === 'string' ? (view.find(against) ?? who) : who;
  return feetApart(view, watched, actor);
}

const isNear = (view: View, who: Combatant, when: JsonRecord, actor: Combatant): boolean =>
  typeof when['within'] !== 'number' || nearness(view, who, when, actor) <= when['within'];

function waiting(view: View, it: Happening): readonly CombatantId[] {
  return sortedByOrder(view, readiers(view)).filter((id) => {
    const who = view.combatant(id);
    const readied = readiedBy(who);
    const when = readied ? conditionOf(readied) : null;
    return when !== null && suits(view, who, when, it) && isNear(view, who, when, it.actor);
  });
}

const raise = (play: Play, actor: CombatantId, because: string, by: readonly CombatantId[]): void => {
  play.push(actor, 'readied-actions', { because, by }, { step: 'start' });
};

/** Raises the decisions about what was readied for this act. True: there are some. */
export function raiseReadied(
  play: Play,
  frame: StepFrame,
  deeds = deedsOf(frame.action, frame.args),
): boolean {
  const on = typeof frame.args['on'] === 'string' ? frame.args['on'] : null;
  const by = waiting(play, { actor: play.combatant(frame.actor), deeds, on });
  if (by.length > 0) raise(play, frame.actor, frame.action, by);
  return by.length > 0;
}

interface Moved {
  readonly actor: CombatantId;
  readonly from: Combatant['at'];
  readonly mode: string;
}

/** Who has come near enough by this movement for what `who` made ready, or null. */
function approacher(view: View, who: Combatant, { actor, from, mode }: Moved): Combatant | null {
  const readied = readiedBy(who);
  const when = readied ? conditionOf(readied) : null;
  if (!when || typeof when['within'] !== 'number' || FORCED.has(mode) || who.id === actor) return null;
  const body = view.combatant(actor);
  if (nearness(view, who, when, { ...body, at: from }) <= when['within'] || !isNear(view, who, when, body))
    return null;
  const deeds = new Set<Deed>(['anything', 'move', ...(mode === 'charge' ? (['charge'] as const) : [])]);
  // X-MNT-2: on a mount's legs it is the rider who comes near as well.
  const rider = riderOf(view, body.id);
  const movers = [...(rider === null ? [] : [view.combatant(rider)]), body];
  return movers.find((it) => suits(view, who, when, { actor: it, deeds, on: targetOf(view, it.id) })) ?? null;
}

/** X-RDY-2 with a distance: someone has come that near on its way. The first in the order who waited for it raises it for all who did. */
export function raiseOnApproach(play: Play, who: Combatant, moved: Moved): void {
  const actor = approacher(play, who, moved);
  if (!actor) return;
  const all = sortedByOrder(play, readiers(play)).filter(
    (id) => approacher(play, play.combatant(id), moved) !== null,
  );
  if (all[0] === who.id) raise(play, actor.id, moved.mode, all);
}
const FORCED: ReadonlySet<string> = new Set(['pushed', 'grapple']);

/** Whom the act that someone is in the middle of is aimed at. */
function targetOf(view: View, actor: CombatantId): string | null {
  const on = view.encounter.stack.findLast((it) => it.actor === actor)?.args['on'];
  return typeof on === 'string' ? on : null;
}
