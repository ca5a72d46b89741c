import type { Command, Refusal } from '../engine/contract';
import { sameJson } from '../session/same-json';
import { useDo, useFight, useIsGm, useText } from './context';
import { refusalWithClause } from './refusal-text';
import { unbroken } from './unbroken';

interface WhyNotProps {
  readonly refusal: Refusal | null;
  /** What is refused, to have it all the same; null: nothing to send yet, so it is told quietly. */
  readonly command: Command | null;
}

/** Why something cannot be done, with its clause, and beside it the game master's way to have it all the same; the log says so. */
export function WhyNot({ refusal, command }: WhyNotProps) {
  const text = useText();
  const { send } = useDo();
  const isGm = useIsGm();
  const encounter = useFight((fight) => fight.encounter);
  // The notice tells it, with the same way round it: once is enough.
  const isTold = useFight(({ ui }) => ui.notice !== null && sameJson(ui.notice.refusal, refusal));
  if (refusal === null || isTold) return null;
  return (
    <p className={command === null ? 'why-not why-not-yet' : 'refusal why-not'}>
      <span>{unbroken(refusalWithClause(text, encounter, refusal))}</span>
      {command?.type !== 'act' || !isGm ? null : (
        <button
          type="button"
          className="link"
          data-testid="overrule-here"
          onClick={() => send({ ...command, overrule: true })}
        >
          {text.t('ui:notice.overrule')}
        </button>
      )}
    </p>
  );
}
