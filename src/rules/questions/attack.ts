import type { View } from '../../engine/contract';
import { isRefusal } from '../../engine/refusal';
import type { CombatantId, JsonRecord } from '../../engine/state';
import { argsParser } from '../arguments';
import { ATTACK_FIELDS, attackProvokes, requestOf, whyNotAttack } from '../attack-args';
import { attackContext } from '../attack-context';
import { attackOdds } from '../attack-odds';
import { opportunists } from '../opportunity';
import { isArmed } from '../wielding';
import type { AttackAnswer } from './answers';

export interface AttackQuestion {
  readonly by: CombatantId;
  readonly on: CombatantId;
  /** The options of an attack: weapon, thrown, nonlethal, … */
  readonly args: JsonRecord;
}
const parse = argsParser(ATTACK_FIELDS);

const NOTHING: Omit<AttackAnswer, 'refusal'> = {
  legal: false,
  weapon: '',
  kind: 'melee',
  bonus: 0,
  armorClass: 0,
  attackModifiers: [],
  armorClassModifiers: [],
  chance: 0,
  missChance: 0,
  damage: 0,
  expected: 0,
  damageModifiers: [],
  critical: { from: 20, multiplier: 2 },
  provokes: [],
};

/** What an attack now would be like: bonus against AC with all sources, chance, damage, whom it provokes, or why it cannot be made. */
export function askAttack(view: View, { by, on, args }: AttackQuestion): AttackAnswer {
  const read = parse({ ...args, on });
  if (isRefusal(read)) return { ...NOTHING, refusal: read };
  const who = view.combatant(by);
  const target = view.combatant(on);
  const request = requestOf(read, 'attack');
  const made = attackContext(view, who, target, request);
  if (isRefusal(made)) return { ...NOTHING, refusal: made };
  const refusal = whyNotAttack(view, who, read, request);
  const odds = attackOdds(view, who, target, made.attack);
  const whom = attackProvokes(view, who, read);
  const provokes =
    whom === 'nobody'
      ? []
      : opportunists(view, who).filter((id) => whom === 'everyone' || (id === on && isArmed(view, target)));
  return {
    ...odds,
    legal: refusal === null,
    refusal,
    weapon: made.attack.weapon.id,
    kind: made.attack.kind,
    provokes,
  };
}
