import { clickWhileDragging, isSelected, startDrag } from './dragging';
import { clickWithNothing } from './idle';
import { clickTarget } from './targeting';
import type { Input, Next, Spot, Tool, ToolView } from './types';

type Pointing = Extract<Tool, { in: 'pointing' }>;
/** A press becomes a drag after this many pixels, or half a square where that is less. */
const SLOP = { mouse: 4, touch: 10 };

/** A button is down and has not moved: it may become a click, a drag of a token, or a pan. */
export function pointNext(tool: Pointing, input: Input, view: ToolView): Next {
  switch (input.kind) {
    case 'move':
      return hasMoved(tool, input, view.scale) ? beginMoving(tool, input, view) : { tool, effects: [] };
    case 'release':
      return click(tool, input, view);
    case 'cancel':
      return { tool: tool.back, effects: [] };
    default:
      return { tool, effects: [] };
  }
}

function hasMoved(tool: Pointing, now: Spot, scale: number): boolean {
  const moved = Math.hypot(now.at.x - tool.from.at.x, now.at.y - tool.from.at.y);
  return moved >= Math.min(tool.touch ? SLOP.touch : SLOP.mouse, scale / 2);
}

/** With nothing in hand, or on the very token that is: its path is then drawn with the button down, by the action that was asked for. */
const mayDrag = ({ back, from }: Pointing): boolean =>
  back.in === 'idle' || (back.in === 'dragging' && back.draft.who === from.combatant);

/** A rectangle around several: with Shift from the floor, or from anywhere while several are being selected. */
const picks = ({ back, from }: Pointing, view: ToolView): boolean =>
  back.in === 'idle' && (view.picking || (from.keys.shift && from.combatant === null));

function beginMoving(tool: Pointing, input: Spot & Input, view: ToolView): Next {
  if (picks(tool, view))
    return { tool: { in: 'picking', from: tool.from.square, to: input.square }, effects: [] };
  const drag = mayDrag(tool) ? startDrag(tool.from, input, tool.touch, view) : null;
  if (drag !== null) {
    const effects = isSelected(drag.draft.who, view) ? [] : [{ do: 'select', who: drag.draft.who } as const];
    return { tool: drag, effects };
  }
  const { at } = tool.from;
  const pan = { do: 'pan', dx: input.at.x - at.x, dy: input.at.y - at.y } as const;
  return { tool: { in: 'panning', at: input.at, back: tool.back }, effects: [pan] };
}

function click(tool: Pointing, spot: Spot, view: ToolView): Next {
  switch (tool.back.in) {
    case 'idle':
      return clickWithNothing(spot, tool.touch, view);
    case 'dragging':
      return clickWhileDragging(tool.back, spot, tool.touch, view);
    case 'targeting':
      return clickTarget(tool.back, spot, tool.touch);
  }
}
