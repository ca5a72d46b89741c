import { Container, Sprite } from 'pixi.js';
import type { View } from '../../engine/contract';
import type { CombatantId } from '../../engine/state';
import { spaceSquares } from '../../grid/size';
import { lastAnswer } from '../../session/memory';
import { type Label, measureLabel, paintLabel } from '../art/label-art';
import { isInSight } from '../in-sight';
import type { Picture } from '../pictures';
import type { Scene } from '../scene';
import { roomsForNames } from './label-room';
import type { Token } from './tokens';

/** Names under the tokens, in letters of one size at every zoom. */
export interface LabelLayer {
  readonly root: Container;
  readonly labels: ReadonlyMap<CombatantId, Shown>;
  draw(scene: Scene, tokens: ReadonlyMap<CombatantId, Token>): void;
}

/** A name on the board. Its sprite stands in squares; `key` is that of its picture. */
export interface Shown {
  readonly sprite: Sprite;
  key: string;
}
/** CSS pixels a square below which names are not shown. */
const READABLE = 29;
/** Squares from a space's lower edge up to its ring: the name begins there and hides nothing of the token. */
export const BELOW_RING = 0.05;
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
        if (isLabelled(token, scene)) place(labels, { id, token, root, room: rooms.get(id) ?? 1 }, scene);
    },
  };
}

const roomsOf = (view: View, clear: boolean): ReadonlyMap<CombatantId, number> =>
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
  { id, token, root, room }: { id: CombatantId; token: Token; root: Container; room: number },
  scene: Scene,
): void {
  const picture = pictureOf(token, room, scene);
  const known = labels.get(id);
  if (picture === null) {
    if (known !== undefined) drop(labels, id, known, scene);
    return;
  }
  const label = known ?? { sprite: root.addChild(new Sprite()), key: '' };
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
  const top = Math.round((at.y + token.look.space - BELOW_RING) * pixel) / pixel;
  label.sprite.position.set(left, top);
  label.sprite.scale.set(1 / pixel);
}

/** @returns null where there is no room for it */
function pictureOf({ combatant, look }: Token, room: number, scene: Scene): Picture | null {
  const { theme, density, camera } = scene;
  const { colours } = theme;
  const label: Label = {
    text: combatant.sheet.name,
    size: camera.scale >= 90 ? 14 : camera.scale >= 56 ? 12 : 11,
    weight: look.acting ? 700 : 550,
    colour: look.state === 'up' ? colours.ink : colours.rim,
    plate: colours.paper,
    widest: Math.floor((room * camera.scale - 2) / 6) * 6,
  };
  const key = `label|${label.text}|${label.size}|${label.weight}|${label.colour}|${label.widest}|${density}|${theme.key}`;
  const measured = measuredOnce(key, label, scene);
  if (measured.shown === '') return null;
  return {
    key,
    width: Math.ceil(measured.width * density),
    height: Math.ceil(measured.height * density),
    paint: (paint) => paintLabel(paint, measured, density, theme),
  };
}

const measures = new Map<string, ReturnType<typeof measureLabel>>();
function measuredOnce(key: string, label: Label, { theme }: Scene): ReturnType<typeof measureLabel> {
  const known = measures.get(key) ?? measureLabel(label, theme);
  if (measures.size > 4000) measures.clear();
  measures.set(key, known);
  return known;
}
