import type { View } from '../engine/contract';
import type { Combatant, CombatantId } from '../engine/state';
import type { Square } from '../grid/square';
import { hitPointsOf } from './body';
import { opportunityBlow } from './opportunity-blow';
import { perState } from './per-state';
import { type Deals, UNSAPPED } from './sapped';
import { stancesKey } from './stance';
import { type NextBlow, NOBODY, type Struck, struckOnce } from './struck';
import { damageIn, fateWith } from './wounds';

/** What a walk past enemies comes to if all of them strike. Chances from 0 to 1. */
export interface Forecast {
  /** That no blow gets through. */
  readonly unhurt: number;
  /** That the mover can finish. */
  readonly arrives: number;
  /** Mean of the damage on the way, while the mover is up. */
  readonly damage: number;
}
/** A blow on the way. */
interface Blow {
  readonly by: CombatantId;
  /** The step of the path that gives the opening; blows of one step are of one opening. */
  readonly step?: number;
  readonly at: Square;
  /** Where the blow meets it, if not at `at` (MOV-8). */
  readonly meets?: Square;
  /** Chance that the blow comes at all (a tumble may keep it off); 1 unless said. */
  readonly comes?: number;
}

const UNTOUCHED: Deals = new Map([[UNSAPPED, new Map([[0, 1]])]]);

/** D11: the sole action of the turn, and none that takes the whole round. */
export const isSoleAction = ({ turn }: Combatant, wholeRound: boolean): boolean =>
  turn.actions === 0 && !wholeRound;

/** How it stands after some blows, and what each further one that was asked about makes of it. */
interface Standing extends Struck {
  readonly forecast: Forecast;
  readonly after: Map<string, Standing>;
}
function standing({ up, halted }: Struck, damage: number): Standing {
  let [unhurt, arrives] = [0, 0];
  for (const [sapped, all] of up)
    for (const [wounds, chance] of all) {
      arrives += chance;
      if (sapped === UNSAPPED && damageIn(wounds) === 0) unhurt += chance;
    }
  return { up, halted, forecast: { unhurt, arrives, damage }, after: new Map() };
}

/** Of one mover: what is known of the blows of its paths, and how many of them. */
interface Known {
  readonly fate: NextBlow['fate'];
  untouched: Standing;
  count: number;
}
const nothingTaken = () => ({ untouched: standing({ up: UNTOUCHED, halted: NOBODY }, 0), count: 0 });
const known = perState<Known>();
/** Beyond this many it begins anew: a drag goes on among few, a search through many. */
const MOST = 1000;

/**
 * The whole walk: each provoked enemy strikes in turn, until the mover is felled. `wholeRound`: the action takes the whole round. A path that
 * is drawn on shares its blows with the one before: what is known of them is gone on from.
 */
export function forecast(view: View, who: Combatant, struck: readonly Blow[], wholeRound = false): Forecast {
  const isSole = isSoleAction(who, wholeRound);
  // A mover as it would be by then differs in its actions and its stances at most.
  const start = `${who.id} ${isSole} ${stancesKey(who)} ${hitPointsOf(who) + who.temporary}`;
  const its = known(view, start, () => ({ ...nothingTaken(), fate: fateWith(view, who, isSole) }));
  if (its.count > MOST) Object.assign(its, nothingTaken());
  let now = its.untouched;
  let opening: number | undefined;
  for (const { by, step, comes = 1, ...where } of struck) {
    const at = where.meets ?? where.at;
    // Who is brought to a halt suffers what else the same opening brings, and gives no other.
    const isSame = step !== undefined && step === opening;
    opening = step;
    const key = `${by} ${at.x} ${at.y} ${comes} ${isSame}`;
    let next = now.after.get(key);
    if (next === undefined) {
      const on: NextBlow['on'] = (sapped) => opportunityBlow(view, by, who, { at, sapped });
      const before = isSame ? now : { up: now.up, halted: NOBODY };
      const after = struckOnce(before, { on, comes, fate: its.fate });
      next = standing(after, now.forecast.damage + after.damage);
      now.after.set(key, next);
      its.count += 1;
    }
    now = next;
  }
  return now.forecast;
}
