import type { Command, View } from '../engine/contract';
import type { ReachMap } from '../grid/reach-map';
import { type Square, sameSquare } from '../grid/square';
import { pathOn, waysOn } from '../rules/drawn-ways';
import { pairsOf, whyNotAlong, whyNotNow } from '../rules/judgement';
import { speedOf } from '../rules/movement';
import type { PathAnswer } from '../rules/questions/answers';
import { askPath } from '../rules/questions/path';
import type { Draft, Route } from './tools/types';
import { movesLeft } from './ways';

/** Turns drafts into routes: the cheapest way through the waypoints, judged by the rules. */
export interface Router {
  route(draft: Draft): Route;
}

/** What is kept as long as the state, the waypoints and the action stay the same. */
interface Kept {
  readonly view: View;
  readonly who: Draft['who'];
  readonly pinned: Draft['pinned'];
  readonly intent: Draft['intent'];
  readonly map: () => ReachMap;
  /** By where they lead: a hand that looks for its way comes to the same squares again and again. */
  readonly routes: Map<string, Route>;
}
const samePins = (a: readonly Square[], b: readonly Square[]): boolean =>
  a === b || (a.length === 0 && b.length === 0);

/** As many routes are kept; more than a hand visits. */
const MOST_ROUTES = 600;

/** @param view the questions of the present state */
export function createRouter(view: () => View): Router {
  let kept: Kept | null = null;
  const keptFor = (now: View, draft: Draft): Kept => {
    const { who, pinned, intent } = draft;
    if (kept?.view === now && kept.who === who && samePins(kept.pinned, pinned) && kept.intent === intent)
      return kept;
    let map: ReachMap | null = null;
    kept = {
      view: now,
      who,
      pinned,
      intent,
      map: () => {
        map ??= waysOn(now, draft);
        return map;
      },
      routes: new Map(),
    };
    return kept;
  };
  return {
    route(draft) {
      const now = view();
      if (draft.place) return placed(draft);
      const { map, routes } = keptFor(now, draft);
      const to = `${draft.to.x},${draft.to.y}|${draft.step}`;
      const before = routes.get(to);
      if (before !== undefined) return before;
      const path = pathOn(draft, draft.to, map);
      const route = path.length === 0 ? nowhere(draft) : judged(now, draft, path);
      if (routes.size >= MOST_ROUTES) routes.clear();
      routes.set(to, route);
      return route;
    },
  };
}

const nowhere = (draft: Draft): Route => ({
  action: draft.intent?.action ?? 'move',
  path: [],
  answer: null,
  commands: [],
});

/** The game master puts it there. */
function placed({ who, from, to }: Draft): Route {
  const command: Command = { type: 'edit', edit: 'place', args: { on: who, at: [to.x, to.y] } };
  return { action: 'place', path: [to], answer: null, commands: sameSquare(from, to) ? [] : [command] };
}

/** What the draft would be sent as: the bar's action, a 5-foot step where one square is all and the step is free, or a move. */
function judged(view: View, draft: Draft, path: readonly Square[]): Route {
  const ask = (action: string): PathAnswer => judge(view, draft, action, path);
  const one = (action: string, answer: PathAnswer): Route => {
    return { action, path, answer, commands: [walk(draft, action, path)] };
  };
  const asked = draft.intent?.action ?? (draft.step ? 'five-foot-step' : null);
  if (asked !== null) return one(asked, ask(asked));
  if (path.length === 1) {
    const step = ask('five-foot-step');
    if (step.legal) return one('five-foot-step', step);
  }
  const answer = ask('move');
  return answer.band === 'double-move' ? twoMoves(view, draft, path, answer) : one('move', answer);
}

/** The rules' answer about the path, and whether turn and action allow it. */
function judge(view: View, { who, intent }: Draft, action: string, path: readonly Square[]): PathAnswer {
  const args = intent?.args ?? {};
  const answer = askPath(view, { by: who, path, action, args });
  const mover = view.combatant(who);
  const refusal =
    whyNotNow(view, mover, action) ?? answer.refusal ?? whyNotAlong(view, mover, { action, args, path });
  return refusal === answer.refusal ? answer : { ...answer, legal: false, refusal };
}

/** The first move goes as far as it may, the second does the rest; where the turn has only one move left, it is too far. */
function twoMoves(view: View, draft: Draft, path: readonly Square[], answer: PathAnswer): Route {
  const mover = view.combatant(draft.who);
  const onlyTooFar = answer.refusal?.code === 'too-far';
  const moves = movesLeft(view, mover);
  const cut = onlyTooFar && moves > 1 ? cutOf(view, draft, path, answer) : 0;
  if (cut === 0) {
    const band = onlyTooFar ? 'too-far' : answer.band;
    return { action: 'move', path, answer: { ...answer, band }, commands: [walk(draft, 'move', path)] };
  }
  return {
    action: 'move',
    path,
    answer: { ...answer, legal: true, refusal: null, allowance: 2 * speedOf(view, mover) },
    commands: [walk(draft, 'move', path.slice(0, cut)), walk(draft, 'move', path.slice(cut))],
  };
}

/** Steps of the first move: as many as one move pays for and may end on; 0 where there is no such place. */
function cutOf(view: View, draft: Draft, path: readonly Square[], answer: PathAnswer): number {
  const speed = speedOf(view, view.combatant(draft.who));
  let cut = answer.steps.filter(({ total }) => total <= speed).length;
  const mover = view.combatant(draft.who);
  // Whether it may end there is all that is asked: who may strike on the way is known from the whole path.
  const may = (part: readonly Square[]): boolean =>
    whyNotAlong(view, mover, { action: 'move', args: draft.intent?.args ?? {}, path: part }) === null;
  if (whyNotNow(view, mover, 'move') !== null) return 0;
  while (cut > 0 && !may(path.slice(0, cut))) cut -= 1;
  return cut;
}

const walk = ({ who, intent }: Draft, action: string, path: readonly Square[]): Command => ({
  type: 'act',
  actor: who,
  action,
  args: { ...intent?.args, path: pairsOf(path) },
});
