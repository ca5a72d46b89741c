import type { Play, StepFrame } from '../../engine/contract';
import { DONE, defineAction } from '../../engine/define';
import { refusal } from '../../engine/refusal';
import type { JsonRecord } from '../../engine/state';
import type { SquarePair } from '../arguments';
import { PLAIN_WALK } from '../movement';
import { type Walk, walkSteps } from '../walking';

interface Args extends JsonRecord {
  readonly path: readonly SquarePair[];
  /** Who has no opportunity for it. */
  readonly exempt: readonly string[];
}
const walkOf = (_play: Play, { args }: StepFrame<Args>): Walk => ({
  path: args.path,
  gait: { kind: 'plain', exempt: args.exempt },
  options: PLAIN_WALK,
  mode: 'charge',
  as: 'charge',
});

/** A mount goes where its rider's act takes it (X-MNT-2). */
export default defineAction<Args>({
  id: 'carry',
  clause: 'X-MNT-2',
  cost: 'none',
  needs: 'nothing',
  internal: true,
  parse: () => refusal('only-as-reaction', {}),
  refuse: () => null,
  steps: { start: () => 'leave', ...walkSteps<Args>(walkOf, DONE) },
});
