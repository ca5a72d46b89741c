import { X } from 'lucide-react';
import type { CombatantId } from '../engine/state';
import { askAttack } from '../rules/questions/attack';
import { Sources } from './attack-preview';
import { useDo, useFight, usePanels, useText } from './context';
import { refusalWithClause } from './refusal-text';
import { useNarrow } from './use-narrow';
import { combatantName, percent } from './words';

/** Where the column is out of sight: the attack that is aimed at, over the board. A decision goes before it. */
export function AttackCard() {
  const narrow = useNarrow('drawer');
  const by = useFight(({ encounter, ui }) => encounter.current ?? ui.selected);
  const on = useFight(({ ui }) => ui.target);
  const waiting = useFight(({ encounter }) => encounter.decisions.length > 0);
  if (!narrow || waiting || by === null || on === null || by === on) return null;
  return <Card by={by} on={on} />;
}

function Card({ by, on }: { readonly by: CombatantId; readonly on: CombatantId }) {
  const text = useText();
  const { store } = usePanels();
  const { send, setTarget } = useDo();
  const encounter = useFight((fight) => fight.encounter);
  const charging = useFight(({ ui }) => ui.intent?.action === 'charge');
  if (encounter.combatants[by] === undefined || encounter.combatants[on] === undefined) return null;
  const answer = askAttack(store.getState().view(), { by, on, args: { charge: charging } });
  const names = { by: combatantName(encounter, by), on: combatantName(encounter, on) };
  return (
    <section className="float attack-card" aria-label={text.t('ui:attack.title')} data-testid="attack-card">
      <div className="attack-card-head">
        <strong className="chance-number" data-testid="attack-card-chance">
          {percent(text, answer.chance)}
        </strong>
        <p>{text.t('ui:attack.names', names)}</p>
        <button
          type="button"
          className="button button-main"
          aria-disabled={!answer.legal}
          data-testid="attack-card-now"
          onClick={() => send({ type: 'act', actor: by, action: 'attack', args: { on } })}
        >
          {text.t('ui:attack.do')}
        </button>
        <button
          type="button"
          className="icon-button"
          aria-label={text.t('ui:intent.cancel')}
          data-testid="attack-card-leave"
          onClick={() => setTarget(null)}
        >
          <X size={16} aria-hidden="true" />
        </button>
      </div>
      {answer.refusal === null ? null : (
        <p className="refusal">{refusalWithClause(text, encounter, answer.refusal)}</p>
      )}
      {answer.provokes.length === 0 ? null : (
        <p className="warning">
          {text.t('ui:attack.provokes', {
            names: answer.provokes.map((id) => combatantName(encounter, id)).join(', '),
          })}
        </p>
      )}
      <details>
        <summary>{text.t('ui:attack.sources')}</summary>
        <Sources answer={answer} />
      </details>
    </section>
  );
}
