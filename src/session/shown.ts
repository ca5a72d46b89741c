import type { View } from '../engine/contract';
import type { Combatant, CombatantId } from '../engine/state';
import type { Square } from '../grid/square';
import { areEnemies } from '../rules/body';
import { askBands, type BandsAnswer } from '../rules/questions/bands';
import { askCovers, type CoverTowards } from '../rules/questions/covers';
import { askFlanking, type FlankingPair } from '../rules/questions/flanking';
import { askReachRings, type ReachRing } from '../rules/questions/reach-rings';
import { askStrikingPlaces, type StrikingPlacesAnswer } from '../rules/questions/striking-places';
import { askThreats, type ThreatenedSquare } from '../rules/questions/threats';
import { lastAnswer } from './memory';
import type { ThreatOverlay, Ui } from './ui-state';

/** What of the screen decides which overlays are shown, and about whom. */
export type Shown = Pick<Ui, 'overlays' | 'selected' | 'group' | 'target' | 'weapon'>;

// What the overlays show of a state. The board draws it and the legend lists it: both ask here and get the very same answer, worked out once.

/** Who is being moved, and to where its path leads just now. */
export interface Moving {
  readonly who: CombatantId;
  readonly to: Square;
}

/** Whom reach, bands and cover are about: who is being moved, else who is selected, else who has the turn. */
export const subjectOf = (view: View, ui: Shown, moving: CombatantId | null): Combatant | null =>
  view.find(moving ?? ui.selected ?? view.encounter.current ?? '');

const NOBODY: readonly CombatantId[] = [];
const threats = lastAnswer(
  (view: View, chosen: Combatant, group: readonly CombatantId[], whose: ThreatOverlay) =>
    askThreats(view, threatening(view, chosen, group, whose)),
);

function threatening(
  view: View,
  chosen: Combatant,
  group: readonly CombatantId[],
  whose: ThreatOverlay,
): readonly CombatantId[] {
  const all = Object.values(view.encounter.combatants);
  const ids = (some: readonly Combatant[]) => some.map(({ id }) => id);
  switch (whose) {
    case 'none':
      return NOBODY;
    case 'selected':
      return group.includes(chosen.id) ? group : [chosen.id];
    case 'side':
      return ids(all.filter(({ side }) => side === chosen.side));
    case 'enemies':
      return ids(all.filter((other) => areEnemies(chosen, other)));
    case 'all':
      return ids(all);
  }
}

const NO_THREATS: readonly ThreatenedSquare[] = [];

/** Threatened squares, as many as are asked for: of several that are selected those of all. Who is being moved wants to see those of its enemies. */
export function threatsShown(view: View, ui: Shown, moving: CombatantId | null): readonly ThreatenedSquare[] {
  const chosen = subjectOf(view, ui, moving);
  const asked = ui.overlays.threatened;
  const nobody = asked === 'selected' && moving === null && ui.selected === null;
  if (chosen === null || asked === 'none' || nobody) return NO_THREATS;
  return threats(view, chosen, ui.group, moving !== null && asked === 'selected' ? 'enemies' : asked);
}

const bands = lastAnswer(askBands);

/** Where the subject can get to; null: not asked for. */
export function bandsShown(view: View, ui: Shown, moving: CombatantId | null): BandsAnswer | null {
  const who = ui.overlays.moves ? subjectOf(view, ui, moving) : null;
  return who === null ? null : bands(view, who.id);
}

const strikes = lastAnswer((view: View, by: CombatantId, on: CombatantId, weapon: string | null) =>
  askStrikingPlaces(view, { by, on, weapon }),
);

/** Places from which the target can be hit; null: not asked for, or nobody is aimed at. */
export function strikesShown(view: View, ui: Shown, moving: CombatantId | null): StrikingPlacesAnswer | null {
  if (!ui.overlays.hits || ui.target === null) return null;
  const by = moving ?? view.encounter.current ?? ui.selected;
  return by === null || by === ui.target ? null : strikes(view, by, ui.target, ui.weapon);
}

/** As if it stood where its path leads. A copy is made once for each place. */
const standing = lastAnswer(
  (who: Combatant, x: number, y: number): Combatant =>
    who.at.x === x && who.at.y === y ? who : { ...who, at: { x, y } },
);

function subjectThere(view: View, ui: Shown, moving: Moving | null): Combatant | null {
  const who = subjectOf(view, ui, moving?.who ?? null);
  return who === null || moving === null ? who : standing(who, moving.to.x, moving.to.y);
}

/** Reach rings around somebody. */
export interface Rings {
  readonly who: Combatant;
  readonly rings: readonly ReachRing[];
}
const rings = lastAnswer((view: View, who: Combatant): Rings => ({ who, rings: askReachRings(view, who) }));

export function ringsShown(view: View, ui: Shown, moving: Moving | null): Rings | null {
  const who = ui.overlays.reach ? subjectThere(view, ui, moving) : null;
  return who === null ? null : rings(view, who);
}

const flanking = lastAnswer((view: View) => askFlanking(view, null));
const flankingThere = lastAnswer((view: View, mover: Combatant): readonly FlankingPair[] => [
  ...flanking(view).filter(({ on, by }) => on !== mover.id && !by.includes(mover.id)),
  ...askFlanking(view, mover),
]);
const NO_PAIRS: readonly FlankingPair[] = [];

/** Everyone who is flanked, and by whom; who is being moved counts as standing at the end of its path. */
export function flankingShown(view: View, ui: Shown, moving: Moving | null): readonly FlankingPair[] {
  if (!ui.overlays.flanking) return NO_PAIRS;
  const mover = moving === null ? null : subjectThere(view, ui, moving);
  return mover === null ? flanking(view) : flankingThere(view, mover);
}

/** What stands between somebody and its enemies. */
export interface Covers {
  readonly who: Combatant;
  readonly covers: readonly CoverTowards[];
}
const covers = lastAnswer((view: View, who: Combatant): Covers => ({ who, covers: askCovers(view, who) }));

export function coversShown(view: View, ui: Shown, moving: Moving | null): Covers | null {
  const who = ui.overlays.cover ? subjectThere(view, ui, moving) : null;
  return who === null ? null : covers(view, who);
}
