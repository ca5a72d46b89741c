import { PawPrint } from 'lucide-react';
import { useState } from 'react';
import { useStore } from 'zustand';
import type { Encounter, JsonRecord } from '../engine/state';
import { kindsRollingTogether } from '../session/kinds';
import { coming } from './coming';
import { useDo, useFight, useIsGm, useText } from './context';
import { editorStore, openEditor } from './editor/open';
import type { StartChoice } from './editor/start-options';
import { Later } from './later';
import { Together as AtTable } from './together/host';

const startOptions = coming(() => import('./editor/start-options'));
const EVERYONE: StartChoice = { unaware: [], together: [] };

/** Before the fight: place the tokens, say who is aware if not all are, then roll initiative, each for itself or equal monsters together. */
export function StartFight() {
  const nobody = useFight(({ encounter }) => Object.keys(encounter.combatants).length === 0);
  if (!useIsGm()) return <AtTable part="not-begun" />;
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
  const [choosing, setChoosing] = useState(false);
  const [choice, setChoice] = useChoice();
  const firsts = kindsRollingTogether(encounter).map(([first = '']) => first);
  const together = firsts.filter((first) => choice.together.includes(first)).length;
  const unaware = choice.unaware.filter((id) => Object.hasOwn(encounter.combatants, id)).length;
  return (
    <>
      <div className="start-head">
        <p className="empty">{text.t('ui:actions.setup')}</p>
        {firsts.length === 0 || choosing ? null : (
          <Together
            all={together === firsts.length}
            some={together > 0}
            onChange={(all) => setChoice({ ...choice, together: all ? firsts : [] })}
          />
        )}
        <button
          type="button"
          className="button"
          aria-expanded={choosing}
          data-testid="start-choose"
          onClick={() => setChoosing(!choosing)}
        >
          {unaware === 0
            ? text.t('ui:actions.who-is-aware')
            : text.t('ui:actions.unaware', { count: unaware })}
        </button>
        <button
          type="button"
          className="button button-main"
          data-testid="start-fight"
          onClick={() => send({ type: 'act', actor: null, action: 'start', args: chosen(encounter, choice) })}
        >
          {text.t('ui:actions.start')}
        </button>
      </div>
      {choosing ? (
        <Later part={startOptions}>
          {({ default: StartOptions }) => <StartOptions choice={choice} onChange={setChoice} />}
        </Later>
      ) : null}
    </>
  );
}

/** The choice of this fight; another fight begins with everyone aware. */
function useChoice() {
  const start = useFight(({ session }) => session.start);
  const [made, setMade] = useState({ start, choice: EVERYONE });
  const setChoice = (choice: StartChoice) => setMade({ start, choice });
  return [made.start === start ? made.choice : EVERYONE, setChoice] as const;
}

interface TogetherProps {
  readonly all: boolean;
  readonly some: boolean;
  readonly onChange: (all: boolean) => void;
}
/** One box for every kind; half ticked where only some of them roll together. */
function Together({ all, some, onChange }: TogetherProps) {
  const text = useText();
  return (
    <label className="group-strike">
      <input
        type="checkbox"
        data-testid="roll-together"
        ref={(box) => {
          if (box !== null) box.indeterminate = some && !all;
        }}
        checked={all}
        onChange={({ target }) => onChange(target.checked)}
      />
      {text.t('ui:actions.together')}
    </label>
  );
}

/** What was chosen, of those who are still there; it holds whether the choice is open or not. */
function chosen(encounter: Encounter, { unaware, together }: StartChoice): JsonRecord {
  const everyone = Object.keys(encounter.combatants);
  const aware = everyone.filter((id) => !unaware.includes(id));
  const kinds = kindsRollingTogether(encounter).filter(([first = '']) => together.includes(first));
  return {
    ...(aware.length < everyone.length ? { aware } : {}),
    ...(kinds.length > 0 ? { together: kinds } : {}),
  };
}
