import type { Play } from '../engine/contract';
import type { AbilityName, CombatantId, Sheet } from '../engine/state';
import { die, gainOnce } from './hit-points';

/** X-ABL-1: what a score of 0 does; Constitution kills. */
const AT_ZERO: Readonly<Record<Exclude<AbilityName, 'con'>, string>> = {
  str: 'helpless',
  dex: 'paralyzed',
  int: 'unconscious',
  wis: 'unconscious',
  cha: 'unconscious',
};

const modifierOf = (score: number | null): number => (score === null ? 0 : Math.floor((score - 10) / 2));

/** Brings the conditions in line with ability scores: those at 0 are felt, those above it no more (X-ABL-1, HP-25). */
export function settleAbilities(play: Play, id: CombatantId): void {
  const { abilities } = play.combatant(id).sheet;
  const felt = new Set(
    Object.entries(AT_ZERO).flatMap(([ability, condition]) =>
      abilities[ability as AbilityName] === 0 ? [condition] : [],
    ),
  );
  for (const { uid, id: effect, data } of play.combatant(id).effects)
    if (data['ability'] === true && !felt.has(effect))
      play.emit({ type: 'effectEnded', who: id, uid, id: effect, reason: 'ability' });
  for (const condition of felt) gainOnce(play, id, condition, { ability: true });
  if (abilities.con === 0) die(play, id);
}

/** X-ABL-3: each point the Constitution modifier changes by is a hit point per Hit Die, which keeps at least 1 each. Null: nothing changes. */
export function hitPointsAfter(sheet: Sheet, abilities: Sheet['abilities']): number | null {
  const change = modifierOf(abilities.con) - modifierOf(sheet.abilities.con);
  const dice = Math.max(1, sheet.level);
  return change === 0 ? null : Math.max(dice, sheet.hitPoints + change * dice);
}
