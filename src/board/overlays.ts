import type { View } from '../engine/contract';
import type { CombatantId } from '../engine/state';
import type { Square } from '../grid/square';
import { threatsShown } from '../session/shown';
import type { Ui } from '../session/ui-state';
import { type SideStyle, sideStyle } from './theme';

/** A threatened square: by how many, in whose colour. */
export interface Threatened {
  readonly square: Square;
  readonly style: SideStyle;
  /** A second side that threatens it too. */
  readonly second: SideStyle | null;
  readonly count: number;
}

export function threatOverlay(view: View, ui: Ui, moving: CombatantId | null): readonly Threatened[] {
  const styles = new Map<CombatantId, SideStyle>();
  const styleOf = (id: CombatantId): SideStyle => {
    const style = styles.get(id) ?? sideStyle(view.combatant(id).side);
    styles.set(id, style);
    return style;
  };
  return threatsShown(view, ui, moving).map(({ square, by }) => {
    const style = styleOf(by[0] ?? '');
    const other = by.find((id) => styleOf(id) !== style);
    return { square, style, second: other === undefined ? null : styleOf(other), count: by.length };
  });
}

/** Who must answer now, and what each answer is about. */
export interface Wanted {
  readonly by: CombatantId;
  readonly on: CombatantId | null;
}
export const wanted = (view: View): readonly Wanted[] =>
  view.encounter.decisions.map(({ by, on }) => ({ by, on }));
