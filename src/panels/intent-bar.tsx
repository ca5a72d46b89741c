import type { CombatantId } from '../engine/state';
import { hasOdds } from '../rules/questions/deed';
import { hasArea } from '../session/planned';
import type { Intent } from '../session/ui-state';
import { capitalise } from '../text/capitalise';
import type { Text } from '../text/i18n';
import { ActionOptions } from './action-options';
import { SpellArea } from './area-card';
import { useDo, useFight, usePanels, useText } from './context';
import { isTold } from './fields-of';
import { IntentFields } from './intent-fields';
import { actionName, combatantName, spellName, weaponName } from './words';

/** An action of the bar that waits for the board: what it waits for, its options, and how to get out of it. */
export function IntentBar() {
  const text = useText();
  const { store } = usePanels();
  const { setIntent } = useDo();
  const intent = useFight((fight) => fight.ui.intent);
  const encounter = useFight((fight) => fight.encounter);
  const target = useFight(({ ui }) => ui.target);
  const { current } = encounter;
  if (intent === null) return null;
  const { action, args } = intent;
  const needs = store.getState().view().rules.actions.get(action)?.needs ?? 'nothing';
  const isAimed =
    target !== null &&
    (needs === 'creature' || (needs === 'spell' && !hasArea(store.getState().view(), intent)));
  const spell = typeof args.spell === 'string' && needs === 'spell' ? args.spell : null;
  const item = typeof args.item === 'string' && needs === 'item' ? args.item : null;
  const name = spell !== null ? spellName(text, spell) : nameOf(text, action, item);
  // What was chosen is not asked for again.
  const waitsFor = item === null ? needs : 'nothing';
  return (
    <section className="float intent" data-testid="intent" aria-label={text.t('ui:intent.label')}>
      <p>
        <strong>{capitalise(name, text.language)}</strong>
        {isAimed || waitsFor === 'nothing' ? ' ' : ': '}
        {isAimed
          ? text.t('ui:intent.aimed', { name: combatantName(encounter, target) })
          : text.t(`ui:intent.needs-${hasArea(store.getState().view(), intent) ? 'area' : waitsFor}`)}
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
        {current === null ? null : (
          <ActionOptions
            who={current}
            action={action}
            args={args}
            onChange={(told) => setIntent({ action, args: told })}
          />
        )}
        {spell === null || current === null ? null : <AtNobody who={current} intent={intent} />}
        {current === null || !(isAimed || isSentHere(action, needs)) ? null : (
          <DoIt who={current} intent={isAimed ? { action, args: { ...args, on: target } } : intent} />
        )}
        <button type="button" className="button" data-testid="intent-cancel" onClick={() => setIntent(null)}>
          {text.t('ui:intent.cancel')} <kbd>Esc</kbd>
        </button>
      </div>
    </section>
  );
}

const nameOf = (text: Text, action: string, item: string | null): string =>
  item === null ? actionName(text, action) : weaponName(text, item);

/** A spell without a target. */
function AtNobody({ who, intent }: { readonly who: CombatantId; readonly intent: Intent }) {
  const text = useText();
  const { send } = useDo();
  return (
    <button
      type="button"
      className="button"
      data-testid="cast-untargeted"
      onClick={() => send({ type: 'act', actor: who, ...intent })}
    >
      {text.t('ui:intent.no-target')}
    </button>
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
  (isTold(action) || hasOdds(action)) && (needs === 'nothing' || needs === 'item');
