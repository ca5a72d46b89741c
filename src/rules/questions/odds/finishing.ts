import type { View } from '../../../engine/contract';
import { isRefusal } from '../../../engine/refusal';
import type { Combatant, JsonRecord } from '../../../engine/state';
import { damageDistribution } from '../../damage-distribution';
import { finishingContext, finishingDc } from '../../finishing';
import { saveChance } from '../../hit-chance';
import { conditionByHitPoints } from '../../hit-points';
import type { Chain } from './maneuvers';
import { saveStage } from './stage';

/** HP-10: as much at one blow calls for a save of its own. */
const MASSIVE = 50;
const MASSIVE_DC = 15;

/** Chance that a coup de grace kills: by its damage, or by the save against what it dealt (X-HLP-4, HP-10). */
export function coupDeGrace(view: View, who: Combatant, args: JsonRecord): Chain | null {
  const target = view.find(String(args['on']));
  if (!target) return null;
  const weapon = typeof args['weapon'] === 'string' ? args['weapon'] : null;
  const attack = finishingContext(view, who, { on: target.id, weapon, lethal: args['lethal'] === true });
  if (isRefusal(attack)) return null;
  const deals = damageDistribution(view, { who, target, attack }, attack.weapon.critical.multiplier);
  const least = Math.min(...deals.keys());
  const asked = { who: target.id, kind: 'fortitude', against: who.id } as const;
  const stage = saveStage(view, { ...asked, dc: finishingDc(least) }, 'X-HLP-4');
  let chance = 0;
  for (const [amount, weight] of deals) {
    if (amount <= 0) continue;
    const through = attack.nonlethal ? 0 : Math.max(0, amount - target.temporary);
    const after = conditionByHitPoints(view, { ...target, damage: target.damage + through }, true);
    const survives = saveChance(stage.by.total, finishingDc(amount));
    const massive = amount >= MASSIVE && !attack.nonlethal ? saveChance(stage.by.total, MASSIVE_DC) : 1;
    chance += weight * (after === 'dead' ? 1 : 1 - survives * massive);
  }
  return { stages: [{ ...stage, chance }], chance, counter: null };
}
