import { Copy, Download, Pencil, Search, Trash2 } from 'lucide-react';
import { type FormEvent, type KeyboardEvent, useState } from 'react';
import type { SavedEncounter } from '../../session/database';
import { useFight, useText } from '../context';
import { IconButton } from '../icon-button';
import { saveAs } from '../save-as';
import { fileNameOf } from './file-name';
import { closeLibrary } from './open';
import type { Run } from './use-library';

interface EncountersProps {
  readonly encounters: readonly SavedEncounter[];
  readonly run: Run;
}
/** The saved encounters, those first that were saved last. */
export function Encounters({ encounters, run }: EncountersProps) {
  const text = useText();
  const [sought, setSought] = useState('');
  const words = folded(sought).split(/\s+/);
  const found = encounters.filter(({ name }) => words.every((word) => folded(name).includes(word)));
  return (
    <section className="library-part" aria-label={text.t('library:encounters')}>
      <h3>{text.t('library:encounters')}</h3>
      {encounters.length > 3 || sought !== '' ? (
        <label className="library-search">
          <Search size={16} aria-hidden="true" />
          <input
            type="search"
            className="field"
            placeholder={text.t('library:search')}
            aria-label={text.t('library:search')}
            value={sought}
            data-testid="library-search"
            onChange={({ currentTarget }) => setSought(currentTarget.value)}
          />
        </label>
      ) : null}
      {encounters.length === 0 ? <p className="empty">{text.t('library:none')}</p> : null}
      {encounters.length > 0 && found.length === 0 ? (
        <p className="empty">{text.t('library:none-found', { sought })}</p>
      ) : null}
      <ul className="library-list">
        {found.map((encounter) => (
          <Row key={encounter.id} encounter={encounter} run={run} />
        ))}
      </ul>
    </section>
  );
}

/** Without accents and capitals, so that “kocsma” finds “Kocsmában”. */
const folded = (words: string): string => words.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().trim();

interface RowProps {
  readonly encounter: SavedEncounter;
  readonly run: Run;
}
function Row({ encounter, run }: RowProps) {
  const text = useText();
  const here = useFight(({ ui }) => ui.saved?.id === encounter.id);
  const [renaming, setRenaming] = useState(false);
  const { id, name, at, combatants, width, height } = encounter;
  const time = new Intl.DateTimeFormat(text.language, { dateStyle: 'medium', timeStyle: 'short' }).format(at);
  const begin = () =>
    void run((desk) =>
      desk
        .begin(id)
        .then(closeLibrary)
        .then(() => null),
    );
  return (
    <li className="library-row" data-testid="library-row" data-here={here}>
      {renaming ? (
        <Rename encounter={encounter} run={run} onDone={() => setRenaming(false)} />
      ) : (
        <button
          type="button"
          className="library-open"
          aria-label={text.t('library:begin', { name })}
          data-testid="library-open"
          onClick={begin}
        >
          <span className="library-name">{name}</span>
          <span className="library-facts">
            {here ? <strong>{text.t('library:here')}</strong> : null}
            <span>{text.t('library:combatants', { count: combatants })}</span>
            <span>{text.t('library:size', { width, height })}</span>
            <span>{time}</span>
          </span>
        </button>
      )}
      <Tools encounter={encounter} run={run} onRename={() => setRenaming(!renaming)} />
    </li>
  );
}

function Tools({ encounter: { id, name }, run, onRename }: RowProps & { readonly onRename: () => void }) {
  const text = useText();
  return (
    <span className="library-tools">
      <IconButton
        icon={Pencil}
        label={text.t('library:rename', { name })}
        testId="library-rename"
        onClick={onRename}
      />
      <IconButton
        icon={Copy}
        label={text.t('library:duplicate', { name })}
        testId="library-duplicate"
        onClick={() => void run((desk) => desk.duplicate(id).then(() => null))}
      />
      <IconButton
        icon={Download}
        label={text.t('library:export', { name })}
        testId="library-export"
        onClick={() =>
          void run(async (desk) => {
            saveAs(`${fileNameOf(name)}.fivefoot`, await desk.encounterFile(id));
            return null;
          })
        }
      />
      <IconButton
        icon={Trash2}
        label={text.t('library:delete', { name })}
        testId="library-delete"
        onClick={() => void run(async (desk) => ({ is: 'deleted', name, putBack: await desk.remove(id) }))}
      />
    </span>
  );
}

function Rename({ encounter: { id, name }, run, onDone }: RowProps & { readonly onDone: () => void }) {
  const text = useText();
  const [typed, setTyped] = useState(name);
  const rename = (event: FormEvent) => {
    event.preventDefault();
    if (typed.trim() === '' || typed === name) return onDone();
    void run((desk) => desk.rename(id, typed).then(() => null)).then(onDone);
  };
  const leave = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return;
    event.stopPropagation();
    onDone();
  };
  return (
    <form className="library-renaming" onSubmit={rename}>
      <input
        className="field"
        aria-label={text.t('library:rename', { name })}
        maxLength={120}
        // biome-ignore lint/a11y/noAutofocus: it stands where the button was that was pressed
        autoFocus
        value={typed}
        data-testid="library-new-name"
        onChange={({ currentTarget }) => setTyped(currentTarget.value)}
        onKeyDown={leave}
      />
      <button type="submit" className="button" data-testid="library-renamed">
        {text.t('library:rename-do')}
      </button>
    </form>
  );
}
