import { MonitorPlay } from 'lucide-react';
import { useEffect } from 'react';
import { useStore } from 'zustand';
import { usePanels, useText } from './context';
import { IconButton } from './icon-button';
import { resumeTable, tableStore } from './table-line';
import { TableMenu } from './table-menu';
import { useOpenTable } from './use-open-table';

/** Opens the screen for everyone at the table; while one is open, says what it shows. */
export function TableButton() {
  const text = useText();
  const { store } = usePanels();
  const open = useOpenTable();
  const isOpen = useStore(tableStore, ({ screens }) => screens > 0);
  useEffect(() => resumeTable(store), [store]);
  return (
    <>
      <IconButton
        icon={MonitorPlay}
        label={text.t('ui:table.open')}
        testId="open-table"
        className="bar-rare"
        onClick={open}
      />
      {isOpen ? <TableMenu /> : null}
    </>
  );
}
