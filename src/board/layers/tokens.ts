import { Container, Sprite } from 'pixi.js';
import type { View } from '../../engine/contract';
import type { Combatant, CombatantId } from '../../engine/state';
import { type Look, lookKey } from '../art/look';
import { lookOf } from '../art/look-of';
import { ART_MARGIN, paintToken } from '../art/token-art';
import { isInSight } from '../in-sight';
import type { Picture } from '../pictures';
import { type Scene, squarePixels } from '../scene';

export interface Token {
  readonly sprite: Sprite;
  combatant: Combatant;
  look: Look;
  lookKey: string;
  /** Picture shown, null before the first. */
  key: string | null;
  /** The picture is of an older look or zoom. */
  stale: boolean;
}
/** The combatants. Pictures are painted at the size of the screen, a few milliseconds' worth a frame. */
export interface TokenLayer {
  readonly root: Container;
  readonly tokens: ReadonlyMap<CombatantId, Token>;
  /** @returns true while pictures are still missing: draw again in the next frame */
  draw(scene: Scene): boolean;
}

/** Milliseconds a frame may spend on painting. */
const PAINTING = 7;
/** The same while no token has been painted yet: nothing moves that could stutter, and each frame more is the whole board drawn once more. */
const FIRST_PAINTING = 250;

export function createTokenLayer(): TokenLayer {
  const root = new Container();
  const tokens = new Map<CombatantId, Token>();
  let seen: { view: View | null; look: string } = { view: null, look: '' };
  return {
    root,
    tokens,
    draw(scene) {
      const look = `${squarePixels(scene)}|${scene.theme.key}|${scene.text.language}`;
      const zoomed = look !== seen.look;
      if (zoomed || seen.view !== scene.view) updateTokens(root, tokens, scene, zoomed);
      seen = { view: scene.view, look };
      for (const token of tokens.values()) token.sprite.visible = isShown(token, scene);
      return paintStale(tokens, scene);
    },
  };
}

function updateTokens(root: Container, tokens: Map<CombatantId, Token>, scene: Scene, zoomed: boolean): void {
  const { combatants } = scene.encounter;
  for (const [id, token] of tokens) if (combatants[id] === undefined) remove(tokens, token, scene);
  for (const combatant of Object.values(combatants)) {
    const known = tokens.get(combatant.id);
    const token = known ?? { ...fresh(combatant, scene), sprite: root.addChild(new Sprite()) };
    if (known === undefined) tokens.set(combatant.id, token);
    update(token, combatant, scene, zoomed);
  }
  order(root, tokens);
}

function fresh(combatant: Combatant, scene: Scene): Omit<Token, 'sprite'> {
  const look = lookOf(scene.view, combatant, scene.text);
  return { combatant, look, lookKey: '', key: null, stale: true };
}

function update(token: Token, combatant: Combatant, scene: Scene, zoomed: boolean): void {
  const acting = scene.encounter.current === combatant.id;
  const same = token.combatant === combatant && token.look.acting === acting && token.lookKey !== '';
  if (!same || zoomed) {
    token.combatant = combatant;
    token.look = lookOf(scene.view, combatant, scene.text);
    const key = lookKey(token.look);
    token.stale ||= zoomed || key !== token.lookKey;
    token.lookKey = key;
  }
  token.sprite.position.set(combatant.at.x - ART_MARGIN, combatant.at.y - ART_MARGIN);
}

function remove(tokens: Map<CombatantId, Token>, token: Token, scene: Scene): void {
  tokens.delete(token.combatant.id);
  token.sprite.destroy();
  if (token.key !== null) scene.pictures.release(token.key);
}

/** The dead lie under the living, the big under the small, and who acts is on top. */
function order(root: Container, tokens: ReadonlyMap<CombatantId, Token>): void {
  const rank = ({ look }: Token): number =>
    (look.state === 'dead' ? 0 : look.state === 'down' ? 100 : 200) - look.space + (look.acting ? 100 : 0);
  const ranked = [...tokens.values()].sort((a, b) => rank(a) - rank(b));
  if (ranked.every((token, index) => root.children[index] === token.sprite)) return;
  for (const token of ranked) root.addChild(token.sprite);
}

const isShown = ({ combatant, key }: Token, { absent, visible }: Scene): boolean =>
  key !== null && !absent.has(combatant.id) && isInSight(combatant, visible);

function paintStale(tokens: ReadonlyMap<CombatantId, Token>, scene: Scene): boolean {
  const painted = [...tokens.values()].some(({ key }) => key !== null);
  const until = performance.now() + (painted ? PAINTING : FIRST_PAINTING);
  let left = false;
  for (const token of tokens.values()) {
    if (!token.stale || !isInSight(token.combatant, scene.visible)) continue;
    if (performance.now() > until) {
      left = true;
      break;
    }
    repaint(token, scene);
  }
  return left;
}

function repaint(token: Token, scene: Scene): void {
  const picture = pictureOf(token, scene);
  const before = token.key;
  token.sprite.texture = scene.pictures.take(picture);
  token.sprite.scale.set((token.look.space + 2 * ART_MARGIN) / picture.width);
  token.sprite.visible = !scene.absent.has(token.combatant.id);
  token.key = picture.key;
  token.stale = false;
  if (before !== null) scene.pictures.release(before);
}

function pictureOf({ look, lookKey: key }: Token, scene: Scene): Picture {
  const pixels = squarePixels(scene);
  const margin = Math.round(ART_MARGIN * pixels);
  const size = look.space * pixels + 2 * margin;
  return {
    key: `token|${key}|${pixels}|${scene.theme.key}`,
    width: size,
    height: size,
    paint: (paint) => paintToken(paint, look, pixels, scene.theme),
  };
}
