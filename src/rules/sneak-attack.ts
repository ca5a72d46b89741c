import { defineEffect } from '../engine/define';
import type { Effect } from '../engine/contract';
import type { Combatant } from '../engine/state';

const DICE = /^sneak-attack-(\d+)d6$/;

/** Dice (d6) that a sneak attack adds: those of every class and level together (X-CLS-1). */
export const sneakAttackDice = (who: Combatant): number =>
  who.sheet.traits.reduce((sum, trait) => sum + Number(DICE.exec(trait)?.[1] ?? 0), 0);

/** The class feature with this many d6. When and against whom it counts belongs to damage. */
export const sneakAttack = (dice: number): Effect =>
  defineEffect({ id: `sneak-attack-${dice}d6`, kind: 'trait', clause: 'X-CLS-1' });
