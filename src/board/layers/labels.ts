import { Container, Sprite } from 'pixi.js';
import type { View } from '../../engine/contract';
import type { CombatantId } from '../../engine/state';
import { spaceSquares } from '../../grid/size';
import { lastAnswer } from '../../session/memory';
import { type Label, type MeasuredLabel, measureLabel, paintLabel } from '../art/label-art';
import { isInSight } from '../in-sight';
import type { Picture } from '../pictures';
import type { Scene } from '../scene';
import { BELOW_RING, liftOf, type Rooms, roomsForNames } from './label-room';
import type { Token } from './tokens';

/** Names under the tokens, or above them where more of the name fits there, in letters of one size at every zoom. */
export interface LabelLayer {
  readonly root: Container;
  readonly labels: ReadonlyMap<CombatantId, Shown>;
  draw(scene: Scene, tokens: ReadonlyMap<CombatantId, Token>): void;
}

/** A name on the board. Its sprite stands in squares; `key` is that of its picture. */
export interface Shown {
  readonly sprite: Sprite;
  key: string;
  /** It stands above the token. */
  above: boolean;
}
/** CSS pixels a square below which names are not shown. */
const READABLE = 29;
/** CSS pixels a square below which a name would hide the token under it. */
const HIDING = 48;

export function createLabelLayer(): LabelLayer {
  const root = new Container();
  const labels = new Map<CombatantId, Shown>();
  const roomFor = lastAnswer(roomsOf);
  return {
    root,
    labels,
    draw(scene, tokens) {
      root.visible = scene.camera.scale >= READABLE;
      for (const [id, label] of labels)
        if (!root.visible || !isLabelled(tokens.get(id), scene)) drop(labels, id, label, scene);
      if (!root.visible) return;
      const rooms = roomFor(scene.view, scene.camera.scale < HIDING);
      for (const [id, token] of tokens)
        if (isLabelled(token, scene))
          place(labels, { id, token, root, rooms: rooms.get(id) ?? NARROW }, scene);
    },
  };
}

const NARROW: Rooms = { below: 1, above: 0 };

const roomsOf = (view: View, clear: boolean): ReadonlyMap<CombatantId, Rooms> =>
  roomsForNames(
    Object.values(view.encounter.combatants).map(({ id, at, sheet }) => ({
      id,
      at,
      space: spaceSquares(sheet.size),
    })),
    clear,
  );

const isLabelled = (token: Token | undefined, scene: Scene): token is Token =>
  token !== undefined && !scene.absent.has(token.combatant.id) && isInSight(token.combatant, scene.visible);

function drop(labels: Map<CombatantId, Shown>, id: CombatantId, label: Shown, scene: Scene): void {
  labels.delete(id);
  label.sprite.destroy();
  scene.pictures.release(label.key);
}

function place(
  labels: Map<CombatantId, Shown>,
  { id, token, root, rooms }: { id: CombatantId; token: Token; root: Container; rooms: Rooms },
  scene: Scene,
): void {
  const chosen = chosenPlace(token, rooms, scene);
  const known = labels.get(id);
  if (chosen === null) {
    if (known !== undefined) drop(labels, id, known, scene);
    return;
  }
  const { picture, above } = chosen;
  const label = known ?? { sprite: root.addChild(new Sprite()), key: '', above };
  label.above = above;
  if (known === undefined) labels.set(id, label);
  if (label.key !== picture.key) {
    const before = label.key;
    label.sprite.texture = scene.pictures.take(picture);
    label.key = picture.key;
    if (before !== '') scene.pictures.release(before);
  }
  const { scale } = scene.camera;
  const { at } = token.combatant;
  const pixel = scale * scene.density;
  const left = Math.round((at.x + token.look.space / 2) * pixel - picture.width / 2) / pixel;
  const top = above
    ? Math.round((at.y + BELOW_RING - liftOf(token.look, picture.height / pixel)) * pixel - picture.height) /
      pixel
    : Math.round((at.y + token.look.space - BELOW_RING) * pixel) / pixel;
  label.sprite.position.set(left, top);
  label.sprite.scale.set(1 / pixel);
}

/** Below, unless only a piece of the name fits there and more of it above. @returns null where there is no room for it */
function chosenPlace(
  token: Token,
  { below, above }: Rooms,
  scene: Scene,
): { readonly picture: Picture; readonly above: boolean } | null {
  const under = measuredFor(token, below, scene);
  const over = under.told >= 2 || above === 0 ? under : measuredFor(token, above, scene);
  const best = over.told > under.told ? over : under;
  return best.told === 0 ? null : { picture: pictureOf(best, scene), above: best !== under };
}

function measuredFor({ combatant, look }: Token, room: number, scene: Scene): MeasuredLabel {
  const { theme, camera } = scene;
  const { colours } = theme;
  const label: Label = {
    text: combatant.sheet.name,
    size: camera.scale >= 90 ? 14 : camera.scale >= 56 ? 12 : 11,
    weight: look.acting ? 700 : 550,
    colour: look.state === 'up' ? colours.ink : colours.rim,
    plate: colours.paper,
    widest: Math.floor((room * camera.scale - 2) / 6) * 6,
  };
  return measuredOnce(keyOf(label, scene), label, scene);
}

const keyOf = (label: Label, { density, theme }: Scene): string =>
  `label|${label.text}|${label.size}|${label.weight}|${label.colour}|${label.widest}|${density}|${theme.key}`;

const pictureOf = (measured: MeasuredLabel, scene: Scene): Picture => ({
  key: keyOf(measured, scene),
  width: Math.ceil(measured.width * scene.density),
  height: Math.ceil(measured.height * scene.density),
  paint: (paint) => paintLabel(paint, measured, scene.density, scene.theme),
});

const measures = new Map<string, MeasuredLabel>();
function measuredOnce(key: string, label: Label, { theme }: Scene): MeasuredLabel {
  const known = measures.get(key) ?? measureLabel(label, theme);
  if (measures.size > 4000) measures.clear();
  measures.set(key, known);
  return known;
}
