import type { CombatantId } from '../../engine/state';
import type { Square } from '../../grid/square';
import type { Intent } from '../../session/ui-state';
import {
  type Draft,
  type Dragging,
  type Effect,
  IDLE,
  type Input,
  type Keys,
  type Next,
  type Spot,
  type Tool,
  type ToolView,
} from './types';

const minus = (a: Square, b: Square): Square => ({ x: a.x - b.x, y: a.y - b.y });
const same = (a: Square, b: Square): boolean => a.x === b.x && a.y === b.y;

interface Hold {
  readonly who: CombatantId;
  readonly by: Dragging['by'];
  readonly grip: Square;
  readonly intent: Intent | null;
}

function hold(held: Hold, to: Square, keys: Keys, view: ToolView): Dragging | null {
  const from = view.placeOf(held.who);
  if (from === null) return null;
  const place = view.setup || keys.alt;
  const { who, by, grip, intent } = held;
  const draft: Draft = { who, from, pinned: [], waypoints: [], to, intent, step: keys.shift, place };
  return { in: 'dragging', by, grip, draft, route: view.route(draft) };
}

/** A pressed pointer has left with a token: null where it pressed on none. An intent of the bar goes with its own actor. */
export function startDrag(from: Spot, now: Spot, touch: boolean, view: ToolView): Dragging | null {
  const who = from.combatant;
  const at = who === null ? null : view.placeOf(who);
  if (who === null || at === null) return null;
  const grip = minus(from.square, at);
  const intent = who === view.current && view.intent && pathOf(view.intent, view) ? view.intent : null;
  return hold(
    { who, by: touch ? 'touch' : 'pointer', grip, intent },
    minus(now.square, grip),
    now.keys,
    view,
  );
}

const pathOf = (intent: Intent, view: ToolView): boolean => view.needs(intent.action) === 'path';

/** Click-click: the token is in hand until the next click. */
export function carry(spot: Spot, touch: boolean, view: ToolView): Dragging | null {
  const who = spot.combatant;
  const at = who === null ? null : view.placeOf(who);
  if (who === null || at === null) return null;
  const grip = minus(spot.square, at);
  return hold({ who, by: touch ? 'tap' : 'click', grip, intent: null }, at, spot.keys, view);
}

/** The keyboard's cursor takes whoever stands there: the path follows it, waypoint by waypoint, until Enter. */
export function pickUp(spot: Spot, view: ToolView): Dragging | null {
  const { combatant: who, keys } = spot;
  const at = who === null ? null : view.placeOf(who);
  if (who === null || at === null) return null;
  return hold({ who, by: 'keys', grip: minus(spot.square, at), intent: null }, at, keys, view);
}

/** The bar asked for a path: whoever acts is taken in hand, and what is drawn already is kept. */
export function dragWithIntent(
  tool: Tool,
  who: CombatantId,
  intent: Intent,
  view: ToolView,
): Dragging | null {
  if (tool.in === 'dragging' && tool.draft.who === who) return redrawn(tool, { intent }, view);
  const at = view.placeOf(who);
  if (at === null) return null;
  return hold({ who, by: 'click', grip: { x: 0, y: 0 }, intent }, at, { shift: false, alt: false }, view);
}

function redrawn(tool: Dragging, change: Partial<Draft>, view: ToolView): Dragging {
  const draft = { ...tool.draft, ...change };
  return { ...tool, draft, route: view.route(draft) };
}

function follow(tool: Dragging, spot: Spot, view: ToolView): Dragging {
  const to = minus(spot.square, tool.grip);
  const step = spot.keys.shift;
  const place = view.setup || spot.keys.alt;
  const { draft } = tool;
  if (same(to, draft.to) && step === draft.step && place === draft.place) return tool;
  return redrawn(tool, { to, step, place }, view);
}

