import type { Action, Play, Refusal, StepFrame, View } from '../engine/contract';
import { DONE, defineAction } from '../engine/define';
import { isRefusal, refusal } from '../engine/refusal';
import type { Combatant, CombatantId } from '../engine/state';
import { sameSquare } from '../grid/square';
import { type ArgsOf, argsParser, optional, path, square, text, toSquare } from './arguments';
import { ATTACK_FIELDS, type AttackArgs, requestOf, takeTactics, whyNotAttack } from './attack-args';
import { attackContext } from './attack-context';
import { letGo, pushStrike } from './attacking';
import { areEnemies, canAct, inOrder } from './body';
import { PLAIN_WALK } from './movement';
import { openGuard } from './open-guard';
import { BLOW, raiseReadied } from './readiness';
import { walkPlan } from './walk-plan';
import { whyNotWalked } from './walked-blind';
import { type Walk, walkSteps } from './walking';

const FIELDS = { ...ATTACK_FIELDS, on: optional(text), path, at: optional(square) };
type Args = ArgsOf<typeof FIELDS>;

/** Which of the two feats it is: its id, and what it strikes with. */
interface Kind {
  readonly id: 'spring-attack' | 'shot-on-the-run';
  readonly kind: 'melee' | 'ranged';
}
/** Whom it strikes, and after how many squares. */
interface Turning {
  readonly on: CombatantId;
  readonly after: number;
}

const attackOn = (args: Args, on: CombatantId): AttackArgs => ({ ...args, on });

/** Why it cannot strike so from where it stands, or null. */
function whyNotFrom(view: View, there: Combatant, attack: AttackArgs, { id, kind }: Kind): Refusal | null {
  const request = requestOf(attack, id);
  const why = whyNotAttack(view, there, attack, request);
  if (why) return why;
  const made = attackContext(view, there, view.combatant(attack.on), request);
  if (isRefusal(made)) return made;
  const code = kind === 'melee' ? 'melee-only' : 'ranged-only';
  return made.attack.kind === kind ? null : refusal(code, { weapon: made.attack.weapon.id }, 'X-FEAT-11');
}

/** The squares it may strike from: the one named, else every one with 5 feet before it and behind it. */
const placesOf = ({ path: way, at }: Args): readonly number[] =>
  way
    .map((_, index) => index)
    .slice(0, -1)
    .filter((index) => at === null || sameSquare(toSquare(way[index] ?? at), toSquare(at)));

/** Where on the way the blow falls and on whom: as named, else the first that can be reached. */
function turningOf(view: View, who: Combatant, args: Args, kind: Kind): Turning | Refusal {
  let why: Refusal = refusal('moves-on-both-sides', { action: kind.id }, 'X-FEAT-11');
  const targets =
    args.on === null ? inOrder(view).filter((id) => areEnemies(who, view.combatant(id))) : [args.on];
  for (const index of placesOf(args))
    for (const on of targets) {
      const there = { ...who, at: toSquare(args.path[index] ?? [0, 0]) };
      const wrong = whyNotFrom(view, there, attackOn(args, on), kind);
      if (!wrong) return { on, after: index + 1 };
      why = wrong;
    }
  return why;
}

const whyUnable = (who: Combatant, { id }: Kind): Refusal | null => {
  if (!who.sheet.feats.includes(id)) return refusal('feat-needed', { who: who.id, effect: id }, 'X-FEAT-11');
  return who.sheet.armor?.kind === 'heavy'
    ? refusal('armor-too-heavy', { who: who.id, action: id }, 'X-FEAT-11')
    : null;
};

function walkOf(kind: Kind): (play: Play, frame: StepFrame<Args>) => Walk {
  return (play, { actor, args, memo }) => {
    const plan = walkPlan(play, play.combatant(actor), kind.id, { on: memo['on'] ?? null });
    const gait = isRefusal(plan) ? { kind: 'plain' as const, exempt: [] } : plan.gait;
    return { path: args.path, gait, options: PLAIN_WALK, mode: 'land' };
  };
}

function refuser(kind: Kind): (view: View, who: Combatant, args: Args) => Refusal | null {
  return (view, who, args) => {
    const unable = whyUnable(who, kind);
    if (unable) return unable;
    const plan = walkPlan(view, who, kind.id, { on: args.on });
    if (isRefusal(plan)) return plan;
    const turning = turningOf(view, who, args, kind);
    if (isRefusal(turning)) return turning;
    return whyNotWalked(view, who, args.path.map(toSquare), plan);
  };
}

/** An attack with movement before and after it, in all no more than the speed; its target has no opportunity for that movement (X-FEAT-11). */
export function attackOnTheMove(kind: Kind): Action {
  const walk = walkSteps<Args>(walkOf(kind), DONE);
  const named = ({ args, memo }: StepFrame<Args>): AttackArgs => attackOn(args, String(memo['on']));
  return defineAction<Args>({
    id: kind.id,
    clause: 'X-FEAT-11',
    cost: 'full-round',
    needs: 'path',
    parse: argsParser(FIELDS),
    precheck: (_view, who) => whyUnable(who, kind),
    refuse: refuser(kind),
    steps: {
      start(play, frame) {
        const { actor, args } = frame;
        const turning = turningOf(play, play.combatant(actor), args, kind);
        // Overruled without a place to strike from: the walk is all that is left.
        const { on, after } = isRefusal(turning) ? { on: args.on, after: -1 } : turning;
        frame.memo = { ...frame.memo, on, after };
        play.emit({ type: 'turnChanged', who: actor, changes: { fiveFootStep: false }, cost: null });
        if (on !== null) takeTactics(play, actor, attackOn(args, on));
        return 'leave';
      },
      ...walk,
      leave(play, frame) {
        if (frame.memo['index'] !== frame.memo['after'] || frame.memo['struck'] === true)
          return walk.leave(play, frame);
        // What was readied against an attack comes before the blow, where it is struck from.
        if (frame.memo['aimed'] !== true) {
          frame.memo['aimed'] = true;
          if (raiseReadied(play, frame, BLOW)) return 'leave';
        }
        if (!canAct(play, play.combatant(frame.actor))) return DONE;
        frame.memo['struck'] = true;
        openGuard(play, frame.actor, named(frame), kind.id);
        return 'strike';
      },
      strike(play, frame) {
        const who = play.combatant(frame.actor);
        if (!canAct(play, who)) return DONE;
        const attack = named(frame);
        if (whyNotAttack(play, who, attack, requestOf(attack, kind.id)) !== null) return 'leave';
        pushStrike(play, frame.actor, attack, { cause: kind.id, options: {} });
        return 'after';
      },
      after(play, frame) {
        letGo(play, frame.actor, named(frame));
        return 'leave';
      },
    },
  });
}
