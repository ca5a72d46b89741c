import { Menu } from '@base-ui/react/menu';
import { LogIn, LogOut, Undo2, Users } from 'lucide-react';
import { localStorageOf } from '../../session/settings';
import { hashOfTable, lastTable } from '../../session/table-address';
import { useOnline, useText } from '../context';
import { openTogether } from './open';

/** Playing together: begun, joined, left. */
export function TogetherItems() {
  const text = useText();
  const online = useOnline();
  const last = lastTable(localStorageOf(window));
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
      {last === null ? null : (
        <Menu.Item
          className="menu-item"
          data-testid="table-back"
          onClick={() => {
            location.hash = hashOfTable({ is: 'at', table: last, code: null });
          }}
        >
          <Undo2 size={16} aria-hidden="true" /> {text.t('together:back-item')}
        </Menu.Item>
      )}
      <Menu.Item className="menu-item" data-testid="join-table" onClick={() => openTogether('join')}>
        <LogIn size={16} aria-hidden="true" /> {text.t('together:join-item')}
      </Menu.Item>
      <Menu.Separator className="menu-line" />
    </>
  );
}
