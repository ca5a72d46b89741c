import { X } from 'lucide-react';
import { useStore } from 'zustand';
import type { CombatantId } from '../engine/state';
import { boardStore } from '../session/board-port';
import { type Formation, groupOrders, setStrike } from '../session/formation';
import { useDo, useFight, useText } from './context';
import { refusalWithClause } from './refusal-text';
import { combatantName, countsOf, listOf } from './words';

/** Several are selected: what can be done with them, how far they have come, who could not go along and why. */
export function GroupBar() {
  const text = useText();
  const encounter = useFight((fight) => fight.encounter);
  const group = useFight((fight) => fight.ui.group);
  const { select } = useDo();
  const { waiting, stayed, formation } = useStore(groupOrders);
  // While a path is drawn its own words stand here; a decision goes before everything.
  if (group.length < 2 || formation !== null || encounter.decisions.length > 0) return null;
  return (
    <section className="float group-bar" aria-label={text.t('ui:group.label')} data-testid="group-bar">
      <div className="group-head">
        <strong data-testid="group-count">{countsOf(text, encounter, group)}</strong>
        <button
          type="button"
          className="icon-button"
          aria-label={text.t('ui:group.clear')}
          data-testid="group-clear"
          onClick={() => select(encounter.current)}
        >
          <X size={16} aria-hidden="true" />
        </button>
      </div>
      {waiting.length > 0 ? <Waiting ids={waiting} /> : <Orders />}
      {waiting.length === 0 && stayed.length > 0 ? <Stayed stayed={stayed} /> : null}
    </section>
  );
}

function Orders() {
  const text = useText();
  const encounter = useFight((fight) => fight.encounter);
  const target = useFight((fight) => fight.ui.target);
  const group = useFight((fight) => fight.ui.group);
  const strike = useStore(groupOrders, (orders) => orders.strike);
  const board = useStore(boardStore, (state) => state.board);
  const setup = encounter.phase === 'setup';
  const acting = encounter.current !== null && group.includes(encounter.current);
  if (target === null || !acting) {
    const hint = setup ? 'setup' : acting ? 'move' : 'waits';
    return <p className="card-note">{text.t(`ui:group.hint-${hint}`)}</p>;
  }
  const on = combatantName(encounter, target);
  return (
    <div className="group-orders">
      <button
        type="button"
        className="button button-main"
        data-testid="group-attack"
        onClick={() => board?.orderAttack(target)}
      >
        {text.t('ui:group.attack', { on })}
      </button>
      <label className="group-strike">
        <input
          type="checkbox"
          data-testid="group-strike"
          checked={strike}
          onChange={({ target: box }) => setStrike(box.checked)}
        />
        {text.t('ui:group.strike', { on })}
      </label>
    </div>
  );
}

function Waiting({ ids }: { readonly ids: readonly CombatantId[] }) {
  const text = useText();
  const encounter = useFight((fight) => fight.encounter);
  const board = useStore(boardStore, (state) => state.board);
  const [first = ''] = ids;
  return (
    <div className="group-orders">
      <span data-testid="group-waiting">
        {text.t('ui:group.waiting', { who: combatantName(encounter, first), count: ids.length })}
      </span>
      <button type="button" className="button" data-testid="group-stop" onClick={() => board?.orderStop()}>
        {text.t('ui:group.stop')}
      </button>
    </div>
  );
}

/** Why some stay where they are; the same reason is said once. */
function Stayed({ stayed }: { readonly stayed: Formation }) {
  const text = useText();
  const encounter = useFight((fight) => fight.encounter);
  const board = useStore(boardStore, (state) => state.board);
  const names = listOf(
    text,
    stayed.map(({ who }) => combatantName(encounter, who)),
  );
  const refusal = stayed.find((it) => it.refusal !== null)?.refusal ?? null;
  return (
    <div className="refusal why-not" data-testid="group-stayed">
      <span>
        {text.t('ui:group.stayed', { count: stayed.length, names })}{' '}
        {refusal === null ? '' : refusalWithClause(text, encounter, refusal)}
      </span>
      <button type="button" className="link" data-testid="group-anyway" onClick={() => board?.orderAnyway()}>
        {text.t('ui:notice.overrule')}
      </button>
    </div>
  );
}
