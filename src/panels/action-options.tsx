import type { View } from '../engine/contract';
import type { Combatant, CombatantId, JsonRecord } from '../engine/state';
import { weaponPair } from '../rules/two-weapons';
import { useFight, usePanels, useText } from './context';

/** `leave`: used unless it is said that it is not. `amount`: from 1 to `most`, or not at all. */
type Option = { readonly name: string } & (
  | { readonly kind: 'flag' | 'leave' }
  | { readonly kind: 'amount'; readonly most: number }
);
type Finder = (view: View, who: Combatant) => Option | null;

const flag =
  (name: string, fits: (view: View, who: Combatant) => boolean = () => true): Finder =>
  (view, who) =>
    fits(view, who) ? { name, kind: 'flag' } : null;
const left =
  (name: string, effect: string): Finder =>
  (view, who) =>
    view.has(who, effect) ? { name, kind: 'leave' } : null;
const amount =
  (name: string, feat: string, limit = Number.POSITIVE_INFINITY): Finder =>
  (_view, { sheet }) => {
    const most = Math.min(limit, sheet.baseAttackBonus);
    return sheet.feats.includes(feat) && most > 0 ? { name, kind: 'amount', most } : null;
  };

const SMITE = flag('smite', (view, who) => view.effectsOf(who).some(({ effect }) => effect.id === 'smite'));
const STUNNING = flag('stunning', (view, who) => view.has(who, 'stunning-fist'));
const POWER = amount('power', 'power-attack');
/** X-FEAT-3: at most 5. */
const EXPERTISE = amount('expertise', 'combat-expertise', 5);
const ATTACK = [flag('nonlethal'), flag('defensively'), POWER, EXPERTISE, STUNNING, SMITE];
const CASTING = [flag('defensively')];

/** What an action may be told with a click besides its path or target, in the notation's words; each only to who has it. */
const OPTIONS: Readonly<Record<string, readonly Finder[]>> = {
  move: [flag('tumble')],
  withdraw: [flag('tumble')],
  attack: ATTACK,
  'full-attack': [
    flag('twf', (_view, who) => weaponPair(who) !== null),
    left('rapid', 'rapid-shot'),
    left('flurry', 'flurry-of-blows'),
    ...ATTACK,
  ],
  charge: [flag('nonlethal'), POWER, STUNNING, SMITE],
  grapple: [flag('lethal')],
  'turn-undead': [flag('rebuke')],
  cast: CASTING,
  'use-ability': CASTING,
  'use-skill': CASTING,
};

interface OptionsProps {
  readonly who: CombatantId;
  readonly action: string;
  readonly args: JsonRecord;
  readonly onChange: (args: JsonRecord) => void;
}

/** The options of an action as buttons that are pressed or not, and amounts to choose. */
export function ActionOptions({ who, action, args, onChange }: OptionsProps) {
  const { store } = usePanels();
  const combatant = useFight((fight) => fight.encounter.combatants[who]);
  if (combatant === undefined) return null;
  const view = store.getState().view();
  const options = (OPTIONS[action] ?? []).flatMap((find) => find(view, combatant) ?? []);
  return options.map((option) => (
    <OptionButton key={option.name} option={option} args={args} onChange={onChange} />
  ));
}

interface ButtonProps extends Pick<OptionsProps, 'args' | 'onChange'> {
  readonly option: Option;
}
function OptionButton({ option, args, onChange }: ButtonProps) {
  const text = useText();
  const { name } = option;
  const label = text.t(`ui:option.${name}`);
  if (option.kind === 'amount') {
    const known = args[name];
    return (
      <select
        className="field option-amount"
        aria-label={label}
        data-testid={`option-${name}`}
        value={typeof known === 'number' ? known : 0}
        onChange={({ target }) => onChange(withOption(args, name, Number(target.value) || null))}
      >
        <option value={0}>{text.t('ui:option.amount-none', { name: label })}</option>
        {Array.from({ length: option.most }, (_, index) => index + 1).map((by) => (
          <option key={by} value={by}>
            {text.t('ui:option.amount', { name: label, amount: by })}
          </option>
        ))}
      </select>
    );
  }
  const leaves = option.kind === 'leave';
  const pressed = leaves ? args[name] !== false : args[name] === true;
  // What is used anyway is left out when it is on, what is not when it is off.
  const other = leaves ? (pressed ? false : null) : pressed ? null : true;
  return (
    <button
      type="button"
      className="button"
      aria-pressed={pressed}
      data-testid={`option-${name}`}
      onClick={() => onChange(withOption(args, name, other))}
    >
      {label}
    </button>
  );
}

/** Null: the argument is left out. */
function withOption(args: JsonRecord, name: string, value: boolean | number | null): JsonRecord {
  const others = Object.fromEntries(Object.entries(args).filter(([key]) => key !== name));
  return value === null ? others : { ...others, [name]: value };
}
