import { DONE, defineAction } from '../../engine/define';
import { isRefusal, refusal } from '../../engine/refusal';
import { type ArgsOf, argsParser, path, toSquare } from '../arguments';
import { provokedByCrawl } from '../provoking-steps';
import { isUnseenAt, meetUnseen } from '../unseen-bodies';
import { walkPlan } from '../walk-plan';
import { whyNotWalked } from '../walked-blind';

const FIELDS = { path };
type Args = ArgsOf<typeof FIELDS>;

/** Five feet while prone; everyone who threatens the square left or the one entered may strike when it is declared (MOV-7, MOV-8). */
export default defineAction<Args>({
  id: 'crawl',
  clause: 'MOV-7',
  cost: 'move',
  needs: 'path',
  parse: argsParser(FIELDS),
  precheck: (view, actor) =>
    view.has(actor, 'prone') ? null : refusal('not-prone', { who: actor.id }, 'MOV-7'),
  refuse(view, actor, args) {
    if (args.path.length !== 1) return refusal('step-is-one-square', { who: actor.id }, 'MOV-7');
    const plan = walkPlan(view, actor, 'crawl', args);
    return isRefusal(plan) ? plan : whyNotWalked(view, actor, args.path.map(toSquare), plan);
  },
  steps: {
    start(play, { actor, args }) {
      play.emit({ type: 'turnChanged', who: actor, changes: { fiveFootStep: false }, cost: null });
      const [to] = args.path;
      const by = to ? provokedByCrawl(play, play.combatant(actor), toSquare(to)) : [];
      if (by.length > 0) {
        play.emit({ type: 'provoked', who: actor, because: 'movement', by, at: play.combatant(actor).at });
        play.push(
          actor,
          'opportunities',
          { because: 'movement', by, also: args.path[0] ?? null },
          { step: 'start' },
        );
      }
      return 'enter';
    },
    enter(play, { actor, args }) {
      const who = play.combatant(actor);
      const [to] = args.path;
      if (!to || !play.can(who, 'act')) return DONE;
      if (isUnseenAt(play, who, toSquare(to))) return meetUnseen(play, who, 'crawl');
      play.emit({ type: 'moved', who: actor, from: who.at, to: toSquare(to), feet: 5, mode: 'crawl' });
      return DONE;
    },
  },
});
