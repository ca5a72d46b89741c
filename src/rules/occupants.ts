import { followed } from '../engine/followed';
import type { Combatant, CombatantId, Encounter } from '../engine/state';
import { footprint } from '../grid/footprint';
import { spaceSquares } from '../grid/size';
import type { Square } from '../grid/square';
import { RankLists } from './rank-lists';

/** Who stands where. Holds until the state changes. */
export interface Occupants {
  at(square: Square): readonly CombatantId[];
}

const squaresFor = ({ at, sheet }: Combatant): readonly Square[] => footprint(at, spaceSquares(sheet.size));

const occupants = followed<RankLists, null>({
  build(all) {
    const made = new RankLists(all);
    for (const [rank, who] of all.entries()) made.add(rank, squaresFor(who));
    return made;
  },
  replace(made, { before, after, rank }) {
    if (before.at === after.at && before.sheet.size === after.sheet.size) return;
    made.remove(rank, squaresFor(before));
    made.add(rank, squaresFor(after));
  },
});

/** Everyone by square. */
export const occupantsOf = ({ combatants }: Encounter): Occupants => occupants(combatants, null, null);
