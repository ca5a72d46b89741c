import { FileDown } from 'lucide-react';
import { useEffect, useState } from 'react';
import { refusalOf } from '../session/refused';
import type { Text } from '../text/i18n';
import { type Panels, usePanels, useText } from './context';
import { openArrived } from './drops';

/** Opens files one after the other and tells what is wrong with one. */
async function openAll(files: readonly File[], panels: Panels, text: Text): Promise<void> {
  const { notify } = panels.store.getState();
  for (const file of files) {
    const refused = await openArrived(file, panels, text).catch(refusalOf);
    if (refused !== null) notify({ refusal: refused, square: null, command: null });
  }
}

const holdsFiles = ({ dataTransfer }: DragEvent): boolean => dataTransfer?.types.includes('Files') ?? false;

/** Files that are dropped anywhere on the page or pasted outside of a field; a veil says so while they are held over it. */
export function DropZone() {
  const text = useText();
  const panels = usePanels();
  const [over, setOver] = useState(false);
  useEffect(
    () =>
      listen({
        pastedName: text.t('ui:drop.pasted'),
        setOver,
        open: (files) => void openAll(files, panels, text),
      }),
    [panels, text],
  );
  if (!over) return null;
  return (
    <div className="drop-veil" data-testid="drop-veil">
      <p>
        <FileDown size={28} aria-hidden="true" /> {text.t('ui:drop.here')}
      </p>
    </div>
  );
}

const isField = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && target.closest('input, textarea, select, [contenteditable]') !== null;

/** Files; or a text that is for no field, as a file of its own. `name`: what it is called where it turns out to be nothing of ours. */
function pasted({ clipboardData, target }: ClipboardEvent, name: string): readonly File[] {
  const files = [...(clipboardData?.files ?? [])];
  const words = clipboardData?.getData('text/plain') ?? '';
  if (files.length > 0 || words.trim() === '' || isField(target)) return files;
  return [new File([words], name)];
}

interface Listener {
  readonly pastedName: string;
  setOver(over: boolean): void;
  open(files: readonly File[]): void;
}
function listen({ pastedName, setOver, open }: Listener): () => void {
  const gone = new AbortController();
  const { signal } = gone;
  window.addEventListener(
    'dragover',
    (event) => {
      if (!holdsFiles(event)) return;
      event.preventDefault();
      setOver(true);
    },
    { signal },
  );
  // Without a related target the drag has left the window.
  window.addEventListener('dragleave', (event) => event.relatedTarget === null && setOver(false), { signal });
  window.addEventListener(
    'drop',
    (event) => {
      if (!holdsFiles(event)) return;
      event.preventDefault();
      setOver(false);
      open([...(event.dataTransfer?.files ?? [])]);
    },
    { signal },
  );
  window.addEventListener(
    'paste',
    (event) => {
      const files = pasted(event, pastedName);
      if (files.length === 0) return;
      event.preventDefault();
      open(files);
    },
    { signal },
  );
  return () => gone.abort();
}
