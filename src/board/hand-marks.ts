import { centerOf } from './camera';
import { cardSide } from './card-side';
import type { Pose } from './pose';
import { dragOf } from './tools/drag-of';
import type { Tool } from './tools/types';

const CURSORS = {
  idle: 'default',
  pointing: 'default',
  dragging: 'grabbing',
  panning: 'grabbing',
  targeting: 'crosshair',
  picking: 'crosshair',
} as const;

/** Marks on the board's element: which pointer it shows, and in which part of it the path lies, so that panels can stand in the other. */
export function markHand(element: HTMLElement, tool: Tool, pose: Pose): void {
  mark(element, 'cursor', CURSORS[tool.in]);
  const drag = dragOf(tool);
  if (drag === null) {
    mark(element, 'hand', null);
    return;
  }
  const squares = [drag.draft.from, ...drag.route.path, drag.draft.to];
  const points = squares.map((square) => centerOf(pose.camera, square));
  const before = element.dataset.hand === 'low' ? 'low' : 'high';
  mark(element, 'hand', cardSide(points, pose.screen.height, before));
}

/** Writes only what is new: the page's styles are looked at again after each writing. */
function mark({ dataset }: HTMLElement, name: 'cursor' | 'hand', value: string | null): void {
  if ((dataset[name] ?? null) === value) return;
  if (value === null) delete dataset[name];
  else dataset[name] = value;
}
