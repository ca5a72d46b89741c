import { MonitorPlay, ScanEye } from 'lucide-react';
import { useEffect } from 'react';
import { useStore } from 'zustand';
import { usePanels, useText } from './context';
import { IconButton } from './icon-button';
import { openTable, resumeTable, setTableCamera, tableStore } from './table-line';

/** Opens the screen for everyone at the table; while it is open, says what it looks at. */
export function TableButton() {
  const text = useText();
  const { store } = usePanels();
  const { screens, camera } = useStore(tableStore);
  useEffect(() => resumeTable(store), [store]);
  return (
    <>
      <IconButton
        icon={MonitorPlay}
        label={text.t('ui:table.open')}
        testId="open-table"
        className="bar-rare"
        onClick={() => openTable(store)}
      />
      {screens === 0 ? null : (
        <IconButton
          icon={ScanEye}
          label={text.t(`ui:table.camera-${camera}`)}
          testId="table-camera"
          className="bar-rare"
          pressed={camera === 'own'}
          onClick={() => setTableCamera(camera === 'own' ? 'action' : 'own')}
        />
      )}
    </>
  );
}
