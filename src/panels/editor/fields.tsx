import { type ReactNode, useEffect, useId, useState } from 'react';
import { useText } from '../context';

/** Takes what was typed; sentences that say what is wrong with it, none where it was taken. */
export type Take<T> = (value: T) => readonly string[];

interface FieldProps {
  readonly label: string;
  readonly testId: string;
  /** It takes two columns. */
  readonly wide?: boolean;
}

/** A field's label above it and what is wrong below it. */
export function Labelled({
  label,
  id,
  faults,
  wide = false,
  children,
}: {
  readonly wide?: boolean | undefined;
  readonly label: string;
  readonly id: string;
  readonly faults: readonly string[];
  readonly children: ReactNode;
}) {
  return (
    <div className={wide ? 'edit-field edit-wide' : 'edit-field'}>
      <label htmlFor={id}>{label}</label>
      {children}
      {faults.length === 0 ? null : (
        <p className="refusal" role="alert" id={`${id}-faults`}>
          {faults.join(' ')}
        </p>
      )}
    </div>
  );
}

interface TypedProps extends FieldProps {
  readonly value: string;
  readonly onTake: Take<string>;
  readonly short?: boolean;
  /** How many letters there may be. */
  readonly most?: number;
  /** Id of a list of suggestions. */
  readonly list?: string;
}

/** What is typed counts on Enter and when the field is left; Escape brings the old value back. */
export function TypedField({ label, testId, value, onTake, short = false, list, most, wide }: TypedProps) {
  const id = useId();
  const [typed, setTyped] = useState(value);
  const [faults, setFaults] = useState<readonly string[]>([]);
  useEffect(() => {
    setTyped(value);
    setFaults([]);
  }, [value]);
  const take = () => setFaults(typed.trim() === value ? [] : onTake(typed.trim()));
  return (
    <Labelled label={label} id={id} faults={faults} wide={wide}>
      <input
        id={id}
        maxLength={most}
        className={short ? 'field field-number' : 'field'}
        inputMode={short ? 'numeric' : undefined}
        list={list}
        autoComplete="off"
        data-testid={testId}
        value={typed}
        aria-invalid={faults.length > 0}
        aria-describedby={faults.length > 0 ? `${id}-faults` : undefined}
        onChange={({ target }) => setTyped(target.value)}
        onBlur={take}
        onKeyDown={(event) => {
          if (event.key === 'Enter') take();
          if (event.key !== 'Escape') return;
          event.stopPropagation();
          setTyped(value);
          setFaults([]);
        }}
      />
    </Labelled>
  );
}

interface NumberProps extends FieldProps {
  readonly value: number | null;
  readonly onTake: Take<number | null>;
  /** An empty field or a dash is no value at all. */
  readonly none?: boolean;
}
const NONE = /^[—–-]?$/;

/** A whole number, also below 0. */
export function NumberField({ value, onTake, none = false, ...field }: NumberProps) {
  const text = useText();
  const take = (typed: string) => {
    if (none && NONE.test(typed)) return onTake(null);
    const number = /^[+−-]?\d{1,6}$/.test(typed) ? Number(typed.replace('−', '-')) : null;
    return number === null ? [text.t('editor:fields.no-number', { typed })] : onTake(number);
  };
  return <TypedField {...field} short value={value === null ? '—' : String(value)} onTake={take} />;
}

interface ChoiceProps extends FieldProps {
  readonly value: string;
  readonly options: readonly (readonly [id: string, name: string])[];
  readonly onTake: Take<string>;
}
export function ChoiceField({ label, testId, value, options, onTake, wide }: ChoiceProps) {
  const id = useId();
  const [faults, setFaults] = useState<readonly string[]>([]);
  return (
    <Labelled label={label} id={id} faults={faults} wide={wide}>
      <select
        id={id}
        className="field"
        data-testid={testId}
        value={value}
        onChange={({ target }) => setFaults(onTake(target.value))}
      >
        {options.map(([option, name]) => (
          <option key={option} value={option}>
            {name}
          </option>
        ))}
      </select>
    </Labelled>
  );
}

interface FlagProps extends FieldProps {
  readonly value: boolean;
  readonly onTake: (value: boolean) => void;
}
export function FlagField({ label, testId, value, onTake }: FlagProps) {
  return (
    <label className="edit-flag">
      <input
        type="checkbox"
        data-testid={testId}
        checked={value}
        onChange={({ target }) => onTake(target.checked)}
      />
      {label}
    </label>
  );
}
