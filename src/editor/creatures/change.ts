import type { Command } from '../../engine/contract';
import { freshTurn } from '../../engine/fresh';
import type { Combatant, CombatantId, Encounter, JsonRecord } from '../../engine/state';
import { spaceSquares } from '../../grid/size';
import type { CombatantBlock } from '../../notation/schema/combatant';
import { blockOf } from '../../notation/write/block';
import { combatantBlock } from '../../notation/write/combatant';
import { numberIn } from '../../text/initials';
import { type Checked, checked } from './checked';
import { freeKeys, freeNames } from './names';
import type { Newcomer } from './newcomer';
import { freePlaces } from './places';

/** Sets any key of a combatant, in the words of `gm: set … to:`; equipment, sheet and state follow as they do there. */
export const setCommand = (encounter: Encounter, on: CombatantId, to: JsonRecord): Checked =>
  checked({ gm: 'set', on, to }, encounter);

/** A combatant in every key of the notation, as the editor's fields show it. */
export const wholeBlock = (who: Combatant): CombatantBlock => blockOf(who);

export const removeCommand = (on: CombatantId): Command => ({ type: 'edit', edit: 'remove', args: { on } });

/** The same once more beside it: sheet and equipment, unhurt, nothing in force on it. Null where there is no room. */
export function duplicateCommand(encounter: Encounter, id: CombatantId): Command | null {
  const who = encounter.combatants[id];
  if (who === undefined) return null;
  const [at] = freePlaces(encounter, who.at, { space: spaceSquares(who.sheet.size), count: 1 });
  const [key = ''] = freeKeys(encounter, who.sheet.name, 1);
  const [name = who.sheet.name] = freeNames(encounter, who.sheet.name, 1);
  if (at === undefined) return null;
  const copy: Combatant = {
    ...who,
    id: key,
    at,
    sheet: { ...who.sheet, name },
    damage: 0,
    nonlethal: 0,
    temporary: 0,
    effects: [],
    initiative: null,
    aware: true,
    acted: false,
    turn: freshTurn(),
    rides: null,
    memory: {},
  };
  return { type: 'edit', edit: 'add', args: { combatants: { [key]: copy as unknown as JsonRecord } } };
}

/** A combatant to keep for another time: without place, side and hurts. */
export function templateOf(who: Combatant): Newcomer {
  const {
    side: _side,
    at: _at,
    hidden: _hidden,
    controller: _controller,
    rides: _rides,
    ...block
  } = combatantBlock({
    ...who,
    damage: 0,
    nonlethal: 0,
    temporary: 0,
    effects: [],
    initiative: null,
    rides: null,
  });
  return { name: numberIn(who.sheet.name).stem, block, hitDice: null };
}
