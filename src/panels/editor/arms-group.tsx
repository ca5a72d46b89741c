import { HANDS, handsTaken } from '../../editor/creatures/hands';
import { THINGS } from '../../editor/creatures/lists';
import { thingOf, thingText } from '../../editor/creatures/things';
import type { Json } from '../../engine/state';
import type { CombatantBlock } from '../../notation/schema/combatant';
import { useText } from '../context';
import { weaponName } from '../words';
import type { BlockFormProps } from './block-props';
import { NumberField } from './fields';
import { Group } from './group';
import { idOfName, ListField, type Options } from './list-field';
import { NaturalAttacks } from './natural-attacks';

const LISTS = ['hands', 'carried', 'worn', 'stowed'] as const;

/** What it attacks with, and all that it has with it. */
export function ArmsGroup({ block, onSet }: BlockFormProps) {
  const text = useText();
  const options: Options = THINGS.map((id) => [id, weaponName(text, id)]);
  return (
    <Group id="arms" open>
      <NumberField
        label={text.t('editor:field.bab')}
        testId="edit-bab"
        value={block.bab ?? 0}
        onTake={(bab) => onSet({ bab })}
      />
      <NumberField
        none
        label={text.t('editor:field.initiative')}
        testId="edit-initiative"
        value={block.initiative ?? null}
        onTake={(initiativeModifier) => onSet({ initiativeModifier })}
      />
      {LISTS.map((list) => (
        <Things key={list} list={list} options={options} block={block} onSet={onSet} />
      ))}
      <Hands block={block} />
      <NaturalAttacks block={block} onSet={onSet} />
    </Group>
  );
}

/** Said where the hands hold more than two can. Some creatures have more arms, so it is taken all the same. */
function Hands({ block }: Pick<BlockFormProps, 'block'>) {
  const text = useText();
  const taken = handsTaken(block);
  if (taken <= HANDS) return null;
  return (
    <p className="edit-told" role="status" data-testid="edit-hands-told">
      {text.t('editor:hands-taken', { count: taken })}
    </p>
  );
}

interface ThingsProps extends BlockFormProps {
  readonly list: (typeof LISTS)[number];
  readonly options: Options;
}
function Things({ list, options, block, onSet }: ThingsProps) {
  const text = useText();
  const things = block[list] ?? [];
  const set = (next: NonNullable<CombatantBlock[typeof list]>) => onSet({ [list]: next as Json });
  return (
    <ListField
      label={text.t(`editor:field.${list}`)}
      testId={`edit-${list}`}
      items={things.map(thingText)}
      options={options}
      onAdd={(typed, index) => {
        const known = index === null ? null : (things[index] ?? null);
        const thing = thingOf(typed, (name) => idOfName(options, name), known);
        if (thing === null) return [text.t('editor:fields.no-thing', { typed })];
        return set(index === null ? [...things, thing] : things.with(index, thing));
      }}
      onRemove={(index) => set(things.filter((_, at) => at !== index))}
    />
  );
}
