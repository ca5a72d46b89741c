import { X } from 'lucide-react';
import { useId, useState } from 'react';
import { useText } from '../context';
import { Labelled, type Take } from './fields';

/** What there is to choose from: id and name in the user's language. */
export type Options = readonly (readonly [id: string, name: string])[];

/** The id of what was typed: an option's name or id, whatever its case; null for none of them. */
export function idOfName(options: Options, typed: string): string | null {
  const sought = typed.trim().toLowerCase();
  const found = options.find(([id, name]) => name.toLowerCase() === sought || id === sought);
  return found?.[0] ?? null;
}

interface ListProps {
  readonly label: string;
  readonly testId: string;
  readonly items: readonly string[];
  readonly options: Options;
  /** Takes an item that was typed, in place of the one at `index` or as a new one (null). */
  readonly onAdd: (typed: string, index: number | null) => readonly string[];
  readonly onRemove: Take<number>;
}

/** A list as chips: one is added by typing, with suggestions; pressing one brings it into the field to be changed. */
export function ListField({ label, testId, items, options, onAdd, onRemove }: ListProps) {
  const text = useText();
  const id = useId();
  const [typed, setTyped] = useState('');
  const [editing, setEditing] = useState<number | null>(null);
  const [faults, setFaults] = useState<readonly string[]>([]);
  const add = () => {
    if (typed.trim() === '') return;
    const found = onAdd(typed.trim(), editing);
    setFaults(found);
    if (found.length > 0) return;
    setTyped('');
    setEditing(null);
  };
  return (
    <Labelled label={label} id={id} faults={faults}>
      <Chips
        testId={testId}
        items={items}
        editing={editing}
        onEdit={(item, index) => {
          setTyped(item);
          setEditing(index);
          document.getElementById(id)?.focus();
        }}
        onRemove={(index) => setFaults(onRemove(index))}
      />
      <div className="edit-add">
        <input
          id={id}
          className="field"
          list={`${id}-options`}
          autoComplete="off"
          placeholder={text.t('editor:fields.add-hint')}
          data-testid={testId}
          value={typed}
          aria-invalid={faults.length > 0}
          aria-describedby={faults.length > 0 ? `${id}-faults` : undefined}
          onChange={({ target }) => setTyped(target.value)}
          onKeyDown={({ key }) => {
            if (key === 'Enter') add();
          }}
        />
        <button type="button" className="button" data-testid={`${testId}-add`} onClick={add}>
          {text.t(editing === null ? 'editor:fields.add' : 'editor:fields.change')}
        </button>
      </div>
      <Suggestions id={`${id}-options`} options={typed.trim().length === 0 ? [] : options} />
    </Labelled>
  );
}

interface ChipsProps extends Pick<ListProps, 'testId' | 'items'> {
  /** The one that is in the field to be changed. */
  readonly editing: number | null;
  readonly onEdit: (item: string, index: number) => void;
  readonly onRemove: (index: number) => void;
}
function Chips({ testId, items, editing, onEdit, onRemove }: ChipsProps) {
  const text = useText();
  return (
    <ul className="chips" data-testid={`${testId}-items`}>
      {items.map((item, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two equal things are told apart by their place
        <li key={`${item}:${index}`} className="chip" data-editing={index === editing || undefined}>
          <button type="button" className="chip-text" onClick={() => onEdit(item, index)}>
            {item}
          </button>
          <button
            type="button"
            className="chip-remove"
            aria-label={text.t('editor:fields.remove', { item })}
            onClick={() => onRemove(index)}
          >
            <X size={14} aria-hidden="true" />
          </button>
        </li>
      ))}
    </ul>
  );
}

export function Suggestions({ id, options }: { readonly id: string; readonly options: Options }) {
  return (
    <datalist id={id}>
      {options.map(([option, name]) => (
        <option key={option} value={name} />
      ))}
    </datalist>
  );
}
