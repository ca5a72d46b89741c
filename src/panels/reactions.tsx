import type { Combatant, CombatantId, Decision, Reaction } from '../engine/state';
import { equalsOf, kindName } from '../session/kinds';
import { capitalise } from '../text/capitalise';
import { ruleName } from '../text/rule-name';
import { useDo, useFight, usePanels, useText } from './context';

// How somebody answers decisions from now on without being asked: one creature, or all of its kind on its side.

const OPPORTUNITY = 'attack-of-opportunity';
/** Kinds of decision that are a plain yes or no, so that one may answer once and for all. */
const PLAIN: readonly string[] = [OPPORTUNITY, 'counter-trip', 'counter-disarm'];
const REACTIONS: readonly Reaction[] = ['ask', 'always', 'never'];
const FROM_NOW: readonly Reaction[] = ['always', 'never'];

type SetReaction = (on: readonly CombatantId[], kind: string, reaction: Reaction) => void;

/** One command, so that it is taken back at once. */
function useReaction(): SetReaction {
  const { send } = useDo();
  return (on, kind, reaction) => send({ type: 'edit', edit: 'react', args: { on: [...on], kind, reaction } });
}

/** How this one's decisions are answered, and those of its equals: attacks of opportunity, and whatever else has been settled. */
export function ReactionChoice({ who }: { readonly who: Combatant }) {
  const kinds = PLAIN.filter((kind) => kind === OPPORTUNITY || (who.reactions[kind] ?? 'ask') !== 'ask');
  return (
    <>
      {kinds.map((kind) => (
        <OneKind key={kind} who={who} kind={kind} />
      ))}
    </>
  );
}

function OneKind({ who, kind }: { readonly who: Combatant; readonly kind: string }) {
  const text = useText();
  const encounter = useFight((fight) => fight.encounter);
  const setReaction = useReaction();
  const chosen = who.reactions[kind] ?? 'ask';
  const equals = equalsOf(encounter, who.id);
  const all = equals.every((id) => (encounter.combatants[id]?.reactions[kind] ?? 'ask') === chosen);
  const name =
    kind === OPPORTUNITY
      ? text.t('ui:combatant.opportunities-are')
      : capitalise(ruleName(text, 'decision', kind), text.language);
  return (
    <>
      <ReactionButtons name={name} chosen={chosen} onChoose={(it) => setReaction([who.id], kind, it)} />
      {equals.length < 2 ? null : (
        <p className="card-note reaction-all">
          {all ? (
            text.t('ui:reaction.same-for-all', { count: equals.length, kind: kindName(encounter, who.id) })
          ) : (
            <button
              type="button"
              className="link"
              data-testid="reaction-all"
              onClick={() => setReaction(equals, kind, chosen)}
            >
              {text.t('ui:reaction.for-all', {
                reaction: text.t(`ui:reaction.${chosen}`),
                count: equals.length,
                kind: kindName(encounter, who.id),
              })}
            </button>
          )}
        </p>
      )}
    </>
  );
}

interface ButtonsProps {
  readonly name: string;
  /** Null: they differ. */
  readonly chosen: Reaction | null;
  readonly onChoose: (reaction: Reaction) => void;
}
function ReactionButtons({ name, chosen, onChoose }: ButtonsProps) {
  const text = useText();
  return (
    <fieldset className="segments">
      <legend>{name}</legend>
      {REACTIONS.map((reaction) => (
        <button
          key={reaction}
          type="button"
          aria-pressed={reaction === chosen}
          data-testid={`reaction-${reaction}`}
          onClick={() => onChoose(reaction)}
        >
          {text.t(`ui:reaction.${reaction}`)}
        </button>
      ))}
    </fieldset>
  );
}

/** The attacks of opportunity of several who are selected. */
export function GroupReactions({ ids }: { readonly ids: readonly CombatantId[] }) {
  const text = useText();
  const encounter = useFight((fight) => fight.encounter);
  const setReaction = useReaction();
  const found = new Set(ids.map((id) => encounter.combatants[id]?.reactions[OPPORTUNITY] ?? 'ask'));
  const [only = null] = found;
  return (
    <ReactionButtons
      name={text.t('ui:combatant.opportunities-are')}
      chosen={found.size === 1 ? only : null}
      onChoose={(reaction) => setReaction(ids, OPPORTUNITY, reaction)}
    />
  );
}

/** From now on without asking: always, or never, for this creature or for all of its kind. What is open is answered so too. */
export function FromNow({ decision }: { readonly decision: Decision }) {
  const text = useText();
  const encounter = useFight((fight) => fight.encounter);
  const setReaction = useReaction();
  const { store } = usePanels();
  const { by, kind, options } = decision;
  if (!PLAIN.includes(kind)) return null;
  const equals = equalsOf(encounter, by);
  const choose = (on: readonly CombatantId[], reaction: Reaction) => {
    const { send, encounter: now } = store.getState();
    setReaction(on, kind, reaction);
    const answer = (reaction === 'always' ? options[0] : options.at(-1)) ?? '';
    // A blow may have made the next one impossible.
    for (const open of now.decisions.filter((it) => it.kind === kind && on.includes(it.by)))
      if (store.getState().encounter.decisions.some(({ id }) => id === open.id))
        send({ type: 'answer', by: open.by, decision: open.id, choice: { answer } });
  };
  const buttons = (on: readonly CombatantId[], suffix: string) =>
    FROM_NOW.map((reaction) => (
      <button
        key={reaction}
        type="button"
        className="link"
        data-testid={`from-now-${reaction}${suffix}`}
        onClick={() => choose(on, reaction)}
      >
        {text.t(`ui:reaction.${reaction}`)}
      </button>
    ));
  return (
    <div className="decision-policy">
      <span>{text.t('ui:decision.from-now')}</span>
      {buttons([by], '')}
      {equals.length < 2 ? null : (
        <>
          <span className="policy-all">
            {text.t('ui:decision.from-now-all', { count: equals.length, kind: kindName(encounter, by) })}
          </span>
          {buttons(equals, '-all')}
        </>
      )}
    </div>
  );
}
