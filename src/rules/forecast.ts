import type { View } from '../engine/contract';
import type { Combatant, CombatantId } from '../engine/state';
import type { Square } from '../grid/square';
import { hitPointsOf } from './body';
import type { Distribution } from './damage-distribution';
import { dealsAfter, type OpportunityBlow, opportunityBlow } from './opportunity-blow';
import { perState } from './per-state';
import { stancesKey } from './stance';
import { damageIn, upWith, type Wounds } from './wounds';

/** What a walk past enemies comes to if all of them strike. Chances from 0 to 1. */
export interface Forecast {
  /** That no blow gets through. */
  readonly unhurt: number;
  /** That the mover can finish. */
  readonly arrives: number;
  /** Mean of the damage on the way, while the mover is up. */
  readonly damage: number;
}
interface Struck {
  readonly by: CombatantId;
  readonly at: Square;
  /** Where the blow meets it, if not at `at` (MOV-8). */
  readonly meets?: Square;
  /** Chance that the blow comes at all (a tumble may keep it off); 1 unless said. */
  readonly comes?: number;
}

const UNTOUCHED: Distribution = new Map([[0, 1]]);

/** D11: the sole action of the turn, and none that takes the whole round. */
export const isSoleAction = ({ turn }: Combatant, wholeRound: boolean): boolean =>
  turn.actions === 0 && !wholeRound;

/** A blow that comes only with a chance. */
function rarer(blow: Distribution, comes: number): Distribution {
  if (comes === 1) return blow;
  const weighed = new Map([...blow].map(([wounds, chance]) => [wounds, chance * comes]));
  return weighed.set(0, (weighed.get(0) ?? 0) + 1 - comes);
}

/** How it stands after some blows, and what each further one that was asked about makes of it. */
interface Standing {
  /** What it has taken, while it is up. */
  readonly up: Distribution;
  readonly forecast: Forecast;
  readonly after: Map<string, Standing>;
}
function standing(up: Distribution, damage: number): Standing {
  let [unhurt, arrives] = [0, 0];
  for (const [wounds, chance] of up) {
    arrives += chance;
    if (damageIn(wounds) === 0) unhurt += chance;
  }
  return { up, forecast: { unhurt, arrives, damage }, after: new Map() };
}

function afterBlow(
  { up, forecast: before }: Standing,
  { blow, comes }: { readonly blow: OpportunityBlow | null; readonly comes: number },
  goesOn: (wounds: Wounds) => boolean,
): Standing {
  if (blow === null) return standing(up, before.damage);
  const deals = rarer(blow.deals, comes);
  const guarded = blow.guarded === null ? null : rarer(blow.guarded, comes);
  let { damage } = before;
  const next = new Map<Wounds, number>();
  for (const [taken, p] of up)
    for (const [wounds, q] of dealsAfter({ deals, guarded }, taken)) {
      damage += damageIn(wounds) * p * q;
      if (goesOn(taken + wounds)) next.set(taken + wounds, (next.get(taken + wounds) ?? 0) + p * q);
    }
  return standing(next, damage);
}

/** Of one mover: what is known of the blows of its paths, and how many of them. */
interface Known {
  readonly goesOn: (wounds: Wounds) => boolean;
  untouched: Standing;
  count: number;
}
const nothingTaken = () => ({ untouched: standing(UNTOUCHED, 0), count: 0 });
const known = perState<Known>();
/** Beyond this many it begins anew: a drag goes on among few, a search through many. */
const MOST = 1000;

/**
 * The whole walk: each provoked enemy strikes in turn, until the mover is felled. `wholeRound`: the action takes the whole round. A path that
 * is drawn on shares its blows with the one before: what is known of them is gone on from.
 */
export function forecast(
  view: View,
  who: Combatant,
  struck: readonly Struck[],
  wholeRound = false,
): Forecast {
  const isSole = isSoleAction(who, wholeRound);
  // A mover as it would be by then differs in its actions and its stances at most.
  const start = `${who.id} ${isSole} ${stancesKey(who)} ${hitPointsOf(who) + who.temporary}`;
  const its = known(view, start, () => ({ ...nothingTaken(), goesOn: upWith(view, who, isSole) }));
  if (its.count > MOST) Object.assign(its, nothingTaken());
  let now = its.untouched;
  for (const { by, comes = 1, ...where } of struck) {
    const at = where.meets ?? where.at;
    const key = `${by} ${at.x} ${at.y} ${comes}`;
    let next = now.after.get(key);
    if (next === undefined) {
      next = afterBlow(now, { blow: opportunityBlow(view, by, who, at), comes }, its.goesOn);
      now.after.set(key, next);
      its.count += 1;
    }
    now = next;
  }
  return now.forecast;
}
