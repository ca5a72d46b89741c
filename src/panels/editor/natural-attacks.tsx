import { Plus, X } from 'lucide-react';
import type { Json } from '../../engine/state';
import type { CombatantBlock } from '../../notation/schema/combatant';
import { ruleName } from '../../text/rule-name';
import { useText } from '../context';
import { weaponName } from '../words';
import type { BlockFormProps } from './block-props';
import { ChoiceField, FlagField, NumberField, TypedField } from './fields';

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

/** The attack with a part that differs from the usual, or without it (null). */
function changed<K extends keyof Natural>(attack: Natural, part: K, value: Natural[K] | null): Natural {
  const { [part]: _before, ...rest } = attack;
  return (value === null ? rest : { ...rest, [part]: value }) as Natural;
}

/** Kinds of wounds that natural weapons have, and `usual`: those of its name. */
const TYPES = [
  'bludgeoning',
  'piercing',
  'slashing',
  'piercing slashing',
  'bludgeoning slashing',
  'bludgeoning piercing',
  'bludgeoning piercing slashing',
] as const;
type Wound = Extract<Natural['type'], string>;
const typeText = (type: Natural['type']): string =>
  type === undefined ? '' : [type].flat().toSorted().join(' ');

/** What is seldom changed: secondary, a touch, its reach, threat range, dice more, kind of wounds. */
function More({ attack, at, onChange }: Omit<RowProps, 'onRemove'>) {
  const text = useText();
  const set = <K extends keyof Natural>(part: K, value: Natural[K] | null) =>
    onChange(changed(attack, part, value));
  return (
    <div className="natural-more">
      <FlagField
        label={text.t('editor:field.secondary')}
        testId={`natural-${at}-secondary`}
        value={attack.secondary ?? false}
        onTake={(secondary) => void set('secondary', secondary || null)}
      />
      <FlagField
        label={text.t('editor:field.touch')}
        testId={`natural-${at}-touch`}
        value={attack.touch ?? false}
        onTake={(touch) => void set('touch', touch || null)}
      />
      <NumberField
        none
        label={text.t('editor:field.reach')}
        testId={`natural-${at}-reach`}
        value={attack.reach ?? null}
        onTake={(reach) => set('reach', reach)}
      />
      <TypedField
        label={text.t('editor:field.critical')}
        testId={`natural-${at}-crit`}
        value={attack.crit ?? '20/x2'}
        onTake={(crit) => set('crit', crit === '' ? null : crit.replace('×', 'x').replace('–', '-'))}
      />
      <TypedField
        label={text.t('editor:field.extra')}
        testId={`natural-${at}-extra`}
        value={attack.extra ?? ''}
        onTake={(extra) => set('extra', extra === '' ? null : extra.replace(/^\+/, ''))}
      />
      <Wounds attack={attack} at={at} onChange={onChange} />
    </div>
  );
}

/** Kind of damage, where it is not that of its name. */
function Wounds({ attack, at, onChange }: Omit<RowProps, 'onRemove'>) {
  const text = useText();
  const shown = typeText(attack.type);
  return (
    <ChoiceField
      wide
      label={text.t('editor:field.wounds')}
      testId={`natural-${at}-type`}
      value={shown}
      options={[
        ['', text.t('editor:field.usual')],
        ...[...new Set([...TYPES, ...(shown === '' ? [] : [shown])])].map(
          (type) =>
            [
              type,
              type
                .split(' ')
                .map((it) => ruleName(text, 'damage-type', it))
                .join(', '),
            ] as const,
        ),
      ]}
      onTake={(type) => onChange(changed(attack, 'type', type === '' ? null : (type.split(' ') as Wound[])))}
    />
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
      <button
        type="button"
        className="icon-button"
        aria-label={text.t('editor:fields.remove', { item: weaponName(text, attack.name) })}
        onClick={onRemove}
      >
        <X size={16} aria-hidden="true" />
      </button>
      <More attack={attack} at={at} onChange={onChange} />
    </div>
  );
}
