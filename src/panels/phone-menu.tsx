import { Menu } from '@base-ui/react/menu';
import { Dices, Languages, type LucideIcon, MonitorPlay, SunMoon } from 'lucide-react';
import { useDo, useFight, useOnline, useText } from './context';
import { NEXT_THEME } from './themes';
import { useOpenTable } from './use-open-table';

/** What the bar has no room for on a phone. */
export function PhoneMenu() {
  const text = useText();
  const { diceMode, theme, locale } = useFight((fight) => fight.ui);
  const { setDiceMode, setTheme, setLocale } = useDo();
  const openTable = useOpenTable();
  const online = useOnline();
  const entered = diceMode === 'entered';
  return (
    <>
      {online === null ? (
        <Item
          icon={MonitorPlay}
          label={text.t('ui:table.open')}
          testId="open-table-item"
          onClick={openTable}
        />
      ) : null}
      <Item
        icon={Dices}
        label={text.t(entered ? 'ui:dice.entered' : 'ui:dice.generated')}
        onClick={() => setDiceMode(entered ? 'generated' : 'entered')}
      />
      <Item icon={SunMoon} label={text.t(`ui:theme.${theme}`)} onClick={() => setTheme(NEXT_THEME[theme])} />
      <Item
        icon={Languages}
        label={text.t('ui:language.switch')}
        onClick={() => setLocale(locale === 'en' ? 'hu' : 'en')}
      />
      <Menu.Separator className="menu-line menu-phone" />
    </>
  );
}

interface ItemProps {
  readonly icon: LucideIcon;
  readonly label: string;
  readonly testId?: string;
  readonly onClick: () => void;
}
function Item({ icon: Icon, label, testId, onClick }: ItemProps) {
  return (
    <Menu.Item className="menu-item menu-phone" data-testid={testId} onClick={onClick}>
      <Icon size={16} aria-hidden="true" /> {label}
    </Menu.Item>
  );
}
