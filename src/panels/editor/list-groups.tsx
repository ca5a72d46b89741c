import { X } from 'lucide-react';
import { useState } from 'react';
import {
  CASTING_ABILITIES,
  type CastingAbility,
  castBy,
  casterLevelOf,
  castingAbility,
  recast,
} from '../../editor/creatures/casting';
import { FEATS, SKILLS, SPELL_IDS, TRAITS } from '../../editor/creatures/lists';
import { slug } from '../../editor/creatures/slug';
import type { Json } from '../../engine/state';
import { noteWords } from '../../text/creature-words';
import type { RuleSection } from '../../text/languages';
import { ruleName } from '../../text/rule-name';
import { useText } from '../context';
import { IconButton } from '../icon-button';
import { spellName } from '../words';
import type { BlockFormProps } from './block-props';
import { ChoiceField, NumberField } from './fields';
import { Group } from './group';
import { idOfName, ListField, type Options } from './list-field';

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
      <Notes {...props} />
    </Group>
  );
}

/** What the rules do not play, in words that are read in the fight. */
function Notes({ block, onSet }: BlockFormProps) {
  const text = useText();
  const notes = block.notes ?? [];
  return (
    <ListField
      label={text.t('editor:field.notes')}
      testId="edit-notes"
      items={notes.map((note) => noteWords(text, note))}
      options={[]}
      onAdd={(typed, index) =>
        onSet({ notes: index === null ? [...notes, typed] : notes.with(index, typed) })
      }
      onRemove={(index) => onSet({ notes: notes.filter((_, at) => at !== index) })}
    />
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
        <div key={skill} className="edit-with-remove">
          <NumberField
            label={ruleName(text, 'skill', skill)}
            testId={`edit-skill-${skill}`}
            value={total}
            onTake={(value) => onSet({ skills: { [skill]: value } })}
          />
          <IconButton
            icon={X}
            label={text.t('editor:fields.remove', { item: ruleName(text, 'skill', skill) })}
            testId={`edit-skill-${skill}-remove`}
            onClick={() => onSet({ skills: { [skill]: null } })}
          />
        </div>
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

/** Caster level and the score that is cast with, and spells from the SRD's list, which follow both. */
export function MagicGroup({ block, onSet }: BlockFormProps) {
  const text = useText();
  const spells = block.spells ?? [];
  const options: Options = SPELL_IDS.map((id) => [id, spellName(text, id)]);
  const ability = castingAbility(block);
  const [chosen, setChosen] = useState<CastingAbility | null>(null);
  const by = chosen ?? ability;
  const set = (next: typeof spells) => onSet({ spells: next as Json });
  return (
    <Group id="magic">
      <NumberField
        label={text.t('editor:field.caster-level')}
        testId="edit-caster-level"
        value={casterLevelOf(block)}
        onTake={(level) => {
          const casterLevel = level ?? 1;
          return onSet({ casterLevel, spells: recast(block, { ...block, casterLevel }, by) as Json });
        }}
      />
      <ChoiceField
        label={text.t('editor:field.casting-ability')}
        testId="edit-casting-ability"
        value={by}
        options={CASTING_ABILITIES.map((it) => [it, text.t(`rules:ability-short.${it}`)] as const)}
        onTake={(it) => {
          const next = CASTING_ABILITIES.find((known) => known === it) ?? by;
          setChosen(next);
          return spells.length === 0 ? [] : set(recast(block, block, next));
        }}
      />
      <ListField
        label={text.t('editor:field.spells')}
        testId="edit-spells"
        items={spells.map(({ name }) => spellName(text, slug(name)))}
        options={options}
        onAdd={(typed, index) => {
          const spell = castBy(block, idOfName(options, typed) ?? slug(typed), by);
          if (spell === null) return [text.t('editor:fields.no-spell', { typed })];
          return set(index === null ? [...spells, spell] : spells.with(index, spell));
        }}
        onRemove={(index) => set(spells.filter((_, at) => at !== index))}
      />
    </Group>
  );
}
