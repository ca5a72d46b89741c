import type { View } from '../../../engine/contract';
import { modifier } from '../../../engine/modifiers';
import { isRefusal } from '../../../engine/refusal';
import type { Combatant, JsonRecord } from '../../../engine/state';
import { AID_DC, skillOf } from '../../aiding';
import { requestOf } from '../../attack-args';
import { attackContext } from '../../attack-context';
import { attackBonus } from '../../attack-roll';
import { checkModifiers } from '../../check';
import { checkChance } from '../../hit-chance';
import { plainArgs } from '../../maneuver';
import type { Chain } from './maneuvers';
import { checkStage, type Stage, sideOf } from './stage';

const alone = (stage: Stage): Chain => ({ stages: [stage], chance: stage.chance, counter: null });

/** The attack roll against AC 10, or the check against DC 10, by which a friend is helped (X-AID-2, X-AID-3). Null: it takes no roll. */
export function aid(view: View, who: Combatant, { against, action }: JsonRecord): Chain | null {
  if (typeof against === 'string') return distraction(view, who, view.find(against));
  const skill = typeof action === 'string' ? skillOf(action) : null;
  if (skill === null) return null;
  const side = { who: who.id, what: skill, modifiers: checkModifiers(view, who, skill) };
  return alone(checkStage(side, AID_DC, 'X-AID-3'));
}

function distraction(view: View, who: Combatant, opponent: Combatant | null): Chain | null {
  if (!opponent) return null;
  const made = attackContext(view, who, opponent, requestOf(plainArgs(opponent.id, null), 'aid-another'));
  if (isRefusal(made)) return null;
  const { modifiers } = attackBonus(view, who, opponent, made.attack);
  const by = sideOf({ who: who.id, what: made.attack.weapon.id, modifiers });
  const plain = modifier('base', AID_DC, 'base');
  const target = sideOf({ who: opponent.id, what: 'armor-class', modifiers: [plain] });
  // It hits nobody, so a natural 1 or 20 says nothing: the total counts, as that of a check.
  const chance = checkChance(by.total, AID_DC);
  return alone({ kind: 'attack', clause: 'X-AID-2', by, against: target, dc: null, chance });
}
