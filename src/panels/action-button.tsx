import { Menu } from '@base-ui/react/menu';
import { useId } from 'react';
import type { CombatantId, JsonRecord } from '../engine/state';
import type { ActionOption } from '../rules/questions/answers';
import { hasOdds } from '../rules/questions/deed';
import { capitalise } from '../text/capitalise';
import { actionIcon } from './action-icons';
import { Choices } from './choices';
import { useDo, useFight, useText } from './context';
import { isTold } from './fields-of';
import { Icon } from './icon';
import { ProvokedSign, useProvoked } from './provoked';
import { ReadyForm } from './ready-form';
import { refusalWithClause } from './refusal-text';
import { Tip } from './tip';
import { actionName } from './words';

export interface ActionProps {
  readonly who: CombatantId;
  readonly option: ActionOption;
}

/** Must a weapon, an item or a spell be chosen first? */
export function chooses({ needs, refusal }: ActionOption): boolean {
  return refusal === null && (needs === 'item' || needs === 'spell');
}

/** One action of the bar. It is sent at once, or waits for a path, a creature or a square on the board, or opens a choice. */
export function ActionButton({ who, option }: ActionProps) {
  const text = useText();
  const encounter = useFight((fight) => fight.encounter);
  const active = useFight((fight) => fight.ui.intent?.action === option.action);
  const take = useTake({ who, option });
  const strikers = useProvoked({ by: who, action: option.action, args: {} });
  const reasonId = useId();
  const label = capitalise(actionName(text, option.action), text.language);
  if (chooses(option)) return <ChoiceMenu who={who} option={option} label={label} />;
  if (option.action === 'ready' && option.refusal === null) return <ReadyForm who={who} label={label} />;
  const reason = option.refusal === null ? null : refusalWithClause(text, encounter, option.refusal);
  const provoked = reason === null ? strikers : null;
  const told = reason ?? provoked?.words ?? null;
  const button = (
    <button
      type="button"
      className="action"
      data-testid={`action-${option.action}`}
      aria-disabled={reason !== null}
      aria-describedby={told === null ? undefined : reasonId}
      aria-pressed={active}
      onClick={take}
    >
      <Icon of={actionIcon(option.action)} size={15} />
      {label}
      {provoked === null ? null : <ProvokedSign count={provoked.count} />}
      {told === null ? null : (
        <span id={reasonId} className="hidden-text">
          {told}
        </span>
      )}
    </button>
  );
  if (told === null) return button;
  return (
    <Tip label={told} side="top">
      {button}
    </Tip>
  );
}

/** What is told more first, or shows its odds before it is done. */
const waits = (action: string): boolean => isTold(action) || hasOdds(action) || action === 'full-attack';

/** What taking the action does. Refused: a notice says why, and the game master can have it all the same. */
export function useTake({ who, option }: ActionProps): () => void {
  const { action, needs, refusal } = option;
  const { send, setIntent, notify } = useDo();
  const target = useFight((fight) => fight.ui.target);
  const active = useFight((fight) => fight.ui.intent?.action === action);
  const command = (args: JsonRecord) => ({ type: 'act', actor: who, action, args }) as const;
  return () => {
    if (refusal !== null) {
      const asked =
        needs === 'nothing' ? { command: command({}) } : { command: null, intent: { action, args: {} } };
      notify({ refusal, square: null, ...asked });
    } else if (waits(action)) setIntent(active ? null : { action, args: {} });
    else if (needs === 'nothing') send(command({}));
    else if (needs === 'creature' && target !== null) send(command({ on: target }));
    else setIntent(active ? null : { action, args: {} });
  };
}

/** Which weapon, which item, which spell. */
function ChoiceMenu({ who, option, label }: ActionProps & { readonly label: string }) {
  return (
    <Menu.Root>
      <Menu.Trigger className="action" data-testid={`action-${option.action}`}>
        <Icon of={actionIcon(option.action)} size={15} />
        {label}
      </Menu.Trigger>
      <Menu.Portal>
        <Menu.Positioner positionMethod="fixed" side="top" sideOffset={6} className="menu-place">
          <Menu.Popup className="popup menu" data-testid="choices">
            <Choices who={who} action={option.action} />
          </Menu.Popup>
        </Menu.Positioner>
      </Menu.Portal>
    </Menu.Root>
  );
}
