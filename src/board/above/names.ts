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
  const asked = wanted.flatMap(({ by, on }) => [by, on]);
  const marked = [
    scene.encounter.current,
    ...asked,
    target,
    focused,
    drag?.draft.who ?? null,
    hoveredCombatant,
  ];
  for (const id of new Set(marked)) if (id !== null && !scene.absent.has(id)) drawName(brush, id, above);
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
  const box = nameBox({ at: combatant.at, space: look.space, isAbove }, extent, camera);
  stamp(brush, `name|${label.size}|${label.colour}|${label.text}`, box, (pen) =>
    paintLabel(pen, measureLabel(label, theme), 1, theme),
  );
}
