import { useState } from 'react';
import type { CombatantId, Decision, Encounter, JsonRecord } from '../engine/state';
import { askOpportunity } from '../rules/questions/opportunity';
import { actsFor } from '../session/authority';
import { capitalise } from '../text/capitalise';
import type { Text } from '../text/i18n';
import { ruleName } from '../text/rule-name';
import { WeaponSelect } from './attack-preview';
import { useDo, useFight, useIsGm, usePanels, useText } from './context';
import { DecisionExtras, useDefaultChoice } from './decision-extras';
import { DecisionOdds } from './decision-odds';
import { Portrait } from './portrait';
import { FromNow } from './reactions';
import { Tip } from './tip';
import { Together } from './together/host';
import { causeName, combatantName, figure, percent, squareName, weaponName } from './words';

/** Whoever must answer, one after the other in one place: who, on whom, why, with what chance. */
export function DecisionCards() {
  const text = useText();
  const all = useFight((fight) => fight.encounter.decisions);
  const seat = useFight(({ ui }) => ui.seat);
  const { combatants } = useFight((fight) => fight.encounter);
  const [chosen, setChosen] = useState<number | null>(null);
  const decisions = all.filter(({ by }) => actsFor(seat, combatants[by]));
  const first = decisions.find(({ id }) => id === chosen) ?? decisions[0];
  if (first === undefined) return null;
  return (
    <section className="float decision" aria-label={text.t('ui:decision.label')} data-testid="decisions">
      <DecisionCard key={first.id} decision={first} />
      {decisions.length < 2 ? null : (
        <ul className="decision-queue" aria-label={text.t('ui:decision.waiting')}>
          {decisions.map((decision) => (
            <li key={decision.id}>
              <Waiting
                decision={decision}
                isShown={decision === first}
                onShow={() => setChosen(decision.id)}
              />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

interface WaitingProps {
  readonly decision: Decision;
  readonly isShown: boolean;
  readonly onShow: () => void;
}
function Waiting({ decision, isShown, onShow }: WaitingProps) {
  const encounter = useFight((fight) => fight.encounter);
  return (
    <button type="button" className="chip" aria-pressed={isShown} onClick={onShow}>
      {combatantName(encounter, decision.by)}
    </button>
  );
}

function DecisionCard({ decision }: { readonly decision: Decision }) {
  const text = useText();
  const encounter = useFight((fight) => fight.encounter);
  const isGm = useIsGm();
  const [choice, setChoice] = useState<JsonRecord>({});
  const { by, kind } = decision;
  const who = encounter.combatants[by];
  if (who === undefined) return null;
  return (
    <div className="decision-card" data-testid={`decision-${by}`}>
      <div className="decision-head">
        <Portrait combatant={who} />
        <div>
          <p className="decision-kind">{capitalise(ruleName(text, 'decision', kind), text.language)}</p>
          <h2 className="decision-title">{decisionTitle(text, encounter, decision)}</h2>
        </div>
        {kind === 'attack-of-opportunity' ? (
          <StrikeChance
            decision={decision}
            weapon={typeof choice.weapon === 'string' ? choice.weapon : null}
            onWeapon={(weapon) => setChoice({ weapon })}
          />
        ) : null}
      </div>
      <DecisionExtras decision={decision} choice={choice} onChoose={setChoice} />
      <DecisionOdds decision={decision} choice={choice} />
      <Answers decision={decision} choice={choice} />
      {isGm ? <FromNow decision={decision} /> : null}
      <Together part="decision" decision={decision} />
    </div>
  );
}

/** Who decides, about whom, why. */
export function decisionTitle(text: Text, encounter: Encounter, decision: Decision): string {
  const { by, on, because } = decision;
  return text.t(titleOf(decision), {
    by: combatantName(encounter, by),
    on: combatantName(encounter, on),
    because: causeName(text, because),
    at: placeOf(encounter, on),
  });
}

/** Of an attack of opportunity the sentence of the rules, of others who decides about whom. */
function titleOf({ kind, on, because }: Decision): string {
  if (on === null) return 'ui:decision.alone';
  if (kind !== 'attack-of-opportunity') return 'ui:decision.about';
  return because === 'movement' ? 'ui:decision.leaving' : 'ui:decision.acting';
}

/** Where the one it is about stands. */
function placeOf(encounter: Encounter, on: CombatantId | null): string {
  const target = on === null ? undefined : encounter.combatants[on];
  return target === undefined ? '' : squareName(target.at);
}

interface StrikeProps {
  readonly decision: Decision;
  readonly weapon: string | null;
  readonly onWeapon: (weapon: string) => void;
}
/** The chance to hit and the damage of an attack of opportunity, and with what. */
function StrikeChance({ decision, weapon, onWeapon }: StrikeProps) {
  const text = useText();
  const { store } = usePanels();
  useFight((fight) => fight.encounter);
  const answer = askOpportunity(store.getState().view(), decision, weapon);
  if (answer === null) return null;
  const { odds, weapons } = answer;
  const name = (id: string) => capitalise(weaponName(text, id), text.language);
  return (
    <div className="decision-chance">
      <strong className="chance-number" data-testid="decision-chance">
        {percent(text, odds.chance)}
      </strong>
      <span>{text.t('ui:decision.damage', { damage: figure(text, odds.damage) })}</span>
      {weapons.length === 1 ? (
        <span>{name(answer.weapon)}</span>
      ) : (
        <WeaponSelect weapons={weapons} chosen={answer.weapon} onChoose={onWeapon} />
      )}
    </div>
  );
}

/** Keys for the first answer and for passing. */
const PASS = 'pass';
function Answers({ decision, choice }: { readonly decision: Decision; readonly choice: JsonRecord }) {
  const text = useText();
  const { send } = useDo();
  const fallback = useDefaultChoice(decision);
  // At a table an answer is on its way until the server has said what became of it.
  const sending = useFight(({ ui }) => ui.sending);
  const answer = (word: string) => {
    if (sending) return;
    send({
      type: 'answer',
      by: decision.by,
      decision: decision.id,
      choice: { answer: word, ...(word === PASS ? {} : { ...fallback, ...choice }) },
    });
  };
  const [first] = decision.options;
  return (
    <div className="float-buttons">
      {decision.options.map((word) => {
        const keys = word === PASS ? 'P' : word === first ? 'Enter' : undefined;
        const label = capitalise(ruleName(text, ['answer', 'action'], word), text.language);
        return (
          <Tip key={word} label={text.t('ui:decision.answer', { answer: label })} keys={keys} side="top">
            <button
              type="button"
              className={`button button-large ${word === first ? 'button-main' : ''}`}
              data-testid={`answer-${word}`}
              data-answer-key={keys}
              aria-disabled={sending}
              onClick={() => answer(word)}
            >
              {label}
              {keys === undefined ? null : <kbd>{keys}</kbd>}
            </button>
          </Tip>
        );
      })}
    </div>
  );
}
