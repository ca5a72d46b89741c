import type { Handles } from '../../session/painting';
import type { Point } from '../camera';
import { type Aligner, IDLE, type Input, type Next, type ToolView } from './types';

/** CSS pixels around a handle in which it is taken; a finger needs more. */
const GRIP = 20;
const FINGER = 34;

/** The picture is being laid: two handles are dragged to places of it, elsewhere the board is moved as ever. */
export function alignNext(tool: Aligner, input: Input, view: ToolView): Next {
  const { handles } = view.painting;
  if (handles === null) return { tool: IDLE, effects: [] };
  switch (input.kind) {
    case 'press': {
      const which = takenAt(handles, input.point, (input.touch ? FINGER : GRIP) / view.scale);
      if (which === null || input.floor === true)
        return { tool: { in: 'panning', at: input.at, back: { in: 'aligning', held: null } }, effects: [] };
      const from = handles[which];
      const held = { which, dx: from.x - input.point.x, dy: from.y - input.point.y };
      return {
        tool: { in: 'aligning', held },
        effects: [{ do: 'handles', handles: { ...handles, active: which } }],
      };
    }
    case 'move':
      return tool.held === null ? still(tool) : moved(tool, handles, input.point);
    case 'release':
      return still({ in: 'aligning', held: null });
    case 'aim':
      return { tool, effects: [{ do: 'handles', handles: nudged(handles, input.dx, input.dy) }] };
    case 'enter':
    case 'confirm':
      return {
        tool,
        effects: [{ do: 'handles', handles: { ...handles, active: handles.active === 'a' ? 'b' : 'a' } }],
      };
    case 'cancel':
      return { tool: IDLE, effects: [{ do: 'handles', handles: null }] };
    default:
      return still(tool);
  }
}

const still = (tool: Aligner): Next => ({ tool, effects: [] });

function moved(tool: Aligner, handles: Handles, { x, y }: Point): Next {
  if (tool.held === null) return still(tool);
  const { which, dx, dy } = tool.held;
  return { tool, effects: [{ do: 'handles', handles: { ...handles, [which]: { x: x + dx, y: y + dy } } }] };
}

/** The active handle goes by so many squares (parts of one: pixels of the picture). */
function nudged(handles: Handles, dx: number, dy: number): Handles {
  const { x, y } = handles[handles.active];
  return { ...handles, [handles.active]: { x: x + dx, y: y + dy } };
}

function takenAt({ a, b }: Handles, point: Point, near: number): 'a' | 'b' | null {
  const far = (handle: Point): number => Math.hypot(handle.x - point.x, handle.y - point.y);
  if (Math.min(far(a), far(b)) > near) return null;
  return far(a) <= far(b) ? 'a' : 'b';
}
