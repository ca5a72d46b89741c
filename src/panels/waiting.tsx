import { useMemo } from 'react';
import type { Refusal, View } from '../engine/contract';
import type { Combatant, CombatantId, Encounter, JsonRecord } from '../engine/state';
import { delaysUntilAfter, isDelaying } from '../rules/order-of-play';
import { askActions } from '../rules/questions/actions';
import { waitsForWord, whyNotGo } from '../rules/readied-action';
import { readiedBy } from '../rules/readiness';
import { actsFor, type Seat } from '../session/authority';
import { conditionIcon } from '../session/condition-icons';
import { useDo, useFight, usePanels, useText } from './context';
import { Icon } from './icon';
import { refusalWithClause } from './refusal-text';
import { Tip } from './tip';
import { actionName, combatantName } from './words';

/** Who acts outside of its turn: whoever delays (X-DLY-2), and whoever waits for a word with a readied action (X-RDY-2). */
export function Waiting() {
  const text = useText();
  const encounter = useFight((fight) => fight.encounter);
  const seat = useFight(({ ui }) => ui.seat);
  const { delaying, readied } = useMemo(() => waitingIn(encounter, seat), [encounter, seat]);
  if (encounter.phase === 'setup' || delaying.length + readied.length === 0) return null;
  return (
    <fieldset className="waiting" aria-label={text.t('ui:waiting.label')} data-testid="waiting">
      {delaying.map((who) => (
        <StepIn key={who.id} who={who} />
      ))}
      {readied.map((who) => (
        <GoOff key={who.id} who={who} />
      ))}
    </fieldset>
  );
}

function waitingIn({ combatants, current }: Encounter, seat: Seat) {
  const others = Object.values(combatants).filter((who) => who.id !== current && actsFor(seat, who));
  return { delaying: others.filter(isDelaying), readied: others.filter(waitsForWord) };
}

/** Whether it has said already that it steps in. */
const isNext = ({ effects }: Combatant): boolean =>
  effects.some(({ id, data }) => id === 'delaying' && data['now'] === true);

function StepIn({ who }: { readonly who: Combatant }) {
  const text = useText();
  const { store } = usePanels();
  const encounter = useFight((fight) => fight.encounter);
  const name = who.sheet.name;
  const after = delaysUntilAfter(who);
  const tip =
    after === null
      ? text.t('ui:waiting.act-now-tip', { who: name })
      : text.t('ui:waiting.act-sooner-tip', { who: name, after: combatantName(encounter, after) });
  if (isNext(who))
    return (
      <p className="waiting-next" role="status">
        <Icon of={conditionIcon('delaying')} size={15} />
        {text.t('ui:waiting.next', { who: name })}
      </p>
    );
  return (
    <Deed
      who={who.id}
      action="act-now"
      args={{}}
      icon="delaying"
      label={text.t('ui:waiting.act-now', { who: name })}
      tip={tip}
      refusal={whyNot(store.getState().view(), who.id, 'act-now')}
    />
  );
}

function GoOff({ who }: { readonly who: Combatant }) {
  const text = useText();
  const { store } = usePanels();
  const target = useFight(({ ui }) => ui.target);
  const view = store.getState().view();
  const { action, when } = readiedBy(who)?.data ?? {};
  const args: JsonRecord = target === null ? {} : { on: target };
  const refusal = whyNotGo(view, who, args, null);
  const unaimed = refusal?.with['argument'] === 'on';
  return (
    <Deed
      who={who.id}
      action="trigger"
      args={args}
      icon="readied"
      label={text.t('ui:waiting.trigger', {
        who: who.sheet.name,
        action: actionName(text, String(action)),
      })}
      tip={text.t(unaimed ? 'ui:waiting.trigger-aim' : 'ui:waiting.trigger-tip', { when: String(when) })}
      refusal={refusal}
      told={unaimed}
    />
  );
}

const whyNot = (view: View, who: CombatantId, action: string): Refusal | null =>
  askActions(view, who).find((it) => it.action === action)?.refusal ?? null;

interface DeedProps {
  readonly who: CombatantId;
  readonly action: string;
  readonly args: JsonRecord;
  readonly icon: string;
  readonly label: string;
  readonly tip: string;
  readonly refusal: Refusal | null;
  /** The tip says already why it is refused. */
  readonly told?: boolean;
}
function Deed({ who, action, args, icon, label, tip, refusal, told = false }: DeedProps) {
  const text = useText();
  const { send } = useDo();
  const encounter = useFight((fight) => fight.encounter);
  const said = refusal === null || told ? tip : refusalWithClause(text, encounter, refusal);
  return (
    <Tip label={said} side="top">
      <button
        type="button"
        className="action"
        data-testid={`${action}-${who}`}
        aria-disabled={refusal !== null}
        aria-description={said}
        onClick={() => {
          if (!told) send({ type: 'act', actor: who, action, args });
        }}
      >
        <Icon of={conditionIcon(icon)} size={15} />
        {label}
      </button>
    </Tip>
  );
}
