import { X } from 'lucide-react';
import { useState } from 'react';
import { useStore } from 'zustand';
import { useText } from './context';
import { newVersion } from './new-version-store';

/** Said quietly when a new version of the app waits: it comes when the user wants it, or with the next visit. */
export function NewVersionBar() {
  const text = useText();
  const take = useStore(newVersion, (it) => it.take);
  const [later, setLater] = useState(false);
  if (take === null || later) return null;
  return (
    <div className="float notice new-version" role="status" data-testid="new-version">
      <p>{text.t('ui:new-version.ready')}</p>
      <button type="button" className="button" data-testid="new-version-take" onClick={take}>
        {text.t('ui:new-version.take')}
      </button>
      <button
        type="button"
        className="icon-button"
        aria-label={text.t('ui:new-version.later')}
        data-testid="new-version-later"
        onClick={() => setLater(true)}
      >
        <X size={16} aria-hidden="true" />
      </button>
    </div>
  );
}
