import { Menu } from '@base-ui/react/menu';
import type { CombatantId } from '../engine/state';
import { askChoices, type Choice } from '../rules/questions/choices';
import { capitalise } from '../text/capitalise';
import { useDo, useFight, usePanels, useText } from './context';
import { isTold } from './fields-of';
import { useProvoked } from './provoked';
import { refusalWithClause } from './refusal-text';
import { unbroken } from './unbroken';
import { spellName, weaponName } from './words';

interface ChoicesProps {
  readonly who: CombatantId;
  readonly action: string;
}

/** The weapons, items or spells with which an action can be taken, as items of a menu that is open. */
export function Choices({ who, action }: ChoicesProps) {
  const text = useText();
  const { store } = usePanels();
  const choices = askChoices(store.getState().view(), who, action);
  if (choices.length === 0) return <p className="empty menu-empty">{text.t('ui:actions.no-choice')}</p>;
  return choices.map((choice) => (
    <ChoiceItem key={`${choice.kind}:${choice.name}`} who={who} action={action} choice={choice} />
  ));
}

function ChoiceItem({ who, action, choice }: ChoicesProps & { readonly choice: Choice }) {
  const text = useText();
  const { send, setIntent } = useDo();
  const encounter = useFight((fight) => fight.encounter);
  const { name, kind, args, refusal } = choice;
  const provoked = useProvoked({ by: who, action, args });
  const shown = kind === 'spell' ? spellName(text, name) : weaponName(text, name);
  // A spell goes on to its target on the board, what can be told more waits for it; any other thing is used at once.
  const take = () => {
    if (kind === 'spell' || isTold(action)) setIntent({ action, args });
    else send({ type: 'act', actor: who, action, args });
  };
  return (
    <Menu.Item
      className="menu-item"
      disabled={refusal !== null}
      data-testid={`choice-${name}`}
      onClick={take}
    >
      {capitalise(shown, text.language)}
      {refusal === null ? null : (
        <span className="menu-note">{unbroken(refusalWithClause(text, encounter, refusal))}</span>
      )}
      {refusal !== null || provoked === null ? null : (
        <span className="menu-note warning">{provoked.words}</span>
      )}
    </Menu.Item>
  );
}
