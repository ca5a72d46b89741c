import type { JsonRecord } from '../../engine/state';
import { type Effect, IDLE, type Input, type Next, type Spot, type Targeting, type ToolView } from './types';

/** An action waits for its creature or square. */
export function targetNext(tool: Targeting, input: Input, _view: ToolView): Next {
  switch (input.kind) {
    case 'press':
      return { tool: { in: 'pointing', from: input, touch: input.touch, back: tool }, effects: [] };
    case 'move':
      return { tool: { ...tool, over: input.square }, effects: [{ do: 'hover', who: input.combatant }] };
    case 'cancel':
      return { tool: IDLE, effects: [{ do: 'drop-intent' }] };
    default:
      return { tool, effects: [] };
  }
}

/** Who or where was meant, in the notation's words: `on` a creature, `at` a square. */
export function clickTarget(tool: Targeting, spot: Spot): Next {
  const meant: JsonRecord =
    spot.combatant === null ? { at: [spot.square.x, spot.square.y] } : { on: spot.combatant };
  const args = { ...tool.intent.args, ...meant };
  const send: Effect = {
    do: 'send',
    commands: [{ type: 'act', actor: tool.who, action: tool.intent.action, args }],
  };
  return { tool: IDLE, effects: [{ do: 'drop-intent' }, send] };
}
