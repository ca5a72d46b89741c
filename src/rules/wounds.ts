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
 * What so many wounds make of a mover, and what is off its scores. D11: one who is disabled finishes the sole action of its turn (`isSole`),
 * neither a second one nor a full-round action.
 */
export function fateWith(
  view: View,
  who: Combatant,
  isSole: boolean,
): (wounds: Wounds, sapped?: Sapped) => Fate {
  const known = new Map<Sapped, Map<Wounds, Fate>>([
    [UNSAPPED, new Map([0, TURNED].map((it) => [it, 'on']))],
  ]);
  const worked = (wounds: Wounds, sapped: Sapped): Fate => {
    if (wounds % TURNED >= KILLED) return 'down';
    const body = sappedBody(who, sapped);
    if (sapped !== UNSAPPED && isSpent(body)) return 'down';
    return fateIn(conditionByHitPoints(view, woundedBy(body, wounds), true), isSole);
  };
  return (wounds, sapped = UNSAPPED) => {
    const fates = known.get(sapped) ?? new Map<Wounds, Fate>();
    known.set(sapped, fates);
    const found = fates.get(wounds);
    if (found !== undefined) return found;
    const fate = worked(wounds, sapped);
    fates.set(wounds, fate);
    return fate;
  };
}
