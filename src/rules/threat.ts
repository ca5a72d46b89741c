import type { View } from '../engine/contract';
import type { Combatant, Encounter, HouseRules, Sheet } from '../engine/state';
import { ReachArea, type ReachTemplate, reachArea, reachTemplate } from '../grid/reach-template';
import type { Square } from '../grid/square';
import { reachOptions, reachWith } from './attack-context';
import { boardOf, placeOf, squaresOf } from './body';
import { threateningWeapons } from './wielding';

/** Threatened squares by board and combatant, neither of which is ever changed in place, under one set of house rules. */
interface Known {
  readonly houseRules: HouseRules;
  readonly byCombatant: WeakMap<Combatant, ReachArea>;
}
const known = new WeakMap<Encounter['board'], Known>();

/** What a combatant threatens wherever it stands, and what that was worked out from. */
export interface Arm {
  readonly effects: Combatant['effects'];
  readonly inventory: Combatant['inventory'];
  readonly houseRules: HouseRules;
  readonly space: number;
  readonly template: ReachTemplate;
  /** False: not even what shares its square is threatened. */
  readonly armed: boolean;
}
/** The latest of each sheet: who only moved, was hurt or spent an action threatens as before. */
const arms = new WeakMap<Sheet, Arm>();

/** What it threatens with its weapons and in its state, from a body of `space` squares' side. */
export function armOf(view: View, who: Combatant, space: number): Arm {
  const { houseRules } = view.encounter;
  const { sheet, effects, inventory } = who;
  const arm = arms.get(sheet);
  const same = arm?.effects === effects && arm.inventory === inventory && arm.houseRules === houseRules;
  if (same && arm.space === space) return arm;
  const weapons = view.can(who, 'threaten') ? threateningWeapons(view, who) : [];
  const reaches = weapons.map(({ weapon }) => ({
    feet: reachWith(who, weapon),
    options: reachOptions(view, weapon),
  }));
  const template = reachTemplate(space, reaches);
  const made = { effects, inventory, houseRules, space, template, armed: weapons.length > 0 };
  arms.set(sheet, made);
  return made;
}

/** The squares it threatens (AOO-2, AOO-3, AOO-7, AOO-8, X-SIZE-4, X-RCH-1); a rider's lie around its mount (X-MNT-2). Its own are not among them. */
export function threat(view: View, who: Combatant): ReachArea {
  const byCombatant = knownOn(view.encounter);
  // A rider's threat depends on its mount as well, so the rider alone is no key for it.
  const cached = who.rides === null ? byCombatant.get(who) : undefined;
  if (cached) return cached;
  const { at, space } = placeOf(view, who);
  const { template } = armOf(view, who, space);
  const found =
    template.size === 0
      ? new ReachArea(template, at.x, at.y)
      : reachArea(boardOf(view), template, at, squaresOf(view, who));
  byCombatant.set(who, found);
  return found;
}

function knownOn({ board, houseRules }: Encounter): WeakMap<Combatant, ReachArea> {
  const found = known.get(board);
  if (found?.houseRules === houseRules) return found.byCombatant;
  const byCombatant = new WeakMap<Combatant, ReachArea>();
  known.set(board, { houseRules, byCombatant });
  return byCombatant;
}

export const threatenedSquares = (view: View, who: Combatant): readonly Square[] =>
  threat(view, who).squares();

/** Whether it threatens any of these squares; one that shares its own square can be struck too (X-SIZE-5). */
export function threatens(view: View, who: Combatant, squares: readonly Square[]): boolean {
  const threatened = threat(view, who);
  if (squares.some((square) => threatened.has(square))) return true;
  return sharesSquare(view, who, squares) && armOf(view, who, placeOf(view, who).space).armed;
}

const sharesSquare = (view: View, who: Combatant, squares: readonly Square[]): boolean =>
  squaresOf(view, who).some((own) => squares.some(({ x, y }) => x === own.x && y === own.y));
