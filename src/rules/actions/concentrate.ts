import { DONE, defineAction } from '../../engine/define';
import { refusal } from '../../engine/refusal';
import { argsParser, optional, text } from '../arguments';
import { CONCENTRATING } from '../spell-keys';
import { untilTurnEnd } from '../stance';

/** Keeps up a spell that lasts while its caster concentrates (SPELL-23, TBL-8). */
export default defineAction({
  id: 'concentrate',
  clause: 'SPELL-23',
  cost: 'standard',
  needs: 'nothing',
  mental: true,
  parse: argsParser({ spell: optional(text) }),
  refuse(view, actor) {
    if (!view.has(actor, CONCENTRATING)) return refusal('no-spell-kept-up', { who: actor.id }, 'SPELL-23');
    const [denial] = view.denials(actor, 'concentrate');
    return denial
      ? refusal('cannot-concentrate', { who: actor.id, effect: denial.effect }, 'SPELL-24')
      : null;
  },
  steps: {
    start(play, { actor }) {
      const kept = play.combatant(actor).effects;
      const effects = kept.map((it) =>
        it.id === CONCENTRATING ? { ...it, ends: untilTurnEnd(play, actor) } : it,
      );
      play.emit({ type: 'stateSet', who: actor, state: { effects } });
      return DONE;
    },
  },
});
