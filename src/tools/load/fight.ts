import type { Command } from '../../engine/contract';
import type { Encounter } from '../../engine/state';

/** A fight that goes on for ever: two of the players' side walk past an ogre, who may strike at each step and whose master answers. */
export const FIGHT = `
title: A long fight
size: [12, 8]
combatants:
  F: { name: Fighter, side: party, at: [2, 2], hp: 4000, hands: [longsword] }
  W: { name: Wizard, side: party, at: [2, 5], hp: 4000 }
  O: { name: Ogre, side: foes, at: [3, 2], hp: 4000, hands: [longsword] }
  S: { name: Zagyg the Lurker, side: foes, at: [9, 6], hp: 3000, hidden: true }
initiative: [F, W, O, S]
`;

type Path = readonly (readonly [number, number])[];
const walk = (actor: string, path: Path): Command => ({ type: 'act', actor, action: 'move', args: { path } });

/** What this one does on its turn: walk there or back, then end it. */
export function turnOf(who: string, { combatants }: Encounter): Command {
  const combatant = combatants[who];
  if (combatant === undefined || !combatant.turn.move)
    return { type: 'act', actor: who, action: 'end-turn', args: {} };
  const { x, y } = combatant.at;
  return walk(
    who,
    x === 2
      ? [
          [1, y],
          [0, y],
        ]
      : [
          [1, y],
          [2, y],
        ],
  );
}
