import { useStore } from 'zustand';
import { atBoardStore } from '../session/at-board';
import { boardStore } from '../session/board-port';
import { useText } from './context';

/** A path that was put down by a finger or drawn by keys is sent here, too. */
export function PathWaits() {
  const text = useText();
  const waits = useStore(atBoardStore, (state) => state.waits);
  if (waits === null) return null;
  const { board } = boardStore.getState();
  return (
    <div className="float-buttons path-waits">
      <button type="button" className="button button-main" data-testid="path-go" onClick={() => board?.go()}>
        {text.t('ui:path.go')}
      </button>
      <button type="button" className="button" data-testid="path-drop" onClick={() => board?.drop()}>
        {text.t('ui:path.drop')}
      </button>
    </div>
  );
}
