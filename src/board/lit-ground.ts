import type { View } from '../engine/contract';
import type { Board, TerrainFeature } from '../grid/board';
import { parseSquareKey, type SquareKey } from '../grid/square';
import { sourcesKey } from '../rules/light-sources';
import { featuresInLight, lightOf } from '../rules/lighting';

type Terrain = Board['terrain'];

let last: { readonly terrain: Terrain; readonly key: string; readonly lit: Terrain } | null = null;

/** The terrain as light leaves it: what a lamp brightens is no longer dark, what a spell dims is. The same object until board or lights change. */
export function litGround(view: View): Terrain {
  const { terrain } = view.encounter.board;
  const key = sourcesKey(view);
  if (key === '') return terrain;
  if (last?.terrain === terrain && last.key === key) return last.lit;
  const lit = lightUp(view, terrain);
  last = { terrain, key, lit };
  return lit;
}

function lightUp(view: View, terrain: Terrain): Terrain {
  if (lightOf(view) === null) return terrain;
  const ground = Object.entries(terrain).map(
    ([key, features]) => [key, featuresInLight(view, parseSquareKey(key), features)] as const,
  );
  return Object.fromEntries([...ground, ...veiled(view, terrain)]);
}

/** Bright floor that a spell of darkness lies on. */
function veiled(view: View, terrain: Terrain): readonly (readonly [SquareKey, readonly TerrainFeature[]])[] {
  const here = lightOf(view);
  const { columns, rows } = view.encounter.board;
  if (here === null || !sourcesKey(view).includes('darkness')) return [];
  const found: (readonly [SquareKey, readonly TerrainFeature[]])[] = [];
  for (let y = 0; y < rows; y++)
    for (let x = 0; x < columns; x++) {
      const key: SquareKey = `${x},${y}`;
      if (!Object.hasOwn(terrain, key) && here({ x, y }).level === 1) found.push([key, ['shadow']]);
    }
  return found;
}
