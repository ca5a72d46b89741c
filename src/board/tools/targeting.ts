import type { CombatantId, JsonRecord } from '../../engine/state';
import type { Square } from '../../grid/square';
import type { Intent } from '../../session/ui-state';
import {
  type Effect,
  IDLE,
  type Input,
  type Next,
  type Spot,
  type Targeting,
  type Tool,
  type ToolView,
} from './types';

/** An action begins to wait; an area that was laid out before its options changed stays where it is. */
export function targeting(tool: Tool, who: CombatantId, intent: Intent, view: ToolView): Targeting {
  const aims = view.aims(intent);
  const kept = tool.in === 'targeting' && tool.who === who && tool.aims === aims && aims !== null;
  return {
    in: 'targeting',
    who,
    intent,
    aims,
    over: kept ? tool.over : null,
    put: kept && tool.put,
  };
}

/** An action waits for its creature or square, a spell for the point of its area. */
export function targetNext(tool: Targeting, input: Input, view: ToolView): Next {
  switch (input.kind) {
    case 'press':
      return { tool: { in: 'pointing', from: input, touch: input.touch, back: tool }, effects: [] };
    case 'move': {
      const over = tool.put ? tool.over : meant(tool, input);
      return { tool: { ...tool, over }, effects: [{ do: 'hover', who: input.combatant }] };
    }
    case 'point': {
      const over = tool.aims === null ? input.square : tool.over;
      return { tool: { ...tool, over }, effects: [{ do: 'hover', who: input.combatant }] };
    }
    case 'enter':
      return clickTarget(tool, input, false);
    case 'aim':
      return { tool: aimed(tool, input.dx, input.dy, view), effects: [] };
    case 'confirm':
      return tool.aims === null || tool.over === null ? { tool, effects: [] } : cast(tool, tool.over);
    case 'cancel':
      return { tool: IDLE, effects: [{ do: 'drop-intent' }] };
    default:
      return { tool, effects: [] };
  }
}

const meant = ({ aims }: Targeting, { square, corner }: Spot): Square =>
  aims === 'corner' ? corner : square;

/** Arrow keys begin beside whoever casts. */
function aimed(tool: Targeting, dx: number, dy: number, view: ToolView): Targeting {
  const from = tool.over ?? view.placeOf(tool.who);
  if (tool.aims === null || from === null) return tool;
  return { ...tool, over: { x: from.x + dx, y: from.y + dy } };
}

const isNear = (a: Square, b: Square): boolean => Math.max(Math.abs(a.x - b.x), Math.abs(a.y - b.y)) <= 1;

/** Who or where was meant, in the notation's words: `on` a creature, `at` a square, or the corner that an area begins at (X-AREA-1). */
export function clickTarget(tool: Targeting, spot: Spot, touch: boolean): Next {
  if (tool.aims === null) {
    const { combatant, square } = spot;
    return sent(tool, combatant === null ? { at: [square.x, square.y] } : { on: combatant });
  }
  const point = meant(tool, spot);
  // A finger hides the board: its area is shown first and tapped again to be sent.
  if (!touch) return cast(tool, point);
  const again = tool.put && tool.over !== null && isNear(tool.over, point);
  return again ? cast(tool, tool.over ?? point) : { tool: { ...tool, over: point, put: true }, effects: [] };
}

const cast = (tool: Targeting, { x, y }: Square): Next => sent(tool, { at: [x, y] });

function sent(tool: Targeting, meant: JsonRecord): Next {
  const args = { ...tool.intent.args, ...meant };
  const send: Effect = {
    do: 'send',
    commands: [{ type: 'act', actor: tool.who, action: tool.intent.action, args }],
  };
  return { tool: IDLE, effects: [{ do: 'drop-intent' }, send] };
}
