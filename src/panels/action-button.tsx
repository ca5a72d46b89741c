import { Menu } from '@base-ui/react/menu';
import { useId, useState } from 'react';
import type { CombatantId, JsonRecord } from '../engine/state';
import type { ActionOption } from '../rules/questions/answers';
import { askChoices, type Choice } from '../rules/questions/choices';
import { capitalise } from '../text/capitalise';
import { useDo, useFight, usePanels, useText } from './context';
import { refusalWithClause } from './refusal-text';
import { Tip } from './tip';
import { actionName, spellName, weaponName } from './words';

interface ActionButtonProps {
  readonly who: CombatantId;
  readonly option: ActionOption;
}

/** One action of the bar. It is sent at once, or waits for a path, a creature or a square on the board, or opens a choice. */
export function ActionButton({ who, option }: ActionButtonProps) {
  const text = useText();
  const encounter = useFight((fight) => fight.encounter);
  const active = useFight((fight) => fight.ui.intent?.action === option.action);
  const take = useTake(who, option);
  const reasonId = useId();
  const label = capitalise(actionName(text, option.action), text.language);
  const reason = option.refusal === null ? null : refusalWithClause(text, encounter, option.refusal);
  const button = (
    <button
      type="button"
      className="action"
      data-testid={`action-${option.action}`}
      aria-disabled={reason !== null}
      aria-describedby={reason === null ? undefined : reasonId}
      aria-pressed={active}
      onClick={take}
    >
      {label}
      {reason === null ? null : (
        <span id={reasonId} className="hidden-text">
          {reason}
        </span>
      )}
    </button>
  );
  const chooses = option.refusal === null && (option.needs === 'item' || option.needs === 'spell');
  if (chooses) return <ChoiceMenu who={who} option={option} label={label} />;
  return reason === null ? (
    button
  ) : (
    <Tip label={reason} side="top">
      {button}
    </Tip>
  );
}

function useTake(who: CombatantId, { action, needs, refusal }: ActionOption): () => void {
  const { send, setIntent, notify } = useDo();
  const target = useFight((fight) => fight.ui.target);
  const active = useFight((fight) => fight.ui.intent?.action === action);
  const command = (args: JsonRecord) => ({ type: 'act', actor: who, action, args }) as const;
  return () => {
    if (refusal !== null) {
      const asked =
        needs === 'nothing' ? { command: command({}) } : { command: null, intent: { action, args: {} } };
      notify({ refusal, square: null, ...asked });
    } else if (needs === 'nothing') send(command({}));
    else if (needs === 'creature' && target !== null) send(command({ on: target }));
    else setIntent(active ? null : { action, args: {} });
  };
}

interface ChoiceMenuProps extends ActionButtonProps {
  readonly label: string;
}
/** Which weapon, which item, which spell. */
function ChoiceMenu({ who, option, label }: ChoiceMenuProps) {
  const text = useText();
  const { store } = usePanels();
  const [open, setOpen] = useState(false);
  const choices = open ? askChoices(store.getState().view(), who, option.action) : [];
  return (
    <Menu.Root open={open} onOpenChange={setOpen}>
      <Menu.Trigger className="action" data-testid={`action-${option.action}`}>
        {label}
      </Menu.Trigger>
      <Menu.Portal>
        <Menu.Positioner side="top" sideOffset={6} className="menu-place">
          <Menu.Popup className="popup menu" data-testid="choices">
            {choices.map((choice) => (
              <ChoiceItem
                key={`${choice.kind}:${choice.name}`}
                who={who}
                action={option.action}
                choice={choice}
              />
            ))}
            {choices.length === 0 ? <p className="empty">{text.t('ui:actions.no-choice')}</p> : null}
          </Menu.Popup>
        </Menu.Positioner>
      </Menu.Portal>
    </Menu.Root>
  );
}

interface ChoiceItemProps {
  readonly who: CombatantId;
  readonly action: string;
  readonly choice: Choice;
}
function ChoiceItem({ who, action, choice }: ChoiceItemProps) {
  const text = useText();
  const { send, setIntent } = useDo();
  const encounter = useFight((fight) => fight.encounter);
  const { name, kind, args, refusal } = choice;
  const shown = kind === 'spell' ? spellName(text, name) : weaponName(text, name);
  // A spell goes on to its target on the board; a thing is used at once.
  const take = () =>
    kind === 'spell' ? setIntent({ action, args }) : void send({ type: 'act', actor: who, action, args });
  return (
    <Menu.Item
      className="menu-item"
      disabled={refusal !== null}
      data-testid={`choice-${name}`}
      onClick={take}
    >
      {capitalise(shown, text.language)}
      {refusal === null ? null : (
        <span className="menu-note">{refusalWithClause(text, encounter, refusal)}</span>
      )}
    </Menu.Item>
  );
}
