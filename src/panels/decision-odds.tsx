import type { Decision, JsonRecord } from '../engine/state';
import { askAttack } from '../rules/questions/attack';
import { askAnswer, askDeed } from '../rules/questions/deed';
import type { Stage } from '../rules/questions/odds/stage';
import { askOpportunity } from '../rules/questions/opportunity';
import { whyNotGo } from '../rules/readied-action';
import { Sources } from './attack-preview';
import { useFight, usePanels, useText } from './context';
import { useDefaultChoice } from './decision-extras';
import { refusalWithClause } from './refusal-text';
import { StageLines } from './stage-lines';
import { unbroken } from './unbroken';
import { percent } from './words';

interface OddsProps {
  readonly decision: Decision;
  readonly choice: JsonRecord;
}

/** What an answer leads to: the sources of a blow's odds, or the rolls of what would be done. */
export function DecisionOdds({ decision, choice }: OddsProps) {
  const { store } = usePanels();
  useFight((fight) => fight.encounter);
  const view = store.getState().view();
  const { kind } = decision;
  if (kind === 'attack-of-opportunity') {
    const weapon = typeof choice.weapon === 'string' ? choice.weapon : null;
    const answer = askOpportunity(view, decision, weapon);
    return answer === null ? null : <Where odds={answer.odds} />;
  }
  if (kind === 'readied-action') return <Readied decision={decision} choice={choice} />;
  const stage = askAnswer(view, decision);
  return stage === null ? <Done decision={decision} choice={choice} /> : <Rolls stages={[stage]} />;
}

/** What a readied action would do, or why it cannot go off like this. */
function Readied({ decision, choice }: OddsProps) {
  const text = useText();
  const { store } = usePanels();
  const encounter = useFight((fight) => fight.encounter);
  const usual = useDefaultChoice(decision);
  const who = encounter.combatants[decision.by];
  const said = { ...usual, ...choice };
  const why = who === undefined ? null : whyNotGo(store.getState().view(), who, said, decision.on);
  if (why === null) return <Done decision={decision} choice={choice} />;
  return (
    <p className="warning" data-testid="decision-refusal">
      {unbroken(refusalWithClause(text, encounter, why))}
    </p>
  );
}

/** The rolls of what an answer sets off. */
function Done({ decision, choice }: OddsProps) {
  const { store } = usePanels();
  const view = store.getState().view();
  const { by } = decision;
  const { action, args: told } = doneBy(decision);
  const on = choice.on ?? decision.on;
  if (action === null || typeof on !== 'string') return null;
  if (action !== 'attack')
    return <Rolls stages={askDeed(view, { by, action, args: { on, ...told } })?.stages ?? []} />;
  const { on: target = on, ...args } = told;
  return <Where odds={askAttack(view, { by, on: String(target), args })} isChanceTold={false} />;
}

/** What a decision may set off besides a blow out of turn. */
function doneBy({ kind, about }: Decision): { readonly action: string | null; readonly args: JsonRecord } {
  if (kind === 'cleave') return { action: 'attack', args: {} };
  if (kind !== 'readied-action' || typeof about.action !== 'string') return { action: null, args: {} };
  const { args } = about;
  const isRecord = typeof args === 'object' && args !== null && !Array.isArray(args);
  return { action: about.action, args: isRecord ? (args as JsonRecord) : {} };
}

function Rolls({ stages }: { readonly stages: readonly Stage[] }) {
  return stages.length === 0 ? null : (
    <div data-testid="decision-odds">
      <StageLines stages={stages} />
    </div>
  );
}

interface WhereProps {
  readonly odds: Parameters<typeof Sources>[0]['answer'] & { readonly chance: number };
  /** Whether the chance stands beside it already. */
  readonly isChanceTold?: boolean;
}
function Where({ odds, isChanceTold = true }: WhereProps) {
  const text = useText();
  return (
    <details className="decision-where" data-testid="decision-odds">
      <summary>
        {isChanceTold ? null : <strong className="stage-chance">{percent(text, odds.chance)}</strong>}
        {text.t('ui:attack.sources')}
      </summary>
      <Sources answer={odds} />
    </details>
  );
}
