import { useStore } from 'zustand';
import type { Switches } from '../../sharing/to-table';
import { type Online, useText } from '../context';

/** Seconds for an answer that can be chosen. */
const SECONDS: readonly number[] = [15, 30, 60, 120, 300];

/** How the table is set: do players' acts wait for a yes, how long is there for an answer, and what then. */
export function HouseSwitches({ online }: { readonly online: Online }) {
  const text = useText();
  const switches = useStore(online.around, (around) => around.switches);
  if (switches === null) return null;
  const set = (change: Partial<Switches>) =>
    online.tell({ type: 'switch', switches: { ...switches, ...change } });
  const { approval, decisionSeconds, afterwards } = switches;
  return (
    <section className="together-part" aria-label={text.t('together:switches.title')}>
      <h3>{text.t('together:switches.title')}</h3>
      <label className="together-check">
        <input
          type="checkbox"
          data-testid="switch-approval"
          checked={approval}
          onChange={({ target }) => set({ approval: target.checked })}
        />
        {text.t('together:switches.approval')}
      </label>
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
