import { Menu } from '@base-ui/react/menu';
import { ChevronRight, ChevronUp } from 'lucide-react';
import type { CombatantId } from '../engine/state';
import type { ActionOption } from '../rules/questions/answers';
import { capitalise } from '../text/capitalise';
import { type ActionProps, chooses, useTake } from './action-button';
import { actionIcon } from './action-icons';
import { Choices } from './choices';
import { useFight, useText } from './context';
import { Icon } from './icon';
import { useProvoked } from './provoked';
import { refusalWithClause } from './refusal-text';
import { unbroken } from './unbroken';
import { actionName } from './words';

interface MoreProps {
  readonly who: CombatantId;
  readonly cost: string;
  readonly options: readonly ActionOption[];
}

/** The less frequent actions of one cost, and under those that cannot be taken the reason. */
export function MoreActions({ who, cost, options }: MoreProps) {
  const text = useText();
  if (options.length === 0) return null;
  const label = text.t('ui:actions.more-label', { name: text.t(`ui:cost.${cost}`), count: options.length });
  return (
    <Menu.Root>
      <Menu.Trigger className="action action-more" aria-label={label} data-testid={`more-${cost}`}>
        {text.t('ui:actions.more')} <ChevronUp size={14} aria-hidden="true" />
      </Menu.Trigger>
      <Menu.Portal>
        <Menu.Positioner
          positionMethod="fixed"
          side="top"
          align="start"
          sideOffset={6}
          className="menu-place"
        >
          <Menu.Popup className="popup menu menu-actions" data-testid={`more-${cost}-menu`}>
            <Items who={who} options={options} />
          </Menu.Popup>
        </Menu.Positioner>
      </Menu.Portal>
    </Menu.Root>
  );
}

/** What can be taken, then what cannot: a reason that several share stands once, above them. */
function Items({ who, options }: Pick<MoreProps, 'who' | 'options'>) {
  const text = useText();
  const encounter = useFight((fight) => fight.encounter);
  const groups = new Map<string, ActionOption[]>();
  for (const option of options) {
    const why = option.refusal === null ? '' : refusalWithClause(text, encounter, option.refusal);
    groups.set(why, [...(groups.get(why) ?? []), option]);
  }
  return [...groups].map(([why, alike]) =>
    why !== '' && alike.length > 1 ? (
      <Menu.Group key={why} className="menu-alike">
        <Menu.GroupLabel className="menu-why">{unbroken(why)}</Menu.GroupLabel>
        {alike.map((option) => (
          <ActionItem key={option.action} who={who} option={option} why={null} />
        ))}
      </Menu.Group>
    ) : (
      alike.map((option) =>
        chooses(option) ? (
          <ChoiceItem key={option.action} who={who} option={option} />
        ) : (
          <ActionItem key={option.action} who={who} option={option} why={why === '' ? null : why} />
        ),
      )
    ),
  );
}

/** `why`: the reason that stands below it. */
function ActionItem({ who, option, why }: ActionProps & { readonly why: string | null }) {
  const text = useText();
  const take = useTake({ who, option });
  const { action, refusal } = option;
  const provoked = useProvoked({ by: who, action, args: {} });
  return (
    <Menu.Item
      className="menu-item"
      data-refused={refusal !== null || undefined}
      data-testid={`action-${action}`}
      onClick={take}
    >
      <Icon of={actionIcon(action)} size={15} />
      <span className="menu-label">{capitalise(actionName(text, action), text.language)}</span>
      {why === null ? null : <span className="menu-note">{unbroken(why)}</span>}
      {refusal !== null || provoked === null ? null : (
        <span className="menu-note warning">{provoked.words}</span>
      )}
    </Menu.Item>
  );
}

function ChoiceItem({ who, option: { action } }: ActionProps) {
  const text = useText();
  return (
    <Menu.SubmenuRoot>
      <Menu.SubmenuTrigger className="menu-item" data-testid={`action-${action}`}>
        <Icon of={actionIcon(action)} size={15} />
        <span className="menu-label">{capitalise(actionName(text, action), text.language)}</span>
        <ChevronRight size={16} className="menu-more" aria-hidden="true" />
      </Menu.SubmenuTrigger>
      <Menu.Portal>
        <Menu.Positioner positionMethod="fixed" className="menu-place" sideOffset={4}>
          <Menu.Popup className="popup menu" data-testid="choices">
            <Choices who={who} action={action} />
          </Menu.Popup>
        </Menu.Positioner>
      </Menu.Portal>
    </Menu.SubmenuRoot>
  );
}
