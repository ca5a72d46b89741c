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
  painting: 'crosshair',
  aligning: 'move',
} as const;

/** Marks on the board's element: which pointer it shows, and in which part of it the path lies, so that panels can stand in the other. */
export function markHand(element: HTMLElement, tool: Tool, pose: Pose): void {
  mark(element, 'cursor', CURSORS[tool.in]);
  const drag = dragOf(tool);
  if (drag === null) {
    mark(element, 'hand', null);
    return;
  }
  const { camera } = pose;
  const points = [centerOf(camera, drag.draft.from), centerOf(camera, drag.draft.to)];
  for (const square of drag.route.path) points.push(centerOf(camera, square));
  const before = marked.get(element)?.hand === 'low' ? 'low' : 'high';
  mark(element, 'hand', cardSide(points, pose.screen.height, before));
}

const marked = new WeakMap<HTMLElement, Record<'cursor' | 'hand', string | null>>();

/** Writes only what is new: the page's styles are looked at again after each writing, and reading it back from the page takes time as well. */
function mark(element: HTMLElement, name: 'cursor' | 'hand', value: string | null): void {
  const before = marked.get(element) ?? { cursor: null, hand: null };
  if (before[name] === value) return;
  marked.set(element, { ...before, [name]: value });
  const { dataset } = element;
  if (value === null) delete dataset[name];
  else dataset[name] = value;
}
