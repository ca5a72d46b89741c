import { useStore } from 'zustand';
import type { View } from '../engine/contract';
import type { CombatantId } from '../engine/state';
import { askAttack } from '../rules/questions/attack';
import { askSquare } from '../rules/questions/square';
import { atBoardStore } from '../session/at-board';
import type { Text } from '../text/i18n';
import { useFight, usePanels, useText } from './context';
import { pathWords } from './path-text';
import { squareWords } from './square-words';
import { usePreview } from './use-preview';
import { combatantName, percent } from './words';

/** What the keyboard is on: the square of its cursor, or the path it draws, and at whom it aims. Told to screen readers, and shown. */
export function BoardVoice() {
  const words = useKeyboardWords();
  return (
    <p className="hidden-text" aria-live="polite" data-testid="board-voice">
      {words}
    </p>
  );
}

/** The same over the board; the path has a card of its own. */
export function CursorWords() {
  const { cursor, waits } = useStore(atBoardStore);
  return cursor === null || waits !== null ? null : <CursorCard />;
}

function CursorCard() {
  const words = useKeyboardWords();
  return (
    <p className="float cursor-words" aria-hidden="true" data-testid="cursor-words">
      {words}
    </p>
  );
}

function useKeyboardWords(): string {
  const text = useText();
  const { store } = usePanels();
  const { cursor, waits } = useStore(atBoardStore);
  const preview = usePreview();
  const { current } = useFight((fight) => fight.encounter);
  const target = useFight(({ ui }) => ui.target);
  const selected = useFight(({ ui }) => ui.selected);
  const view = store.getState().view();
  if (waits === 'keys' && preview !== null) return pathWords(text, view.encounter, preview);
  const aimed = target === null || current === null ? '' : aimWords(text, view, current, target);
  if (cursor === null) return aimed;
  const answer = askSquare(view, cursor, selected ?? current);
  const words = squareWords(text, view, answer);
  return answer.who.includes(target ?? '') ? `${words} ${aimed}` : words;
}

function aimWords(text: Text, view: View, by: CombatantId, on: CombatantId): string {
  const { legal, chance } = askAttack(view, { by, on, args: {} });
  const name = combatantName(view.encounter, on);
  return legal ? text.t('ui:square.aimed', { name, chance: percent(text, chance) }) : name;
}
