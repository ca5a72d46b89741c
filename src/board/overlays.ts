import type { View } from '../engine/contract';
import type { Combatant, CombatantId } from '../engine/state';
import { type Square, squareKey } from '../grid/square';
import { areEnemies } from '../rules/body';
import { threatenedSquares } from '../rules/threat';
import type { Ui } from '../session/ui-state';
import { type SideStyle, sideStyle } from './theme';

/** A threatened square: by how many, in whose colour. */
export interface Threatened {
  readonly square: Square;
  readonly style: SideStyle;
  readonly count: number;
}

/** Whose threatened squares are asked for: the selected one's, or all its enemies'. Who is being moved wants to see the latter. */
function threatening(view: View, ui: Ui, moving: CombatantId | null): readonly Combatant[] {
  const chosen = view.find(moving ?? ui.selected ?? view.encounter.current ?? '');
  const asked = ui.overlays.threatened;
  switch (moving !== null && asked === 'selected' ? 'enemies' : asked) {
    case 'none':
      return [];
    case 'selected':
      return chosen !== null && ui.selected !== null ? [chosen] : [];
    case 'enemies':
      return chosen === null
        ? []
        : Object.values(view.encounter.combatants).filter((other) => areEnemies(chosen, other));
  }
}

export function threatOverlay(view: View, ui: Ui, moving: CombatantId | null): readonly Threatened[] {
  const found = new Map<string, { square: Square; style: SideStyle; count: number }>();
  for (const who of threatening(view, ui, moving)) {
    for (const square of threatenedSquares(view, who)) {
      const key = squareKey(square);
      const known = found.get(key);
      if (known === undefined) found.set(key, { square, style: sideStyle(who.side), count: 1 });
      else known.count += 1;
    }
  }
  return [...found.values()];
}

/** Who must answer now, and what each answer is about. */
export interface Wanted {
  readonly by: CombatantId;
  readonly on: CombatantId | null;
}
export const wanted = (view: View): readonly Wanted[] =>
  view.encounter.decisions.map(({ by, on }) => ({ by, on }));
