import { Save } from 'lucide-react';
import { type FormEvent, useId, useState } from 'react';
import type { Desk } from '../../session/desk';
import { useFight, useText } from '../context';
import type { Run, Told } from './use-library';

/** Saves the fight as it stands: again under the name that it has, or anew under another. */
export function SaveRow({ run }: { readonly run: Run }) {
  const text = useText();
  const label = useId();
  const saved = useFight(({ ui }) => ui.saved);
  const title = useFight(({ encounter }) => encounter.title);
  const round = useFight(({ encounter }) => (encounter.phase === 'setup' ? 0 : encounter.round));
  const [typed, setTyped] = useState<string | null>(null);
  const name = typed ?? saved?.name ?? title;
  // Without a name it keeps the one that it has.
  const wanted = name.trim() === '' ? (saved?.name ?? title) : name;
  const again = saved !== null && wanted.trim() === saved.name;
  const save = (event: FormEvent) => {
    event.preventDefault();
    void run((desk) => saveAs(desk, wanted, again)).then(() => setTyped(null));
  };
  return (
    <form className="library-save" onSubmit={save}>
      <label htmlFor={label}>
        {text.t(round > 0 ? 'library:save-round' : 'library:save-label', { round })}
      </label>
      <input
        id={label}
        className="field"
        maxLength={120}
        value={name}
        data-testid="library-name"
        onChange={({ currentTarget }) => setTyped(currentTarget.value)}
      />
      <button type="submit" className="button button-main" data-testid="library-save">
        <Save size={16} aria-hidden="true" /> {text.t(again ? 'library:save-again' : 'library:save-new')}
      </button>
    </form>
  );
}

async function saveAs(desk: Desk, name: string, again: boolean): Promise<Told> {
  const saving = await (again ? desk.saveAgain() : desk.saveNew(name));
  return saving.is === 'saved' ? saving : { is: 'elsewhere', name };
}
