import { FEATS, SKILLS, SPELL_IDS, spellOf, TRAITS } from '../../editor/creatures/lists';
import type { Json } from '../../engine/state';
import type { RuleSection } from '../../text/languages';
import { ruleName } from '../../text/rule-name';
import { useText } from '../context';
import { spellName } from '../words';
import type { BlockFormProps } from './block-props';
import { NumberField } from './fields';
import { Group } from './group';
import { idOfName, ListField, type Options } from './list-field';

const slug = (text: string): string =>
  text
    .trim()
    .toLowerCase()
    .replace(/['’]/g, '')
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '');

interface IdsProps extends BlockFormProps {
  readonly list: 'feats' | 'traits';
  readonly ids: readonly string[];
  readonly section: RuleSection;
}
/** Feats or traits; those that no list has may be anyone's own. */
function Ids({ list, ids, section, block, onSet }: IdsProps) {
  const text = useText();
  const has = block[list] ?? [];
  const options: Options = ids.map((id) => [id, ruleName(text, section, id)]);
  const set = (next: readonly string[]) => onSet({ [list]: next });
  return (
    <ListField
      label={text.t(`editor:field.${list}`)}
      testId={`edit-${list}`}
      items={has.map((id) => ruleName(text, section, id))}
      options={options}
      onAdd={(typed, index) => {
        const id = idOfName(options, typed) ?? slug(typed);
        if (index !== null) return set(has.with(index, id));
        return has.includes(id) ? [text.t('editor:fields.there-already', { typed })] : set([...has, id]);
      }}
      onRemove={(index) => set(has.filter((_, at) => at !== index))}
    />
  );
}

export function FeatsGroup(props: BlockFormProps) {
  return (
    <Group id="feats">
      <Ids {...props} list="feats" ids={FEATS} section="feat" />
      <Ids {...props} list="traits" ids={TRAITS} section="trait" />
    </Group>
  );
}

/** Totals of skills; one more by its name. */
export function SkillsGroup({ block, onSet }: BlockFormProps) {
  const text = useText();
  const skills = block.skills ?? {};
  const options: Options = SKILLS.map((id) => [id, ruleName(text, 'skill', id)]);
  return (
    <Group id="skills">
      {Object.entries(skills).map(([skill, total]) => (
        <NumberField
          key={skill}
          label={ruleName(text, 'skill', skill)}
          testId={`edit-skill-${skill}`}
          value={total}
          onTake={(value) => onSet({ skills: { [skill]: value } })}
        />
      ))}
      <ListField
        label={text.t('editor:field.add-skill')}
        testId="edit-skills"
        items={[]}
        options={options}
        onAdd={(typed) => {
          const id = idOfName(options, typed) ?? slug(typed);
          return onSet({ skills: { [id]: skills[id] ?? 0 } });
        }}
        onRemove={() => []}
      />
    </Group>
  );
}

/** Caster level, and spells from the SRD's list. */
export function MagicGroup({ block, onSet }: BlockFormProps) {
  const text = useText();
  const spells = block.spells ?? [];
  const options: Options = SPELL_IDS.map((id) => [id, spellName(text, id)]);
  const level = block.casterLevel ?? block.level ?? 1;
  const set = (next: typeof spells) => onSet({ spells: next as Json });
  return (
    <Group id="magic">
      <NumberField
        label={text.t('editor:field.caster-level')}
        testId="edit-caster-level"
        value={level}
        onTake={(casterLevel) => onSet({ casterLevel })}
      />
      <ListField
        label={text.t('editor:field.spells')}
        testId="edit-spells"
        items={spells.map(({ name }) => spellName(text, slug(name)))}
        options={options}
        onAdd={(typed, index) => {
          const spell = spellOf(idOfName(options, typed) ?? slug(typed), level, castingModifier(block));
          if (spell === null) return [text.t('editor:fields.no-spell', { typed })];
          return set(index === null ? [...spells, spell] : spells.with(index, spell));
        }}
        onRemove={(index) => set(spells.filter((_, at) => at !== index))}
      />
    </Group>
  );
}

/** Of the score that casts best: the text of a block does not say which. */
function castingModifier({ abilities = {} }: BlockFormProps['block']): number {
  const scores = [abilities.int, abilities.wis, abilities.cha].map((score) => score ?? 10);
  return Math.floor((Math.max(...scores) - 10) / 2);
}
