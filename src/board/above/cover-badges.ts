import type { CoverAnswer } from '../../rules/questions/answers';
import { coversShown } from '../../session/shown';
import type { Text } from '../../text/i18n';
import { isInSight } from '../in-sight';
import type { Scene } from '../scene';
import { type Box, bestPlace, boxAround, freeScreen } from './boxes';
import { plate } from './plate';
import type { Brush } from './sheet';
import { movingIn } from './shown';
import { textWidth } from './text-width';
import { discOf } from './token';
import type { Above } from './types';

/** CSS pixels a square below which tokens are too close for words. */
const READABLE = 22;
const LINE = 15;

/** At each enemy, what it has against the one shown and the other way round: cover and concealment, in words. */
export function drawBadges(brush: Brush, above: Above): void {
  const { scene } = above;
  const shown = coversShown(scene.view, scene.ui, movingIn(above));
  if (shown === null || scene.camera.scale < READABLE) return;
  const free = freeScreen(scene.screen, scene.insets);
  const taken: Box[] = [];
  for (const { on, theirs, own } of shown.covers) {
    const who = scene.view.combatant(on);
    const lines = [wordsOf('theirs', theirs, scene.text), wordsOf('own', own, scene.text)].flatMap(
      (words) => words ?? [],
    );
    if (lines.length === 0 || !isInSight(who, scene.visible)) continue;
    const disc = discOf(scene, who);
    taken.push(boxAround(disc, disc.radius * 2));
    taken.push(drawBadge(brush, lines, disc, { free, taken, scene }));
  }
}

/** Null where nothing stands in the way. */
function wordsOf(whose: 'theirs' | 'own', { cover, concealment }: CoverAnswer, text: Text): string | null {
  const what = [
    ...(cover === 'none' ? [] : [text.t(`ui:board.cover-${cover}`)]),
    ...(concealment === 0 || cover === 'total'
      ? []
      : [text.t('ui:board.miss-chance', { chance: concealment })]),
  ];
  return what.length === 0 ? null : text.t(`ui:board.cover-of-${whose}`, { what: what.join(', ') });
}

function drawBadge(
  { paint, covers }: Brush,
  lines: readonly string[],
  at: { x: number; y: number },
  { free, taken, scene }: { free: Box; taken: readonly Box[]; scene: Scene },
): Box {
  const { theme } = scene;
  const font = `600 11px ${theme.font}`;
  const width = Math.max(...lines.map((words) => Math.ceil(textWidth(paint, font, words)))) + 26;
  const box = bestPlace(at, { width, height: LINE * lines.length + 6 }, { free, taken });
  covers(box.x - 2, box.y - 2, box.x + box.width + 2, box.y + box.height + 2);
  plate(paint, box, theme);
  drawShield(paint, box.x + 6, box.y + box.height / 2 - 6, theme.colours.ink);
  paint.font = font;
  paint.fillStyle = theme.colours.ink;
  paint.textAlign = 'left';
  paint.textBaseline = 'middle';
  for (const [index, words] of lines.entries())
    paint.fillText(words, box.x + 21, box.y + 3 + LINE * (index + 0.5) + 0.5);
  return box;
}

/** A shield, half of it dark. */
function drawShield(paint: CanvasRenderingContext2D, x: number, y: number, colour: string): void {
  const shape = (half: boolean): void => {
    paint.beginPath();
    paint.moveTo(x + (half ? 5 : 0), y);
    paint.lineTo(x + 10, y);
    paint.lineTo(x + 10, y + 6);
    paint.lineTo(x + 5, y + 12);
    if (!half) paint.lineTo(x, y + 6);
    paint.closePath();
  };
  paint.lineWidth = 1.4;
  paint.strokeStyle = colour;
  shape(false);
  paint.stroke();
  paint.fillStyle = colour;
  shape(true);
  paint.fill();
}
