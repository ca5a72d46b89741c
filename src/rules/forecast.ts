import type { View } from '../engine/contract';
import type { Combatant, CombatantId } from '../engine/state';
import type { Square } from '../grid/square';
import { hitPointsOf } from './body';
import type { Distribution } from './damage-distribution';
import { opportunityBlow } from './opportunity-blow';
import { perState } from './per-state';

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
  /** Chance that the blow comes at all (a tumble may keep it off); 1 unless said. */
  readonly comes?: number;
}

const NOTHING: Distribution = new Map([[0, 1]]);
const UNTOUCHED = NOTHING;

/** Whether the mover goes on after that much damage. D11: at exactly 0 the sole move of the turn is finished, a second action is not. */
export const isUpWith = (who: Combatant, taken: number): boolean => upWith(who)(taken);

/** The same for many amounts: its hit points are added up once. */
function upWith(who: Combatant): (taken: number) => boolean {
  const whole = hitPointsOf(who) + who.temporary;
  const atZero = who.turn.actions === 0;
  return (taken) => taken < whole || (taken === whole && atZero);
}

/** A blow that comes only with a chance. */
function rarer(blow: Distribution, comes: number): Distribution {
  if (comes === 1) return blow;
  const weighed = new Map([...blow].map(([amount, chance]) => [amount, chance * comes]));
  return weighed.set(0, (weighed.get(0) ?? 0) + 1 - comes);
}

/** How it stands after some blows, and what each further one that was asked about makes of it. */
interface Standing {
  /** What it has taken, while it is up. */
  readonly up: Distribution;
  readonly forecast: Forecast;
  readonly after: Map<string, Standing>;
}
const standing = (up: Distribution, unhurt: number, damage: number): Standing => ({
  up,
  forecast: { unhurt, arrives: [...up.values()].reduce((sum, chance) => sum + chance, 0), damage },
  after: new Map(),
});

function afterBlow({ up, forecast: before }: Standing, blow: Distribution, who: Combatant): Standing {
  const goesOn = upWith(who);
  let { damage } = before;
  const next = new Map<number, number>();
  for (const [taken, p] of up)
    for (const [amount, q] of blow) {
      damage += amount * p * q;
      if (goesOn(taken + amount)) next.set(taken + amount, (next.get(taken + amount) ?? 0) + p * q);
    }
  return standing(next, before.unhurt * (blow.get(0) ?? 0), damage);
}

/** Of one mover: what is known of the blows of its paths, and how many of them. */
interface Known {
  untouched: Standing;
  count: number;
}
const nothingKnown = (): Known => ({ untouched: standing(UNTOUCHED, 1, 0), count: 0 });
const known = perState<Known>();
/** Beyond this many it begins anew: a drag goes on among few, a search through many. */
const MOST = 1000;

/** The whole walk: each provoked enemy strikes in turn, until the mover is felled. A path that is drawn on shares its blows with the one before: what is known of them is gone on from. */
export function forecast(view: View, who: Combatant, struck: readonly Struck[]): Forecast {
  // A mover as it would be by then differs in its actions alone (`isUpWith`).
  const start = `${who.id} ${who.turn.actions === 0} ${hitPointsOf(who) + who.temporary}`;
  const its = known(view, start, nothingKnown);
  if (its.count > MOST) Object.assign(its, nothingKnown());
  let now = its.untouched;
  for (const { by, at, comes = 1 } of struck) {
    const key = `${by} ${at.x} ${at.y} ${comes}`;
    let next = now.after.get(key);
    if (next === undefined) {
      next = afterBlow(now, rarer(opportunityBlow(view, by, who, at)?.deals ?? NOTHING, comes), who);
      now.after.set(key, next);
      its.count += 1;
    }
    now = next;
  }
  return now.forecast;
}
