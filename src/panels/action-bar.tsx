import { useEffect, useMemo, useRef } from 'react';
import type { View } from '../engine/contract';
import type { CombatantId } from '../engine/state';
import { askActions } from '../rules/questions/actions';
import type { ActionOption } from '../rules/questions/answers';
import { askChoices } from '../rules/questions/choices';
import { actsFor, GM } from '../session/authority';
import { ruleName } from '../text/rule-name';
import { ActionButton, chooses } from './action-button';
import { useDo, useFight, usePanels, useText } from './context';
import { MoreActions } from './more-actions';
import { Portrait } from './portrait';
import { StartFight } from './start-fight';
import { Tip } from './tip';
import { TurnBudget } from './turn-budget';
import { Waiting } from './waiting';
import { combatantName } from './words';

/** Costs in the order of the bar; whatever else an action may cost comes after them. */
const COSTS = ['standard', 'move', 'full-round', 'swift', 'immediate', 'free', 'none'];
/** What is paid for like something else stands with it. */
const PAID_AS: Readonly<Record<string, string>> = { attack: 'standard', 'full-attack': 'full-round' };
/** X-OVR-1: a standard action, taken in the course of a move. */
const STANDS_UNDER: Readonly<Record<string, string>> = { overrun: 'standard' };
/** What is done most often stands in the bar, in this order; the rest is under "more". */
const OFTEN = [
  'attack',
  'cast',
  'total-defense',
  'ready',
  'move',
  'draw',
  'stand-up',
  'pick-up',
  'full-attack',
  'charge',
  'withdraw',
  'run',
  'drop-prone',
  'five-foot-step',
  'delay',
];
/** These stand in the bar only while they can be taken. */
const IN_ITS_TIME = new Set(['cast', 'draw', 'stand-up', 'pick-up', 'drop-prone']);
/** These have buttons of their own. */
const APART = new Set(['end-turn', 'start', 'join']);

/** What whoever is on turn can do now, by what it costs; what cannot be done says why. */
export function ActionBar() {
  const text = useText();
  const phase = useFight((fight) => fight.encounter.phase);
  const current = useFight((fight) => fight.encounter.current);
  const isMine = useFight(({ ui, encounter }) => actsFor(ui.seat, encounter.combatants[current ?? '']));
  return (
    <section className="action-bar" aria-label={text.t('ui:actions.label')} data-testid="action-bar">
      <Waiting />
      {current !== null && isMine ? (
        <TurnBar who={current} />
      ) : phase === 'round' && !isMine ? (
        <OthersTurn who={current} />
      ) : (
        <NobodyActs setup={phase === 'setup'} />
      )}
    </section>
  );
}

/** Somebody else plays whoever acts: what they could do is none of this seat's. */
function OthersTurn({ who }: { readonly who: CombatantId | null }) {
  const text = useText();
  const encounter = useFight((fight) => fight.encounter);
  if (who === null || encounter.combatants[who] === undefined)
    return <p className="empty">{text.t('together:unseen-turn')}</p>;
  const { controller } = encounter.combatants[who];
  const values = { who: combatantName(encounter, who), player: controller };
  return (
    <p className="empty" data-testid="others-turn">
      {text.t(controller === GM ? 'together:gms-turn' : 'together:others-turn', values)}
    </p>
  );
}

function NobodyActs({ setup }: { readonly setup: boolean }) {
  const text = useText();
  if (!setup) return <p className="empty">{text.t('ui:actions.over')}</p>;
  return <StartFight />;
}

