import { addCommand, type Manner } from '../../editor/creatures/add';
import { faultSentences } from '../../editor/creatures/checked';
import type { Newcomer } from '../../editor/creatures/newcomer';
import type { Square } from '../../grid/square';
import { boardStore } from '../../session/board-port';
import { currentEncounter } from '../../session/session';
import type { FightStore } from '../../session/store';
import type { Text } from '../../text/i18n';

/** Sides do not begin in each other's midst: how far from the left of what is seen of the board each is put, in parts of its width. */
const STANDS_AT: Readonly<Record<string, number>> = { party: 1 / 4, foes: 3 / 4 };
const IN_THE_MIDDLE = 1 / 2;

/** Where newcomers of a side are put who are dragged nowhere: in what is seen of the board, beside the editor. */
export function placeInView(side: string): Square {
  const { board } = boardStore.getState();
  const stage = document.querySelector('.board-host')?.getBoundingClientRect();
  if (board === null || stage === undefined) return { x: 0, y: 0 };
  const editor = document.querySelector('.editor')?.getBoundingClientRect();
  const beside = editor !== undefined && editor.right < stage.right - 80;
  const left = beside ? Math.max(stage.left, editor.right) : stage.left;
  const below = editor !== undefined && !beside && editor.top > stage.top + 60;
  const bottom = below ? editor.top : stage.bottom;
  const across = left + (stage.right - left) * (STANDS_AT[side] ?? IN_THE_MIDDLE);
  const [x, y] = board.screenToSquare([across, (stage.top + bottom) / 2]);
  return { x, y };
}

/** Puts newcomers on the board and selects them. What speaks against it, in sentences. */
export function putOnBoard(
  { store, text }: { readonly store: FightStore; readonly text: Text },
  newcomer: Newcomer,
  manner: Manner,
  around: Square,
): readonly string[] {
  const fight = store.getState();
  const encounter = currentEncounter(fight.session);
  const found = addCommand(encounter, newcomer, manner, around);
  if (found === null) return [text.t('editor:no-room')];
  if ('faults' in found) return faultSentences(text, found.faults);
  const outcome = fight.send(found.command);
  if (!outcome.ok) return [];
  const joined = outcome.events.flatMap((event) =>
    event.type === 'combatantJoined' ? [event.combatant] : [],
  );
  fight.selectSeveral(joined.map(({ id }) => id));
  return [
    ...(joined.length < manner.number ? [text.t('editor:room-for', { count: joined.length })] : []),
    ...(manner.hitPoints !== 'average' && newcomer.hitDice === null
      ? [text.t('editor:no-hit-dice', { hp: joined[0]?.sheet.hitPoints ?? 0 })]
      : []),
  ];
}
