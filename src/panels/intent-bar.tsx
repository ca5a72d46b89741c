import type { CombatantId, JsonRecord } from '../engine/state';
import { areaOfSpell } from '../rules/questions/area';
import type { Intent } from '../session/ui-state';
import { capitalise } from '../text/capitalise';
import { SpellArea } from './area-card';
import { useDo, useFight, usePanels, useText } from './context';
import { isTold } from './fields-of';
import { IntentFields } from './intent-fields';
import { actionName, spellName } from './words';

/** Options that an action may take besides its path or target, in the notation's words. */
const OPTIONS: Readonly<Record<string, readonly string[]>> = {
  move: ['tumble'],
  withdraw: ['tumble'],
  attack: ['nonlethal', 'defensively'],
  'full-attack': ['nonlethal', 'defensively', 'twf'],
  cast: ['defensively'],
};

/** An action of the bar that waits for the board: what it waits for, its options, and how to get out of it. */
export function IntentBar() {
  const text = useText();
  const { store } = usePanels();
  const { setIntent, send } = useDo();
  const intent = useFight((fight) => fight.ui.intent);
  const current = useFight((fight) => fight.encounter.current);
  if (intent === null) return null;
  const { action, args } = intent;
  const needs = store.getState().view().rules.actions.get(action)?.needs ?? 'nothing';
  const spell = typeof args.spell === 'string' ? args.spell : null;
  const hasArea =
    action === 'cast' && current !== null && areaOfSpell(store.getState().view(), current, args) !== null;
  const name = spell === null ? actionName(text, action) : spellName(text, spell);
  const toggle = (option: string) => setIntent({ action, args: toggled(args, option) });
  return (
    <section className="float intent" data-testid="intent" aria-label={text.t('ui:intent.label')}>
      <p>
        <strong>{capitalise(name, text.language)}</strong>{' '}
        {text.t(`ui:intent.needs-${hasArea ? 'area' : needs}`)}
      </p>
      {current === null ? null : (
        <IntentFields
          who={current}
          action={action}
          args={args}
          onChange={(told) => setIntent({ action, args: told })}
        />
      )}
      <SpellArea />
      <div className="float-buttons">
        {(OPTIONS[action] ?? []).map((option) => (
          <button
            key={option}
            type="button"
            className="button"
            aria-pressed={args[option] === true}
            data-testid={`option-${option}`}
            onClick={() => toggle(option)}
          >
            {text.t(`ui:option.${option}`)}
          </button>
        ))}
        {spell === null || current === null ? null : (
          <button
            type="button"
            className="button"
            data-testid="cast-untargeted"
            onClick={() => send({ type: 'act', actor: current, action, args })}
          >
            {text.t('ui:intent.no-target')}
          </button>
        )}
        {current === null || !isSentHere(action, needs) ? null : <DoIt who={current} intent={intent} />}
        <button type="button" className="button" data-testid="intent-cancel" onClick={() => setIntent(null)}>
          {text.t('ui:intent.cancel')} <kbd>Esc</kbd>
        </button>
      </div>
    </section>
  );
}

function DoIt({ who, intent }: { readonly who: CombatantId; readonly intent: Intent }) {
  const text = useText();
  const { send, setIntent } = useDo();
  const take = () => {
    if (send({ type: 'act', actor: who, ...intent }).ok) setIntent(null);
  };
  return (
    <button type="button" className="button button-main" data-testid="intent-do" onClick={take}>
      {text.t('ui:intent.do')}
    </button>
  );
}

/** Nothing on the board has to be pointed at. */
const isSentHere = (action: string, needs: string): boolean =>
  isTold(action) && (needs === 'nothing' || needs === 'item');

/** Off is the argument left out. */
function toggled(args: JsonRecord, option: string): JsonRecord {
  if (args[option] !== true) return { ...args, [option]: true };
  return Object.fromEntries(Object.entries(args).filter(([key]) => key !== option));
}
