import type { CombatantId, JsonRecord } from '../engine/state';
import { askDeed, type DeedAnswer } from '../rules/questions/deed';
import { useFight, usePanels, useText } from './context';
import { WhyNot } from './overrule';
import { StageLine, StageLines } from './stage-lines';
import { combatantName, figure, listOf, percent } from './words';

interface DeedProps {
  readonly by: CombatantId;
  readonly action: string;
  readonly args: JsonRecord;
}

/** An act before its first roll: its chance, every roll, what it risks, whom a spell would catch and how. */
export function DeedView({ by, action, args }: DeedProps) {
  const { store } = usePanels();
  useFight((fight) => fight.encounter);
  const answer = askDeed(store.getState().view(), { by, action, args });
  return answer === null ? null : <Answer answer={answer} by={by} args={args} />;
}

interface AnswerProps extends Omit<DeedProps, 'action'> {
  readonly answer: DeedAnswer;
}
function Answer({ answer, by, args }: AnswerProps) {
  const text = useText();
  const encounter = useFight((fight) => fight.encounter);
  const { action, refusal, provokes, stages, counter } = answer;
  const names = provokes.map((id) => combatantName(encounter, id));
  // A spell that nothing may spoil says nothing of it.
  const isSure = (action === 'cast' || action === 'touch') && stages.length === 0;
  return (
    <div className="deed" data-testid="deed">
      {isSure ? null : (
        <div className="deed-chance">
          <strong className="chance-number" data-testid="deed-chance">
            {percent(text, answer.chance)}
          </strong>
          {action === 'cast' ? <span className="card-note">{text.t('ui:odds.kept')}</span> : null}
        </div>
      )}
      <WhyNot refusal={refusal} command={{ type: 'act', actor: by, action, args }} />
      {names.length === 0 ? null : (
        <p className="warning">{text.t('ui:attack.provokes', { names: listOf(text, names) })}</p>
      )}
      <StageLines stages={stages} />
      {counter === null ? null : (
        <div className="deed-counter" data-testid="deed-counter">
          <p>
            {text.t('ui:odds.counter', { who: combatantName(encounter, counter.stage.by.who) })}{' '}
            <strong>{text.t('ui:odds.counter-chance', { chance: percent(text, counter.chance) })}</strong>
          </p>
          <ol className="stages">
            <StageLine stage={counter.stage} />
          </ol>
        </div>
      )}
      <Targets answer={answer} />
    </div>
  );
}

interface TargetsProps {
  readonly answer: Pick<DeedAnswer, 'targets' | 'turning'>;
  /** Without the rolls one by one. */
  readonly brief?: boolean;
}
/** Whom a spell or a turning concerns, and how likely. */
export function Targets({ answer: { targets, turning }, brief = false }: TargetsProps) {
  const text = useText();
  const encounter = useFight((fight) => fight.encounter);
  if (targets.length + turning.length === 0) return null;
  return (
    <ul className="deed-targets" data-testid="deed-targets">
      {targets.map(({ on, chance, damage, stages }) => (
        <li key={on}>
          <p>
            <strong>{combatantName(encounter, on)}</strong>
            <span>
              {percent(text, chance)} {text.t('ui:odds.full')}
              {damage === null ? '' : `, ${text.t('ui:odds.damage', { damage: figure(text, damage) })}`}
            </span>
          </p>
          {brief ? null : <StageLines stages={stages} />}
        </li>
      ))}
      {turning.map(({ on, chance, destroyed }) => (
        <li key={on}>
          <p>
            <strong>{combatantName(encounter, on)}</strong>
            <span>
              {percent(text, chance)} {text.t(destroyed ? 'ui:odds.destroyed' : 'ui:odds.turned')}
            </span>
          </p>
        </li>
      ))}
    </ul>
  );
}
