/** A fighter beside an ogre that reaches ten feet, with room to walk. */
export const BESIDE_AN_OGRE = `
title: Beside an ogre
map: |
  . . . . . . . . . . . . . . . . . .
  . . . . . . . . . . . . . . . . . .
  . . . F . O . . . . . . . . . . . .
  . . . . . . . . . . . . . . . . . .
  . . . . . . . . . . . . . . . . . .
  . . . . . . . . . . . . . . . . . .
combatants:
  F: { creature: sparring-warrior, name: Fighter, side: party, hp: 40 }
  O: { creature: ogre, name: Ogre, side: foes }
initiative: [F, O]
`;

/** Alone on a long floor with a wall of rock and rubble; a friend far off. */
export const ALONE = `
title: Alone
map: |
  . . . . . . . . . . . . . . . . . . . . . . . . . .
  . . . . . . # . . . . . . . . . . . . . . . . . . .
  . F . ~ . . # . . . . . . . . . . . . . . . . . . .
  . . . . . . # . . . . . . . . . . . . . . . . . . .
  . . . . . . . . . . . . . . . . . . . . . . . . . A
combatants:
  F: { creature: sparring-warrior, name: Fighter, side: party }
  A: { creature: sparring-warrior, name: Friend, side: party }
initiative: [F, A]
`;

/** The same, within reach of a sword. */
export const FACE_TO_FACE = BESIDE_AN_OGRE.replace('. . . F . O', '. . . . F O');
