import { changedIn } from '../engine/changed';
import type { CombatantId, Encounter } from '../engine/state';
import { GM } from '../session/authority';
import { playerSides } from '../sharing/viewer';

/** Who plays whom in a state. */
export interface Cast {
  /** The sides that players play. */
  readonly sides: readonly string[];
  /** Those whom not the game master plays, in the order of the fight. */
  readonly played: readonly {
    readonly id: CombatantId;
    readonly side: string;
    readonly controller: string;
  }[];
}
type Combatants = Encounter['combatants'];
const casts = new WeakMap<Combatants, Cast>();

/** `before`: a state whose cast is known; where nobody has come, gone, or changed hands or sides since, it is the same object. */
export function castOf(encounter: Encounter, before: Encounter | null = null): Cast {
  const { combatants } = encounter;
  const known = casts.get(combatants);
  if (known !== undefined) return known;
  const last = before === null ? undefined : casts.get(before.combatants);
  const isLast = last !== undefined && before !== null && isSameCast(before.combatants, combatants);
  const made = isLast ? last : castAnew(encounter);
  casts.set(combatants, made);
  return made;
}

function castAnew(encounter: Encounter): Cast {
  const played = Object.values(encounter.combatants).filter(({ controller }) => controller !== GM);
  return {
    sides: playerSides(encounter),
    played: played.map(({ id, side, controller }) => ({ id, side, controller })),
  };
}

const isSameCast = (before: Combatants, now: Combatants): boolean =>
  changedIn(before, now).every((id) => {
    const [was, is] = [before[id], now[id]];
    return was !== undefined && was.side === is?.side && was.controller === is.controller;
  });
