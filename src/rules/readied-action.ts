import type { Action, Play, Refusal, View } from '../engine/contract';
import { isRefusal, refusal } from '../engine/refusal';
import type { Combatant, CombatantId, JsonRecord } from '../engine/state';
import { toSquare } from './arguments';
import type { CastArgs } from './cast-args';
import { counteredBy } from './countering';
import { costOf } from './economy';
import { endAll } from './hit-points';
import { takePlace } from './order-of-play';
import { conditionOf, READIED, readiedBy } from './readiness';
import { wielded } from './wielding';

const STEP = 'five-foot-step';
/** What a readied action may cost: a standard, move or free action, or the step that is none (X-RDY-1). */
const PAYABLE: ReadonlySet<string> = new Set(['standard', 'attack', 'move', 'free', 'swift']);
/** Acts of the order of play, which are no action to make ready. */
const NOT_TO_READY: ReadonlySet<string> = new Set(['ready', 'delay', 'act-now', 'trigger', 'end-turn']);

const isRecord = (value: unknown): value is JsonRecord =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Why this cannot be made ready, or null. What it takes may still be missing, and is named when it goes off. */
export function whyNotReady(view: View, who: Combatant, id: string, args: JsonRecord): Refusal | null {
  const action = view.rules.actions.get(id);
  if (!action || action.internal || action.cost === 'gm') return refusal('unknown-action', { action: id });
  const notReady = refusal('not-to-ready', { action: id }, 'X-RDY-1');
  if (NOT_TO_READY.has(id)) return notReady;
  const parsed = action.parse(args);
  if (isRefusal(parsed)) {
    if (!isMissing(parsed, args)) return parsed;
    const usual = action.usualCost ?? action.cost;
    return typeof usual === 'function' || PAYABLE.has(usual) || id === STEP ? null : notReady;
  }
  return PAYABLE.has(costOf(view, who, action, parsed)) || id === STEP ? null : notReady;
}

const isMissing = ({ code, with: { argument } }: Refusal, args: JsonRecord): boolean =>
  code === 'bad-argument' && typeof argument === 'string' && args[argument] === undefined;

interface Going {
  readonly action: Action;
  readonly args: JsonRecord;
  /** The 5-foot step that goes with it (X-RDY-4). */
  readonly step: JsonRecord | null;
}

/**
 * What goes off: the action with what was said when it was made ready and what is said now.
 * Where nobody was named at all it meets the one who set it off.
 */
function going(view: View, who: Combatant, said: JsonRecord, against: CombatantId | null): Going | Refusal {
  const readied = readiedBy(who);
  const action = readied && view.rules.actions.get(String(readied.data['action']));
  if (!readied || !action) return refusal('nothing-readied', { who: who.id }, 'X-RDY-2');
  const { answer: _answer, path, ...now } = said;
  const isWalk = action.needs === 'path' || path === undefined;
  const before = isRecord(readied.data['args']) ? readied.data['args'] : {};
  const all = { ...before, ...now, ...(isWalk && path !== undefined ? { path } : {}) };
  let args = action.parse(all);
  if (isRefusal(args) && against !== null && args.with['argument'] === 'on' && isMissing(args, all))
    args = action.parse({ ...all, on: against });
  if (isRefusal(args)) return args;
  return { action, args, step: isWalk ? null : { path: path ?? [] } };
}

/** Why a readied action cannot go off in this way now, or null. `against` set it off, where an act of somebody's did. */
export function whyNotGo(
  view: View,
  who: Combatant,
  said: JsonRecord,
  against: CombatantId | null,
): Refusal | null {
  const it = going(view, who, said, against);
  if (isRefusal(it)) return it;
  const [denial] = view.denials(who, 'act');
  if (denial) return refusal('cannot-act', { who: who.id, effect: denial.effect }, 'X-GEN-6');
  for (const { effect, held } of view.effectsOf(who)) {
    const why = effect.forbids?.(it.action, held, view);
    if (why) return why;
  }
  const stepping = it.step ? steppedTo(view, who, it.step) : who;
  if (isRefusal(stepping)) return stepping;
  return it.action.refuse(view, stepping, { ...it.args, reaction: true });
}

/** Where it would stand after the 5-foot step, or why that is not possible. */
function steppedTo(view: View, who: Combatant, step: JsonRecord): Combatant | Refusal {
  const action = view.rules.actions.get(STEP);
  if (!action) return refusal('unknown-action', { action: STEP });
  const args = action.parse(step);
  if (isRefusal(args)) return args;
  const [to] = args['path'] as readonly (readonly [number, number])[];
  return action.refuse(view, who, args) ?? (to ? { ...who, at: toSquare(to) } : who);
}

/** X-RDY-3: the count is that of whose turn it is; who set it off by acting on that count before it comes directly after. */
function placeBefore(view: View, against: CombatantId | null): CombatantId | null {
  const { current, order } = view.encounter;
  if (current === null || against === null || !order.includes(against)) return current;
  const isAhead = order.indexOf(against) < order.indexOf(current);
  const countOf = (id: CombatantId): number | undefined => view.find(id)?.initiative?.total;
  return isAhead && countOf(against) === countOf(current) ? against : current;
}

/** The readied action goes off: its owner takes the place directly ahead of whose turn it is, steps if it wants to, and acts (X-RDY-2 to X-RDY-4). */
export function goOff(play: Play, id: CombatantId, said: JsonRecord, against: CombatantId | null): void {
  const it = going(play, play.combatant(id), said, against);
  if (isRefusal(it)) return;
  endAll(play, id, READIED, 'acted');
  const of = placeBefore(play, against);
  if (of !== null && of !== id) takePlace(play, id, { of, side: 'before' });
  const spell = it.action.id === 'cast' ? counteredBy(play, id, it.args as CastArgs, against) : null;
  if (spell) {
    play.push(id, 'counterspell', { args: it.args, against: spell.id }, { step: 'start' });
    return;
  }
  const options = isSetAgainst(play, id, it, against) ? { options: { multiplier: 2 } } : {};
  const args = { ...it.args, ...options };
  play.push(id, 'going-off', { action: it.action.id, args, step: it.step }, { step: 'start' });
}

/** X-RDY-8, X-CHG-9: a weapon set against a charge, which meets the charger. */
function isSetAgainst(
  view: View,
  id: CombatantId,
  { action, args }: Going,
  against: CombatantId | null,
): boolean {
  if (action.id !== 'attack' || against === null || args['on'] !== against) return false;
  const named = typeof args['weapon'] === 'string' ? args['weapon'] : null;
  const used = wielded(view.combatant(id), named);
  if (!used?.weapon.traits.includes('brace')) return false;
  return view.encounter.stack.some((it) => it.action === 'charge' && it.actor === against);
}

/** Whether a readied action waits for somebody to say so. */
export const waitsForWord = (who: Combatant): boolean => {
  const readied = readiedBy(who);
  return readied !== null && conditionOf(readied) === null;
};
