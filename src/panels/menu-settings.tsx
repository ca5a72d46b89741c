import { Menu } from '@base-ui/react/menu';
import { Film, Keyboard, ScrollText } from 'lucide-react';
import { useDo, useFight, useText } from './context';
import { toggleKeySheet } from './key-sheet-open';

const still = (): boolean =>
  typeof window.matchMedia === 'function' && matchMedia('(prefers-reduced-motion: reduce)').matches;

/** Is what happens played, the board in words, the keys. */
export function MenuSettings() {
  const text = useText();
  const playback = useFight(({ ui }) => ui.playback);
  const boardWords = useFight(({ ui }) => ui.boardWords);
  const { setPlayback, setBoardWords } = useDo();
  const plays = playback === 'quick' && !still();
  return (
    <>
      <Menu.CheckboxItem
        className="menu-item"
        data-testid="playback"
        checked={plays}
        onCheckedChange={(checked) => setPlayback(checked ? 'quick' : 'off')}
      >
        <Film size={16} aria-hidden="true" />
        {text.t(playback === 'quick' && still() ? 'ui:playback.still' : `ui:playback.${playback}`)}
      </Menu.CheckboxItem>
      <Menu.CheckboxItem
        className="menu-item"
        data-testid="board-words-item"
        checked={boardWords}
        closeOnClick
        onCheckedChange={setBoardWords}
      >
        <ScrollText size={16} aria-hidden="true" /> {text.t('ui:words.open')} <kbd>B</kbd>
      </Menu.CheckboxItem>
      <Menu.Item className="menu-item" data-testid="keys-item" onClick={toggleKeySheet}>
        <Keyboard size={16} aria-hidden="true" /> {text.t('ui:keys.open')} <kbd>?</kbd>
      </Menu.Item>
      <Menu.Separator className="menu-line" />
    </>
  );
}
