import type { Encounter } from '../../engine/state';
import { reachSquares } from '../../grid/reach';
import { reachOptions, reachWith } from '../../rules/attack-context';
import { placementOf } from '../../rules/body';
import { threateningWeapons } from '../../rules/wielding';
import { asked } from './scene';

// The bare loop that threat is held against: a count and a list of names a square, from ready-made templates.

export interface FloorThreat {
  readonly width: number;
  readonly places: Int32Array;
  /** Offsets of the threatened squares from the place, one list for each combatant. */
  readonly templates: readonly Int32Array[];
  readonly counts: Uint8Array;
  /** Combatants by square. */
  readonly names: readonly (readonly number[])[];
}
const MARGIN = 16;

export function floorThreat(encounter: Encounter): FloorThreat {
  const view = asked(encounter);
  const width = encounter.board.columns + 2 * MARGIN;
  const all = Object.values(encounter.combatants);
  const size = width * (encounter.board.rows + 2 * MARGIN);
  const templates = all.map((who) => {
    if (!view.can(who, 'threaten')) return new Int32Array();
    const squares = threateningWeapons(view, who).flatMap(({ weapon }) =>
      reachSquares(placementOf(who), reachWith(who, weapon), reachOptions(view, weapon)),
    );
    const offsets = squares.map(({ x, y }) => (y - who.at.y) * width + x - who.at.x);
    return Int32Array.from(new Set(offsets));
  });
  const places = Int32Array.from(all, ({ at }) => floorSquare(width, at));
  const names: number[][] = Array.from({ length: size }, () => []);
  for (const [index, template] of templates.entries())
    for (const offset of template) names[(places[index] ?? 0) + offset]?.push(index);
  return { width, places, templates, counts: new Uint8Array(size), names };
}

export const floorSquare = (width: number, at: { readonly x: number; readonly y: number }): number =>
  (at.y + MARGIN) * width + at.x + MARGIN;

/** Counts of everyone from nothing. */
export function countThreat({ places, templates, counts }: FloorThreat): Uint8Array {
  counts.fill(0);
  for (let who = 0; who < places.length; who++) addTemplate(counts, templates[who], places[who] as number, 1);
  return counts;
}

/** One of them goes a square on and back. */
export function moveThreat({ places, templates, counts }: FloorThreat, who: number, by: number): Uint8Array {
  addTemplate(counts, templates[who], places[who] as number, -1);
  places[who] = (places[who] as number) + by;
  addTemplate(counts, templates[who], places[who] as number, 1);
  return counts;
}

function addTemplate(counts: Uint8Array, template: Int32Array | undefined, at: number, by: number): void {
  if (template === undefined) return;
  for (let i = 0; i < template.length; i++) {
    const square = at + (template[i] as number);
    counts[square] = (counts[square] as number) + by;
  }
}
