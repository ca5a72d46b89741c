import { X } from 'lucide-react';
import type { Refusal, View } from '../engine/contract';
import { askDeed, askRefusal } from '../rules/questions/deed';
import { askFullAttack } from '../rules/questions/full-attack';
import { actsFor } from '../session/authority';
import type { Planned } from '../session/planned';
import { capitalise } from '../text/capitalise';
import { useAreaInHand } from './area-in-hand';
import { BlowDetails, blowOf, FullAttackLink, PlannedView } from './attack-preview';
import { useDo, useFight, usePanels, useText } from './context';
import { WhyNot } from './overrule';
import { useNarrow } from './use-narrow';
import { useDeed, usePlanned } from './use-planned';
import { actionName, combatantName, percent } from './words';

/** Where the column is out of sight: the act that is aimed, over the board. A decision goes before it. */
export function AttackCard() {
  const narrow = useNarrow('drawer');
  const planned = usePlanned();
  const waiting = useFight(({ encounter }) => encounter.decisions.length > 0);
  // The card of the area has its own button, and the board must be seen to point at it.
  const area = useAreaInHand();
  if (!narrow || waiting || area || planned === null || !(planned.aimed || planned.on === null)) return null;
  return <Card key={planned.action} planned={planned} />;
}

interface Told {
  readonly chance: number;
  readonly refusal: Refusal | null;
}
function told(view: View, planned: Planned): Told | null {
  const { by, on, action, args } = planned;
  const { on: _on, path: _path, with: _with, ...options } = args;
  if (action === 'full-attack') {
    const answer = on === null ? null : askFullAttack(view, { by, on, args: options });
    return answer && { chance: answer.anyHit, refusal: answer.refusal ?? askRefusal(view, planned) };
  }
  if (action === 'attack' || action === 'charge') return blowOf(view, planned);
  return askDeed(view, { by, action, args });
}

function Card({ planned }: { readonly planned: Planned }) {
  const text = useText();
  const { store } = usePanels();
  const { setTarget, setIntent } = useDo();
  const encounter = useFight((fight) => fight.encounter);
  const take = useDeed(planned);
  const isMine = useFight((fight) => actsFor(fight.ui.seat, fight.encounter.combatants[planned.by]));
  const { by, on, action, args, armed } = planned;
  const answer = told(store.getState().view(), planned);
  if (answer === null || encounter.combatants[by] === undefined) return null;
  const deed = capitalise(actionName(text, action), text.language);
  const names = { by: combatantName(encounter, by), on: combatantName(encounter, on), deed };
  const leave = () => {
    if (armed) setIntent(null);
    else setTarget(null);
  };
  return (
    <section className="float attack-card" aria-label={text.t('ui:attack.title')} data-testid="attack-card">
      <div className="attack-card-head">
        <strong className="chance-number" data-testid="attack-card-chance">
          {percent(text, answer.chance)}
        </strong>
        <p>
          {on === null ? deed : text.t(action === 'attack' ? 'ui:attack.names' : 'ui:attack.deed', names)}
        </p>
        <button
          type="button"
          className="button button-main"
          aria-disabled={answer.refusal !== null || !isMine}
          data-testid="attack-card-now"
          onClick={take}
        >
          {deed}
        </button>
        <button
          type="button"
          className="icon-button"
          aria-label={text.t('ui:intent.cancel')}
          data-testid="attack-card-leave"
          onClick={leave}
        >
          <X size={16} aria-hidden="true" />
        </button>
      </div>
      <WhyNot refusal={answer.refusal} command={{ type: 'act', actor: by, action, args }} />
      <details open={action === 'full-attack'}>
        <summary>{text.t('ui:attack.sources')}</summary>
        <PlannedView planned={planned} />
        {action === 'attack' ? <FullAttackLink by={by} on={on} args={args} /> : null}
        <BlowDetails planned={planned} />
      </details>
    </section>
  );
}