export function dragNext(tool: Dragging, input: Input, view: ToolView): Next {
  switch (input.kind) {
    case 'move':
      return { tool: follows(tool) ? follow(tool, input, view) : tool, effects: [] };
    case 'point':
      return { tool: follow({ ...tool, by: 'keys' }, input, view), effects: [] };
    case 'release':
      return released(follow(tool, input, view));
    case 'press':
      return { tool: { in: 'pointing', from: input, touch: input.touch, back: tool }, effects: [] };
    case 'waypoint':
      return { tool: pin(tool, view), effects: [] };
    case 'confirm':
    case 'enter':
      return commit(tool);
    case 'cancel':
      return { tool: IDLE, effects: dropIntent(tool) };
    default:
      return { tool, effects: [] };
  }
}

/** A tapped path stays where the finger left it. */
const follows = (tool: Dragging): boolean => tool.by !== 'tap' && tool.by !== 'keys';

function released(tool: Dragging): Next {
  if (tool.by === 'pointer') return commit(tool);
  // A finger hides the board: its drop is shown first and tapped again to be sent.
  if (tool.by === 'touch') return { tool: { ...tool, by: 'tap' }, effects: [] };
  return { tool, effects: [] };
}

/** A click with a token in hand. */
export function clickWhileDragging(tool: Dragging, spot: Spot, touch: boolean, view: ToolView): Next {
  const there = follow({ ...tool, by: touch ? 'tap' : 'click' }, spot, view);
  const confirmed = !touch || same(there.draft.to, tool.draft.to);
  if (isHome(there)) return { tool: IDLE, effects: dropIntent(tool) };
  return confirmed ? commit(there) : { tool: there, effects: [] };
}

const isHome = (tool: Dragging): boolean =>
  tool.draft.pinned.length === 0 && same(tool.draft.to, tool.draft.from);

function pin(tool: Dragging, view: ToolView): Dragging {
  const { path } = tool.route;
  const last = path[path.length - 1];
  if (last === undefined || tool.draft.place || same(last, tool.draft.waypoints.at(-1) ?? tool.draft.from))
    return tool;
  return redrawn(tool, { pinned: path, waypoints: [...tool.draft.waypoints, last] }, view);
}

function commit(tool: Dragging): Next {
  const effects = dropIntent(tool);
  const { formation } = tool.route;
  if (formation !== undefined) {
    const stays = formation.every(({ path, commands }) => path.length === 0 || commands.length === 0);
    return { tool: IDLE, effects: stays ? effects : [...effects, { do: 'march', formation }] };
  }
  if (tool.route.commands.length === 0) return { tool: IDLE, effects };
  return { tool: IDLE, effects: [...effects, { do: 'send', commands: tool.route.commands }] };
}

const dropIntent = (tool: Dragging): readonly Effect[] =>
  tool.draft.intent === null ? [] : [{ do: 'drop-intent' }];

/** Alone, or with others who go along. */
export const isSelected = (who: CombatantId, view: ToolView): boolean =>
  view.group.length > 0 ? view.group.includes(who) : view.selected === who;

/** An arrow key draws the path of its token one square on. */
export function stepByKey(tool: Tool, key: Extract<Input, { kind: 'step' }>, view: ToolView): Next {
  const { who, keys } = key;
  const drawn = tool.in === 'dragging' && tool.draft.who === who ? tool : null;
  const from = drawn?.draft.to ?? view.placeOf(who);
  if (from === null) return { tool, effects: [] };
  const to = { x: from.x + key.dx, y: from.y + key.dy };
  const intent = who === view.current && view.intent && pathOf(view.intent, view) ? view.intent : null;
  const started = drawn ?? hold({ who, by: 'keys', grip: { x: 0, y: 0 }, intent }, from, keys, view);
  if (started === null) return { tool, effects: [] };
  const pinned = typed(started, to);
  const moved = redrawn({ ...started, by: 'keys' }, { pinned, to, step: keys.shift }, view);
  const effects: readonly Effect[] = isSelected(who, view) ? [] : [{ do: 'select', who }];
  return { tool: moved, effects };
}

/** Keys draw square by square: every square is pinned, so the path is the one that was typed; a step back takes one off. */
function typed({ route: { path }, draft }: Dragging, to: Square): readonly Square[] {
  const before = path.length > 1 ? path[path.length - 2] : path.length === 1 ? draft.from : undefined;
  return before !== undefined && same(before, to) ? path.slice(0, -2) : path;
}
