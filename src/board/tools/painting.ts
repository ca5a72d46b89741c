import type { Pen, Stroke } from '../../session/painting';
import type { Point } from '../camera';
import { type Effect, IDLE, type Input, type Next, type Painter, type Spot, type ToolView } from './types';

/** A pointer that has moved less than this (in squares) leaves the stroke as it is. */
const STEADY = 0.08;

/** A pen is in the hand: a held pointer draws with it, and so does the cursor between one Enter and the next. */
export function paintNext(tool: Painter, input: Input, view: ToolView): Next {
  const { pen } = view.painting;
  if (pen === null) return { tool: IDLE, effects: [] };
  switch (input.kind) {
    case 'press':
      return input.floor === true
        ? { tool: { in: 'panning', at: input.at, back: lifted(tool) }, effects: [] }
        : still(begun(input, 'pointer'));
    case 'move':
      return still(followed(tool, input.point, input.keys.alt, 'pointer'));
    case 'left':
      return still(tool.by === 'pointer' ? { ...tool, over: null } : tool);
    case 'point':
      return still(followed(tool, penPoint(input, pen), input.keys.alt, 'keys'));
    case 'release':
      return tool.by === 'pointer' ? finished(tool, pen, view) : still(tool);
    case 'enter':
      return tool.stroke === null
        ? still(begun({ ...input, point: penPoint(input, pen) }, 'keys'))
        : finished(tool, pen, view);
    case 'cancel':
      return tool.stroke === null ? { tool, effects: [{ do: 'put-down' }] } : still(lifted(tool));
    default:
      return still(tool);
  }
}

const still = (tool: Painter): Next => ({ tool, effects: [] });
const lifted = (tool: Painter): Painter => ({ ...tool, stroke: null });

const penPoint = ({ point, corner }: Spot, { onCorners }: Pen): Point => (onCorners ? corner : point);

const begun = ({ point, keys }: Spot, by: Painter['by']): Painter => ({
  in: 'painting',
  by,
  over: point,
  stroke: { points: [point], free: keys.alt },
});

/** Without a stroke the pen hovers. The pointer does not go on with a stroke of the keys, and the other way round. */
function followed(tool: Painter, point: Point, free: boolean, by: Painter['by']): Painter {
  const { stroke, over } = tool;
  if (stroke === null)
    return isNear(over, point) && tool.by === by ? tool : { in: 'painting', by, over: point, stroke };
  if (tool.by !== by) return tool;
  if (isNear(stroke.points.at(-1) ?? null, point) && stroke.free === free) return tool;
  return { ...tool, over: point, stroke: { points: [...stroke.points, point], free } };
}

const isNear = (a: Point | null, b: Point): boolean =>
  a !== null && Math.hypot(a.x - b.x, a.y - b.y) < STEADY;

function finished(tool: Painter, pen: Pen, view: ToolView): Next {
  const command = tool.stroke === null ? null : pen.command(view.board, tool.stroke);
  const effects: readonly Effect[] = command === null ? [] : [{ do: 'send', commands: [command] }];
  return { tool: lifted(tool), effects };
}

/** What the pen would do now: the stroke, or a touch where it hovers; null where it is nowhere. */
export const strokeShown = ({ stroke, over }: Painter): Stroke | null =>
  stroke ?? (over === null ? null : { points: [over], free: false });
