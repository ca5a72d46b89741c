import { X } from 'lucide-react';
import { useId } from 'react';
import type { View } from '../engine/contract';
import type { Combatant, CombatantId } from '../engine/state';
import { inOrder } from '../rules/body';
import { askGroundAround, askThreateners } from '../rules/questions/square';
import { capitalise } from '../text/capitalise';
import type { Text } from '../text/i18n';
import { ruleName } from '../text/rule-name';
import { useDo, useFight, usePanels, useText } from './context';
import { IconButton } from './icon-button';
import { threatWords, whoWords } from './square-words';
import { listOf, squareName } from './words';

/** Opens the board in words: the first thing that Tab comes to, seen only then. */
export function BoardWordsButton() {
  const text = useText();
  const open = useFight(({ ui }) => ui.boardWords);
  const { setBoardWords } = useDo();
  return (
    <button
      type="button"
      className="button skip"
      aria-expanded={open}
      data-key="b"
      data-testid="board-words-open"
      onClick={() => setBoardWords(!open)}
    >
      {text.t('ui:words.open')} <kbd>B</kbd>
    </button>
  );
}

/** The state of the board as text, true after every change: everyone, where, how hurt, threatened by whom; the ground around. */
export function BoardWords() {
  const open = useFight(({ ui }) => ui.boardWords);
  return open ? <Mirror /> : null;
}

function Mirror() {
  const text = useText();
  const title = useId();
  const { store } = usePanels();
  const { setBoardWords } = useDo();
  const { current } = useFight((fight) => fight.encounter);
  const selected = useFight(({ ui }) => ui.selected);
  const view = store.getState().view();
  const about = view.find(current ?? selected ?? '');
  return (
    <section className="board-words" aria-labelledby={title} data-testid="board-words">
      <div className="board-words-head">
        <h2 id={title}>{text.t('ui:words.title')}</h2>
        <IconButton
          icon={X}
          label={text.t('ui:words.close')}
          testId="board-words-close"
          onClick={() => setBoardWords(false)}
        />
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable by the keyboard */}
      <div className="board-words-text" tabIndex={0}>
        <ul>
          {inOrder(view).map((id) => (
            <li key={id} data-testid={`words-${id}`}>
              {combatantWords(text, view, id)}
            </li>
          ))}
        </ul>
        {about === null ? null : <Ground view={view} about={about} />}
      </div>
    </section>
  );
}

/** "Ogre (foes), 29 of 29 hit points, prone; at D4; threatened by Tordek; 1 attack of opportunity left; has the turn." */
function combatantWords(text: Text, view: View, id: CombatantId): string {
  const who = view.combatant(id);
  const by = askThreateners(view, who);
  const parts = [
    whoWords(text, view, id),
    text.t('ui:words.where', { square: squareName(who.at) }),
    by.length === 0 ? text.t('ui:words.free') : threatWords(text, view, by),
    ...(view.encounter.current === id ? [text.t('ui:board.acting')] : []),
  ];
  return `${parts.join('; ')}.`;
}

/** In squares: as far as most can go with one move. */
const AROUND = 6;

function Ground({ view, about }: { readonly view: View; readonly about: Combatant }) {
  const text = useText();
  const ground = askGroundAround(view, about, AROUND);
  return (
    <>
      <h3>{text.t('ui:words.around', { name: about.sheet.name })}</h3>
      {ground.length === 0 ? <p>{text.t('ui:words.around-none')}</p> : null}
      <ul>
        {ground.map(({ what, squares }) => (
          <li key={what}>
            {text.t('ui:words.ground', {
              what: capitalise(ruleName(text, 'terrain', what), text.language),
              squares: listOf(text, squares.map(squareName)),
            })}
          </li>
        ))}
      </ul>
    </>
  );
}
