import type { Combatant } from '../engine/state';

const DICE = /^sneak-attack-(\d+)d6$/;

/** Dice (d6) that a sneak attack adds: those of every class together (X-CLS-1). */
export const sneakAttackDice = (who: Combatant): number =>
  who.sheet.traits.reduce((sum, trait) => sum + Number(DICE.exec(trait)?.[1] ?? 0), 0);
