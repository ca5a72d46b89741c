import { useState } from 'react';
import { kindsRollingTogether } from '../session/kinds';
import { useDo, useFight, useText } from './context';

/** Before the fight: place the tokens, then roll initiative, each for itself or equal monsters together. */
export function StartFight() {
  const text = useText();
  const { send } = useDo();
  const encounter = useFight((fight) => fight.encounter);
  const [together, setTogether] = useState(false);
  const kinds = kindsRollingTogether(encounter);
  const args = together && kinds.length > 0 ? { together: kinds } : {};
  return (
    <div className="turn-head">
      <p className="empty">{text.t('ui:actions.setup')}</p>
      {kinds.length === 0 ? null : (
        <label className="group-strike">
          <input
            type="checkbox"
            data-testid="roll-together"
            checked={together}
            onChange={({ target }) => setTogether(target.checked)}
          />
          {text.t('ui:actions.together')}
        </label>
      )}
      <button
        type="button"
        className="button button-main"
        data-testid="start-fight"
        onClick={() => send({ type: 'act', actor: null, action: 'start', args })}
      >
        {text.t('ui:actions.start')}
      </button>
    </div>
  );
}
