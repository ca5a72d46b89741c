import { useFight, useText } from '../context';
import { refusalWithClause } from '../refusal-text';
import type { Run, Told } from './use-library';

interface ToldProps {
  readonly told: Told | null;
  readonly run: Run;
}
/** What became of the last thing that was done, and what can be done about it. */
export function ToldBar({ told, run }: ToldProps) {
  const text = useText();
  const words = useWords();
  return (
    <div role="status" className="library-told" data-testid="library-told" data-told={told?.is ?? 'nothing'}>
      {told === null ? null : <p>{words(told)}</p>}
      {told?.is === 'deleted' ? (
        <button
          type="button"
          className="button"
          data-testid="library-undo"
          onClick={() => void run(() => told.putBack().then(() => null))}
        >
          {text.t('library:undo')}
        </button>
      ) : null}
      {told?.is === 'elsewhere' ? (
        <button
          type="button"
          className="button"
          data-testid="library-keep-both"
          onClick={() =>
            void run((desk) =>
              desk.saveNew(told.name).then((saving) => (saving.is === 'saved' ? saving : null)),
            )
          }
        >
          {text.t('library:keep-both')}
        </button>
      ) : null}
    </div>
  );
}

function useWords(): (told: Told) => string {
  const text = useText();
  const encounter = useFight((fight) => fight.encounter);
  return (told) => {
    if (told.is === 'refused') return refusalWithClause(text, encounter, told.refusal);
    if (told.is === 'brought') return text.t('refusals:backup-brought', { ...told.what });
    return text.t(`library:told.${told.is}`, { name: told.name });
  };
}
