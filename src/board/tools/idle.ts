import { carry, isSelected, pickUp } from './dragging';
import type { Effect, Input, Next, Spot, Tool, ToolView } from './types';

/** Nothing is going on: a press begins something, moving about shows who is under the pointer. */
export function idleNext(tool: Extract<Tool, { in: 'idle' }>, input: Input, view: ToolView): Next {
  switch (input.kind) {
    case 'press':
      return { tool: { in: 'pointing', from: input, touch: input.touch, back: tool }, effects: [] };
    case 'move':
    case 'point':
      return { tool, effects: [{ do: 'hover', who: input.combatant }] };
    case 'enter':
      return enterWithNothing(input, view);
    case 'cancel':
      return { tool, effects: backOut(view) };
    case 'confirm':
      return view.target === null ? { tool, effects: [] } : { tool, effects: attack(view, view.target) };
    default:
      return { tool, effects: [] };
  }
}

/** Escape backs out one step: the target, then whatever else is selected. */
function backOut(view: ToolView): readonly Effect[] {
  if (view.picking) return [{ do: 'stop-picking' }];
  if (view.target !== null) return [{ do: 'target', who: null }];
  if (view.group.length > 0) return [{ do: 'select', who: view.selected }];
  return view.selected === view.current ? [] : [{ do: 'select', who: view.current }];
}

/**
 * A click with nothing in hand. A foe of whoever acts becomes the target, and clicked again it is attacked (with Alt it is
 * selected instead); anyone else is selected, and the one who acts is taken in hand for click-click moving.
 */
export function clickWithNothing(spot: Spot, touch: boolean, view: ToolView): Next {
  const idle: Tool = { in: 'idle' };
  const { combatant: who } = spot;
  if (who === null) return { tool: idle, effects: backOut(view) };
  const { current } = view;
  if (adds(who, spot, view))
    return { tool: idle, effects: [{ do: 'select-several', ids: view.toggled(who) }] };
  if (current !== null && !spot.keys.alt && view.areFoes(current, who)) {
    const effects: readonly Effect[] = view.target === who ? attack(view, who) : [{ do: 'target', who }];
    return { tool: idle, effects };
  }
  const alone = view.selected === who && view.group.length === 0;
  const effects: readonly Effect[] = alone ? [] : [{ do: 'select', who }];
  const taken = who === current && !view.setup ? carry(spot, touch, view) : null;
  return { tool: taken ?? idle, effects };
}

/** Shift, or the switch: one more is selected, or one less. With Shift alone whoever acts is taken in hand for a 5-foot step. */
const adds = (who: string, { keys }: Spot, { picking, group, current }: ToolView): boolean =>
  picking || (keys.shift && (who !== current || group.length > 0));

/** Enter on the cursor's square: as a click, and whoever is selected already is taken in hand, as a drag could too. */
function enterWithNothing(spot: Spot, view: ToolView): Next {
  const { combatant: who } = spot;
  const isFoe = who !== null && view.current !== null && view.areFoes(view.current, who);
  const own = who !== null && (who === view.current || who === view.selected) && !isFoe;
  const taken = own && !view.picking ? pickUp(spot, view) : null;
  if (taken === null) return clickWithNothing(spot, false, view);
  return { tool: taken, effects: isSelected(who ?? '', view) ? [] : [{ do: 'select', who }] };
}

function attack(view: ToolView, on: string): readonly Effect[] {
  if (view.current === null) return [];
  return [{ do: 'send', commands: [{ type: 'act', actor: view.current, action: 'attack', args: { on } }] }];
}
