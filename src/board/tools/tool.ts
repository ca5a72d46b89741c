import type { Command } from '../../engine/contract';
import { alignNext } from './aligning';
import { dragOf } from './drag-of';
import { dragNext, dragWithIntent, stepByKey } from './dragging';
import { idleNext } from './idle';
import { paintNext } from './painting';
import { pointNext } from './pointing';
import { targeting, targetNext } from './targeting';
import { type Effect, IDLE, type Input, type Next, type Tool, type ToolView } from './types';

/**
 * What the board does next: the tool after the input, and what is to be done about it. Pure: the same gesture on the same
 * fight always gives the same answer. The encounter is never changed here; a `send` effect asks the session to.
 */
export function next(tool: Tool, input: Input, view: ToolView): Next {
  if (input.kind === 'painting') return { tool: inHand(tool, view), effects: [] };
  if (view.painting.pen !== null || view.painting.handles !== null) return editorNext(tool, input, view);
  if (input.kind === 'intent') return withIntent(tool, input.intent, view);
  if (input.kind === 'changed') return changed(tool, view);
  if (input.kind === 'take') return taken(tool, input.commands);
  if (input.kind === 'step') return stepByKey(tool, input, view);
  switch (tool.in) {
    case 'idle':
      return idleNext(tool, input, view);
    case 'pointing':
      return pointNext(tool, input, view);
    case 'dragging':
      return dragNext(tool, input, view);
    case 'targeting':
      return targetNext(tool, input, view);
    case 'panning':
      return panNext(tool, input);
    case 'picking':
      return pickNext(tool, input, view);
    case 'painting':
    case 'aligning':
      return { tool: IDLE, effects: [] };
  }
}

/** What the editor has put into the hand takes the place of whatever was there. */
function inHand(tool: Tool, { painting }: ToolView): Tool {
  if (painting.pen !== null)
    return tool.in === 'painting' ? tool : { in: 'painting', by: 'pointer', over: null, stroke: null };
  if (painting.handles !== null) return tool.in === 'aligning' ? tool : { in: 'aligning', held: null };
  return tool.in === 'painting' || tool.in === 'aligning' || tool.in === 'panning' ? IDLE : tool;
}

/** While it is there, tokens are neither moved nor chosen. */
function editorNext(tool: Tool, input: Input, view: ToolView): Next {
  if (tool.in === 'panning') return panNext(tool, input);
  const held = inHand(tool, view);
  if (held.in === 'painting') return paintNext(held, input, view);
  return held.in === 'aligning' ? alignNext(held, input, view) : { tool: held, effects: [] };
}

/** The drawn path makes room for the way that was chosen instead. */
function taken(tool: Tool, commands: readonly Command[]): Next {
  const drag = dragOf(tool);
  if (drag === null) return { tool, effects: [] };
  const drop: readonly Effect[] = drag.draft.intent === null ? [] : [{ do: 'drop-intent' }];
  return { tool: IDLE, effects: [...drop, { do: 'send', commands }] };
}

function panNext(tool: Extract<Tool, { in: 'panning' }>, input: Input): Next {
  if (input.kind === 'move') {
    const pan: Effect = { do: 'pan', dx: input.at.x - tool.at.x, dy: input.at.y - tool.at.y };
    return { tool: { ...tool, at: input.at }, effects: [pan] };
  }
  const ends = input.kind === 'release' || input.kind === 'cancel';
  return { tool: ends ? tool.back : tool, effects: [] };
}

/** The rectangle follows the pointer; let go, whoever is in it is selected. */
function pickNext(tool: Extract<Tool, { in: 'picking' }>, input: Input, view: ToolView): Next {
  if (input.kind === 'move') {
    const stays = input.square.x === tool.to.x && input.square.y === tool.to.y;
    return { tool: stays ? tool : { ...tool, to: input.square }, effects: [] };
  }
  if (input.kind === 'cancel') return { tool: IDLE, effects: [] };
  if (input.kind !== 'release') return { tool, effects: [] };
  const ids = view.between(tool.from, input.square);
  const select: readonly Effect[] = ids.length === 0 ? [] : [{ do: 'select-several', ids }];
  return { tool: IDLE, effects: [...select, { do: 'stop-picking' }] };
}

/** The action bar chose: paths are drawn for whoever acts, everything else is pointed at. */
function withIntent(tool: Tool, intent: ToolView['intent'], view: ToolView): Next {
  const who = view.current ?? view.selected;
  if (intent === null || who === null) return { tool: withoutIntent(tool), effects: [] };
  const needs = view.needs(intent.action);
  if (needs === 'nothing' || needs === 'item') return { tool: IDLE, effects: [] };
  if (needs !== 'path') return { tool: targeting(tool, who, intent, view), effects: [] };
  return { tool: dragWithIntent(tool, who, intent, view) ?? IDLE, effects: [] };
}

function withoutIntent(tool: Tool): Tool {
  if (tool.in === 'targeting') return IDLE;
  if (tool.in === 'dragging' && tool.draft.intent !== null && tool.by !== 'pointer') return IDLE;
  if (tool.in === 'panning' || tool.in === 'pointing') return { ...tool, back: IDLE };
  return tool;
}

/** A drag goes on over a changed fight if its mover is still where it was; the rules are asked again. */
function changed(tool: Tool, view: ToolView): Next {
  const kept = view.intent === null ? withoutIntent(tool) : tool;
  if (kept.in !== 'dragging') return { tool: kept, effects: [] };
  const { draft } = kept;
  const at = view.placeOf(draft.who);
  const stays = at !== null && at.x === draft.from.x && at.y === draft.from.y;
  return { tool: stays ? { ...kept, route: view.route(draft) } : IDLE, effects: [] };
}
