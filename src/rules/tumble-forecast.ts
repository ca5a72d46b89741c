import type { View } from '../engine/contract';
import type { Combatant, CombatantId } from '../engine/state';
import type { Square } from '../grid/square';
import { type Forecast, forecast } from './forecast';
import { whyNoOpportunity } from './opportunity';
import { stepInto } from './tumble';
import { tumbleChecks, tumbleFailures } from './tumble-odds';

/** An opportunity on the way: who strikes, as which step is taken, from where. */
interface Raised {
  readonly by: CombatantId;
  readonly step: number;
  readonly at: Square;
}
/** A way for a tumble to go: nobody stops it, or the first enemy whose square it fails to get through. */
interface Course {
  readonly chance: number;
  readonly stopper: CombatantId | null;
  readonly passed: readonly CombatantId[];
}

/**
 * What a tumble comes to with its checks in: an enemy strikes only if the check fails, and failing to get through an enemy ends the way before
 * its square, where it strikes (X-TUM-1, X-TUM-2).
 */
export function tumbleForecast(
  view: View,
  who: Combatant,
  path: readonly Square[],
  { raised, accelerated }: { readonly raised: readonly Raised[]; readonly accelerated: boolean },
): Forecast {
  const failures = tumbleFailures(view, who, path, accelerated);
  const through = tumbleChecks(view, who, path).filter((check) => check.through);
  const ids = through.map(({ against }) => against);
  let [unhurt, arrives, damage] = [0, 0, 0];
  for (const { chance, stopper, passed } of coursesOf(ids, failures)) {
    if (chance === 0) continue;
    const met = stopper === null ? raised : untilStopped(view, who, path, { raised, stopper });
    const comes = (by: CombatantId): number =>
      by === stopper ? 1 : passed.includes(by) ? 0 : (failures.get(by) ?? 1);
    const its = forecast(
      view,
      who,
      met.map((it) => ({ ...it, comes: comes(it.by) })),
    );
    unhurt += chance * its.unhurt;
    arrives += stopper === null ? chance * its.arrives : 0;
    damage += chance * its.damage;
  }
  return { unhurt, arrives, damage };
}

function coursesOf(through: readonly CombatantId[], failures: ReadonlyMap<CombatantId, number>): Course[] {
  const courses: Course[] = [];
  let chance = 1;
  for (const [index, stopper] of through.entries()) {
    const fails = failures.get(stopper) ?? 1;
    courses.push({ chance: chance * fails, stopper, passed: through.slice(0, index) });
    chance *= 1 - fails;
  }
  return [...courses, { chance, stopper: null, passed: through }];
}

/** The opportunities up to the square before the one who stops the mover, and its own there if it has had none yet. */
function untilStopped(
  view: View,
  who: Combatant,
  path: readonly Square[],
  { raised, stopper }: { readonly raised: readonly Raised[]; readonly stopper: CombatantId },
): readonly Raised[] {
  const enemy = view.combatant(stopper);
  const step = stepInto(enemy, who, path);
  const met = raised.filter((it) => it.step < step);
  const at = path[step - 1] ?? who.at;
  const had = who.turn.provokedByMoving.includes(stopper) || met.some(({ by }) => by === stopper);
  return had || whyNoOpportunity(view, enemy, { ...who, at }) ? met : [...met, { by: stopper, step, at }];
}
