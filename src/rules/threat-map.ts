import type { View } from '../engine/contract';
import type { Combatant, CombatantId, Encounter } from '../engine/state';
import type { Square } from '../grid/square';
import { squaresOf } from './body';
import { threat } from './threat';

interface ThreatMap {
  readonly board: Encounter['board'];
  readonly bySquare: ReadonlyMap<number, readonly CombatantId[]>;
}
/** Made once a state; the threat of each combatant comes from its own cache, so only those who changed are worked out anew. */
const maps = new WeakMap<Encounter['combatants'], ThreatMap>();

const keyOf = (columns: number, { x, y }: Square): number => y * columns + x;

function build(view: View): ThreatMap {
  const { board, combatants } = view.encounter;
  const bySquare = new Map<number, CombatantId[]>();
  const add = (square: Square, id: CombatantId): void => {
    const key = keyOf(board.columns, square);
    const known = bySquare.get(key);
    if (known) known.push(id);
    else bySquare.set(key, [id]);
  };
  for (const who of Object.values(combatants)) {
    const threatened = threat(view, who);
    for (const square of threatened.values()) add(square, who.id);
    // Whoever shares its square may be in its reach too (X-SIZE-5); who can strike at all is asked later.
    for (const square of squaresOf(view, who)) add(square, who.id);
  }
  return { board, bySquare };
}

/** Everyone who may threaten one of the squares of a body: a short list to ask closely. */
export function nearbyThreats(view: View, target: Combatant): ReadonlySet<CombatantId> {
  const { board, combatants } = view.encounter;
  const known = maps.get(combatants);
  const map = known?.board === board ? known : build(view);
  if (map !== known) maps.set(combatants, map);
  const found = new Set<CombatantId>();
  for (const square of squaresOf(view, target))
    for (const id of map.bySquare.get(keyOf(board.columns, square)) ?? [])
      if (id !== target.id) found.add(id);
  return found;
}
