import type { CombatantId } from '../engine/state';
import { useText } from './context';
import { useReport } from './reports';
import { Tip } from './tip';

/** What is left of the turn, as pips: full while it can still be taken. */
export function TurnBudget({ who }: { readonly who: CombatantId }) {
  const text = useText();
  const { left } = useReport(who);
  const pips = [
    { id: 'standard', sign: '■', name: text.t('rules:cost.standard'), there: left.standard },
    { id: 'move', sign: '▶', name: text.t('rules:cost.move'), there: left.move },
    { id: 'swift', sign: '⚡', name: text.t('rules:cost.swift'), there: left.swift },
    { id: 'five-foot-step', sign: '·', name: text.t('rules:cost.five-foot-step'), there: left.fiveFootStep },
  ];
  return (
    <ul className="budget" aria-label={text.t('ui:budget.label')} data-testid="budget">
      {pips.map(({ id, sign, name, there }) => {
        const label = text.t(there ? 'ui:budget.there' : 'ui:budget.gone', { name });
        return (
          <li key={id}>
            <Tip label={label} side="top">
              <span className="pip" role="img" aria-label={label} data-pip={id} data-there={there}>
                {sign}
              </span>
            </Tip>
          </li>
        );
      })}
    </ul>
  );
}
