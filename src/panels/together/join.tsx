import { type FormEvent, useState } from 'react';
import type { Refusal } from '../../engine/contract';
import { refusalOf } from '../../session/refused';
import { useFight, usePanels, useText } from '../context';
import { refusalText } from '../refusal-text';
import { TogetherSheet } from './sheet';

/** Finds the table of a code that was read aloud, and goes to its door. */
export default function Join() {
  const text = useText();
  const { files } = usePanels();
  const encounter = useFight((fight) => fight.encounter);
  const [code, setCode] = useState('');
  const [refused, setRefused] = useState<Refusal | null>(null);
  const join = async (event: FormEvent) => {
    event.preventDefault();
    setRefused(null);
    try {
      await files.joinTable(code.trim());
    } catch (error) {
      setRefused(refusalOf(error));
    }
  };
  return (
    <TogetherSheet title={text.t('together:join.title')} testId="join-by-code">
      <form className="together-form" onSubmit={(event) => void join(event)}>
        <label>
          {text.t('together:join.code')}
          <input
            className="field field-code"
            data-testid="join-code"
            autoCapitalize="characters"
            autoComplete="off"
            spellCheck={false}
            maxLength={64}
            required
            value={code}
            onChange={({ target }) => setCode(target.value)}
          />
        </label>
        {refused === null ? null : (
          <p className="refusal" role="alert" data-testid="join-refused" data-code={refused.code}>
            {refusalText(text, encounter, refused)}
          </p>
        )}
        <button type="submit" className="button button-main" data-testid="join-find">
          {text.t('together:join.find')}
        </button>
      </form>
    </TogetherSheet>
  );
}
