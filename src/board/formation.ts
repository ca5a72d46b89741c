import type { View } from '../engine/contract';
import type { Combatant, CombatantId } from '../engine/state';
import { type Square, sameSquare } from '../grid/square';
import { isDead, sortedByOrder } from '../rules/body';
import { isFreePlace, nearestFreePlace } from '../rules/free-place';
import { actingInRow, onItsTurn, standingAt } from '../rules/questions/in-row';
import type { Formation, Marcher } from '../session/formation';
import { createRouter } from './routing';
import type { Draft, Route } from './tools/types';

/** Makes of the path of one the ways of all who are selected with it. */
export interface Marshal {
  /** @returns null where it goes alone */
  formation(draft: Draft, group: readonly CombatantId[]): Formation | null;
}

/** @param view the questions of the present state */
export function createMarshal(view: () => View): Marshal {
  let now = view();
  const router = createRouter(() => now);
  const route = (as: View, draft: Draft): Route => {
    now = as;
    return router.route(draft);
  };
  return {
    formation(draft, group) {
      const members = marching(view(), draft, group);
      return members.length < 2 ? null : formed({ view: view(), draft, members, route });
    },
  };
}

/** Those of the group who are on the side of the one in hand, and not dead. An action of the bar is its own alone. */
function marching(view: View, draft: Draft, group: readonly CombatantId[]): readonly CombatantId[] {
  if (!group.includes(draft.who) || draft.intent !== null) return [];
  const { side } = view.combatant(draft.who);
  return group.filter((id) => {
    const who = view.find(id);
    return who !== null && who.side === side && !isDead(view, who);
  });
}

interface Forming {
  readonly view: View;
  readonly draft: Draft;
  readonly members: readonly CombatantId[];
  readonly route: (as: View, draft: Draft) => Route;
}

function formed({ view, draft, members, route }: Forming): Formation {
  const places = new Map<CombatantId, Square>();
  const row = draft.place ? [] : actingInRow(view, members);
  const others = sortedByOrder(view, members).filter((id) => !row.includes(id));
  const step = { x: draft.to.x - draft.from.x, y: draft.to.y - draft.from.y };
  // Who is put down leaves its square at once; who walks stands in it until its turn comes.
  const ground = draft.place ? standingAt(view, aside(view, members)) : view;
  return [...row, ...others].map((id): Marcher => {
    const as = row.includes(id) ? onItsTurn(view, id, places) : standingAt(ground, places);
    const who = as.combatant(id);
    const from = view.combatant(id).at;
    const wanted = { x: from.x + step.x, y: from.y + step.y };
    const to = placeFor(as, who, wanted);
    const pinned = id === draft.who ? { pinned: draft.pinned, waypoints: draft.waypoints } : ALONE;
    const asked = { ...draft, ...pinned, who: id, from, to };
    const whole = route(as, asked);
    const found =
      whole.answer?.refusal?.code === 'too-far' ? (asFarAsMay(as, asked, whole, route) ?? whole) : whole;
    const refusal = found.answer?.refusal ?? null;
    const end = found.path.at(-1) ?? from;
    if (refusal === null) places.set(id, end);
    const { action, path, answer, commands } = found;
    return {
      who: id,
      from,
      action,
      path,
      answer,
      commands,
      refusal,
      aside: !sameSquare(to, wanted),
      short: found !== whole,
    };
  });
}

/** Along the same way to the farthest place where it may end this turn; null where that is nowhere. */
function asFarAsMay(as: View, draft: Draft, whole: Route, route: Forming['route']): Route | null {
  const who = as.combatant(draft.who);
  const allowance = 2 * (whole.answer?.allowance ?? 0);
  const within = whole.answer?.steps.filter(({ total }) => total <= allowance).length ?? 0;
  for (let end = within - 1; end >= 0; end--) {
    const to = whole.path[end];
    if (to === undefined || !isFreePlace(as, who, to)) continue;
    const part = route(as, { ...draft, to });
    if (part.answer?.legal === true) return part;
  }
  return null;
}

const ALONE = { pinned: [], waypoints: [] };

/** Off the board, where nobody is in the way. */
const aside = (view: View, members: readonly CombatantId[]): ReadonlyMap<CombatantId, Square> =>
  new Map(members.map((id) => [id, { x: -100, y: view.combatant(id).at.y }]));

/** Its place in the formation, or the nearest free one; where there is none, its place all the same, and the rules say why not. */
function placeFor(view: View, who: Combatant, wanted: Square): Square {
  const there = { ...who, at: wanted };
  return isFreePlace(view, there, wanted) ? wanted : (nearestFreePlace(view, there) ?? wanted);
}
