import type { CombatantId } from '../../engine/state';
import { fontOf, type Label, labelExtent, measureLabel, paintLabel } from '../art/label-art';
import { nameBox } from '../layers/label-room';
import { dragOf } from '../tools/drag-of';
import type { Brush } from './sheet';
import { stamp } from './stamps';
import { textWidth } from './text-width';
import type { Above } from './types';

/** The names of those who matter now, whole and on top of everything: no ring cuts through them, and no crowd hides them. */
export function drawMarkedNames(brush: Brush, above: Above): void {
  const { scene, wanted, focused, tool } = above;
  const { target, hoveredCombatant } = scene.ui;
  const drag = dragOf(tool);
  const named: CombatantId[] = [];
  const mark = (id: CombatantId | null): void => {
    if (id === null || named.includes(id) || scene.absent.has(id)) return;
    named.push(id);
    drawName(brush, id, above);
  };
  mark(scene.encounter.current);
  for (const { by, on } of wanted) {
    mark(by);
    mark(on);
  }
  mark(target);
  mark(focused);
  mark(drag?.draft.who ?? null);
  mark(hoveredCombatant);
}

function drawName(brush: Brush, id: CombatantId, { scene, tokens, labels }: Above): void {
  const token = tokens.get(id);
  if (token === undefined) return;
  const { camera, theme } = scene;
  const { combatant, look } = token;
  const label: Label = {
    text: combatant.sheet.name,
    size: camera.scale >= 90 ? 14 : camera.scale >= 56 ? 12 : 11,
    weight: 700,
    colour: look.state === 'up' ? theme.colours.ink : theme.colours.rim,
    plate: theme.colours.paper,
    widest: Number.POSITIVE_INFINITY,
  };
  const extent = labelExtent(label, textWidth(brush.paint, fontOf(label, theme), label.text));
  const isAbove = labels.get(id)?.above ?? false;
  const box = nameBox({ at: combatant.at, space: look.space, isAbove, look }, extent, camera);
  stamp(brush, `name|${label.size}|${label.colour}|${label.text}`, box, (pen) =>
    paintLabel(pen, measureLabel(label, theme), 1, theme),
  );
}
