import { useStore } from 'zustand';
import type { Switches } from '../../sharing/to-table';
import { type Online, useText } from '../context';

/** Seconds for an answer that can be chosen. */
const SECONDS: readonly number[] = [15, 30, 60, 120, 300];

/** Those that are on or off, in the order in which they stand. */
const CHECKS = ['approval', 'placing', 'preparing'] as const;

/** How the table is set: do players' acts wait for a yes, may they place their own and may screens see it before the fight, how long is there for an answer, and what then. */
export function HouseSwitches({ online }: { readonly online: Online }) {
  const text = useText();
  const switches = useStore(online.around, (around) => around.switches);
  if (switches === null) return null;
  const set = (change: Partial<Switches>) =>
    online.tell({ type: 'switch', switches: { ...switches, ...change } });
  const { decisionSeconds, afterwards } = switches;
  return (
    <section className="together-part" aria-label={text.t('together:switches.title')}>
      <h3>{text.t('together:switches.title')}</h3>
      {CHECKS.map((name) => (
        <label key={name} className="together-check">
          <input
            type="checkbox"
            data-testid={`switch-${name}`}
            checked={switches[name]}
            onChange={({ target }) => set({ [name]: target.checked })}
          />
          {text.t(`together:switches.${name}`)}
        </label>
      ))}
      <label className="together-plays">
        <span>{text.t('together:switches.time')}</span>
        <select
          className="field"
          data-testid="switch-time"
          value={decisionSeconds ?? ''}
          onChange={({ target: { value } }) => set({ decisionSeconds: value === '' ? null : Number(value) })}
        >
          <option value="">{text.t('together:switches.no-limit')}</option>
          {SECONDS.map((seconds) => (
            <option key={seconds} value={seconds}>
              {text.t('together:seconds', { count: seconds })}
            </option>
          ))}
        </select>
      </label>
      {decisionSeconds === null ? null : (
        <label className="together-plays">
          <span>{text.t('together:switches.afterwards')}</span>
          <select
            className="field"
            data-testid="switch-afterwards"
            value={afterwards}
            onChange={({ target: { value } }) => set({ afterwards: value === 'gm' ? 'gm' : 'pass' })}
          >
            <option value="pass">{text.t('together:switches.pass')}</option>
            <option value="gm">{text.t('together:switches.gm')}</option>
          </select>
        </label>
      )}
    </section>
  );
}
