import { type FormEvent, useEffect, useState } from 'react';
import { useDo, useFight, useText } from '../context';
import { wholeNumber } from '../whole-number';

/** The size of the board, typed. What the rules refuse (whoever would be off it) is told as ever. */
export function BoardSize() {
  const text = useText();
  const { send } = useDo();
  const { columns, rows } = useFight((fight) => fight.encounter.board);
  const [typed, setTyped] = useState({ columns: String(columns), rows: String(rows) });
  useEffect(() => setTyped({ columns: String(columns), rows: String(rows) }), [columns, rows]);
  const wished = [wholeNumber(typed.columns), wholeNumber(typed.rows)] as const;
  const bad = wished.includes(null);
  const same = wished[0] === columns && wished[1] === rows;
  const set = (event: FormEvent) => {
    event.preventDefault();
    const [width, height] = wished;
    if (width === null || height === null || same) return;
    send({ type: 'edit', edit: 'ground', args: { size: [width, height] } });
  };
  return (
    <form className="map-group" onSubmit={set} data-testid="board-size">
      <fieldset className="map-row">
        <legend>{text.t('editor:map.size')}</legend>
        {(['columns', 'rows'] as const).map((side, index) => (
          <label key={side} className="map-number">
            <span>{text.t(`editor:map.${side}`)}</span>
            <input
              className="field field-number"
              inputMode="numeric"
              data-testid={`board-${side}`}
              aria-invalid={wished[index] === null}
              value={typed[side]}
              onChange={({ target }) => setTyped({ ...typed, [side]: target.value })}
            />
          </label>
        ))}
        <button type="submit" className="button" aria-disabled={bad || same} data-testid="board-size-set">
          {text.t('editor:map.set-size')}
        </button>
      </fieldset>
      {bad ? (
        <p className="refusal" role="alert">
          {text.t('editor:map.bad-size')}
        </p>
      ) : null}
    </form>
  );
}
