import { X } from 'lucide-react';
import { type KeyboardEvent, useEffect, useId } from 'react';
import { useText } from '../context';
import { IconButton } from '../icon-button';
import '../styles/library.css';
import { useFocusWhileOpen } from '../use-focus-while-open';
import { Encounters } from './encounters';
import { Fights } from './fights';
import { Foot } from './foot';
import { closeLibrary } from './open';
import { SaveRow } from './save-row';
import { ToldBar } from './told-bar';
import { useLibrary } from './use-library';

/** Encounters under names, fights that go on, files and backup. It stands beside the fight, which goes on under it. */
export default function Library() {
  const text = useText();
  const title = useId();
  const { shelves, told, run } = useLibrary();
  const sheet = useFocusWhileOpen();
  // What had the focus may be gone with what was done.
  useEffect(() => {
    if (shelves !== null && document.activeElement === document.body) sheet.current?.focus();
  }, [shelves, sheet]);
  return (
    <div
      ref={sheet}
      className="library"
      role="dialog"
      aria-labelledby={title}
      tabIndex={-1}
      data-testid="library"
      onKeyDown={closeOnEscape}
    >
      <div className="library-head">
        <h2 id={title}>{text.t('library:title')}</h2>
        <IconButton icon={X} label={text.t('library:close')} testId="library-close" onClick={closeLibrary} />
      </div>
      <SaveRow run={run} />
      <ToldBar told={told} run={run} />
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable by the keyboard */}
      <div className="library-body" tabIndex={0}>
        {shelves === null ? (
          <p className="empty">{told === null ? text.t('library:reading') : text.t('library:unreadable')}</p>
        ) : (
          <>
            <Encounters encounters={shelves.encounters} run={run} />
            <Fights fights={shelves.fights} openFight={shelves.openFight} run={run} />
          </>
        )}
      </div>
      <Foot room={shelves?.room ?? null} run={run} />
    </div>
  );
}

/** Keys that are typed here are not for the board. */
function closeOnEscape(event: KeyboardEvent): void {
  event.stopPropagation();
  if (event.key !== 'Escape') return;
  event.preventDefault();
  closeLibrary();
}
