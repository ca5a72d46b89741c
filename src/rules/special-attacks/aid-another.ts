import type { Play, Refusal, StepFrame, View } from '../../engine/contract';
import { DONE, defineAction } from '../../engine/define';
import { refusal } from '../../engine/refusal';
import type { Combatant } from '../../engine/state';
import { AID_DC, aidProvokes, distracts, skillOf, whyNotDistracted } from '../aiding';
import { type ArgsOf, argsParser, oneOf, optional, text } from '../arguments';
import { feetApart, isDead } from '../body';
import { check } from '../check';
import { endAll } from '../hit-points';
import { untilNextTurn } from '../stance';

const FIELDS = {
  on: text,
  against: optional(text),
  bonus: optional(oneOf('attack', 'ac')),
  action: optional(text),
};
type Args = ArgsOf<typeof FIELDS>;
/** What a friend beside one can be shaken out of. */
const ROUSED = ['asleep', 'fascinated'];

function refuse(view: View, who: Combatant, { on, against, action }: Args): Refusal | null {
  const friend = view.find(on);
  if (!friend) return refusal('unknown-combatant', { id: on });
  if (on === who.id) return refusal('not-oneself', { who: who.id });
  if (isDead(view, friend)) return refusal('target-dead', { on });
  if (against !== null) return whyNotDistracted(view, who, friend, against);
  if (feetApart(view, who, friend) > 5) return refusal('aid-too-far', { on }, 'X-AID-3');
  if (action !== null) return view.rules.actions.has(action) ? null : refusal('unknown-action', { action });
  return ROUSED.some((effect) => view.has(friend, effect))
    ? null
    : refusal('aid-with-what', { on }, 'X-AID-1');
}

/** X-AID-2: +2 on the friend's next attack on that opponent, or to its AC against the opponent's next. */
function helpInFight(play: Play, { actor, args }: StepFrame<Args>, against: string): void {
  if (!distracts(play, play.combatant(actor), play.combatant(against))) return;
  const id = args.bonus === 'ac' ? 'aided-armor-class' : 'aided-attack';
  play.gain(args.on, { id, by: actor, ends: untilNextTurn(play, actor), data: { against } });
}

/** X-AID-3: a check against DC 10 for +2 on the friend's. */
function helpWithSkill(play: Play, { actor, args }: StepFrame<Args>, skill: string): void {
  if (!check(play, { who: actor, kind: skill, dc: AID_DC, against: null, extra: [] })) return;
  play.gain(args.on, { id: 'aided-check', by: actor, ends: untilNextTurn(play, actor), data: { skill } });
}

/** Help for a friend: in a fight against one opponent, with an act of skill, or to come to its senses (X-AID-1 to X-AID-3). */
export default defineAction<Args>({
  id: 'aid-another',
  clause: 'X-AID-1',
  cost: 'standard',
  provokes: (view, _who, { action }) =>
    aidProvokes(action === null ? null : (view.rules.actions.get(action) ?? null)),
  needs: 'creature',
  parse: argsParser(FIELDS),
  refuse,
  steps: {
    start(play, frame) {
      const { on, against, action } = frame.args;
      const skill = action === null ? null : skillOf(action);
      if (against !== null) helpInFight(play, frame, against);
      else if (skill !== null) helpWithSkill(play, frame, skill);
      else if (action === null) for (const effect of ROUSED) endAll(play, on, effect, 'roused');
      return DONE;
    },
  },
});
