import type { Play, Refusal, StepFrame, View } from '../../engine/contract';
import { DONE, defineAction } from '../../engine/define';
import { isRefusal, refusal } from '../../engine/refusal';
import type { Answer, Combatant, CombatantId, Decision, JsonRecord } from '../../engine/state';
import { type SquarePair, toPair, toSquare } from '../arguments';
import { reaches } from '../attack-context';
import { opportunityStands } from '../opportunity';
import { strayTarget } from '../stray';
import { threateningWeapons } from '../wielding';

const KIND = 'attack-of-opportunity';

/** Where the blow may meet its target: where it is, and for a crawl also the square it is about to enter (MOV-8). */
function bodiesOf(
  view: View,
  target: CombatantId,
  also: JsonRecord[string] | undefined,
): readonly Combatant[] {
  const here = view.combatant(target);
  return Array.isArray(also) ? [here, { ...here, at: toSquare(also as unknown as SquarePair) }] : [here];
}

/** The weapon an opportunity is taken with unless another is named: the first that reaches. */
function weaponFor(
  view: View,
  enemy: CombatantId,
  bodies: readonly Combatant[],
  named: string | null,
): string | null {
  const wielder = view.combatant(enemy);
  const usable = threateningWeapons(view, wielder).filter(({ weapon }) =>
    bodies.some((body) => reaches(view, wielder, weapon, body)),
  );
  return usable.find(({ weapon }) => named === null || weapon.id === named)?.weapon.id ?? null;
}

function strike(play: Play, frame: StepFrame, by: CombatantId, choice: JsonRecord): void {
  const { opportunities } = play.combatant(by).turn;
  play.emit({ type: 'turnChanged', who: by, changes: { opportunities: opportunities + 1 }, cost: KIND });
  const maneuver = typeof choice['maneuver'] === 'string' ? choice['maneuver'] : null;
  const named = typeof choice['weapon'] === 'string' ? choice['weapon'] : null;
  const because = String(frame.args['because']);
  const on = strayTarget(play, by, frame.actor);
  if (maneuver) {
    const args = maneuverArgs(play, maneuver, choice, on);
    if (!isRefusal(args)) play.push(by, maneuver, { ...args, reaction: true, provokedBy: because });
    return;
  }
  const also = on === frame.actor ? frame.args['also'] : undefined;
  const weapon = weaponFor(play, by, bodiesOf(play, on, also), named) ?? named;
  const options = { nonlethal: choice['nonlethal'] === true, lethal: choice['lethal'] === true };
  play.push(by, 'strike', { on, weapon, cause: KIND, provokedBy: because, ...options }, { step: 'start' });
}

/** The arguments of a maneuver in place of the blow: what the answer says of it. */
function maneuverArgs(
  view: View,
  maneuver: string,
  choice: JsonRecord,
  on: CombatantId | null,
): JsonRecord | Refusal {
  const action = view.rules.actions.get(maneuver);
  if (!action || action.cost !== 'attack') return refusal('not-an-attack', { action: maneuver }, 'AOO-14');
  const { answer: _answer, maneuver: _maneuver, ...rest } = choice;
  return action.parse({ ...rest, on });
}

const stands = (play: Play, frame: StepFrame, by: CombatantId): boolean =>
  play.find(by) !== null &&
  bodiesOf(play, frame.actor, frame.args['also']).some((body) =>
    opportunityStands(play, play.combatant(by), body),
  );

/** The enemies that answer by themselves, and are still to do so. */
const waiting = (frame: StepFrame): string[] =>
  Array.isArray(frame.memo['always']) ? [...(frame.memo['always'] as string[])] : [];

function ask(play: Play, frame: StepFrame, by: CombatantId): void {
  const { at } = play.combatant(frame.actor);
  const about = { at: toPair(at), also: frame.args['also'] ?? null };
  const because = String(frame.args['because']);
  play.ask(frame, { by, kind: KIND, on: frame.actor, because, options: ['attack', 'pass'], about });
}

function whyNot(view: View, decision: Decision, choice: Answer['choice']): Refusal | null {
  if (choice.answer !== 'attack' || decision.on === null) return null;
  const { maneuver } = choice;
  if (maneuver !== undefined) return maneuverRefusal(view, decision, choice);
  const named = typeof choice['weapon'] === 'string' ? choice['weapon'] : null;
  const bodies = bodiesOf(view, decision.on, decision.about['also']);
  if (weaponFor(view, decision.by, bodies, named) !== null) return null;
  return refusal('weapon-cannot-strike', { by: decision.by, weapon: named ?? '' }, 'AOO-14');
}

/** FN-72, D17: what takes the place of a melee attack may be an attack of opportunity; nothing else may. */
function maneuverRefusal(view: View, decision: Decision, choice: Answer['choice']): Refusal | null {
  const maneuver = String(choice['maneuver']);
  const args = maneuverArgs(view, maneuver, choice, decision.on);
  if (isRefusal(args)) return args;
  const reaction = { ...args, reaction: true };
  return view.rules.actions.get(maneuver)?.refuse(view, view.combatant(decision.by), reaction) ?? null;
}

/**
 * The attacks of opportunity of one trigger: all decisions open at once in initiative order, answered in any (AOO-16, AOO-19, D7).
 * The actor of the frame is the one who provoked. One that is no longer possible closes by itself and spends nothing.
 */
export default defineAction<{ readonly because: string; readonly by: readonly string[] }>({
  id: 'opportunities',
  clause: 'AOO-19',
  cost: 'none',
  needs: 'nothing',
  internal: true,
  parse: () => refusal('only-as-reaction', {}),
  refuse: () => null,
  answers: { [KIND]: whyNot },
  steps: {
    start(play, frame) {
      const always: string[] = [];
      for (const by of frame.args.by) {
        const policy = play.combatant(by).reactions[KIND] ?? 'ask';
        if (!stands(play, frame, by)) continue;
        if (policy === 'never') play.emit({ type: 'declined', who: by, kind: KIND, on: frame.actor });
        else if (policy === 'always') always.push(by);
        else ask(play, frame, by);
      }
      frame.memo['always'] = always;
      return 'next';
    },
    next(play, frame) {
      for (const { id, by } of play.openDecisions(frame)) if (!stands(play, frame, by)) play.withdraw(id);
      const [first, ...rest] = waiting(frame);
      if (first !== undefined) {
        frame.memo['always'] = rest;
        if (stands(play, frame, first)) strike(play, frame, first, {});
        return 'next';
      }
      if (play.openDecisions(frame).length > 0) return '?answered';
      for (const hit of (frame.memo['hits'] as JsonRecord[] | undefined) ?? [])
        play.tell(frame.parent, 'reactions', hit);
      return DONE;
    },
    answered(play, frame) {
      const { answer } = frame;
      if (answer?.choice.answer === 'attack') strike(play, frame, answer.by, answer.choice);
      else if (answer) play.emit({ type: 'declined', who: answer.by, kind: KIND, on: frame.actor });
      return 'next';
    },
    recheck: () => 'next',
  },
});
