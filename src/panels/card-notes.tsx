import { useEffect, useState } from 'react';
import type { Sheet } from '../engine/state';
import { fetchInTime } from '../session/fetched';
import { noteWords } from '../text/creature-words';
import { loadCreatureText } from '../text/languages';
import { ruleName } from '../text/rule-name';
import { useIsGm, useText } from './context';

/** Kinds of creature and the like are no more than words; these the game master must think of. */
export function CardNotes({ sheet: { notes = [], traits } }: { readonly sheet: Sheet }) {
  const text = useText();
  const isGm = useIsGm();
  return (
    <>
      {notes.length === 0 ? null : <Notes notes={notes} />}
      {traits.length === 0 || !isGm ? null : (
        <p className="card-notes" data-testid="card-traits">
          <span>{text.t('ui:combatant.traits')}</span>{' '}
          {traits.map((id) => ruleName(text, 'trait', id)).join(', ')}
        </p>
      )}
    </>
  );
}

/** What the rules do not play. The words for those of the bestiary come when somebody has them. */
function Notes({ notes }: { readonly notes: readonly string[] }) {
  const text = useText();
  const { language } = text;
  const [, setLoaded] = useState('');
  useEffect(() => {
    let gone = false;
    fetchInTime(() => loadCreatureText(text)).then(
      () => gone || setLoaded(language),
      // They stay as they are: by their ids.
      () => undefined,
    );
    return () => {
      gone = true;
    };
  }, [text, language]);
  return (
    <p className="card-notes" data-testid="card-notes">
      <span>{text.t('ui:combatant.notes')}</span> {notes.map((note) => noteWords(text, note)).join('; ')}
    </p>
  );
}
