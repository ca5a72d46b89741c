import type { View } from '../engine/contract';
import type { Combatant, CombatantId } from '../engine/state';
import { spaceSquares } from '../grid/size';
import { squareName } from '../grid/square';
import { hitPointsOf, inOrder } from '../rules/body';
import { effectName } from '../text/rule-name';
import { isInSight } from './in-sight';
import type { Scene } from './scene';

/** Pixels a square in the layer's own measure; one transform brings it to the camera's. */
const UNIT = 64;

/** The tokens as transparent buttons, for the keyboard, screen readers and browser tests. Only those on the screen. */
export interface TokenButtons {
  readonly root: HTMLElement;
  draw(scene: Scene): void;
  idOf(target: EventTarget | null): CombatantId | null;
  focus(who: CombatantId): void;
  /** The next one in initiative order, from the one that has the focus. */
  focusNext(step: 1 | -1): void;
}

export function createTokenButtons(): TokenButtons {
  const root = document.createElement('div');
  root.className = 'board-tokens';
  root.setAttribute('role', 'group');
  const buttons = new Map<CombatantId, HTMLButtonElement>();
  let seen: readonly unknown[] = [];
  let place = '';
  const idOf = (target: EventTarget | null): CombatantId | null =>
    target instanceof HTMLButtonElement && target.parentElement === root
      ? (target.dataset.tokenId ?? null)
      : null;
  return {
    root,
    idOf,
    draw(scene) {
      const transform = transformOf(scene);
      if (transform !== place) root.style.transform = transform;
      place = transform;
      const { visible, view, ui, text } = scene;
      const now = [view, text.language, ui.selected, visible.x, visible.y, visible.width, visible.height];
      if (now.every((value, index) => value === seen[index])) return;
      seen = now;
      root.setAttribute('aria-label', text.t('ui:board.tokens'));
      fill(root, buttons, scene);
    },
    focus: (who) => buttons.get(who)?.focus({ preventScroll: true }),
    focusNext(step) {
      const all = [...root.querySelectorAll('button')];
      const at = all.findIndex((button) => button.matches(':focus'));
      all[(at + step + all.length) % Math.max(1, all.length)]?.focus({ preventScroll: true });
    },
  };
}

function transformOf({ camera }: Scene): string {
  const zoom = camera.scale / UNIT;
  return `matrix(${zoom}, 0, 0, ${zoom}, ${-camera.x * camera.scale}, ${-camera.y * camera.scale})`;
}

function fill(root: HTMLElement, buttons: Map<CombatantId, HTMLButtonElement>, scene: Scene): void {
  const { view, visible, ui } = scene;
  const shown = inOrder(view).filter((id) => isInSight(view.combatant(id), visible));
  const kept = new Set(shown);
  for (const [id, button] of buttons) {
    if (kept.has(id)) continue;
    button.remove();
    buttons.delete(id);
  }
  // One token is in the tab order: the selected one, who acts, or the first. The others are a Page Down away.
  const entry = [ui.selected, view.encounter.current, shown[0]].find((id) => id != null && kept.has(id));
  let before: Element | null = null;
  for (const id of shown) {
    const button = buttons.get(id) ?? newButton(id);
    buttons.set(id, button);
    portray(button, view.combatant(id), scene);
    const tab = id === entry ? 0 : -1;
    if (button.tabIndex !== tab) button.tabIndex = tab;
    const place: Element | null = before === null ? root.firstElementChild : before.nextElementSibling;
    if (place !== button) root.insertBefore(button, place);
    before = button;
  }
}

function newButton(id: CombatantId): HTMLButtonElement {
  const button = document.createElement('button');
  button.type = 'button';
  button.dataset.tokenId = id;
  return button;
}

function portray(button: HTMLButtonElement, who: Combatant, scene: Scene): void {
  const size = `${spaceSquares(who.sheet.size) * UNIT}px`;
  set(button, 'aria-label', labelOf(scene.view, who, scene));
  set(button, 'aria-pressed', String(scene.ui.selected === who.id));
  const { style } = button;
  style.left = `${who.at.x * UNIT}px`;
  style.top = `${who.at.y * UNIT}px`;
  style.width = size;
  style.height = size;
}

const set = (element: Element, name: string, value: string): void => {
  if (element.getAttribute(name) !== value) element.setAttribute(name, value);
};

/** "Goblin 3, C4, 5 of 5 hit points, prone, has the turn" */
function labelOf(view: View, who: Combatant, { text }: Scene): string {
  const parts = [
    text.t('ui:board.token', {
      name: who.sheet.name,
      square: squareName(who.at),
      now: hitPointsOf(who),
      most: who.sheet.hitPoints,
    }),
    ...view
      .effectsOf(who)
      .filter(({ effect }) => effect.kind === 'condition')
      .map(({ effect }) => effectName(text, effect.id)),
  ];
  if (view.encounter.current === who.id) parts.push(text.t('ui:board.acting'));
  return parts.join(', ');
}
