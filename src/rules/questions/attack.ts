import type { Refusal, View } from '../../engine/contract';
import { isRefusal, refusal as whyNot } from '../../engine/refusal';
import type { Combatant, CombatantId, JsonRecord } from '../../engine/state';
import { type ArgsOf, argsParser, flag, oneOf, optional } from '../arguments';
import { ATTACK_FIELDS, attackProvokes, requestOf, whyNotAttack } from '../attack-args';
import { attackContext } from '../attack-context';
import { attackOdds } from '../attack-odds';
import { chargeRoute } from '../charging';
import { arrivedAt } from '../mounted-charge';
import { opportunists } from '../opportunity';
import { plannedAttack, withTactics } from '../planned-attack';
import { chargeFactor } from '../riding';
import { canSee } from '../sight';
import { weaponPair } from '../two-weapons';
import { isArmed, wielded } from '../wielding';
import type { AttackAnswer } from './answers';
import { inItsTurn } from './its-turn';

export interface AttackQuestion {
  readonly by: CombatantId;
  readonly on: CombatantId;
  /** The options of an attack: weapon, thrown, nonlethal, … */
  readonly args: JsonRecord;
}
/** `action`: the one it would be made with. What only a full attack has makes it one too. */
const FIELDS = {
  ...ATTACK_FIELDS,
  twf: flag,
  rapid: optional(flag),
  flurry: optional(flag),
  charge: flag,
  action: optional(oneOf('attack', 'full-attack', 'charge')),
};
const parse = argsParser(FIELDS);
type Read = ArgsOf<typeof FIELDS>;

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

interface Standing {
  readonly view: View;
  readonly who: Combatant;
  readonly refusal: Refusal | null;
}
/** X-CHG-4: whose turn is still to come will have seen by then whom it sees now. */
function inView(view: View, who: Combatant, on: CombatantId): Combatant {
  const target = view.find(on);
  if (view.encounter.current === who.id || !target || !canSee(view, who, target)) return who;
  return { ...who, turn: { ...who.turn, sawAtStart: [...who.turn.sawAtStart, on] } };
}

/** Where the attacker would strike from, and what speaks against it: where it stands, or at the end of a charge. */
function strikingFrom(view: View, who: Combatant, read: Read): Standing {
  if (!read.charge) return { view, who, refusal: null };
  const charger = inView(view, who, read.on);
  const route = chargeRoute(view, charger, { on: read.on, path: null, with: null, weapon: read.weapon });
  if (isRefusal(route)) return { view, who, refusal: route };
  return { ...arrivedAt(view, who, route.at(-1) ?? who.at), refusal: null };
}

/** What a charge makes of the damage (X-CHG-8). */
const chargeOptions = (view: View, who: Combatant, weapon: string | null): JsonRecord => ({
  multiplier: chargeFactor(view, who, wielded(who, weapon)?.weapon.traits ?? []),
});

/** Who can do nothing at all strikes nobody, whatever the odds would be. */
function whyIdle(view: View, who: Combatant): Refusal | null {
  const [denial] = view.denials(who, 'act');
  return denial ? whyNot('cannot-act', { who: who.id, effect: denial.effect }, 'X-GEN-6') : null;
}

/** What an attack now would be like, or (`charge: true`) the one at the end of a charge: bonus against AC with all sources, chance, damage, whom it provokes, or why it cannot be made. */
export function askAttack(now: View, { by, on, args }: AttackQuestion): AttackAnswer {
  const read = parse({ ...args, on });
  if (isRefusal(read)) return { ...NOTHING, refusal: read };
  const charge = read.charge || read.action === 'charge';
  const planned = { ...read, full: read.action === 'full-attack' };
  const ready = withTactics(now, inItsTurn(now, now.combatant(by)), planned);
  const { view, who, refusal: barred } = strikingFrom(now, ready, { ...read, charge });
  const target = view.combatant(on);
  const slot = charge ? null : plannedAttack(view, who, planned);
  const cause = charge ? 'charge' : slot ? 'full-attack' : 'attack';
  const options = charge ? chargeOptions(view, who, read.weapon) : slot?.options;
  const request = requestOf({ ...read, weapon: slot?.weapon ?? read.weapon }, cause, options);
  const made = attackContext(view, who, target, request);
  if (isRefusal(made)) return { ...NOTHING, refusal: made };
  const unpaired =
    read.twf && !weaponPair(who) ? whyNot('no-second-weapon', { who: who.id }, 'X-TWF-1') : null;
  const refusal = whyIdle(view, who) ?? barred ?? unpaired ?? whyNotAttack(view, who, read, request);
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
