import { BookmarkPlus, CopyPlus, LogIn, type LucideIcon, Trash2 } from 'lucide-react';
import { useMemo, useState } from 'react';
import { ANYTHING } from '../../editor/creatures/catalogue';
import {
  duplicateCommand,
  removeCommand,
  setCommand,
  templateOf,
  wholeBlock,
} from '../../editor/creatures/change';
import { faultSentences } from '../../editor/creatures/checked';
import type { Combatant, JsonRecord } from '../../engine/state';
import { isNotFetched } from '../../session/fetched';
import { currentEncounter } from '../../session/session';
import { useDo, useFight, usePanels, useText } from '../context';
import { NamedPortrait } from '../portrait';
import { BlockForm } from './block-form';
import { seek } from './looked-for';
import { keepTemplate } from './use-templates';

/** Everything about the selected combatant, to be changed; copies, removing, keeping it for another time. */
export default function CombatantEditor() {
  const text = useText();
  const who = useFight(({ encounter, ui }) => encounter.combatants[ui.selected ?? '']);
  if (who === undefined)
    return (
      <p className="empty edit-empty" data-testid="edit-nobody">
        {text.t('editor:combatant.none')}
      </p>
    );
  return (
    <div className="edit-combatant">
      <header className="edit-who">
        <NamedPortrait name={who.sheet.name} side={who.side} large />
        <h2>{who.sheet.name}</h2>
      </header>
      <Deeds who={who} />
      <Form key={who.id} who={who} />
    </div>
  );
}

function Form({ who }: { readonly who: Combatant }) {
  const text = useText();
  const { store } = usePanels();
  const block = useMemo(() => wholeBlock(who), [who]);
  const set = (to: JsonRecord): readonly string[] => {
    const fight = store.getState();
    const found = setCommand(currentEncounter(fight.session), who.id, to);
    if ('faults' in found) return faultSentences(text, found.faults);
    fight.send(found.command);
    return [];
  };
  return <BlockForm block={block} onSet={set} />;
}

/** What is done with all of it. */
function Deeds({ who }: { readonly who: Combatant }) {
  const text = useText();
  const { store } = usePanels();
  const { send, select } = useDo();
  const [told, setTold] = useState('');
  const duplicate = () => {
    const command = duplicateCommand(currentEncounter(store.getState().session), who.id);
    setTold(command === null ? text.t('editor:no-room') : '');
    const outcome = command === null ? null : send(command);
    const joined = outcome?.ok ? outcome.events.find((event) => event.type === 'combatantJoined') : undefined;
    if (joined?.type === 'combatantJoined') select(joined.combatant.id);
  };
  const keep = () =>
    keepTemplate(templateOf(who)).then(
      (name) => {
        // It is to be seen where it is said to stand, whatever was sought there before.
        seek(ANYTHING);
        setTold(text.t('editor:template.kept', { name }));
      },
      (error: unknown) =>
        setTold(text.t(isNotFetched(error) ? 'refusals:part-not-fetched' : 'editor:template.not-kept')),
    );
  return (
    <>
      <div className="edit-deeds">
        <Deed icon={CopyPlus} id="duplicate" onClick={duplicate} />
        <Deed icon={BookmarkPlus} id="keep" onClick={() => void keep()} />
        <Deed icon={Trash2} id="remove" onClick={() => send(removeCommand(who.id))} />
      </div>
      <Joining who={who} />
      <p className="edit-told" role="status">
        {told}
      </p>
    </>
  );
}

interface DeedProps {
  readonly icon: LucideIcon;
  readonly id: 'duplicate' | 'keep' | 'remove';
  readonly onClick: () => void;
}
function Deed({ icon: Icon, id, onClick }: DeedProps) {
  const text = useText();
  return (
    <button type="button" className="button" data-testid={`edit-${id}`} onClick={onClick}>
      <Icon size={16} aria-hidden="true" /> {text.t(`editor:combatant.${id}`)}
    </button>
  );
}

/** Who was put on the board of a running fight has no place in the order yet. */
function Joining({ who }: { readonly who: Combatant }) {
  const text = useText();
  const { send } = useDo();
  const outside = useFight(
    ({ encounter: { phase, order, combatants } }) =>
      (phase === 'round' || phase === 'surprise') &&
      !order.includes(who.id) &&
      !Object.values(combatants).some(({ rides }) => rides === who.id),
  );
  if (!outside) return null;
  const join = (aware: boolean) =>
    send({ type: 'act', actor: null, action: 'join', args: { key: who.id, aware } });
  return (
    <div className="edit-joining" data-testid="edit-joining">
      <p>{text.t('editor:combatant.outside')}</p>
      <div className="edit-deeds">
        <button type="button" className="button" data-testid="join-aware" onClick={() => join(true)}>
          <LogIn size={16} aria-hidden="true" /> {text.t('editor:combatant.join-aware')}
        </button>
        <button type="button" className="button" data-testid="join-unaware" onClick={() => join(false)}>
          <LogIn size={16} aria-hidden="true" /> {text.t('editor:combatant.join-unaware')}
        </button>
      </div>
    </div>
  );
}
