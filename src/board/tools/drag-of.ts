import type { Dragging, Tool } from './types';

/** The path stays on the screen while a button is down or the board is moved under it. */
export function dragOf(tool: Tool): Dragging | null {
  if (tool.in === 'dragging') return tool;
  const back = tool.in === 'panning' || tool.in === 'pointing' ? tool.back : null;
  return back?.in === 'dragging' ? back : null;
}
