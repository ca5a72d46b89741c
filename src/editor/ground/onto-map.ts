import type { Combatant, CombatantId, Encounter } from '../../engine/state';
import { indexBoard } from '../../grid/board-index';
import { footprintsOverlap } from '../../grid/footprint';
import { canBeAt } from '../../grid/placement';
import { spaceSquares } from '../../grid/size';
import type { Square } from '../../grid/square';
import { freePlaces } from '../creatures/places';

type Standing = Readonly<Record<CombatantId, Combatant>>;

/**
 * An encounter that is being prepared, brought onto another map: whoever was there stands on it, where they stood or as near to it as there is
 * room. `without`: who found none.
 */
export function ontoMap(
  from: Encounter,
  map: Encounter,
): { readonly encounter: Encounter; readonly without: readonly Combatant[] } {
  const { board, picture, lights } = map;
  const all = Object.values(from.combatants);
  const without: Combatant[] = [];
  let standing: Standing = {};
  for (const who of all.filter(({ rides }) => rides === null)) {
    const at = placeOn({ ...map, combatants: standing }, who);
    if (at === null) without.push(who);
    else standing = { ...standing, [who.id]: { ...who, at } };
  }
  // A rider is where its mount is.
  const placed = all.flatMap((who) => standing[who.id] ?? seated(who, standing) ?? []);
  const lost = all.filter(({ id, rides }) => rides !== null && !placed.some((it) => it.id === id));
  const inside = ({ x, y }: Square): Square => ({
    x: Math.min(x, board.columns - 1),
    y: Math.min(y, board.rows - 1),
  });
  return {
    encounter: {
      ...from,
      board,
      picture,
      lights,
      combatants: Object.fromEntries(placed.map((who) => [who.id, who])),
      ground: from.ground.map((thing) => ({ ...thing, at: inside(thing.at) })),
    },
    without: [...without, ...lost],
  };
}

function seated(who: Combatant, standing: Standing): Combatant | null {
  const mount = who.rides === null ? undefined : standing[who.rides];
  return mount === undefined ? null : { ...who, at: mount.at };
}

/** Where it stands, if it can; else the nearest free place, from the middle of the map where there is none near. Null: there is no room. */
function placeOn(map: Encounter, { at, sheet }: Combatant): Square | null {
  const space = spaceSquares(sheet.size);
  const taken = Object.values(map.combatants).some((other) =>
    footprintsOverlap({ at: other.at, space: spaceSquares(other.sheet.size) }, { at, space }),
  );
  if (!taken && canBeAt(indexBoard(map.board), { at, space }, false)) return at;
  const { columns, rows } = map.board;
  const middle = { x: Math.floor(columns / 2), y: Math.floor(rows / 2) };
  for (const around of [at, middle]) {
    const [free] = freePlaces(map, around, { space, count: 1 });
    if (free !== undefined) return free;
  }
  return null;
}
