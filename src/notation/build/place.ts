import type { Square } from '../../grid/square';
import type { CombatantBlock } from '../schema/combatant';

type Blocks = Readonly<Record<string, CombatantBlock>>;
type Drawn = Readonly<Record<string, Square>>;

/** Where it says that it is, or where the map shows it; null where neither does. */
export function ownPlace(key: string, blocks: Blocks, drawn: Drawn): Square | null {
  const at = blocks[key]?.at;
  if (at !== undefined) return { x: at[0], y: at[1] };
  return Object.hasOwn(drawn, key) ? (drawn[key] ?? null) : null;
}

/** Riders by mount, of one table of blocks. */
const riders = new WeakMap<Blocks, ReadonlyMap<string, string>>();

/** Who rides it; the first where several do. */
export function riderOf(key: string, blocks: Blocks): string | undefined {
  const known = riders.get(blocks) ?? ridersIn(blocks);
  riders.set(blocks, known);
  return known.get(key);
}

function ridersIn(blocks: Blocks): ReadonlyMap<string, string> {
  const pairs = Object.entries(blocks).flatMap(([rider, { rides }]): [string, string][] =>
    rides === undefined ? [] : [[rides, rider]],
  );
  return new Map(pairs.reverse());
}

/** Its own place; rider and mount stand where the other one does if they have none. */
export function placeOf(key: string, blocks: Blocks, drawn: Drawn): Square {
  const partner = blocks[key]?.rides ?? riderOf(key, blocks);
  return (
    ownPlace(key, blocks, drawn) ??
    (partner === undefined ? null : ownPlace(partner, blocks, drawn)) ?? { x: 0, y: 0 }
  );
}
