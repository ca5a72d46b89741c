/**
 * What a table plays otherwise than the book (the option of a ruling, by its number). All are off by default and may be left out;
 * the notation's `rules:` takes them by these names.
 */
export interface HouseSwitches {
  /** D2: with a reach weapon, a creature of 10 ft natural reach strikes the square two diagonals away too. */
  readonly reachWeaponFillsDiagonal: boolean;
  /** D3: creatures in between are no cover against reach attacks, and stop no opportunity. */
  readonly meleeIgnoresSoftCover: boolean;
  /** D5: an opportunity that was declined comes again at the mover's next exit. */
  readonly declinedOpportunityReturns: boolean;
  /** D6: attacks of opportunity renew for everybody at the top of the round. */
  readonly opportunitiesRenewEachRound: boolean;
  /** D9: a trip for an opportunity keeps down whoever was standing up. */
  readonly tripKeepsDown: boolean;
  /** D10: the blow for standing up no longer meets somebody prone. */
  readonly standingUpIsNotProne: boolean;
  /** D12: Combat Reflexes gives the surprised and unaware no opportunity. */
  readonly surprisedGetNoOpportunity: boolean;
  /** D16: the very small open their guard also when they enter an enemy's square by a 5-foot step. */
  readonly steppingIntoEnemyProvokes: boolean;
  /** D17: sunder is no attack of opportunity. */
  readonly noSunderOpportunity: boolean;
  /** D18: a grapple for an opportunity gets no hold. */
  readonly noHoldOutOfTurn: boolean;
  /** D20: holding a charge neither arms nor threatens. */
  readonly heldChargeIsUnarmed: boolean;
  /** D24: the disabled go at full speed. */
  readonly disabledGoFullSpeed: boolean;
  /** D25: diagonals are counted through the whole turn. */
  readonly diagonalsCountThroughTurn: boolean;
  /** D26: a distance of exactly one range increment is still free, and so on. */
  readonly exactIncrementIsFree: boolean;
  /** D28: a 5-foot step is still possible after a move action that was stopped before any distance. */
  readonly stepAfterStoppedMove: boolean;
  /** D29: a disabled creature that healed itself above 0 loses no hit point for it. */
  readonly healingSparesStrain: boolean;
  /** D30: who tumbles goes at half speed all the way. */
  readonly tumblingHalvesAll: boolean;
  /** D31: Cleave only in the own turn. */
  readonly cleaveInOwnTurnOnly: boolean;
}
export type HouseSwitch = keyof HouseSwitches;

export interface HouseRules extends Partial<HouseSwitches> {
  /** What diagonals cost. */
  readonly diagonals: '5-10-5' | '5-5-5';
  /** D1: a natural 10-ft reach covers the second diagonal. */
  readonly reachDiagonal: boolean;
}

/** The switches by name, each with its ruling. */
export const HOUSE_SWITCHES: Readonly<Record<HouseSwitch, string>> = {
  reachWeaponFillsDiagonal: 'D2',
  meleeIgnoresSoftCover: 'D3',
  declinedOpportunityReturns: 'D5',
  opportunitiesRenewEachRound: 'D6',
  tripKeepsDown: 'D9',
  standingUpIsNotProne: 'D10',
  surprisedGetNoOpportunity: 'D12',
  steppingIntoEnemyProvokes: 'D16',
  noSunderOpportunity: 'D17',
  noHoldOutOfTurn: 'D18',
  heldChargeIsUnarmed: 'D20',
  disabledGoFullSpeed: 'D24',
  diagonalsCountThroughTurn: 'D25',
  exactIncrementIsFree: 'D26',
  stepAfterStoppedMove: 'D28',
  healingSparesStrain: 'D29',
  tumblingHalvesAll: 'D30',
  cleaveInOwnTurnOnly: 'D31',
};
export const HOUSE_SWITCH_NAMES = Object.keys(HOUSE_SWITCHES) as readonly HouseSwitch[];

/** The book's. */
export const BOOK_RULES: HouseRules = { diagonals: '5-10-5', reachDiagonal: true };
