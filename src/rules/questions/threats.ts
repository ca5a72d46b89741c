import type { View } from '../../engine/contract';
import type { CombatantId } from '../../engine/state';
import { type Square, squareKey } from '../../grid/square';
import { threatenedSquares } from '../threat';

/** A threatened square and who threatens it. */
export interface ThreatenedSquare {
  readonly square: Square;
  readonly by: readonly CombatantId[];
}

/** The squares that any of these threatens, each once with all of them who do, in the order asked (AOO-2, AOO-3, X-RCH-1 to X-RCH-3). */
export function askThreats(view: View, by: readonly CombatantId[]): readonly ThreatenedSquare[] {
  const found = new Map<string, { square: Square; by: CombatantId[] }>();
  for (const id of by) {
    const who = view.find(id);
    for (const square of who === null ? [] : threatenedSquares(view, who)) {
      const key = squareKey(square);
      const known = found.get(key);
      if (known === undefined) found.set(key, { square, by: [id] });
      else known.by.push(id);
    }
  }
  return [...found.values()];
}
