import type { CombatantId } from '../../engine/state';
import { spaceSquares } from '../../grid/size';
import type { Band, PathAnswer, Provocation } from '../../rules/questions/answers';
import type { Text } from '../../text/i18n';
import { say } from '../../text/said';
import { type Point, toScreen } from '../camera';
import type { Scene } from '../scene';
import type { Dragging } from '../tools/types';
import { bandName, weaponName } from '../words';
import { type Box, boxAround, freeScreen } from './boxes';
import { drawFlags, placeFlags } from './flags';
import { drawOtherWays } from './other-ways';
import { type DrawnPath, drawPath, middleOf } from './path';
import { drawPill, type Pill, placePill } from './pill';
import type { Brush } from './sheet';
import { discOf, drawToken } from './token';
import type { Above } from './types';

/** A path in the making: the line, the ghost at its end, the dangers on it, the cost at the pointer. `kept`: what its words should not hide. */
export function drawDrag(brush: Brush, tool: Dragging, above: Above, kept: readonly Box[]): void {
  const { scene } = above;
  const mover = scene.view.find(tool.draft.who);
  if (mover === null) return;
  const drawn = drawnPath(tool, spaceSquares(mover.sheet.size), scene);
  drawOtherWays(brush, above.ways, drawn);
  drawPath(brush, drawn);
  const end = tool.route.path[tool.route.path.length - 1];
  if (end === undefined) return;
  drawToken(brush, above.tokens.get(mover.id), end, { scene, opacity: 0.62 });
  const pill = pillOf(tool, scene.text);
  const free = freeScreen(scene.screen, scene.insets);
  const tip = middleOf(end, drawn);
  const at = follows(tool) ? (above.pointer ?? tip) : tip;
  const track = trackOf(drawn);
  const others = tokensNear(at, above, mover.id);
  const place = {
    free,
    taken: [...track, ...others, ...kept],
    touch: above.touch && follows(tool),
    theme: scene.theme,
  };
  const box = placePill(brush, pill, at, place);
  if (tool.route.answer !== null) {
    const flags = flagsOf(tool.route.answer, drawn, scene);
    const attackers = flags.map(({ attacker }) => boxAround(attacker, attacker.radius * 1.6));
    const taken = [box, boxAround(tip, scene.camera.scale), ...track, ...attackers, ...kept];
    drawFlags(brush, flags, { free, taken }, scene.theme);
  }
  drawPill(brush, pill, box, scene.theme);
}

/** What a word hides of the line. */
function trackOf(drawn: DrawnPath): readonly Box[] {
  const boxes: Box[] = [];
  for (const square of drawn.path) boxes.push(boxAround(middleOf(square, drawn), 22));
  return boxes;
}

/** Pixels around the pointer in which the cost may stand. */
const NEAR = 320;
/** Pixels a square below which tokens are dots in a crowd: the cost stands among them as it may. */
const TELLING = 20;

function tokensNear(at: Point, { tokens, scene }: Above, mover: CombatantId): readonly Box[] {
  const { scale } = scene.camera;
  const boxes: Box[] = [];
  if (scale < TELLING) return boxes;
  for (const [id, { combatant, look }] of tokens) {
    const { x, y } = toScreen(scene.camera, combatant.at);
    if (id === mover || Math.abs(x - at.x) > NEAR || Math.abs(y - at.y) > NEAR) continue;
    const side = look.space * scale;
    boxes.push({ x, y, width: side, height: side });
  }
  return boxes;
}

const follows = (tool: Dragging): boolean => tool.by !== 'keys' && tool.by !== 'tap';

function drawnPath(tool: Dragging, space: number, scene: Scene): DrawnPath {
  const { draft, route } = tool;
  const { answer, path } = route;
  return {
    camera: scene.camera,
    theme: scene.theme,
    from: draft.from,
    space,
    path,
    waypoints: draft.waypoints,
    answer,
    band: bandOf(answer),
    within: answer === null ? path.length : stepsWithin(answer),
  };
}

const bandOf = (answer: PathAnswer | null): Band =>
  answer === null
    ? 'move'
    : isBarred(answer)
      ? 'too-far'
      : answer.legal || answer.band === 'run'
        ? answer.band
        : 'too-far';

/** How many steps can be gone before the path is blocked or too long. */
function stepsWithin({ steps, band, allowance }: PathAnswer): number {
  const limit = band === 'too-far' ? allowance : Number.POSITIVE_INFINITY;
  const stop = steps.findIndex(({ blocked, total }) => blocked !== null || total > limit);
  return stop < 0 ? steps.length : stop;
}

function flagsOf(answer: PathAnswer, drawn: DrawnPath, scene: Scene) {
  const { view, text } = scene;
  return placeFlags(answer.provocations, {
    middle: (at) => middleOf(at, drawn),
    attacker: (by) => {
      const who = view.find(by);
      return who === null ? { x: 0, y: 0, radius: 0 } : discOf(scene, who);
    },
    words: (provocation) =>
      wordsOf(provocation, view.find(provocation.by)?.sheet.name ?? provocation.by, text),
  });
}

function wordsOf({ weapon, chance, damage }: Provocation, by: string, text: Text): readonly [string, string] {
  return [
    say(text, 'ui:board.flag-who', { by, weapon: weaponName(text, weapon) }),
    say(text, 'ui:board.flag-chance', {
      chance: Math.round(chance * 100),
      damage: Math.round(damage * 10) / 10,
    }),
  ];
}

function pillOf(tool: Dragging, text: Text): Pill {
  const pill = ownPill(tool, text);
  const { formation } = tool.route;
  if (formation === undefined) return pill;
  const going = formation.filter(({ refusal }) => refusal === null).length;
  return { ...pill, notes: [say(text, 'ui:board.group', { going, count: formation.length }), ...pill.notes] };
}

function ownPill({ route, draft, by }: Dragging, text: Text): Pill {
  const { answer } = route;
  if (answer === null || draft.place) return { band: null, cost: say(text, 'ui:board.place'), notes: [] };
  const { cost, allowance, nextDiagonal } = answer;
  const feet = say(text, 'ui:board.cost', { cost, allowance });
  const next = say(text, 'ui:board.next-diagonal', { feet: nextDiagonal });
  if (isBarred(answer)) return { band: 'too-far', cost: say(text, 'ui:board.barred'), notes: [feet] };
  const notes = [`${bandName(text, answer.band)} · ${next}`];
  if (!answer.legal && answer.band === 'run') notes.push(say(text, 'ui:board.needs-run'));
  else if (!answer.legal && answer.band !== 'too-far') notes.push(say(text, 'ui:board.refused'));
  if (answer.provocations.length > 0)
    notes.push(say(text, 'ui:board.unhurt', { chance: Math.round(answer.unhurt * 100) }));
  if (by === 'tap') notes.push(say(text, 'ui:board.tap-again'));
  return { band: bandOf(answer), cost: feet, notes };
}

/** A wall, deep water, someone in the way: no feet help. */
const isBarred = ({ steps }: PathAnswer): boolean => steps.some(({ blocked }) => blocked !== null);
