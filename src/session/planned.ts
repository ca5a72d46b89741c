import type { View } from '../engine/contract';
import type { CombatantId, JsonRecord } from '../engine/state';
import type { Square } from '../grid/square';
import { areaOfSpell } from '../rules/questions/area';
import { askAttack } from '../rules/questions/attack';
import { askDeed, hasOdds } from '../rules/questions/deed';
import { askFullAttack } from '../rules/questions/full-attack';
import type { Intent } from './ui-state';

/** The act about to be made, by the one on turn (else the selected one): the action in hand, else an attack. */
export interface Planned {
  readonly by: CombatantId;
  readonly on: CombatantId | null;
  /** Aimed at, not only pointed at. */
  readonly aimed: boolean;
  readonly action: string;
  /** With the target, where there is one. */
  readonly args: JsonRecord;
  /** In hand of the bar. */
  readonly armed: boolean;
}
/** What the hand and the bar hold. */
export interface Held {
  readonly by: CombatantId | null;
  readonly target: CombatantId | null;
  /** The enemy under the pointer. */
  readonly pointed: CombatantId | null;
  readonly weapon: string | null;
  readonly intent: Intent | null;
  /** Where the area of a spell lies at the pointer. */
  readonly aimedAt: Square | null;
}

/** Actions whose odds are those of a blow. */
const BLOWS: ReadonlySet<string> = new Set(['attack', 'full-attack', 'charge']);

/** A spell with an area waits for its point: it is pointed at a place, whoever stands there. */
export const hasArea = (view: View, { action, args }: Intent): boolean =>
  action === 'cast' &&
  view.encounter.current !== null &&
  areaOfSpell(view, view.encounter.current, args) !== null;

/** What is about to be done, and to whom: the target, else the enemy under the pointer. Null: nothing that is rolled for. */
export function plannedOf(view: View, held: Held): Planned | null {
  const { by, target, pointed, weapon, intent, aimedAt } = held;
  if (by === null) return null;
  const area = intent !== null && hasArea(view, intent);
  const found = area ? null : (target ?? pointed);
  const on = found === by ? null : found;
  const armed = intent !== null && (BLOWS.has(intent.action) || hasOdds(intent.action));
  const action = armed ? intent.action : 'attack';
  const needs = view.rules.actions.get(action)?.needs ?? 'creature';
  if (on === null && (!armed || needs === 'creature')) return null;
  const aimed = on !== null && on === target;
  const args = {
    ...(aimed && weapon !== null && needs === 'creature' ? { weapon } : {}),
    ...(armed ? intent.args : {}),
    ...(on === null || needs === 'nothing' ? {} : { on }),
    ...(area && aimedAt !== null ? { at: [aimedAt.x, aimedAt.y] } : {}),
  };
  return { by, on, aimed, action, args, armed };
}

/**
 * The chances of what is planned on its target, from 0 to 1: of a full attack one for each blow, of a spell that the target takes all of it.
 * Empty where none is known, or it cannot be done.
 */
export function chancesOf(view: View, { by, on, action, args }: Planned): readonly number[] {
  if (on === null) return [];
  const { on: _on, ...told } = args;
  if (action === 'full-attack') {
    const full = askFullAttack(view, { by, on, args: told });
    const made = full?.refusal === null ? full.attacks.filter(({ refusal }) => refusal === null) : [];
    return made.map(({ odds }) => odds.chance);
  }
  if (action === 'attack' || action === 'charge') {
    const { path: _path, with: _with, ...rest } = told;
    const { legal, chance } = askAttack(view, { by, on, args: { ...rest, charge: action === 'charge' } });
    return legal ? [chance] : [];
  }
  const deed = askDeed(view, { by, action, args });
  if (deed === null || deed.refusal !== null) return [];
  const takes = [...deed.targets, ...deed.turning].find((it) => it.on === on);
  return [deed.chance * (takes?.chance ?? 1)];
}
