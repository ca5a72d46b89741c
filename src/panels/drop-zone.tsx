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
  useEffect(() => listen(setOver, (files) => void openAll(files, panels, text)), [panels, text]);
  if (!over) return null;
  return (
    <div className="drop-veil" data-testid="drop-veil">
      <p>
        <FileDown size={28} aria-hidden="true" /> {text.t('ui:drop.here')}
      </p>
    </div>
  );
}

function listen(setOver: (over: boolean) => void, open: (files: readonly File[]) => void): () => void {
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
      const files = [...(event.clipboardData?.files ?? [])];
      if (files.length === 0) return;
      event.preventDefault();
      open(files);
    },
    { signal },
  );
  return () => gone.abort();
}
