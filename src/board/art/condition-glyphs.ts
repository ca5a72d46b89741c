import type { IconNode } from 'lucide';
import { conditionIcon } from '../../session/condition-icons';

/** Side of the box in which the icons are drawn. */
export const GLYPH_BOX = 24;

const paths = new Map<string, Path2D | null>();

/** Outlines of a condition's icon, to be stroked; null where it has none: then its letters are shown. */
export function conditionGlyph(id: string): Path2D | null {
  const known = paths.get(id);
  if (known !== undefined) return known;
  const icon = conditionIcon(id);
  const path = icon === null ? null : outlineOf(icon);
  paths.set(id, path);
  return path;
}

function outlineOf(icon: IconNode): Path2D {
  const outline = new Path2D();
  for (const [tag, attributes] of icon) {
    const number = (name: string): number => Number(attributes[name] ?? 0);
    const shape = new Path2D(tag === 'path' ? String(attributes['d'] ?? '') : undefined);
    if (tag === 'circle') shape.arc(number('cx'), number('cy'), number('r'), 0, 2 * Math.PI);
    else if (tag === 'rect')
      shape.roundRect(number('x'), number('y'), number('width'), number('height'), number('rx'));
    else if (tag === 'line') {
      shape.moveTo(number('x1'), number('y1'));
      shape.lineTo(number('x2'), number('y2'));
    } else if (tag === 'ellipse')
      shape.ellipse(number('cx'), number('cy'), number('rx'), number('ry'), 0, 0, 2 * Math.PI);
    else if (tag === 'polyline' || tag === 'polygon') addPoints(shape, String(attributes['points'] ?? ''));
    outline.addPath(shape);
  }
  return outline;
}

function addPoints(shape: Path2D, points: string): void {
  const numbers = points
    .trim()
    .split(/[\s,]+/)
    .map(Number);
  for (let i = 0; i + 1 < numbers.length; i += 2) shape.lineTo(numbers[i] ?? 0, numbers[i + 1] ?? 0);
}
