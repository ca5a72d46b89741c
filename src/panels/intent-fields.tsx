import { useId } from 'react';
import type { CombatantId, Json, JsonRecord } from '../engine/state';
import { capitalise } from '../text/capitalise';
import { useFight, usePanels, useText } from './context';
import { type Field, fieldsOf } from './fields-of';

interface FieldsProps {
  readonly who: CombatantId;
  readonly action: string;
  readonly args: JsonRecord;
  readonly onChange: (args: JsonRecord) => void;
}

/** What an action may be told besides its path or target: a name typed, a number, one of several. Left out: its own default. */
export function IntentFields({ who, action, args, onChange }: FieldsProps) {
  const text = useText();
  const id = useId();
  const { store } = usePanels();
  useFight((fight) => fight.encounter);
  const fields = fieldsOf({ view: store.getState().view(), who, action, text, args });
  if (fields.length === 0) return null;
  return (
    <div className="intent-fields">
      {fields.map((field) => (
        <div key={field.name}>
          <label htmlFor={`${id}-${field.name}`}>{text.t(field.label)}</label>
          <Entry id={`${id}-${field.name}`} field={field} args={args} onChange={onChange} />
        </div>
      ))}
    </div>
  );
}

interface EntryProps {
  readonly id: string;
  readonly field: Field;
  readonly args: JsonRecord;
  readonly onChange: (args: JsonRecord) => void;
}
function Entry({ id, field, args, onChange }: EntryProps) {
  const text = useText();
  const { name } = field;
  const testId = `field-${name}`;
  const put = (value: Json | null) => onChange(withValue(args, name, value));
  const known = args[name];
  if (field.kind === 'words')
    return (
      <input
        id={id}
        className="field"
        data-testid={testId}
        value={typeof known === 'string' ? known : ''}
        onChange={({ target }) => put(target.value === '' ? null : target.value)}
      />
    );
  if (field.kind === 'number')
    return (
      <input
        id={id}
        className="field"
        type="number"
        min={0}
        data-testid={testId}
        value={typeof known === 'number' ? known : ''}
        onChange={({ target }) => put(Number.isInteger(target.valueAsNumber) ? target.valueAsNumber : null)}
      />
    );
  const chosen = field.options.findIndex((option) => isPart(option.args, args));
  return (
    <select
      id={id}
      className="field"
      data-testid={testId}
      value={chosen}
      onChange={({ target }) => onChange(chosenArgs(field, Number(target.value), args))}
    >
      {field.needed && chosen >= 0 ? null : <option value={-1}>{text.t('ui:field.none')}</option>}
      {field.options.map((option, index) => (
        <option key={JSON.stringify(option.args)} value={index}>
          {capitalise(option.label, text.language)}
        </option>
      ))}
    </select>
  );
}

const isPart = (part: JsonRecord, args: JsonRecord): boolean =>
  Object.entries(part).every(([key, value]) => args[key] === value);

/** Without a value the argument is left out. */
function withValue(args: JsonRecord, name: string, value: Json | null): JsonRecord {
  const others = Object.fromEntries(Object.entries(args).filter(([key]) => key !== name));
  return value === null ? others : { ...others, [name]: value };
}

/** Whatever another option of the field said goes with it. */
function chosenArgs(
  { options }: Extract<Field, { kind: 'choice' }>,
  index: number,
  args: JsonRecord,
): JsonRecord {
  const said = new Set(options.flatMap((option) => Object.keys(option.args)));
  const others = Object.fromEntries(Object.entries(args).filter(([key]) => !said.has(key)));
  return { ...others, ...options[index]?.args };
}
