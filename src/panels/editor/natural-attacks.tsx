import { Plus, X } from 'lucide-react';
import type { Json } from '../../engine/state';
import type { CombatantBlock } from '../../notation/schema/combatant';
import { useText } from '../context';
import { weaponName } from '../words';
import type { BlockFormProps } from './block-props';
import { FlagField, NumberField, TypedField } from './fields';

type Natural = NonNullable<CombatantBlock['natural']>[number];

/** Bite, claws, slam: name, dice, how many, primary or not. */
export function NaturalAttacks({ block, onSet }: BlockFormProps) {
  const text = useText();
  const all = block.natural ?? [];
  const set = (next: readonly Natural[]) => onSet({ natural: next as Json });
  return (
    <fieldset className="naturals">
      <legend>{text.t('editor:field.natural')}</legend>
      {all.map((attack, index) => (
        <Row
          // biome-ignore lint/suspicious/noArrayIndexKey: two of one name are told apart by their place
          key={`${attack.name}:${index}`}
          attack={attack}
          at={index}
          onChange={(changed) => set(all.with(index, changed))}
          onRemove={() => set(all.filter((_, at) => at !== index))}
        />
      ))}
      <button
        type="button"
        className="button"
        data-testid="add-natural"
        onClick={() => set([...all, { name: 'bite', damage: '1d6' }])}
      >
        <Plus size={14} aria-hidden="true" /> {text.t('editor:field.add-natural')}
      </button>
    </fieldset>
  );
}

interface RowProps {
  readonly attack: Natural;
  readonly at: number;
  readonly onChange: (attack: Natural) => readonly string[];
  readonly onRemove: () => void;
}
function Row({ attack, at, onChange, onRemove }: RowProps) {
  const text = useText();
  return (
    <div className="natural-row">
      <TypedField
        label={text.t('editor:field.attack-name')}
        testId={`natural-${at}-name`}
        value={attack.name}
        onTake={(name) => onChange({ ...attack, name: name.toLowerCase().replace(/\s+/g, '-') })}
      />
      <TypedField
        short
        label={text.t('editor:field.damage')}
        testId={`natural-${at}-damage`}
        value={attack.damage}
        onTake={(damage) => onChange({ ...attack, damage })}
      />
      <NumberField
        label={text.t('editor:field.count')}
        testId={`natural-${at}-count`}
        value={attack.count ?? 1}
        onTake={(count) => onChange({ ...attack, count: count ?? 1 })}
      />
      <FlagField
        label={text.t('editor:field.secondary')}
        testId={`natural-${at}-secondary`}
        value={attack.secondary ?? false}
        onTake={(secondary) => void onChange({ ...attack, secondary })}
      />
      <button
        type="button"
        className="icon-button"
        aria-label={text.t('editor:fields.remove', { item: weaponName(text, attack.name) })}
        onClick={onRemove}
      >
        <X size={16} aria-hidden="true" />
      </button>
    </div>
  );
}
