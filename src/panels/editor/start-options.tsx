import type { CombatantId, Encounter } from '../../engine/state';
import { kindName, kindsRollingTogether } from '../../session/kinds';
import { capitalise } from '../../text/capitalise';
import { ruleName } from '../../text/rule-name';
import { useFight, useText } from '../context';

/** Who is surprised, and which equals roll together; by default nobody. */
export interface StartChoice {
  readonly unaware: readonly CombatantId[];
  /** First of each kind that rolls together. */
  readonly together: readonly CombatantId[];
}

interface OptionsProps {
  readonly choice: StartChoice;
  readonly onChange: (choice: StartChoice) => void;
}

/** Awareness one by one or side by side, and the groups that share a roll. */
export default function StartOptions({ choice, onChange }: OptionsProps) {
  const text = useText();
  const encounter = useFight((fight) => fight.encounter);
  const { unaware, together } = choice;
  const setAware = (ids: readonly CombatantId[], aware: boolean) =>
    onChange({
      ...choice,
      unaware: aware ? unaware.filter((id) => !ids.includes(id)) : [...new Set([...unaware, ...ids])],
    });
  return (
    <div className="start-options" data-testid="start-options">
      {sidesOf(encounter).map(([side, ids]) => (
        <fieldset key={side} className="start-side">
          <Box
            label={text.t('editor:start.aware-side', {
              side: capitalise(ruleName(text, 'side', side), text.language),
            })}
            testId={`aware-side-${side}`}
            checked={ids.every((id) => !unaware.includes(id))}
            onChange={(aware) => setAware(ids, aware)}
          />
          {ids.map((id) => (
            <Box
              key={id}
              label={encounter.combatants[id]?.sheet.name ?? id}
              testId={`aware-${id}`}
              checked={!unaware.includes(id)}
              onChange={(aware) => setAware([id], aware)}
            />
          ))}
        </fieldset>
      ))}
      {kindsRollingTogether(encounter).map(([first = '', ...others]) => (
        <Box
          key={first}
          label={text.t('editor:start.together', {
            name: kindName(encounter, first),
            count: others.length + 1,
          })}
          testId={`together-${first}`}
          checked={together.includes(first)}
          onChange={(joins) =>
            onChange({
              ...choice,
              together: joins ? [...together, first] : together.filter((id) => id !== first),
            })
          }
        />
      ))}
    </div>
  );
}

interface BoxProps {
  readonly label: string;
  readonly testId: string;
  readonly checked: boolean;
  readonly onChange: (checked: boolean) => void;
}
function Box({ label, testId, checked, onChange }: BoxProps) {
  return (
    <label className="edit-flag">
      <input
        type="checkbox"
        data-testid={testId}
        checked={checked}
        onChange={({ target }) => onChange(target.checked)}
      />
      {label}
    </label>
  );
}

function sidesOf({ combatants }: Encounter): readonly (readonly [string, readonly CombatantId[]])[] {
  const sides = new Map<string, CombatantId[]>();
  for (const { id, side } of Object.values(combatants)) sides.set(side, [...(sides.get(side) ?? []), id]);
  return [...sides];
}
