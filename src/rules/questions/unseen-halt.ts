import type { View } from '../../engine/contract';
import { isRefusal } from '../../engine/refusal';
import type { Square } from '../../grid/square';
import { legsOf } from '../by-mount';
import { checkPath, walkPlan } from '../walk-plan';
import { whyNotWalked } from '../walked-blind';
import type { PathQuestion } from './path';

/**
 * Where a barred path ends that is walked all the same, because nobody of the mover's side knows of what bars it: the last place before that.
 * Null where nothing bars it, or the side knows why it may not be set out on.
 */
export function askUnseenHalt(view: View, { by, path, action, args }: PathQuestion): Square | null {
  const who = legsOf(view, view.combatant(by), action);
  const plan = walkPlan(view, who, action, args);
  if (isRefusal(plan)) return null;
  const { blockedAt } = checkPath(view, who, path, plan).measured;
  if (blockedAt === null || whyNotWalked(view, who, path, plan) !== null) return null;
  return path[blockedAt - 1] ?? who.at;
}
