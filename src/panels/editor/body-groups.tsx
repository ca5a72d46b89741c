import { ABILITY_NAMES, MODES, RACES } from '../../editor/creatures/lists';
import { MOST_NAME, tidyName } from '../../editor/creatures/names';
import { SHAPES, SIZES } from '../../grid/size';
import { capitalise } from '../../text/capitalise';
import { ruleName } from '../../text/rule-name';
import { useText } from '../context';
import type { BlockFormProps } from './block-props';
import { ChoiceField, FlagField, NumberField, TypedField } from './fields';
import { Group } from './group';
import { idOfName, Suggestions } from './list-field';

const SIDES = ['party', 'foes', 'neutral', 'third'] as const;

/** Name, side, who plays it, kind of body. */
export function IdentityGroup({ block, onSet, unplaced = false }: BlockFormProps) {
  const text = useText();
  const named = (section: 'size' | 'shape' | 'race', ids: readonly string[]) =>
    ids.map((id) => [id, ruleName(text, section, id)] as const);
  return (
    <Group id="identity" open>
      <TypedField
        label={text.t('editor:field.name')}
        testId="edit-name"
        value={block.name ?? ''}
        most={MOST_NAME}
        wide
        onTake={(name) => onSet({ name: tidyName(name) })}
      />
      {unplaced ? null : <Belonging block={block} onSet={onSet} />}
      <ChoiceField
        label={text.t('editor:field.size')}
        testId="edit-size"
        value={block.size ?? 'medium'}
        options={named('size', SIZES)}
        onTake={(size) => onSet({ size })}
      />
      <ChoiceField
        label={text.t('editor:field.shape')}
        testId="edit-shape"
        value={block.shape ?? 'tall'}
        options={named('shape', SHAPES)}
        onTake={(shape) => onSet({ shape })}
      />
      <ChoiceField
        label={text.t('editor:field.race')}
        testId="edit-race"
        value={block.race ?? ''}
        options={[['', text.t('editor:field.no-race')], ...named('race', RACES)]}
        onTake={(race) => (race === '' ? [text.t('editor:field.race-stays')] : onSet({ race }))}
      />
    </Group>
  );
}

/** Side, who plays it, hidden or not. */
function Belonging({ block, onSet }: BlockFormProps) {
  const text = useText();
  const sides = SIDES.map((side) => [side, ruleName(text, 'side', side)] as const);
  const gm = text.t('rules:controller.gm-short');
  const shownController = block.controller === undefined || block.controller === 'gm' ? gm : block.controller;
  return (
    <>
      <TypedField
        label={text.t('editor:field.side')}
        testId="edit-side"
        list="edit-sides"
        value={block.side === undefined ? '' : ruleName(text, 'side', block.side)}
        onTake={(side) => onSet({ side: idOfName(sides, side) ?? side })}
      />
      <Suggestions id="edit-sides" options={sides} />
      <TypedField
        label={text.t('editor:field.controller')}
        testId="edit-controller"
        value={shownController}
        onTake={(controller) => onSet({ controller: controller === gm ? 'gm' : controller })}
      />
      <FlagField
        label={text.t('editor:manner.hidden')}
        testId="edit-hidden"
        value={block.hidden ?? false}
        onTake={(hidden) => void onSet({ hidden })}
      />
    </>
  );
}

/** Scores, level, speeds, reach. */
export function BodyGroup({ block, onSet }: BlockFormProps) {
  const text = useText();
  const speeds = typeof block.speed === 'number' ? { land: block.speed } : (block.speed ?? {});
  const setSpeed = (mode: string, feet: number | null) => {
    const { [mode]: _old, ...others } = speeds as Readonly<Record<string, number>>;
    return onSet({ speed: feet === null ? others : { ...others, [mode]: feet } });
  };
  return (
    <Group id="body" open>
      {ABILITY_NAMES.map((ability) => (
        <NumberField
          key={ability}
          none
          label={text.t(`rules:ability-short.${ability}`)}
          testId={`edit-${ability}`}
          value={block.abilities?.[ability] === undefined ? 10 : block.abilities[ability]}
          onTake={(score) => onSet({ abilities: { [ability]: score } })}
        />
      ))}
      <NumberField
        label={text.t('editor:field.level')}
        testId="edit-level"
        value={block.level ?? 1}
        onTake={(level) => onSet({ level })}
      />
      <NumberField
        none
        label={text.t('editor:field.reach')}
        testId="edit-reach"
        value={block.reach ?? null}
        onTake={(reach) => onSet({ reach })}
      />
      {MODES.map((mode) => (
        <NumberField
          key={mode}
          none
          label={capitalise(
            text.t('editor:field.speed', { mode: ruleName(text, 'speed', mode) }),
            text.language,
          )}
          testId={`edit-speed-${mode}`}
          value={(speeds as Readonly<Record<string, number>>)[mode] ?? null}
          onTake={(feet) => setSpeed(mode, feet)}
        />
      ))}
    </Group>
  );
}
