import type { Play, StepFrame, View } from '../../engine/contract';
import { DONE, defineAction } from '../../engine/define';
import { refusal } from '../../engine/refusal';
import type { CombatantId, EffectInstance, JsonRecord } from '../../engine/state';
import { spellDistraction } from '../concentration';
import { goOff, whyNotGo } from '../readied-action';
import { readiedBy } from '../readiness';

const KIND = 'readied-action';
interface Args extends JsonRecord {
  readonly because: string;
  readonly by: readonly string[];
}

const stillWaits = (view: View, by: CombatantId): boolean => {
  const who = view.find(by);
  return who !== null && readiedBy(who) !== null && view.can(who, 'act');
};

function ask(play: Play, frame: StepFrame<Args>, by: CombatantId): void {
  const policy = play.combatant(by).reactions[KIND] ?? 'ask';
  if (policy === 'never') play.emit({ type: 'declined', who: by, kind: KIND, on: frame.actor });
  else if (policy === 'always' && whyNotGo(play, play.combatant(by), {}, frame.actor) === null)
    goOff(play, by, {}, frame.actor);
  else {
    const { action, args } = readiedBy(play.combatant(by))?.data ?? {};
    const about = { action: action ?? null, args: args ?? {} };
    const { because } = frame.args;
    play.ask(frame, { by, kind: KIND, on: frame.actor, because, options: ['go', 'pass'], about });
  }
}

/** Wounds of the one who set it off, to tell what the readied actions did to it (X-RDY-6). */
function woundsOf(play: Play, id: CombatantId): number {
  const who = play.find(id);
  return who ? who.damage + who.nonlethal - who.temporary : 0;
}

const effectsOn = (play: Play, id: CombatantId): readonly EffectInstance[] => play.find(id)?.effects ?? [];

/** X-CONC-1: spells that have come upon the one who set it off, wounding nobody. */
function tellSpells(play: Play, { actor, parent, memo }: StepFrame<Args>): void {
  for (const effect of effectsOn(play, actor)) {
    if (effect.uid <= Number(memo['latest'])) continue;
    const spell = spellDistraction(play, play.combatant(actor), effect);
    if (spell) play.tell(parent, 'distractions', spell.dc);
  }
}

/** Decisions about actions readied for one act, before it; the actor of the frame set them off (X-RDY-2, X-RDY-3, X-RDY-6). */
export default defineAction<Args>({
  id: 'readied-actions',
  clause: 'X-RDY-2',
  cost: 'none',
  needs: 'nothing',
  internal: true,
  parse: () => refusal('only-as-reaction', {}),
  refuse: () => null,
  answers: {
    [KIND]: (view, { by, on }, choice) =>
      choice.answer === 'go' ? whyNotGo(view, view.combatant(by), choice, on) : null,
  },
  steps: {
    start(play, frame) {
      frame.memo['wounds'] = woundsOf(play, frame.actor);
      frame.memo['latest'] = Math.max(0, ...effectsOn(play, frame.actor).map(({ uid }) => uid));
      for (const by of frame.args.by) if (stillWaits(play, by)) ask(play, frame, by);
      return 'next';
    },
    next(play, frame) {
      for (const { id, by } of play.openDecisions(frame)) if (!stillWaits(play, by)) play.withdraw(id);
      if (play.openDecisions(frame).length > 0) return '?answered';
      const damage = woundsOf(play, frame.actor) - Number(frame.memo['wounds']);
      if (damage > 0)
        play.tell(frame.parent, 'reactions', { by: frame.args.by[0] ?? '', on: frame.actor, damage });
      tellSpells(play, frame);
      return DONE;
    },
    answered(play, frame) {
      const { answer } = frame;
      if (answer?.choice.answer === 'go') goOff(play, answer.by, answer.choice, frame.actor);
      else if (answer) play.emit({ type: 'declined', who: answer.by, kind: KIND, on: frame.actor });
      return 'next';
    },
    recheck: () => 'next',
  },
});
