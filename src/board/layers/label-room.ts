import type { CombatantId } from '../../engine/state';
import type { Square } from '../../grid/square';
import type { Box } from '../above/boxes';
import type { Look } from '../art/look';
import { type Camera, type Extent, toScreen } from '../camera';

/** A creature's space: its top-left square and its side in squares. */
export interface Standing {
  readonly id: CombatantId;
  readonly at: Square;
  readonly space: number;
}
/** Squares wide that a name may be below its space and above it. */
export interface Rooms {
  readonly below: number;
  readonly above: number;
}
/** Squares a name takes at most. */
const WIDEST = 4;
/** Squares by which a name may reach into a neighbour's square: rings are round, their corners are empty. */
const INTO_CORNER = 0.1;

/**
 * How many squares wide the name of each of them may be without meeting another's. It follows from where they stand alone, never from
 * which names are shown: so no name comes or goes because another does. `clear`: nor does one below lie over whoever stands there; one above
 * never does. The names of a row that stand below begin at its top, those above end at its bottom: they do not meet.
 */
export function roomsForNames(all: readonly Standing[], clear: boolean): ReadonlyMap<CombatantId, Rooms> {
  const lowest = rowsOf(all, ({ at, space }) => [at.y + space - 1]);
  const highest = rowsOf(all, ({ at }) => [at.y]);
  const bodies = rowsOf(all, ({ at, space }) => Array.from({ length: space }, (_, row) => at.y + row));
  return new Map(
    all.map((who) => {
      const { y } = who.at;
      const below = Math.min(
        besides(who, lowest.get(y + who.space - 1)),
        clear ? overBodies(who, bodies.get(y + who.space)) : WIDEST,
      );
      const above = Math.min(besides(who, highest.get(y)), overBodies(who, bodies.get(y - 1)));
      return [who.id, { below, above: y > 0 ? above : 0 }];
    }),
  );
}

/** Between the middles of those whose names stand in the same row. */
const besides = (who: Standing, row: readonly Standing[] = []): number =>
  Math.min(WIDEST, ...row.map((other) => (other === who ? WIDEST : between(who, other))));

/** Between the bodies in the row where the name would be. */
const overBodies = (who: Standing, row: readonly Standing[] = []): number =>
  Math.max(
    0,
    Math.min(WIDEST, ...row.map((other) => 2 * (between(who, other) - other.space / 2 + INTO_CORNER))),
  );

/** From middle to middle, across. */
const between = (a: Standing, b: Standing): number => Math.abs(a.at.x + a.space / 2 - (b.at.x + b.space / 2));

function rowsOf(
  all: readonly Standing[],
  rows: (who: Standing) => readonly number[],
): ReadonlyMap<number, readonly Standing[]> {
  const found = new Map<number, Standing[]>();
  for (const who of all)
    for (const row of rows(who)) {
      const list = found.get(row) ?? [];
      list.push(who);
      found.set(row, list);
    }
  return found;
}

/** Squares from a space's lower edge up to its ring: the name begins there and hides nothing of the token. */
export const BELOW_RING = 0.05;

/** Squares by which the signs at the top of a token reach over its space: badges of states, the arrow of whose turn it is. */
const CROWN = 0.18;
/** Higher than this, in squares, and lifted over them, a name would meet one that stands below somebody two rows up. */
const MOST_LIFTED = 0.46;
/** Squares that a name above a token stands higher, so that it hides none of its signs. `height`: the name's, in squares. */
export const liftOf = ({ badges, acting }: Pick<Look, 'badges' | 'acting'>, height: number): number =>
  (badges.length > 0 || acting) && height <= MOST_LIFTED ? CROWN : 0;

interface Named {
  readonly at: Square;
  /** Side of its space in squares. */
  readonly space: number;
  /** The board has the name above the token, where more of it fits. */
  readonly isAbove: boolean;
  readonly look: Pick<Look, 'badges' | 'acting'>;
}
/** Where the whole name goes: to the same side of the token as on the board, over that one, so that it is not there twice. */
export function nameBox({ at, space, isAbove, look }: Named, { width, height }: Extent, camera: Camera): Box {
  const above = at.y + BELOW_RING - liftOf(look, height / camera.scale);
  const edge = isAbove ? above : at.y + space - BELOW_RING;
  const { x, y } = toScreen(camera, { x: at.x + space / 2, y: edge });
  return { x: Math.round(x - width / 2), y: Math.round(isAbove ? y - height : y), width, height };
}
