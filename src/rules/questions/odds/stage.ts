import type { AttackContext, View } from '../../../engine/contract';
import { total } from '../../../engine/modifiers';
import type { Combatant, CombatantId, Modifier } from '../../../engine/state';
import { attackOdds } from '../../attack-odds';
import type { Side } from '../../check';
import { checkChance, opposedChance, saveChance } from '../../hit-chance';
import { modifiersOfSave, type SaveRequest } from '../../saving-throw';

// A deed before it is done: the rolls it takes, one after the other.

/** `opportunity`: the blow that the deed provokes; `luck`: a chance that nothing moves. */
export type StageKind = 'opportunity' | 'attack' | 'opposed' | 'check' | 'save' | 'resistance' | 'luck';

/** Who rolls or stands against it, with every source. `who` null: a thing. */
export interface StageSide {
  readonly who: CombatantId | null;
  /** `trip`, `strength`, `reflex`, `armor-class` … */
  readonly what: string;
  readonly modifiers: readonly Modifier[];
  readonly total: number;
}
/** One roll of a deed. */
export interface Stage {
  readonly kind: StageKind;
  /** The clause that asks for the roll. */
  readonly clause: string;
  readonly by: StageSide;
  /** The other side of an opposed roll, or what the roll has to reach by its sources. */
  readonly against: StageSide | null;
  /** The DC, where it is a plain number; the lowest where it depends on a roll. */
  readonly dc: number | null;
  /** Chance that the deed goes on after this roll, from 0 to 1: that a save fails, a blow does not wound. */
  readonly chance: number;
}

export const sideOf = ({ who, what, modifiers }: Side): StageSide => ({
  who,
  what,
  modifiers,
  total: total(modifiers),
});

/** Chance that every stage goes well. From 0 to 1. */
export const chanceOfAll = (stages: readonly Stage[]): number =>
  stages.reduce((all, { chance }) => all * chance, 1);

/** An opposed check, ties as in X-GEN-3. */
export function opposedStage(mine: Side, other: Side, clause: string): Stage {
  const [by, against] = [sideOf(mine), sideOf(other)];
  return { kind: 'opposed', clause, by, against, dc: null, chance: opposedChance(by.total, against.total) };
}

/** A check against a DC (X-GEN-2). */
export function checkStage(side: Side, dc: number, clause: string): Stage {
  const by = sideOf(side);
  return { kind: 'check', clause, by, against: null, dc, chance: checkChance(by.total, dc) };
}

/** The touch or the blow by which the deed begins. */
export function attackStage(
  view: View,
  {
    who,
    target,
    attack,
  }: { readonly who: Combatant; readonly target: Combatant; readonly attack: AttackContext },
  clause: string,
): Stage {
  const odds = attackOdds(view, who, target, attack);
  const by = { who: who.id, what: attack.weapon.id, modifiers: odds.attackModifiers, total: odds.bonus };
  const against = {
    who: target.id,
    what: attack.touch ? 'touch-armor-class' : 'armor-class',
    modifiers: odds.armorClassModifiers,
    total: odds.armorClass,
  };
  return { kind: 'attack', clause, by, against, dc: null, chance: odds.chance };
}

/** A save: the deed goes on where it fails (SAV-8, SAV-9). */
export function saveStage(view: View, asked: SaveRequest, clause: string): Stage {
  const by = sideOf({ who: asked.who, what: asked.kind, modifiers: modifiersOfSave(view, asked) });
  const chance = 1 - saveChance(by.total, asked.dc);
  return { kind: 'save', clause, by, against: null, dc: asked.dc, chance };
}
