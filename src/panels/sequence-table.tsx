import type { CombatantId, JsonRecord } from '../engine/state';
import { askRefusal } from '../rules/questions/deed';
import { type Alternative, askFullAttack, type Sequence } from '../rules/questions/full-attack';
import { capitalise } from '../text/capitalise';
import type { Text } from '../text/i18n';
import { useFight, usePanels, useText } from './context';
import { WhyNot } from './overrule';
import { figure, percent, signed, weaponName } from './words';

interface TableProps {
  readonly by: CombatantId;
  readonly on: CombatantId;
  readonly args: JsonRecord;
  /** Takes another way. */
  readonly onChoose: (args: JsonRecord) => void;
}

/** A full attack: each attack of it, and the ways it may be made; one that is chosen sets the option. */
export function SequenceTable({ by, on, args, onChoose }: TableProps) {
  const text = useText();
  const { store } = usePanels();
  useFight((fight) => fight.encounter);
  const answer = askFullAttack(store.getState().view(), { by, on, args });
  if (answer === null) return null;
  const { alternatives } = answer;
  const command = { by, action: 'full-attack', args: { ...args, on } };
  const refusal = answer.refusal ?? askRefusal(store.getState().view(), command);
  const ways: readonly (Sequence | Alternative)[] = [answer, ...alternatives];
  const best = ways.reduce((most, { expected }) => Math.max(most, expected), 0);
  return (
    <div className="sequence" data-testid="sequence">
      <WhyNot
        refusal={refusal}
        command={{ type: 'act', actor: by, action: 'full-attack', args: { ...args, on } }}
      />
      <table className="sequence-table">
        <thead>
          <tr>
            <th scope="col">{text.t('ui:odds.sequence.way')}</th>
            <th scope="col">{text.t('ui:odds.sequence.hits')}</th>
            <th scope="col">{text.t('ui:odds.sequence.ac')}</th>
            <th scope="col">{text.t('ui:odds.sequence.mean')}</th>
          </tr>
        </thead>
        <tbody>
          {ways.map((way, index) => (
            <WayRow
              key={'way' in way ? `${way.way}:${way.on}` : 'chosen'}
              way={way}
              isChosen={index === 0}
              isBest={ways.length > 1 && best > 0 && way.expected >= best - 1e-9}
              onChoose={onChoose}
            />
          ))}
        </tbody>
      </table>
      <Attacks sequence={answer} />
    </div>
  );
}

interface RowProps {
  readonly way: Sequence | Alternative;
  readonly isChosen: boolean;
  readonly isBest: boolean;
  readonly onChoose: (args: JsonRecord) => void;
}
function WayRow({ way, isChosen, isBest, onChoose }: RowProps) {
  const text = useText();
  const name = capitalise(wayName(text, way), text.language);
  const testId = 'way' in way ? `way-${way.way}` : 'way-chosen';
  return (
    <tr data-chosen={isChosen || undefined} data-best={isBest || undefined}>
      <th scope="row">
        {isChosen ? (
          name
        ) : (
          <button
            type="button"
            className="link"
            aria-label={text.t('ui:odds.sequence.choose', { way: name })}
            data-testid={testId}
            onClick={() => onChoose(way.args)}
          >
            {name}
          </button>
        )}
        <span className="way-bonuses">
          {way.attacks.map(({ odds, refusal }) => (refusal === null ? signed(odds.bonus) : '–')).join('/')}
        </span>
      </th>
      <td>{percent(text, way.anyHit)}</td>
      <td>{way.armorClass === 0 ? '' : signed(way.armorClass)}</td>
      <td>
        {isBest ? <span className="way-best">{text.t('ui:odds.sequence.best')}</span> : null}
        {figure(text, way.expected)}
      </td>
    </tr>
  );
}

function wayName(text: Text, way: Sequence | Alternative): string {
  if (!('way' in way)) return text.t('ui:odds.sequence.chosen');
  return text.t(`ui:odds.sequence.${way.way}-${way.on ? 'on' : 'off'}`, { amount: way.amount });
}

/** The attacks of the way chosen, one a line. */
function Attacks({ sequence: { attacks } }: { readonly sequence: Sequence }) {
  const text = useText();
  return (
    <ol className="sequence-attacks">
      {attacks.map(({ weapon, odds, refusal }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the attacks of a sequence never change places
        <li key={index} data-refused={refusal !== null || undefined}>
          <strong className="stage-chance">
            {refusal === null ? percent(text, odds.chance) : text.t('ui:odds.sequence.none')}
          </strong>
          <span className="stage-name">
            {text.t('ui:odds.sequence.attack', {
              weapon: capitalise(weaponName(text, weapon), text.language),
              bonus: signed(odds.bonus),
              ac: odds.armorClass,
            })}
          </span>
          <span className="sequence-mean">{refusal === null ? figure(text, odds.expected) : ''}</span>
        </li>
      ))}
    </ol>
  );
}
