import { carry } from './dragging';
import type { Effect, Input, Next, Spot, Tool, ToolView } from './types';

/** Nothing is going on: a press begins something, moving about shows who is under the pointer. */
export function idleNext(tool: Extract<Tool, { in: 'idle' }>, input: Input, view: ToolView): Next {
  switch (input.kind) {
    case 'press':
      return { tool: { in: 'pointing', from: input, touch: input.touch, back: tool }, effects: [] };
    case 'move':
      return { tool, effects: [{ do: 'hover', who: input.combatant }] };
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
  if (view.target !== null) return [{ do: 'target', who: null }];
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
  if (current !== null && !spot.keys.alt && view.areFoes(current, who)) {
    const effects: readonly Effect[] = view.target === who ? attack(view, who) : [{ do: 'target', who }];
    return { tool: idle, effects };
  }
  const effects: readonly Effect[] = view.selected === who ? [] : [{ do: 'select', who }];
  const taken = who === current && !view.setup ? carry(spot, touch, view) : null;
  return { tool: taken ?? idle, effects };
}

function attack(view: ToolView, on: string): readonly Effect[] {
  if (view.current === null) return [];
  return [{ do: 'send', commands: [{ type: 'act', actor: view.current, action: 'attack', args: { on } }] }];
}
