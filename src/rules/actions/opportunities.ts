import type { Play, Refusal, StepFrame, View } from '../../engine/contract';
import { DONE, defineAction } from '../../engine/define';
import { refusal } from '../../engine/refusal';
import type { Answer, CombatantId, Decision, JsonRecord } from '../../engine/state';
import { reaches } from '../attack-context';
import { opportunityStands } from '../opportunity';
import { threateningWeapons } from '../wielding';

const KIND = 'attack-of-opportunity';

/** The weapon an opportunity is taken with unless another is named: the first that reaches. */
function weaponFor(view: View, enemy: CombatantId, target: CombatantId, named: string | null): string | null {
  const wielder = view.combatant(enemy);
  const usable = threateningWeapons(view, wielder).filter(({ weapon }) =>
    reaches(view, wielder, weapon, view.combatant(target)),
  );
  return usable.find(({ weapon }) => named === null || weapon.id === named)?.weapon.id ?? null;
}

function strike(play: Play, frame: StepFrame, by: CombatantId, choice: JsonRecord): void {
  const { opportunities } = play.combatant(by).turn;
  play.emit({ type: 'turnChanged', who: by, changes: { opportunities: opportunities + 1 }, cost: KIND });
  const maneuver = typeof choice['maneuver'] === 'string' ? choice['maneuver'] : null;
  const named = typeof choice['weapon'] === 'string' ? choice['weapon'] : null;
  const because = String(frame.args['because']);
  if (maneuver) {
    const { answer: _answer, maneuver: _maneuver, ...rest } = choice;
    play.push(by, maneuver, { ...rest, on: frame.actor, reaction: true });
    return;
  }
  const weapon = weaponFor(play, by, frame.actor, named);
  const options = { nonlethal: choice['nonlethal'] === true, lethal: choice['lethal'] === true };
  play.push(
    by,
    'strike',
    { on: frame.actor, weapon, cause: KIND, provokedBy: because, ...options },
    { step: 'start' },
  );
}

const stands = (play: Play, frame: StepFrame, by: CombatantId): boolean =>
  play.find(by) !== null && opportunityStands(play, play.combatant(by), play.combatant(frame.actor));

/** The enemies that answer by themselves, and are still to do so. */
const waiting = (frame: StepFrame): string[] =>
  Array.isArray(frame.memo['always']) ? [...(frame.memo['always'] as string[])] : [];

function ask(play: Play, frame: StepFrame, by: CombatantId): void {
  const about = { at: [play.combatant(frame.actor).at.x, play.combatant(frame.actor).at.y] };
  const because = String(frame.args['because']);
  play.ask(frame, { by, kind: KIND, on: frame.actor, because, options: ['attack', 'pass'], about });
}

function whyNot(view: View, decision: Decision, choice: Answer['choice']): Refusal | null {
  if (choice.answer !== 'attack' || decision.on === null) return null;
  const { maneuver } = choice;
  if (maneuver !== undefined) return maneuverRefusal(view, decision, choice);
  const named = typeof choice['weapon'] === 'string' ? choice['weapon'] : null;
  if (weaponFor(view, decision.by, decision.on, named) !== null) return null;
  return refusal('weapon-cannot-strike', { by: decision.by, weapon: named ?? '' }, 'AOO-14');
}

/** FN-72, D17: what takes the place of a melee attack may be an attack of opportunity; nothing else may. */
function maneuverRefusal(view: View, decision: Decision, choice: Answer['choice']): Refusal | null {
  const action = view.rules.actions.get(String(choice['maneuver']));
  if (!action || action.cost !== 'attack')
    return refusal('not-an-attack', { action: String(choice['maneuver']) }, 'AOO-14');
  const { answer: _answer, maneuver: _maneuver, ...rest } = choice;
  const args = action.parse({ ...rest, on: decision.on });
  if ('code' in args) return args as unknown as Refusal;
  return action.refuse(view, view.combatant(decision.by), args);
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
