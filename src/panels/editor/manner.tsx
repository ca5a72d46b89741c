import { type Manner, MOST_AT_ONCE } from '../../editor/creatures/add';
import { HIT_POINT_MODES, type HitPointMode } from '../../editor/creatures/hit-dice';
import { capitalise } from '../../text/capitalise';
import { ruleName } from '../../text/rule-name';
import { useText } from '../context';
import { wholeNumber } from '../whole-number';
import { ChoiceField, FlagField, TypedField } from './fields';

const SIDES = ['foes', 'party', 'neutral', 'third'] as const;
export const USUAL: Manner = {
  number: 1,
  side: 'foes',
  hitPoints: 'average',
  hidden: false,
  controller: 'gm',
};

interface MannerProps {
  readonly manner: Manner;
  readonly onChange: (manner: Manner) => void;
}
/** How many come, on which side, how hale, seen or not. */
export function MannerFields({ manner, onChange }: MannerProps) {
  const text = useText();
  const change = (part: Partial<Manner>): readonly string[] => {
    onChange({ ...manner, ...part });
    return [];
  };
  const takeNumber = (typed: string): readonly string[] => {
    const number = wholeNumber(typed);
    return number === null || number < 1 || number > MOST_AT_ONCE
      ? [text.t('editor:manner.bad-number', { typed, most: MOST_AT_ONCE })]
      : change({ number });
  };
  const sides = [...new Set([...SIDES, manner.side])];
  return (
    <fieldset className="manner" aria-label={text.t('editor:manner.label')}>
      <TypedField
        short
        label={text.t('editor:manner.number')}
        testId="manner-number"
        value={String(manner.number)}
        onTake={takeNumber}
      />
      <ChoiceField
        label={text.t('editor:manner.side')}
        testId="manner-side"
        value={manner.side}
        options={sides.map(
          (side) => [side, capitalise(ruleName(text, 'side', side), text.language)] as const,
        )}
        onTake={(side) => change({ side })}
      />
      <ChoiceField
        label={text.t('editor:manner.hit-points')}
        testId="manner-hit-points"
        value={manner.hitPoints}
        options={HIT_POINT_MODES.map((mode) => [mode, text.t(`editor:manner.${mode}`)] as const)}
        onTake={(mode) => change({ hitPoints: mode as HitPointMode })}
      />
      <FlagField
        label={text.t('editor:manner.hidden')}
        testId="manner-hidden"
        value={manner.hidden}
        onTake={(hidden) => change({ hidden })}
      />
    </fieldset>
  );
}
