import type { Play, StepFrame } from '../../engine/contract';
import { DONE, defineAction } from '../../engine/define';
import { isRefusal, refusal } from '../../engine/refusal';
import type { CombatantId, JsonRecord } from '../../engine/state';
import { attackContext, reaches } from '../attack-context';
import { blowTold, rollBlow } from '../blow';
import { canAct, isDead } from '../body';
import { borrowedWeapon } from '../borrowed-weapon';
import { type Blow, passesThrough } from '../concealment-roll';
import { damageTimes } from '../critical';
import { rollVolley } from '../damage';
import { winsHold } from '../grapple-check';
import { harm } from '../hit-points';
import { type Deed, raiseReadied } from '../readiness';

interface Args extends JsonRecord {
  readonly on: string;
  readonly weapon: string | null;
  readonly cause: string;
  readonly provokedBy: string | null;
}
/** What was readied for an attack is also readied for one that an opened guard gives (X-RDY-2). */
const ATTACKING: ReadonlySet<Deed> = new Set(['attack', 'anything']);

function toNothing(play: Play, who: CombatantId): string {
  play.emit({ type: 'stopped', who, action: 'strike', reason: 'no-longer-possible', with: {} });
  return DONE;
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

/** After what was readied for it: the striker is still up, and the other still within reach. */
function isStillOn(play: Play, frame: StepFrame<Args>): boolean {
  const blow = blowOf(play, frame);
  if (!blow || !canAct(play, blow.attacker) || isDead(play, blow.target)) return false;
  return reaches(play, blow.attacker, blow.attack.weapon, blow.target);
}

function resolve(play: Play, blow: Blow): number {
  const { attacker, target, attack } = blow;
  const rolled = rollBlow(play, blow, true);
  const times = damageTimes(attack, rolled.critical ? attack.weapon.critical.multiplier : 1);
  // What cannot harm at all is not rolled for.
  const felt = rolled.hit && !passesThrough(play, blow);
  const amounts = felt ? rollVolley(play, { who: attacker, target, attack }, times) : [];
  const sum = amounts.reduce((all, one) => all + one, 0);
  play.emit(blowTold(blow, rolled, rolled.hit ? sum : null));
  const { nonlethal } = attack;
  const source = attack.weapon.id;
  return amounts.reduce(
    (done, amount) =>
      done + harm(play, { who: target.id, by: attacker.id, amount, nonlethal, source, attack }),
    0,
  );
}

/** X-GRP-14: a weapon that an opponent in the grapple holds is turned on it by a won check. */
function turnsWeapon(play: Play, { attacker, attack }: Blow): boolean {
  const borrowed = borrowedWeapon(play, attacker, attack.weapon.id);
  return borrowed === null || winsHold(play, attacker.id, borrowed.of);
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
    announced: (play, frame) => (raiseReadied(play, frame, ATTACKING) ? 'still' : 'start'),
    still: (play, frame) => (isStillOn(play, frame) ? 'start' : toNothing(play, frame.actor)),
    start(play, frame) {
      const blow = blowOf(play, frame);
      if (!blow) return toNothing(play, frame.actor);
      if (!turnsWeapon(play, blow)) return DONE;
      const damage = resolve(play, blow);
      play.tell(frame.parent, 'hits', { by: frame.actor, on: frame.args.on, damage });
      return DONE;
    },
  },
});
