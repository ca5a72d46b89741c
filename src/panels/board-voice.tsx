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
  const drawsByKeys = useStore(atBoardStore, ({ waits }) => waits === 'keys');
  return (
    <p className="hidden-text" aria-live="polite" data-testid="board-voice">
      {drawsByKeys ? <PathByKeys /> : <AtCursor />}
    </p>
  );
}

/** Follows the path only where keys draw it: one that a pointer draws is not read out, and costs nothing here. */
function PathByKeys() {
  const text = useText();
  const preview = usePreview();
  const encounter = useFight((fight) => fight.encounter);
  return preview === null ? <AtCursor /> : pathWords(text, encounter, preview);
}

function AtCursor() {
  return useCursorWords();
}

/** The same over the board; the path has a card of its own. */
export function CursorWords() {
  const { cursor, waits } = useStore(atBoardStore);
  return cursor === null || waits !== null ? null : <CursorCard />;
}

function CursorCard() {
  const words = useCursorWords();
  return (
    <p className="float cursor-words" aria-hidden="true" data-testid="cursor-words">
      {words}
    </p>
  );
}

function useCursorWords(): string {
  const text = useText();
  const { store } = usePanels();
  const { cursor } = useStore(atBoardStore);
  const { current } = useFight((fight) => fight.encounter);
  const target = useFight(({ ui }) => ui.target);
  const selected = useFight(({ ui }) => ui.selected);
  const view = store.getState().view();
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
