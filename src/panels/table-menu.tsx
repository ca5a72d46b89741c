import { Popover } from '@base-ui/react/popover';
import { Eye, Footprints, Hammer, type LucideIcon, ScanEye, Tv, Users } from 'lucide-react';
import { useStore } from 'zustand';
import { currentEncounter } from '../session/session';
import { isShown, sidesIn, tableSides } from '../sharing/table-choice';
import { capitalise } from '../text/capitalise';
import { ruleName } from '../text/rule-name';
import { useFight, useText } from './context';
import { chooseForTable, tableStore } from './table-line';
import { Tip } from './tip';

/** What the table screens look at, whose eyes they have, and whether they show what is being prepared. */
export function TableMenu() {
  const text = useText();
  const { choice } = useStore(tableStore);
  const encounter = useFight((fight) => currentEncounter(fight.session));
  const label = text.t(isShown(encounter, choice) ? 'ui:table.menu' : 'ui:table.menu-waits');
  return (
    <Popover.Root>
      <Tip label={label}>
        <Popover.Trigger className="icon-button" aria-label={label} data-testid="table-menu">
          <Tv size={18} aria-hidden="true" />
        </Popover.Trigger>
      </Tip>
      <Popover.Portal>
        <Popover.Positioner sideOffset={6} collisionPadding={8} className="menu-place">
          <Popover.Popup className="popup overlays" data-testid="table-choices">
            <Popover.Title className="overlays-title">{text.t('ui:table.menu')}</Popover.Title>
            <Camera />
            <Prepared />
            <Eyes />
          </Popover.Popup>
        </Popover.Positioner>
      </Popover.Portal>
    </Popover.Root>
  );
}

function Camera() {
  const text = useText();
  const { camera } = useStore(tableStore).choice;
  return (
    <fieldset className="overlays-group">
      <legend>{text.t('ui:table.looks')}</legend>
      <Choice
        id="camera-action"
        icon={Footprints}
        name={text.t('ui:table.camera-action')}
        on={camera === 'action'}
        choose={() => chooseForTable({ camera: 'action' })}
      />
      <Choice
        id="camera-own"
        icon={ScanEye}
        name={text.t('ui:table.camera-own')}
        on={camera === 'own'}
        choose={() => chooseForTable({ camera: 'own' })}
      />
    </fieldset>
  );
}

function Prepared() {
  const text = useText();
  const { preparing } = useStore(tableStore).choice;
  return (
    <fieldset className="overlays-group">
      <legend>{text.t('ui:table.before')}</legend>
      <Choice
        id="preparing"
        icon={Hammer}
        name={text.t('ui:table.show-preparing')}
        on={preparing}
        choose={() => chooseForTable({ preparing: !preparing })}
      />
    </fieldset>
  );
}

function Eyes() {
  const text = useText();
  const { choice } = useStore(tableStore);
  const encounter = useFight((fight) => currentEncounter(fight.session));
  const seen = tableSides(encounter, choice);
  const isOwn = choice.sides?.some((side) => seen.includes(side)) ?? false;
  const others = (side: string): readonly string[] => {
    const now = isOwn ? seen : [];
    return now.includes(side) ? now.filter((it) => it !== side) : [...now, side];
  };
  return (
    <fieldset className="overlays-group">
      <legend>{text.t('ui:table.eyes')}</legend>
      <Choice
        id="eyes-players"
        icon={Users}
        name={text.t('ui:table.eyes-players')}
        on={!isOwn}
        choose={() => chooseForTable({ sides: null })}
      />
      {sidesIn(encounter).map((side) => (
        <Choice
          key={side}
          id={`eyes-${side}`}
          icon={Eye}
          name={capitalise(ruleName(text, 'side', side), text.language)}
          on={isOwn && seen.includes(side)}
          choose={() => chooseForTable({ sides: others(side) })}
        />
      ))}
      {seen.length > 0 ? null : <p className="overlays-note">{text.t('ui:table.eyes-nobody')}</p>}
    </fieldset>
  );
}

interface ChoiceProps {
  readonly id: string;
  readonly icon: LucideIcon;
  readonly name: string;
  readonly on: boolean;
  readonly choose: () => void;
}
function Choice({ id, icon: Icon, name, on, choose }: ChoiceProps) {
  return (
    <button
      type="button"
      className="overlay-switch"
      aria-pressed={on}
      data-testid={`table-${id}`}
      onClick={choose}
    >
      <Icon size={16} className="overlay-icon" aria-hidden="true" />
      <span className="overlay-name">{name}</span>
    </button>
  );
}
