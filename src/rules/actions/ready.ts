import type { Refusal, View } from '../../engine/contract';
import { DONE, defineAction } from '../../engine/define';
import { isRefusal, refusal } from '../../engine/refusal';
import type { JsonRecord } from '../../engine/state';
import { argsParser, oneOf, optional, text, whole } from '../arguments';
import { whyNotReady } from '../readied-action';
import { DEEDS, READIED } from '../readiness';
import { takeStance } from '../stance';

interface Args extends JsonRecord {
  readonly action: string;
  readonly when: string | JsonRecord;
  readonly args: JsonRecord;
}
const parseCondition = argsParser({
  does: optional(oneOf(...DEEDS)),
  who: optional(text),
  against: optional(text),
  within: optional(whole),
});

function conditionFrom(when: unknown): string | JsonRecord | Refusal {
  if (typeof when === 'string') return when;
  if (typeof when === 'object' && when !== null && !Array.isArray(when))
    return parseCondition(when as JsonRecord);
  return refusal('bad-argument', { argument: 'when', expected: 'condition' });
}

function unknownIn(view: View, when: string | JsonRecord): Refusal | null {
  if (typeof when === 'string') return null;
  const unknown = [when['who'], when['against']].find((id) => typeof id === 'string' && !view.find(id));
  return typeof unknown === 'string' ? refusal('unknown-combatant', { id: unknown }) : null;
}

/** Makes an action ready for when something happens: noticed by itself, or said in words (X-RDY-1, X-RDY-5). */
export default defineAction<Args>({
  id: 'ready',
  clause: 'X-RDY-1',
  cost: 'standard',
  needs: 'nothing',
  parse({ action, when, ...args }) {
    if (typeof action !== 'string') return refusal('bad-argument', { argument: 'action', expected: 'text' });
    const condition = conditionFrom(when);
    return isRefusal(condition) ? condition : { action, when: condition, args };
  },
  refuse: (view, who, { action, when, args }) =>
    unknownIn(view, when) ?? whyNotReady(view, who, action, args),
  steps: {
    start(play, { actor, args: { action, when, args } }) {
      takeStance(play, actor, READIED, { action, when, args });
      return DONE;
    },
  },
});
