import { PawPrint } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useStore } from 'zustand';
import type { Encounter, JsonRecord } from '../engine/state';
import { kindsRollingTogether } from '../session/kinds';
import { useDo, useFight, useIsGm, useText } from './context';
import { editorStore, openEditor } from './editor/open';
import type { StartChoice } from './editor/start-options';

const StartOptions = lazy(() => import('./editor/start-options'));
const EVERYONE: StartChoice = { unaware: [], apart: [] };

/** Before the fight: place the tokens, say who is aware if not all are, then roll initiative, each for itself or equal monsters together. */
export function StartFight() {
  const nobody = useFight(({ encounter }) => Object.keys(encounter.combatants).length === 0);
  const text = useText();
  if (!useIsGm()) return <p className="empty">{text.t('together:not-begun')}</p>;
  return nobody ? <NobodyYet /> : <Start />;
}

/** The first thing to do with an empty board. */
function NobodyYet() {
  const text = useText();
  const isThere = useStore(editorStore, ({ tab }) => tab === 'creatures' || tab === 'paste');
  return (
    <div className="start-head">
      <p className="empty">{text.t('ui:actions.nobody')}</p>
      {isThere ? null : (
        <button
          type="button"
          className="button button-main"
          data-testid="add-creatures"
          onClick={() => openEditor('creatures')}
        >
          <PawPrint size={16} aria-hidden="true" /> {text.t('ui:actions.add')}
        </button>
      )}
    </div>
  );
}

function Start() {
  const text = useText();
  const { send } = useDo();
  const encounter = useFight((fight) => fight.encounter);
  const [together, setTogether] = useState(false);
  const [choosing, setChoosing] = useState(false);
  const [choice, setChoice] = useState(EVERYONE);
  const kinds = kindsRollingTogether(encounter);
  return (
    <>
      <div className="start-head">
        <p className="empty">{text.t('ui:actions.setup')}</p>
        {kinds.length === 0 || choosing ? null : (
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
          className="button"
          aria-expanded={choosing}
          data-testid="start-choose"
          onClick={() => setChoosing(!choosing)}
        >
          {text.t('ui:actions.who-is-aware')}
        </button>
        <button
          type="button"
          className="button button-main"
          data-testid="start-fight"
          onClick={() =>
            send({
              type: 'act',
              actor: null,
              action: 'start',
              args: choosing ? chosen(encounter, choice) : grouped(together ? kinds : []),
            })
          }
        >
          {text.t('ui:actions.start')}
        </button>
      </div>
      {choosing ? (
        <Suspense fallback={null}>
          <StartOptions choice={choice} onChange={setChoice} />
        </Suspense>
      ) : null}
    </>
  );
}

const grouped = (kinds: readonly (readonly string[])[]): JsonRecord =>
  kinds.length > 0 ? { together: kinds } : {};

/** What was chosen, of those who are still there. */
function chosen(encounter: Encounter, { unaware, apart }: StartChoice): JsonRecord {
  const everyone = Object.keys(encounter.combatants);
  const aware = everyone.filter((id) => !unaware.includes(id));
  const kinds = kindsRollingTogether(encounter).filter(([first = '']) => !apart.includes(first));
  return { ...(aware.length < everyone.length ? { aware } : {}), ...grouped(kinds) };
}
