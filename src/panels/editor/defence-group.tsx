import { AC_BONUSES, ENERGIES } from '../../editor/creatures/lists';
import { maximumOf } from '../../editor/creatures/patch-block';
import { capitalise } from '../../text/capitalise';
import { ruleName } from '../../text/rule-name';
import { useText } from '../context';
import type { BlockFormProps } from './block-props';
import { NumberField, TypedField } from './fields';
import { Group } from './group';
import { Worn } from './worn';

const SAVES = [
  ['fort', 'fortitude'],
  ['ref', 'reflex'],
  ['will', 'will'],
] as const;

/** Hit points, what Armor Class is made of, saves, resistances. */
export function DefenceGroup({ block, onSet }: BlockFormProps) {
  const text = useText();
  const capital = (word: string) => capitalise(word, text.language);
  return (
    <Group id="defence" open>
      <NumberField
        label={text.t('editor:field.max-hp')}
        testId="edit-hp"
        value={maximumOf(block)}
        onTake={(max) => onSet({ hp: { max } })}
      />
      <Worn part="armor" block={block} onSet={onSet} />
      <Worn part="shield" block={block} onSet={onSet} />
      {AC_BONUSES.map((type) => (
        <NumberField
          key={type}
          label={capital(ruleName(text, 'modifier-type', type))}
          testId={`edit-ac-${type}`}
          value={block.ac?.[type] ?? 0}
          onTake={(bonus) => onSet({ ac: { [type]: bonus } })}
        />
      ))}
      {SAVES.map(([key, name]) => (
        <NumberField
          key={key}
          label={text.t('editor:field.base-save', { save: text.t(`rules:save.${name}`) })}
          testId={`edit-${key}`}
          value={block.saves?.[key] ?? 0}
          onTake={(base) => onSet({ saves: { [key]: base } })}
        />
      ))}
      <TypedField
        short
        label={capital(text.t('rules:stat.damage-reduction'))}
        testId="edit-dr"
        value={shownReduction(block.resist?.dr)}
        onTake={(dr) => onSet({ resist: { dr: dr === '' ? NO_REDUCTION : dr } })}
      />
      <NumberField
        none
        label={capital(text.t('rules:stat.spell-resistance'))}
        testId="edit-sr"
        value={block.sr ?? null}
        onTake={(sr) => onSet({ sr })}
      />
      {ENERGIES.map((energy) => (
        <NumberField
          key={energy}
          label={text.t('editor:field.resistance', { energy: ruleName(text, 'damage-type', energy) })}
          testId={`edit-${energy}`}
          value={block.resist?.[energy] ?? 0}
          onTake={(amount) => onSet({ resist: { [energy]: amount } })}
        />
      ))}
    </Group>
  );
}

const NO_REDUCTION = '0/-';
const shownReduction = (dr: string | undefined): string =>
  dr === undefined || dr === NO_REDUCTION ? '' : dr;