function TurnBar({ who }: { readonly who: CombatantId }) {
  const text = useText();
  const { send } = useDo();
  const combatant = useFight((fight) => fight.encounter.combatants[who]);
  const waiting = useFight((fight) => fight.encounter.decisions.length > 0);
  const groups = useActionGroups(who, waiting);
  if (combatant === undefined) return null;
  return (
    <>
      <div className="turn-head">
        <Portrait combatant={combatant} />
        <div className="turn-of">
          <strong>{combatant.sheet.name}</strong>
          <TurnBudget who={who} />
        </div>
        <Tip label={text.t(waiting ? 'ui:actions.waiting' : 'ui:actions.end')} keys="E" side="top">
          <button
            type="button"
            className="button button-main"
            data-testid="end-turn"
            aria-disabled={waiting}
            onClick={() => send({ type: 'act', actor: who, action: 'end-turn', args: {} })}
          >
            {text.t('ui:actions.end')}
          </button>
        </Tip>
      </div>
      <div className="action-groups">
        {groups.map(({ cost, bar, more }) => (
          <fieldset
            key={cost}
            className="action-group"
            aria-label={ruleName(text, 'cost', cost)}
            data-cost={cost}
          >
            <p className="group-name" aria-hidden="true">
              {text.t(`ui:cost.${cost}`)}
            </p>
            <div className="action-list">
              {bar.map((option) => (
                <ActionButton key={option.action} who={who} option={option} />
              ))}
              <MoreActions who={who} cost={cost} options={more} />
            </div>
          </fieldset>
        ))}
      </div>
    </>
  );
}

/** The actions of one cost: in the bar, and under "more". */
interface Group {
  readonly cost: string;
  readonly bar: readonly ActionOption[];
  readonly more: readonly ActionOption[];
}

/** While a decision waits nothing can be taken, and everything stays where it was. */
function useActionGroups(who: CombatantId, waiting: boolean): readonly Group[] {
  const { store } = usePanels();
  const encounter = useFight((fight) => fight.encounter);
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked anew in every state of the fight
  const groups = useMemo(() => {
    const view = store.getState().view();
    return grouped(view, who, askActions(view, who));
  }, [store, encounter, who]);
  const before = useRef<{ readonly who: CombatantId; readonly groups: readonly Group[] } | null>(null);
  useEffect(() => {
    if (!waiting) before.current = { who, groups };
  }, [waiting, who, groups]);
  return waiting && before.current?.who === who ? inPlaceOf(before.current.groups, groups) : groups;
}

/** These options where they stood. What was not there comes last under "more", what is there no more is left out. */
function inPlaceOf(stood: readonly Group[], now: readonly Group[]): readonly Group[] {
  return now.map(({ cost, bar, more }) => {
    const there = stood.find((it) => it.cost === cost);
    const options = new Map([...bar, ...more].map((option) => [option.action, option]));
    const again = (list: readonly ActionOption[] = []) =>
      list.flatMap(({ action }) => {
        const option = options.get(action);
        options.delete(action);
        return option ?? [];
      });
    const inBar = again(there?.bar);
    return { cost, bar: inBar, more: [...again(there?.more), ...options.values()] };
  });
}

function isInBar(view: View, who: CombatantId, option: ActionOption): boolean {
  const { action, refusal } = option;
  if (!OFTEN.includes(action)) return false;
  if (!IN_ITS_TIME.has(action)) return true;
  if (refusal !== null) return false;
  return !chooses(option) || askChoices(view, who, action).length > 0;
}

function rank({ action, refusal }: ActionOption): number {
  const often = OFTEN.indexOf(action);
  return (refusal === null ? 0 : 100) + (often === -1 ? OFTEN.length : often);
}

/** By cost; in a group what can be taken comes first. */
function grouped(view: View, who: CombatantId, options: readonly ActionOption[]): readonly Group[] {
  const groups = new Map<string, ActionOption[]>(COSTS.map((cost) => [cost, []]));
  for (const option of options) {
    if (APART.has(option.action) || option.cost === 'gm') continue;
    const cost = STANDS_UNDER[option.action] ?? PAID_AS[option.cost] ?? option.cost;
    groups.set(cost, [...(groups.get(cost) ?? []), option]);
  }
  return [...groups]
    .filter(([, list]) => list.length > 0)
    .map(([cost, list]) => {
      const sorted = [...list].sort((a, b) => rank(a) - rank(b));
      const stands = (option: ActionOption) => isInBar(view, who, option);
      return { cost, bar: sorted.filter(stands), more: sorted.filter((option) => !stands(option)) };
    });
}
