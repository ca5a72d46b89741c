import { X } from 'lucide-react';
import { type KeyboardEvent, useId } from 'react';
import { useStore } from 'zustand';
import { SHORTCUT_ROWS, type ShortcutGroup, type ShortcutRow } from '../session/shortcuts';
import type { Text } from '../text/i18n';
import { useText } from './context';
import { IconButton } from './icon-button';
import { closeKeySheet, keySheetStore } from './key-sheet-open';
import { OVERLAYS } from './overlay-list';
import { useFocusWhileOpen } from './use-focus-while-open';

/** Every key there is, on `?`. It stands beside the fight, which goes on under it. */
export function KeySheet() {
  return useStore(keySheetStore, ({ open }) => open) ? <Sheet /> : null;
}

const GROUPS: readonly ShortcutGroup[] = ['board', 'path', 'fight', 'view'];

function Sheet() {
  const text = useText();
  const title = useId();
  const sheet = useFocusWhileOpen();
  return (
    <div
      ref={sheet}
      className="key-sheet"
      role="dialog"
      aria-labelledby={title}
      tabIndex={-1}
      data-testid="key-sheet"
      onKeyDown={closeOnKey}
    >
      <div className="key-sheet-head">
        <h2 id={title}>{text.t('ui:keys.title')}</h2>
        <IconButton
          icon={X}
          label={text.t('ui:keys.close')}
          testId="key-sheet-close"
          onClick={closeKeySheet}
        />
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable by the keyboard */}
      <div className="key-sheet-groups" tabIndex={0}>
        {GROUPS.map((group) => (
          <Group
            key={group}
            name={text.t(`ui:keys.${group}-group`)}
            rows={SHORTCUT_ROWS.filter((row) => row.group === group)}
          />
        ))}
        <Group name={text.t('ui:keys.overlays-group')} rows={overlayRows(text)} />
      </div>
      <p className="key-sheet-note">{text.t('ui:keys.hold')}</p>
    </div>
  );
}

interface GroupProps {
  readonly name: string;
  readonly rows: readonly (Pick<ShortcutRow, 'id' | 'shown'> & { readonly does?: string })[];
}
function Group({ name, rows }: GroupProps) {
  const text = useText();
  return (
    <section className="key-group">
      <h3>{name}</h3>
      <dl>
        {rows.map(({ id, shown, does }) => (
          <div key={id} data-testid={`key-of-${id}`}>
            <dt>
              {shown.map((key) => (
                <kbd key={key}>{key}</kbd>
              ))}
            </dt>
            <dd>{does ?? text.t(`ui:keys.${id}`)}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

const overlayRows = (text: Text): GroupProps['rows'] =>
  OVERLAYS.map(({ id, keys }) => ({ id: `show-${id}`, shown: [keys], does: text.t(`ui:overlay.${id}`) }));

function closeOnKey(event: KeyboardEvent): void {
  if (event.key !== 'Escape' && event.key !== '?') return;
  event.preventDefault();
  event.stopPropagation();
  closeKeySheet();
}
