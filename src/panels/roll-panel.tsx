import { useState } from 'react';
import { capitalise } from '../text/capitalise';
import { ruleName } from '../text/rule-name';
import { useDo, useFight, useText } from './context';
import { wholeNumber } from './whole-number';
import { combatantName, weaponName } from './words';

/** Dice with few faces are answered with one click. */
const FEW = 20;

/** A die that was thrown on the table is typed in here, and the command goes on. */
export function RollPanel() {
  const pending = useFight((fight) => fight.ui.pendingRoll);
  if (pending === null) return null;
  const thrown = Object.values(pending.command.dice ?? {}).reduce((sum, faces) => sum + faces.length, 0);
  return <RollCard key={thrown} />;
}

function RollCard() {
  const text = useText();
  const encounter = useFight((fight) => fight.encounter);
  const pending = useFight((fight) => fight.ui.pendingRoll);
  const { enterRoll, cancelRoll } = useDo();
  const [face, setFace] = useState('');
  if (pending === null) return null;
  const { who, purpose, what, die } = pending.needs;
  const sides = Number(die.slice(1));
  const value = wholeNumber(face) ?? 0;
  const fits = value >= 1 && value <= sides;
  return (
    <section className="float roll" aria-label={text.t('ui:roll.label')} data-testid="roll-panel">
      <div>
        <p className="decision-kind">{capitalise(ruleName(text, 'roll', purpose), text.language)}</p>
        <h2 className="decision-title">
          {text.t('ui:roll.title', { die, who: combatantName(encounter, who), what: thing(text, what) })}
        </h2>
      </div>
      {sides <= FEW ? <Faces sides={sides} /> : null}
      <form
        className="float-buttons"
        onSubmit={(event) => {
          event.preventDefault();
          if (fits) enterRoll(value);
        }}
      >
        <input
          // biome-ignore lint/a11y/noAutofocus: the fight waits for this number and for nothing else
          autoFocus
          className="field field-number"
          inputMode="numeric"
          aria-label={text.t('ui:roll.face', { die })}
          placeholder={die}
          data-testid="roll-face"
          value={face}
          onChange={({ target }) => setFace(target.value)}
        />
        <button type="submit" className="button button-main" aria-disabled={!fits} data-testid="roll-enter">
          {text.t('ui:roll.enter')}
        </button>
        <button type="button" className="button" data-testid="roll-cancel" onClick={cancelRoll}>
          {text.t('ui:roll.cancel')}
        </button>
      </form>
      {face === '' || fits ? null : <BadFace typed={face} die={die} />}
    </section>
  );
}

function BadFace({ typed, die }: { readonly typed: string; readonly die: string }) {
  const text = useText();
  return (
    <p className="refusal" role="alert">
      {text.t('ui:roll.bad-face', { typed, die })}
    </p>
  );
}

function Faces({ sides }: { readonly sides: number }) {
  const { enterRoll } = useDo();
  return (
    <div className="faces">
      {Array.from({ length: sides }, (_, index) => index + 1).map((number) => (
        <button
          key={number}
          type="button"
          className="button face"
          data-testid={`face-${number}`}
          onClick={() => enterRoll(number)}
        >
          {number}
        </button>
      ))}
    </div>
  );
}

function thing(text: ReturnType<typeof useText>, what: string): string {
  const known = ruleName(text, ['skill', 'check', 'save', 'ability'], what);
  return known === what.replaceAll('-', ' ') ? weaponName(text, what) : known;
}
