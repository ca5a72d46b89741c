import type { Play, StepFrame } from '../../engine/contract';
import { DONE, defineAction } from '../../engine/define';
import { isRefusal, refusal } from '../../engine/refusal';
import type { JsonRecord } from '../../engine/state';
import { armorClass } from '../armor-class';
import { attackContext } from '../attack-context';
import { attackBonus } from '../attack-roll';
import { type Blow, isLostToConcealment } from '../concealment-roll';
import { coverFrom } from '../cover';
import { criticalOf } from '../critical';
import { rollDamage } from '../damage';
import { harm } from '../hit-points';

interface Args extends JsonRecord {
  readonly on: string;
  readonly weapon: string | null;
  readonly cause: string;
  readonly provokedBy: string | null;
}
const optionsOf = (args: JsonRecord): JsonRecord => (args['options'] as JsonRecord | undefined) ?? {};

function blowOf(play: Play, frame: StepFrame<Args>): Blow | null {
  const { args } = frame;
  const attacker = play.combatant(frame.actor);
  const target = play.find(args.on);
  if (!target) return null;
  const made = attackContext(play, attacker, target, {
    weapon: args.weapon,
    thrown: args['thrown'] === true,
    nonlethal: args['nonlethal'] === true,
    lethal: args['lethal'] === true,
    touch: args['touch'] === true,
    cause: args.cause,
    provokedBy: args.provokedBy,
    options: optionsOf(args),
  });
  return isRefusal(made) ? null : { attacker, target, attack: made.attack };
}

/** CRIT-2 to CRIT-4: a threat is confirmed by a second roll with the same modifiers. */
function isConfirmed(play: Play, blow: Blow, face: number, armor: number): boolean {
  const { attacker, target, attack } = blow;
  const { from } = criticalOf(play, attacker, attack);
  if (face < from || !play.can(target, 'critical', { opponent: attacker, attack })) return false;
  const { modifiers } = attackBonus(play, attacker, target, attack);
  const roll = play.roll({
    who: attacker.id,
    purpose: 'critical',
    what: attack.weapon.id,
    dice: 'd20',
    modifiers,
  });
  return roll.faces[0] === 20 || (roll.faces[0] !== 1 && roll.total >= armor);
}

function resolve(play: Play, frame: StepFrame<Args>, blow: Blow): number {
  const { attacker, target, attack } = blow;
  const bonus = attackBonus(play, attacker, target, attack);
  const against = armorClass(play, target, { attacker, attack, touch: attack.touch, flatFooted: false });
  const roll = play.roll({
    who: attacker.id,
    purpose: 'attack',
    what: attack.weapon.id,
    dice: 'd20',
    modifiers: bonus.modifiers,
  });
  const face = roll.faces[0] ?? 1;
  const covered = coverFrom(play, attacker, target, attack.kind === 'melee') === 'total';
  const lands = !covered && (face === 20 || (face !== 1 && roll.total >= against.value));
  const lost = lands && isLostToConcealment(play, blow);
  const hit = lands && !lost;
  const critical = hit && isConfirmed(play, blow, face, against.value);
  const times = multiplier(blow, critical);
  const amount = hit ? rollDamage(play, { who: attacker, target, attack }, times) : null;
  play.emit({
    type: 'attacked',
    by: attacker.id,
    on: target.id,
    weapon: attack.weapon.id,
    kind: attack.kind,
    roll: face,
    bonus: bonus.value,
    total: roll.total,
    armorClass: against.value,
    result: critical ? 'critical' : hit ? 'hit' : 'miss',
    damage: amount,
    attackModifiers: bonus.modifiers,
    armorClassModifiers: against.modifiers,
    cause: frame.args.cause,
    missReason: lost ? 'concealment' : covered ? 'cover' : null,
  });
  if (amount === null) return 0;
  const { nonlethal } = attack;
  return harm(play, { who: target.id, by: attacker.id, amount, nonlethal, source: attack.weapon.id, attack });
}

/** DMG-12: multipliers each work on the original damage. */
function multiplier({ attack }: Blow, critical: boolean): number {
  const extra = typeof attack.options['multiplier'] === 'number' ? attack.options['multiplier'] - 1 : 0;
  return 1 + extra + (critical ? attack.weapon.critical.multiplier - 1 : 0);
}

/** One blow or shot: attack roll, miss chance, critical, damage (ATK-1 to ATK-5, CRIT-1 to CRIT-10, DMG-1 to DMG-15). Pushed by the acts that contain one. */
export default defineAction<Args>({
  id: 'strike',
  clause: 'ATK-1',
  cost: 'none',
  needs: 'nothing',
  internal: true,
  parse: () => refusal('only-as-reaction', {}),
  refuse: () => null,
  steps: {
    start(play, frame) {
      const blow = blowOf(play, frame);
      if (!blow) {
        play.emit({
          type: 'stopped',
          who: frame.actor,
          action: 'strike',
          reason: 'no-longer-possible',
          with: {},
        });
        return DONE;
      }
      const damage = resolve(play, frame, blow);
      play.tell(frame.parent, 'hits', { by: frame.actor, on: frame.args.on, damage });
      return DONE;
    },
  },
});
