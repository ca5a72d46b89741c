import { Popover } from '@base-ui/react/popover';
import { useState } from 'react';
import type { CombatantId, JsonRecord } from '../engine/state';
import { areEnemies } from '../rules/body';
import { askActions } from '../rules/questions/actions';
import { askChoices } from '../rules/questions/choices';
import { whyNotReady } from '../rules/readied-action';
import { DEEDS } from '../rules/readiness';
import { capitalise } from '../text/capitalise';
import type { Text } from '../text/i18n';
import { actionIcon } from './action-icons';
import { useDo, useFight, usePanels, useText } from './context';
import { Icon } from './icon';
import { actionName, spellName } from './words';

interface ReadyProps {
  readonly who: CombatantId;
  readonly label: string;
}

/** Ready: which action, for what, by whom. */
export function ReadyForm({ who, label }: ReadyProps) {
  const [open, setOpen] = useState(false);
  return (
    <Popover.Root open={open} onOpenChange={setOpen}>
      <Popover.Trigger className="action" data-testid="action-ready">
        <Icon of={actionIcon('ready')} size={15} />
        {label}
      </Popover.Trigger>
      <Popover.Portal>
        <Popover.Positioner
          positionMethod="fixed"
          side="top"
          sideOffset={6}
          collisionPadding={8}
          className="menu-place"
        >
          <Popover.Popup className="popup ready" data-testid="ready-form" aria-label={label}>
            {open ? <Fields who={who} onDone={() => setOpen(false)} /> : null}
          </Popover.Popup>
        </Popover.Positioner>
      </Popover.Portal>
    </Popover.Root>
  );
}

/** Anyone at all. */
const ANYONE = '';
/** A spell that is aimed at nobody: the one with which another is cancelled (X-RDY-7). */
const NOBODY = '';
/** Something that is said at the table, and that no rule notices by itself. */
const SAID = 'said';
const CHOICES = [...DEEDS, SAID] as const;
const MOST_SAID = 80;

function Fields({ who, onDone }: { readonly who: CombatantId; readonly onDone: () => void }) {
  const text = useText();
  const { send } = useDo();
  const encounter = useFight((fight) => fight.encounter);
  const readyable = useReadyable(who);
  const [chosen, setChosen] = useState('attack');
  const [on, setOn] = useState(NOBODY);
  const [does, setDoes] = useState<(typeof CHOICES)[number]>('move');
  const [said, setSaid] = useState('');
  const [by, setBy] = useState(ANYONE);
  const self = encounter.combatants[who];
  const foes = Object.values(encounter.combatants).filter((it) => self !== undefined && areEnemies(self, it));
  const what = readyable.find(({ key }) => key === chosen) ?? readyable[0];
  const isSpell = what?.args.spell !== undefined;
  const ready = () => {
    const noticed: JsonRecord = by === ANYONE ? { does } : { does, who: by };
    const when = does === SAID ? said.trim() : noticed;
    const aimed = isSpell && on !== NOBODY ? { on } : {};
    if (what) send({ type: 'act', actor: who, action: 'ready', args: { ...what.args, ...aimed, when } });
    onDone();
  };
  return (
    <>
      <Choice
        label={text.t('ui:ready.action')}
        testId="ready-action"
        value={what?.key ?? ''}
        onChoose={setChosen}
        options={readyable.map(({ key, args }) => [key, nameOf(text, args)])}
      />
      {isSpell ? <AimedAt on={on} onChoose={setOn} /> : null}
      {does === SAID ? null : (
        <Choice
          label={text.t('ui:ready.who')}
          testId="ready-who"
          value={by}
          onChoose={setBy}
          options={[
            [ANYONE, text.t('ui:ready.anyone')],
            ...foes.map(({ id, sheet }) => [id, sheet.name] as const),
          ]}
        />
      )}
      <Choice
        label={text.t('ui:ready.does')}
        testId="ready-does"
        value={does}
        onChoose={(deed) => setDoes(CHOICES.find((it) => it === deed) ?? does)}
        options={CHOICES.map((deed) => [deed, text.t(`ui:ready.deed-${deed}`)])}
      />
      {does === SAID ? <InWords value={said} onChange={setSaid} /> : null}
      <button type="button" className="button button-main" data-testid="ready-now" onClick={ready}>
        {text.t('ui:ready.do')}
      </button>
    </>
  );
}

interface AimedAtProps {
  readonly on: string;
  readonly onChoose: (on: string) => void;
}
/** At whom a spell will go. */
function AimedAt({ on, onChoose }: AimedAtProps) {
  const text = useText();
  const { combatants } = useFight((fight) => fight.encounter);
  const everyone = Object.values(combatants).map(({ id, sheet }) => [id, sheet.name] as const);
  return (
    <Choice
      label={text.t('ui:ready.on')}
      testId="ready-on"
      value={on}
      onChoose={onChoose}
      options={[[NOBODY, text.t('ui:ready.nobody')], ...everyone]}
    />
  );
}

interface InWordsProps {
  readonly value: string;
  readonly onChange: (value: string) => void;
}
/** What somebody at the table will notice. */
function InWords({ value, onChange }: InWordsProps) {
  const text = useText();
  return (
    <label>
      <span>{text.t('ui:ready.said')}</span>
      <input
        className="field"
        data-testid="ready-said"
        maxLength={MOST_SAID}
        value={value}
        onChange={({ target }) => onChange(target.value)}
      />
    </label>
  );
}

interface ChoiceProps {
  readonly label: string;
  readonly testId: string;
  readonly value: string;
  readonly options: readonly (readonly [string, string])[];
  readonly onChoose: (value: string) => void;
}
function Choice({ label, testId, value, options, onChoose }: ChoiceProps) {
  return (
    <label>
      <span>{label}</span>
      <select
        className="field"
        data-testid={testId}
        value={value}
        onChange={({ target }) => onChoose(target.value)}
      >
        {options.map(([id, name]) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </select>
    </label>
  );
}

interface Readyable {
  readonly key: string;
  /** The action and what it is told, in the notation's words. */
  readonly args: JsonRecord;
}

/** What can be made ready and needs at most a target when it goes off, then spells. */
function useReadyable(who: CombatantId): readonly Readyable[] {
  const { store } = usePanels();
  const view = store.getState().view();
  const can = (action: string, args: JsonRecord) =>
    whyNotReady(view, view.combatant(who), action, args) === null;
  // Anybody will do: what it costs may hang on there being a target.
  const on = Object.keys(view.encounter.combatants).find((id) => id !== who) ?? who;
  const acts = askActions(view, who)
    .filter(({ action, needs }) => needs === 'creature' && can(action, { on }))
    .map(({ action }) => ({ key: action, args: { action } }));
  const spells = askChoices(view, who, 'cast')
    .filter(({ args }) => can('cast', args))
    .map(({ name, args }) => ({ key: `cast:${name}`, args: { action: 'cast', ...args } }));
  return [...acts, ...spells];
}

/** An action, or a spell by its own name. */
function nameOf(text: Text, { action, spell }: JsonRecord): string {
  const cast = capitalise(actionName(text, String(action)), text.language);
  return typeof spell === 'string' ? `${cast}: ${spellName(text, spell)}` : cast;
}
