import type { CombatantReport } from '../rules/questions/answers';
import { healthWord } from '../text/health-word';
import { useText } from './context';
import { figure } from './words';

/** Hit points as a bar: what is left, nonlethal damage hatched over it, temporary ones behind. */
export function HitPointBar({ report }: { readonly report: CombatantReport }) {
  const text = useText();
  const { hp, maxHp, nonlethal, temporary } = report;
  const share = (part: number) => `${Math.max(0, Math.min(100, (100 * part) / Math.max(1, maxHp)))}%`;
  const state = hp <= 0 ? 'down' : hp * 2 <= maxHp ? 'low' : 'fine';
  return (
    <span
      className="hp-bar"
      data-state={state}
      role="img"
      aria-label={
        report.rough ? healthWord(text, report) : text.t('ui:hp.label', { hp, maxHp, nonlethal, temporary })
      }
    >
      <span className="hp-left" style={{ width: share(hp) }} />
      {nonlethal > 0 ? (
        <span className="hp-nonlethal" style={{ width: share(Math.min(nonlethal, hp)) }} />
      ) : null}
      {temporary > 0 ? <span className="hp-temporary" style={{ width: share(temporary) }} /> : null}
    </span>
  );
}

/** The same in words: "12 of 20 hp", or how well somebody stands whose hit points are known only roughly. */
export function HitPointWords({ report }: { readonly report: CombatantReport }) {
  const text = useText();
  const { hp, maxHp, rough } = report;
  if (rough) return <strong>{healthWord(text, report)}</strong>;
  return (
    <>
      <strong>{figure(text, hp)}</strong> <span>{text.t('ui:hp.of', { maxHp })}</span>
    </>
  );
}
