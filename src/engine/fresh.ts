import type { Inventory, Turn } from './state';

/** The budget at the start of a turn: everything still to spend. */
export const freshTurn = (): Turn => ({
  standard: true,
  move: true,
  swift: true,
  fiveFootStep: true,
  actions: 0,
  movedFeet: 0,
  fullAttack: null,
  opportunities: 0,
  provokedByMoving: [],
  sawAtStart: [],
  marks: {},
});

export const emptyInventory = (): Inventory => ({
  hands: [],
  carried: [],
  stowed: [],
  worn: [],
  shield: null,
});
