import type { View } from '../engine/contract';
import type { Combatant } from '../engine/state';
import { conditionByHitPoints } from './hit-points';
import { isSpent, type Sapped, sappedBody, UNSAPPED } from './sapped';

/**
 * What blows have done to somebody, as one number, so that the wounds of several blows add up: lethal damage, nonlethal damage, and
 * whether one of them has killed by itself; beside them, whether the rider of a mount has tried to turn one of them (X-FEAT-26). 0: nothing
 * came of any.
 */
export type Wounds = number;

/** No single kind of damage gets that high. */
const NONLETHAL = 2 ** 16;
const KILLED = 2 ** 32;
const TURNED = 2 ** 40;

/** The wounds of one blow. `killed`: it has slain whatever hit points are left (HP-11). */
export const woundsOf = (amount: number, kind: { nonlethal: boolean; killed?: boolean }): Wounds =>
  (kind.nonlethal ? amount * NONLETHAL : amount) + (kind.killed === true && amount > 0 ? KILLED : 0);

/** The same, and the rider has had its check against it, which it has once a round. */
export const afterTurning = (wounds: Wounds): Wounds => wounds + TURNED;
export const isTurningSpent = (wounds: Wounds): boolean => wounds >= TURNED;

const lethalIn = (wounds: Wounds): number => wounds % NONLETHAL;
const nonlethalIn = (wounds: Wounds): number => Math.floor(wounds / NONLETHAL) % NONLETHAL;

/** All damage in them. */
export const damageIn = (wounds: Wounds): number => lethalIn(wounds) + nonlethalIn(wounds);

/** Somebody with these wounds more; temporary hit points go first (X-TMP-1), off lethal damage where it has both. */
function woundedBy(who: Combatant, wounds: Wounds): Combatant {
  const lethal = Math.max(0, lethalIn(wounds) - who.temporary);
  const spare = Math.max(0, who.temporary - lethalIn(wounds));
  const nonlethal = Math.max(0, nonlethalIn(wounds) - spare);
  return { ...who, damage: who.damage + lethal, nonlethal: who.nonlethal + nonlethal };
}

/** Those who go on whatever they have begun. */
const GOES_ON: ReadonlySet<string | null> = new Set([null, 'staggered']);

/** What blows make of a mover: it goes `on`; it is brought to a `halt`, and stands open to what else the same opening brings; it is `down`. */
export type Fate = 'on' | 'halt' | 'down';

function fateIn(condition: string | null, isSole: boolean): Fate {
  if (GOES_ON.has(condition)) return 'on';
  if (condition !== 'disabled') return 'down';
  return isSole ? 'on' : 'halt';
}

/**
 * What wounds make of a mover, by what is off its scores. D11: one who is disabled finishes the sole action of its turn (`isSole`), neither a
 * second one nor a full-round action.
 */
export function fateWith(view: View, who: Combatant, isSole: boolean): Fates {
  const known = new Map<Sapped, (wounds: Wounds) => Fate>();
  return (sapped) => {
    const found = known.get(sapped);
    if (found) return found;
    const made = fatesOf(view, sappedBody(who, sapped), { isSole, isWeaker: sapped !== UNSAPPED });
    known.set(sapped, made);
    return made;
  };
}
export type Fates = (sapped: Sapped) => (wounds: Wounds) => Fate;

function fatesOf(
  view: View,
  body: Combatant,
  { isSole, isWeaker }: { readonly isSole: boolean; readonly isWeaker: boolean },
): (wounds: Wounds) => Fate {
  if (isWeaker && isSpent(body)) return () => 'down';
  // Who has suffered nothing goes on, whatever it was in before.
  const known = new Map<Wounds, Fate>(isWeaker ? [] : [0, TURNED].map((it) => [it, 'on']));
  return (wounds) => {
    const found = known.get(wounds);
    if (found !== undefined) return found;
    const isKilled = wounds % TURNED >= KILLED;
    const condition = isKilled ? 'dead' : conditionByHitPoints(view, woundedBy(body, wounds), true);
    const fate = fateIn(condition, isSole);
    known.set(wounds, fate);
    return fate;
  };
}
