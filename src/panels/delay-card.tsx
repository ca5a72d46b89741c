import { useEffect } from 'react';
import { useStore } from 'zustand';
import { useFight, usePanels, useText } from './context';
import { delayStore, isNextRound, leaveDelay, sendDelay } from './delaying';
import { combatantName } from './words';

/** Where whoever is on turn would act instead, while it is taken down the order; a finger or keys send it from here. */
export function DelayCard() {
  const text = useText();
  const { store } = usePanels();
  const encounter = useFight((fight) => fight.encounter);
  const delay = useStore(delayStore, (state) => state.delay);
  const { current } = encounter;
  // biome-ignore lint/correctness/useExhaustiveDependencies: with the turn goes what was to become of it
  useEffect(() => leaveDelay, [current]);
  const shown = delay !== null && delay.who === current && delay.after !== null ? delay : null;
  const names = shown && {
    who: combatantName(encounter, shown.who),
    after: combatantName(encounter, shown.after),
  };
  const words =
    shown && names
      ? text.t(isNextRound(encounter, shown) ? 'ui:delay.next-round' : 'ui:delay.after', names)
      : '';
  return (
    <>
      <p className="hidden-text" aria-live="polite">
        {words}
      </p>
      {shown === null ? null : (
        <section className="float delay-card" aria-label={text.t('ui:delay.label')} data-testid="delay-card">
          <p>{words}</p>
          {shown.waits ? (
            <div className="float-buttons">
              <button
                type="button"
                className="button button-main"
                data-testid="delay-go"
                onClick={() => sendDelay(store)}
              >
                {text.t('ui:delay.go')}
              </button>
              <button type="button" className="button" data-testid="delay-leave" onClick={leaveDelay}>
                {text.t('ui:path.drop')}
              </button>
            </div>
          ) : null}
        </section>
      )}
    </>
  );
}
