import { Menu } from '@base-ui/react/menu';
import { LogIn, LogOut, Users } from 'lucide-react';
import { useOnline, useText } from '../context';
import { openTogether } from './open';

/** Playing together: begun, joined, left. */
export function TogetherItems() {
  const text = useText();
  const online = useOnline();
  if (online !== null)
    return (
      <>
        <Menu.Item className="menu-item" data-testid="table-item" onClick={() => openTogether('table')}>
          <Users size={16} aria-hidden="true" /> {text.t('together:table')}
        </Menu.Item>
        <Menu.Item className="menu-item" data-testid="table-leave" onClick={online.leave}>
          <LogOut size={16} aria-hidden="true" /> {text.t('together:leave')}
        </Menu.Item>
        <Menu.Separator className="menu-line" />
      </>
    );
  return (
    <>
      <Menu.Item className="menu-item" data-testid="play-online" onClick={() => openTogether('begin')}>
        <Users size={16} aria-hidden="true" /> {text.t('together:begin-item')}
      </Menu.Item>
      <Menu.Item className="menu-item" data-testid="join-table" onClick={() => openTogether('join')}>
        <LogIn size={16} aria-hidden="true" /> {text.t('together:join-item')}
      </Menu.Item>
      <Menu.Separator className="menu-line" />
    </>
  );
}
