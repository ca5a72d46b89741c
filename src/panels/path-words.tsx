import type { PathAnswer } from '../rules/questions/answers';
import { askUnseenHalt } from '../rules/questions/unseen-halt';
import { groupOrders } from '../session/formation';
import type { Preview } from '../session/preview';
import { capitalise } from '../text/capitalise';
import { ruleName } from '../text/rule-name';
import { say } from '../text/said';
import { useFight, useText } from './context';
import { GroupWords } from './group-words';
import { OtherWays } from './other-ways';
import { dangerWords } from './path-text';
import { PathWaits } from './path-waits';
import { refusalWithClause } from './refusal-text';
import { unbroken } from './unbroken';
import { usePreview } from './use-preview';
import { combatantName, figure, percent, squareName } from './words';

/** The path under the pointer in words: what it costs, what it takes, who may strike where. */
export function PathWords() {
  const preview = usePreview();
  if (preview === null) return null;
  const { formation } = groupOrders.getState();
  return formation === null ? <PathPanel preview={preview} /> : <GroupWords formation={formation} />;
}

function PathPanel({ preview }: { readonly preview: Preview }) {
  const text = useText();
  const encounter = useFight((fight) => fight.encounter);
  const { answer, who, action } = preview;
  const barred = answer.steps.some(({ blocked }) => blocked !== null);
  const cost = say(text, 'ui:path.cost', { cost: answer.cost, allowance: answer.allowance });
  const band = capitalise(ruleName(text, 'band', answer.band), text.language);
  return (
    <section
      className="float path"
      data-band={barred ? 'too-far' : answer.band}
      aria-label={say(text, 'ui:path.label')}
      data-testid="path-words"
    >
      <div className="path-head">
        <strong className="path-cost" data-testid="path-cost">
          {barred ? text.t('ui:path.barred') : cost}
        </strong>
        <span className="path-band">{barred ? cost : band}</span>
        <span className="path-next">{say(text, 'ui:path.next-diagonal', { feet: answer.nextDiagonal })}</span>
      </div>
      {answer.refusal === null ? null : (
        <p className="refusal">{unbroken(refusalWithClause(text, encounter, answer.refusal))}</p>
      )}
      {barred ? <GoesUnseeing preview={preview} /> : null}
      <Provocations answer={answer} mover={combatantName(encounter, who)} action={action} />
      <OtherWays />
      <PathWaits />
    </section>
  );
}

/** For the game master, who sees what bars the way: the mover's side does not know of it and walks up to it. */
function GoesUnseeing({ preview: { who, path, action } }: { readonly preview: Preview }) {
  const text = useText();
  const view = useFight((fight) => fight.view);
  const halt = askUnseenHalt(view(), { by: who, path, action, args: {} });
  if (halt === null) return null;
  return (
    <p className="card-note" data-testid="path-unseen">
      {text.t('ui:path.unseen', { square: squareName(halt) })}
    </p>
  );
}

interface ProvocationsProps {
  readonly answer: PathAnswer;
  readonly mover: string;
  readonly action: string;
}
function Provocations({ answer, mover, action }: ProvocationsProps) {
  const text = useText();
  const encounter = useFight((fight) => fight.encounter);
  const { provocations, unhurt, damage, arrives } = answer;
  if (provocations.length === 0)
    return (
      <p className="path-safe">
        {text.t(action === 'five-foot-step' ? 'ui:path.step-safe' : 'ui:path.safe')}
      </p>
    );
  return (
    <>
      <ol className="path-provokes">
        {provocations.map((provocation, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: numbered as on the board
          <li key={index}>{dangerWords(text, encounter, provocation)}</li>
        ))}
      </ol>
      <p className="path-odds" data-testid="path-odds">
        {say(text, 'ui:path.odds', {
          mover,
          unhurt: percent(text, unhurt),
          arrives: percent(text, arrives),
          damage: figure(text, damage),
        })}
      </p>
    </>
  );
}
