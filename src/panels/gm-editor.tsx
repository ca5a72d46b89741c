import { X } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import type { Combatant, JsonRecord } from '../engine/state';
import type { CombatantReport } from '../rules/questions/answers';
import { effectName } from '../text/rule-name';
import { useDo, usePanels, useText } from './context';
import { wholeNumber } from './whole-number';

interface EditorProps {
  readonly who: Combatant;
  readonly report: CombatantReport;
  /** What else may be set here. */
  readonly children: ReactNode;
}

/** The GM's pen: damage, healing, hit points, conditions. Whatever is written here is logged and can be taken back. */
export function GmEditor({ who, report, children }: EditorProps) {
  const text = useText();
  const { send } = useDo();
  const edit = (name: string, args: JsonRecord) =>
    send({ type: 'edit', edit: name, args: { on: who.id, ...args } });
  return (
    <details className="gm" data-testid="gm-editor">
      <summary>{text.t('ui:gm.title')}</summary>
      <Amounts edit={edit} />
      <div className="gm-row">
        <NumberField
          label={text.t('ui:gm.hp')}
          testId="gm-hp"
          value={report.hp}
          onSet={(hp) => edit('set', { state: { damage: report.maxHp - hp } })}
        />
        <NumberField
          label={text.t('ui:gm.temporary')}
          testId="gm-temporary"
          value={report.temporary}
          onSet={(temporary) => edit('set', { state: { temporary } })}
        />
        <NumberField
          label={text.t('ui:gm.nonlethal')}
          testId="gm-nonlethal"
          value={report.nonlethal}
          onSet={(nonlethal) => edit('set', { state: { nonlethal } })}
        />
      </div>
      <ConditionEditor who={who} edit={edit} />
      {children}
    </details>
  );
}

type Edit = (name: string, args: JsonRecord) => void;

function Amounts({ edit }: { readonly edit: Edit }) {
  const text = useText();
  const [amount, setAmount] = useState('');
  const value = wholeNumber(amount);
  const ready = value !== null && value > 0;
  const run = (name: string, extra: JsonRecord = {}) => {
    if (!ready) return;
    edit(name, { amount: value, ...extra });
    setAmount('');
  };
  return (
    <div className="gm-row">
      <input
        className="field field-number"
        inputMode="numeric"
        aria-label={text.t('ui:gm.amount')}
        placeholder={text.t('ui:gm.amount')}
        data-testid="gm-amount"
        value={amount}
        aria-invalid={amount !== '' && !ready}
        onChange={({ target }) => setAmount(target.value)}
      />
      <button
        type="button"
        className="button"
        aria-disabled={!ready}
        data-testid="gm-damage"
        onClick={() => run('damage')}
      >
        {text.t('ui:gm.damage')}
      </button>
      <button
        type="button"
        className="button"
        aria-disabled={!ready}
        data-testid="gm-damage-nonlethal"
        onClick={() => run('damage', { nonlethal: true })}
      >
        {text.t('ui:gm.damage-nonlethal')}
      </button>
      <button
        type="button"
        className="button"
        aria-disabled={!ready}
        data-testid="gm-heal"
        onClick={() => run('heal')}
      >
        {text.t('ui:gm.heal')}
      </button>
      {amount === '' || ready ? null : (
        <p className="refusal" role="alert">
          {text.t('ui:gm.bad-amount', { typed: amount })}
        </p>
      )}
    </div>
  );
}

interface NumberFieldProps {
  readonly label: string;
  readonly testId: string;
  readonly value: number;
  readonly onSet: (value: number) => void;
}
/** Shows a number; sets it on Enter and on leaving the field. */
function NumberField({ label, testId, value, onSet }: NumberFieldProps) {
  const [draft, setDraft] = useState<string | null>(null);
  const commit = () => {
    const number = draft === null ? value : Number(draft.replace('−', '-'));
    setDraft(null);
    if (Number.isInteger(number) && draft !== '' && number !== value) onSet(number);
  };
  return (
    <label className="gm-number">
      <span>{label}</span>
      <input
        className="field field-number"
        inputMode="numeric"
        data-testid={testId}
        value={draft ?? value}
        onChange={({ target }) => setDraft(target.value)}
        onBlur={commit}
        onKeyDown={({ key }) => {
          if (key === 'Enter') commit();
          if (key === 'Escape') setDraft(null);
        }}
      />
    </label>
  );
}

function ConditionEditor({ who, edit }: { readonly who: Combatant; readonly edit: Edit }) {
  const text = useText();
  const { store } = usePanels();
  const { effects } = store.getState().view().rules;
  const own = who.effects.filter(({ id }) => effects.get(id)?.kind === 'condition');
  const had = new Set(own.map(({ id }) => id));
  const names = [...effects.values()]
    .filter(({ id, kind }) => kind === 'condition' && !had.has(id))
    .map(({ id }) => ({ id, name: effectName(text, id) }))
    .sort((a, b) => a.name.localeCompare(b.name, text.language));
  return (
    <div className="gm-row">
      <ul className="chips">
        {own.map(({ uid, id }) => (
          <li key={uid} className="chip">
            {effectName(text, id)}
            <button
              type="button"
              className="chip-remove"
              aria-label={text.t('ui:gm.remove-condition', { condition: effectName(text, id) })}
              data-testid={`gm-remove-${id}`}
              onClick={() => edit('remove-condition', { condition: id })}
            >
              <X size={12} aria-hidden="true" />
            </button>
          </li>
        ))}
      </ul>
      <select
        className="field"
        aria-label={text.t('ui:gm.add-condition')}
        data-testid="gm-add-condition"
        value=""
        onChange={({ target }) => edit('add-condition', { condition: target.value })}
      >
        <option value="">{text.t('ui:gm.add-condition')}</option>
        {names.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </select>
    </div>
  );
}
