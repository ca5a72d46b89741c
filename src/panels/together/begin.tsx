import { useState } from 'react';
import type { Refusal } from '../../engine/contract';
import { refusalOf } from '../../session/refused';
import { useFight, usePanels, useText } from '../context';
import { refusalText } from '../refusal-text';
import { TogetherSheet } from './sheet';

/** Puts the fight as it stands on a table of the server that this page comes from. */
export default function Begin() {
  const text = useText();
  const { files } = usePanels();
  const encounter = useFight((fight) => fight.encounter);
  const [refused, setRefused] = useState<Refusal | null>(null);
  const [busy, setBusy] = useState(false);
  const begin = async () => {
    setBusy(true);
    setRefused(null);
    try {
      await files.beginTable();
    } catch (error) {
      setRefused(refusalOf(error));
      setBusy(false);
    }
  };
  return (
    <TogetherSheet title={text.t('together:begin.title')} testId="begin-table">
      <p>{text.t('together:begin.what', { title: encounter.title })}</p>
      <p className="together-note">{text.t('together:begin.stays')}</p>
      {refused === null ? null : (
        <p className="refusal" role="alert" data-testid="begin-refused" data-code={refused.code}>
          {refusalText(text, encounter, refused)}
        </p>
      )}
      <div className="together-buttons">
        <button
          type="button"
          className="button button-main"
          data-testid="begin-now"
          aria-disabled={busy}
          onClick={() => {
            if (!busy) void begin();
          }}
        >
          {text.t('together:begin.now')}
        </button>
      </div>
    </TogetherSheet>
  );
}
