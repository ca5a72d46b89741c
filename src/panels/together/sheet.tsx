import { X } from 'lucide-react';
import { type KeyboardEvent, type ReactNode, useId } from 'react';
import { useText } from '../context';
import { IconButton } from '../icon-button';
import '../styles/together.css';
import { useFocusWhileOpen } from '../use-focus-while-open';
import { closeTogether } from './open';

interface SheetProps {
  readonly title: string;
  readonly testId: string;
  readonly children: ReactNode;
}

/** A sheet beside the fight, which goes on under it. */
export function TogetherSheet({ title, testId, children }: SheetProps) {
  const text = useText();
  const id = useId();
  const sheet = useFocusWhileOpen();
  return (
    <div
      ref={sheet}
      className="together"
      role="dialog"
      aria-labelledby={id}
      tabIndex={-1}
      data-testid={testId}
      onKeyDown={closeOnEscape}
    >
      <div className="together-head">
        <h2 id={id}>{title}</h2>
        <IconButton
          icon={X}
          label={text.t('together:close')}
          testId="together-close"
          onClick={closeTogether}
        />
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable by the keyboard */}
      <div className="together-body" tabIndex={0}>
        {children}
      </div>
    </div>
  );
}

/** Keys that are typed here are not for the board. */
function closeOnEscape(event: KeyboardEvent): void {
  event.stopPropagation();
  if (event.key === 'Escape') closeTogether();
}
