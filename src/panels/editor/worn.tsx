import { ARMOR_KINDS, ARMORS, armorFigures, SHIELDS, shieldFigures } from '../../editor/creatures/lists';
import type { Json } from '../../engine/state';
import type { CombatantBlock } from '../../notation/schema/combatant';
import { ruleName } from '../../text/rule-name';
import { useText } from '../context';
import { weaponName } from '../words';
import type { BlockFormProps } from './block-props';
import { ChoiceField, NumberField } from './fields';

type Part = 'armor' | 'shield';
type Own = Exclude<NonNullable<CombatantBlock['armor']>, string>;
const IDS = { armor: ARMORS, shield: SHIELDS } as const;
const FIGURES = { armor: armorFigures, shield: shieldFigures } as const;
const PLAIN: Own = { bonus: 1, checkPenalty: 0 };

interface WornProps extends BlockFormProps {
  readonly part: Part;
}
/** An armour or shield of the SRD and its enhancement, or one of its own with its figures. */
export function Worn({ part, block, onSet }: WornProps) {
  const text = useText();
  const worn: string | Own = block[part] ?? 'none';
  const ids = IDS[part];
  const own = typeof worn === 'object' ? worn : {};
  const name = typeof worn === 'string' ? worn : worn.name;
  const isListed = name !== undefined && ids.includes(name);
  const set = (value: string | Own): readonly string[] => onSet({ [part]: value as Json });
  const choose = (id: string): readonly string[] => {
    if (id !== 'own') return set(id);
    return set((name === undefined ? null : FIGURES[part](name)) ?? PLAIN);
  };
  return (
    <>
      <ChoiceField
        wide
        label={text.t(`editor:field.${part}`)}
        testId={`edit-${part}`}
        value={name === 'none' ? 'none' : isListed ? name : 'own'}
        options={[
          ['none', text.t('editor:field.none')],
          ...ids.map((id) => [id, weaponName(text, id)] as const),
          ['own', text.t('editor:field.own')],
        ]}
        onTake={choose}
      />
      {name === 'none' ? null : (
        <NumberField
          label={text.t('editor:field.enhancement')}
          testId={`edit-${part}-enhancement`}
          value={own.enhancement ?? 0}
          onTake={(enhancement) => set(enhanced(worn, enhancement ?? 0))}
        />
      )}
      {name === 'none' || isListed ? null : <OwnFigures part={part} own={own} onSet={set} />}
    </>
  );
}

/** Without an enhancement a listed one is no more than its name. */
function enhanced(worn: string | Own, enhancement: number): string | Own {
  if (typeof worn === 'string') return enhancement === 0 ? worn : { name: worn, enhancement };
  return { ...worn, enhancement };
}

interface OwnProps {
  readonly part: Part;
  readonly own: Own;
  readonly onSet: (own: Own) => readonly string[];
}
function OwnFigures({ part, own, onSet }: OwnProps) {
  const text = useText();
  const { kind: shownKind = 'light' } = own;
  return (
    <>
      <NumberField
        label={text.t('editor:field.bonus')}
        testId={`edit-${part}-bonus`}
        value={own.bonus ?? 0}
        onTake={(bonus) => onSet({ ...own, bonus: bonus ?? 0 })}
      />
      <NumberField
        label={text.t('editor:field.check-penalty')}
        testId={`edit-${part}-check`}
        value={own.checkPenalty ?? 0}
        onTake={(checkPenalty) => onSet({ ...own, checkPenalty: checkPenalty ?? 0 })}
      />
      {part === 'shield' ? null : (
        <>
          <NumberField
            none
            label={text.t('editor:field.max-dex')}
            testId="edit-armor-max-dex"
            value={own.maxDex ?? null}
            onTake={(maxDex) => onSet({ ...own, maxDex })}
          />
          <ChoiceField
            label={text.t('editor:field.armor-kind')}
            testId="edit-armor-kind"
            value={shownKind}
            options={ARMOR_KINDS.map((kind) => [kind, ruleName(text, 'armor-kind', kind)] as const)}
            onTake={(kind) => onSet({ ...own, kind: ARMOR_KINDS.find((it) => it === kind) ?? shownKind })}
          />
        </>
      )}
    </>
  );
}
