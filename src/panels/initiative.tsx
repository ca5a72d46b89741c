import { EyeOff, Swords } from 'lucide-react';
import { memo, useMemo } from 'react';
import type { Combatant, CombatantId, Encounter } from '../engine/state';
import { report as reportOf } from '../rules/report';
import { boardStore } from '../session/board-port';
import { effectName } from '../text/rule-name';
import { useDo, useFight, usePanels, useText } from './context';
import { HitPointBar } from './hit-points';
import { Portrait } from './portrait';

/** The order of play: portrait, name, hit points, conditions, attacks of opportunity left; who is on turn is enlarged. */
export function InitiativeRail() {
  const text = useText();
  const encounter = useFight((fight) => fight.encounter);
  const selected = useFight((fight) => fight.ui.selected);
  const target = useFight((fight) => fight.ui.target);
  return (
    <nav className="rail" aria-label={text.t('ui:initiative.label')} data-testid="initiative">
      <ol>
        {listed(encounter).map((combatant) => (
          <RailItem
            key={combatant.id}
            combatant={combatant}
            isCurrent={combatant.id === encounter.current}
            isSelected={combatant.id === selected}
            isTarget={combatant.id === target}
          />
        ))}
      </ol>
      {encounter.phase === 'setup' ? <p className="empty">{text.t('ui:initiative.setup')}</p> : null}
    </nav>
  );
}

/** In initiative order; who has no place in it (a mount, someone not yet rolled for) at the end. */
function listed({ order, combatants }: Encounter): Combatant[] {
  const ordered = order.flatMap((id) => combatants[id] ?? []);
  const placed = new Set<CombatantId>(order);
  return [...ordered, ...Object.values(combatants).filter(({ id }) => !placed.has(id))];
}

interface RailItemProps {
  readonly combatant: Combatant;
  readonly isCurrent: boolean;
  readonly isSelected: boolean;
  readonly isTarget: boolean;
}
const RailItem = memo(function RailItem({ combatant, isCurrent, isSelected, isTarget }: RailItemProps) {
  const text = useText();
  const { store } = usePanels();
  const { select } = useDo();
  const { id } = combatant;
  // biome-ignore lint/correctness/useExhaustiveDependencies: a report changes only with its combatant
  const report = useMemo(() => reportOf(store.getState().view(), id), [store, combatant]);
  const conditions = report.conditions.map((condition) => effectName(text, condition)).join(', ');
  return (
    <li>
      <button
        type="button"
        className="rail-item"
        data-testid={`initiative-${id}`}
        aria-label={text.t('ui:initiative.entry', {
          name: report.name,
          hp: report.hp,
          maxHp: report.maxHp,
          conditions,
        })}
        title={report.name}
        data-target={isTarget || undefined}
        data-down={report.hp <= 0 || undefined}
        aria-current={isCurrent ? 'step' : undefined}
        aria-pressed={isSelected}
        onClick={() => {
          select(id);
          boardStore.getState().board?.centerOn([combatant.at.x, combatant.at.y]);
        }}
      >
        <Portrait combatant={combatant} large={isCurrent} />
        <span className="rail-count">{report.initiative}</span>
        <span className="rail-name">{report.name}</span>
        {combatant.hidden ? <EyeOff size={14} aria-label={text.t('ui:combatant.hidden')} /> : null}
        <Opportunities left={report.aoo} />
        <HitPointBar report={report} />
        {conditions === '' ? null : <span className="rail-conditions">{conditions}</span>}
      </button>
    </li>
  );
});

function Opportunities({ left }: { readonly left: number }) {
  const text = useText();
  return (
    <span
      className="opportunities"
      data-none={left === 0 || undefined}
      title={text.t('ui:opportunities', { count: left })}
    >
      <Swords size={12} aria-hidden="true" />
      <span aria-hidden="true">{left}</span>
      <span className="hidden-text">{text.t('ui:opportunities', { count: left })}</span>
    </span>
  );
}
