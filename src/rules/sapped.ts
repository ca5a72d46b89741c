import type { Sapping, View } from '../engine/contract';
import { ABILITIES, type AbilityName, type Combatant, type EffectInstance } from '../engine/state';
import { isSpared, type Loss, scoreLeft, totalLeft } from './ability-loss';
import { type Distribution, distributionOf } from './damage-distribution';
import { amountIn } from './effects-common';

// What blows on the way take off the scores of a mover, for forecasts (DMG-14, X-ABL-1 to X-ABL-3).

/** Points taken of each score as one word, `dex 2, con 3` in the order of the scores; empty: none. */
export type Sapped = string;
export const UNSAPPED: Sapped = '';

/** Chances of wounds by what has been taken off the scores. */
export type Deals = ReadonlyMap<Sapped, Distribution>;

const pointsIn = (sapped: Sapped): ReadonlyMap<string, number> =>
  new Map(
    sapped === UNSAPPED
      ? []
      : sapped.split(', ').map((part) => {
          const [ability = '', points] = part.split(' ');
          return [ability, Number(points)] as const;
        }),
  );

/** The points of a further loss on top, no more than the score has left (X-ABL-2). `body`: as it is with those taken already. */
function withMore(sapped: Sapped, body: Combatant, ability: AbilityName, amount: number): Sapped {
  const more = Math.min(amount, scoreLeft(body, ability) ?? 0);
  const points = pointsIn(sapped);
  return ABILITIES.flatMap((it) => {
    const sum = (points.get(it) ?? 0) + (it === ability ? more : 0);
    return sum > 0 ? [`${it} ${sum}`] : [];
  }).join(', ');
}

const bodies = new WeakMap<Combatant, Map<Sapped, Combatant>>();

/** Somebody with so much taken off its scores, and the hit points that go with the Constitution (X-ABL-3). */
export function sappedBody(who: Combatant, sapped: Sapped): Combatant {
  if (sapped === UNSAPPED) return who;
  const known = bodies.get(who) ?? new Map<Sapped, Combatant>();
  bodies.set(who, known);
  const found = known.get(sapped);
  if (found) return found;
  const before = who.effects.find(({ id }) => id === 'ability-damaged');
  const sum = [...pointsIn(sapped)].map(([it, points]) => [it, points + amountIn(before?.data ?? {}, it)]);
  const data = { ...before?.data, ...Object.fromEntries(sum) };
  const loss: EffectInstance = before
    ? { ...before, data }
    : { uid: 0, id: 'ability-damaged', by: null, ends: null, data };
  const weaker = { ...who, effects: [...who.effects.filter((it) => it !== before), loss] };
  const made = { ...weaker, sheet: { ...who.sheet, hitPoints: totalLeft(weaker).total } };
  known.set(sapped, made);
  return made;
}

/** X-ABL-1: a score at 0 ends whatever its owner was about. */
export const isSpent = (who: Combatant): boolean => ABILITIES.some((it) => scoreLeft(who, it) === 0);

/** What the losses come to once so many points may be lost besides. */
function spread(
  view: View,
  who: Combatant,
  before: ReadonlyMap<Sapped, number>,
  cost: (body: Combatant) => Sapping | null,
): ReadonlyMap<Sapped, number> {
  const after = new Map<Sapped, number>();
  const add = (sapped: Sapped, chance: number): unknown =>
    chance > 0 ? after.set(sapped, (after.get(sapped) ?? 0) + chance) : null;
  for (const [sapped, weight] of before) {
    const body = sappedBody(who, sapped);
    const it = cost(body);
    const loss: Loss = it?.drain === true ? 'ability-drained' : 'ability-damaged';
    if (!it || isSpared(view, body, it.ability, loss)) {
      add(sapped, weight);
      continue;
    }
    add(sapped, weight * (1 - it.chance));
    for (const [points, chance] of distributionOf(it.dice))
      add(withMore(sapped, body, it.ability, points), weight * it.chance * chance);
  }
  return after;
}

/** What a wound by a limb of `enemy` takes off the scores of its victim by itself (DMG-14), with its chances; `who` less `sapped` is struck. */
export function sapsOf(
  view: View,
  enemy: Combatant,
  who: Combatant,
  sapped: Sapped,
): ReadonlyMap<Sapped, number> {
  let saps: ReadonlyMap<Sapped, number> = new Map([[sapped, 1]]);
  for (const { effect, held } of view.effectsOf(enemy))
    if (effect.saps) saps = spread(view, who, saps, (body) => effect.saps?.(held, body, view) ?? null);
  return saps;
}

/** What so many points with these chances take off one score. */
export function sapsOfPoints(
  view: View,
  who: Combatant,
  sapped: Sapped,
  { ability, loss, points }: { ability: AbilityName; loss: Loss; points: Distribution },
): ReadonlyMap<Sapped, number> {
  const body = sappedBody(who, sapped);
  const saps = new Map<Sapped, number>();
  const isSafe = isSpared(view, body, ability, loss);
  for (const [amount, chance] of points) {
    const after = amount <= 0 || isSafe ? sapped : withMore(sapped, body, ability, amount);
    saps.set(after, (saps.get(after) ?? 0) + chance);
  }
  return saps;
}
