import type { Play, Refusal, View } from '../../engine/contract';
import { defineEdit } from '../../engine/define';
import { isRefusal, refusal } from '../../engine/refusal';
import type { Combatant, JsonRecord, Sheet } from '../../engine/state';
import { isOnBoard } from '../../grid/board';
import { hitPointsAfter, settleAbilities } from '../ability-loss';
import { type ArgsOf, argsParser, optional, record, text } from '../arguments';
import { onSomeone } from '../edit-target';
import { conditionByHitPoints, endAll, fitHitPoints } from '../hit-points';
import { riderOf } from '../mounting';
import { placedAmong } from '../order-of-play';

const FIELDS = { on: text, sheet: optional(record), state: optional(record) };
type Args = ArgsOf<typeof FIELDS>;

/** Where only hit points were set, the conditions follow; where conditions were named, they stand as named. */
const followsHitPoints = ({ state, sheet }: Args): boolean =>
  (state !== null && ('damage' in state || 'nonlethal' in state) && !('effects' in state)) ||
  (sheet !== null && 'hitPoints' in sheet && !(state !== null && 'effects' in state));

const COUNTS = ['nonlethal', 'temporary'] as const;

/** What no fight may hold: a place off the board, an effect nobody knows, a count below 0. */
function whyNotState(view: View, state: JsonRecord): Refusal | null {
  const { at, effects } = state as Partial<Pick<Combatant, 'at' | 'effects'>>;
  if (at && !isOnBoard(view.encounter.board, at)) return refusal('off-board', { x: at.x, y: at.y });
  const unknown = effects?.find(({ id }) => !view.rules.effects.has(id));
  if (unknown) return refusal('effect-unknown', { name: unknown.id });
  const negative = COUNTS.find((count) => Number(state[count] ?? 0) < 0);
  return negative ? refusal('not-below-zero', { argument: negative }) : null;
}

/** The master who gives hit points back to the dead gives them life. */
function revive(play: Play, on: string): void {
  const who = play.combatant(on);
  const isAlive = conditionByHitPoints(play, who, false) !== 'dead' && who.sheet.abilities.con !== 0;
  if (isAlive) endAll(play, on, 'dead', 'gm');
}

/** A changed Constitution changes the hit points, unless they are set too. */
function withHitPoints(before: Sheet, changes: Partial<Sheet>): Partial<Sheet> {
  const hitPoints =
    changes.abilities && changes.hitPoints === undefined ? hitPointsAfter(before, changes.abilities) : null;
  return hitPoints === null ? changes : { ...changes, hitPoints };
}

/** Whose count is set in a running fight stands where it belongs from then on; without a count it stands nowhere (INI-3). */
function findPlace(play: Play, on: string): void {
  const { phase, order, combatants } = play.encounter;
  if ((phase !== 'round' && phase !== 'surprise') || riderOf(play, on) !== null) return;
  const others = order.filter((id) => id !== on);
  const hasCount = combatants[on]?.initiative !== null;
  play.emit({ type: 'orderSet', order: hasCount ? placedAmong(play, others, on) : others });
}

/**
 * The GM sets anything. The notation turns its words into parts of the sheet and of the state, checked there;
 * the ids of new effects are given here.
 */
export default defineEdit<Args>({
  id: 'set',
  parse(input, view) {
    const args = argsParser(FIELDS)(input);
    if (isRefusal(args)) return args;
    return (args.state ? whyNotState(view, args.state) : null) ?? onSomeone(view, args);
  },
  perform(play, args) {
    const { on, state } = args;
    const sheet = args.sheet ? withHitPoints(play.combatant(on).sheet, args.sheet as Partial<Sheet>) : null;
    if (sheet) play.emit({ type: 'sheetSet', who: on, sheet });
    if (state)
      play.emit({ type: 'stateSet', who: on, state: state as Partial<Omit<Combatant, 'id' | 'sheet'>> });
    if (state && 'initiative' in state) findPlace(play, on);
    if (sheet?.abilities) settleAbilities(play, on);
    if (followsHitPoints(args)) revive(play, on);
    if (followsHitPoints(args) || sheet?.hitPoints !== undefined) fitHitPoints(play, on, false);
  },
});
