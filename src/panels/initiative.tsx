import { EyeOff, Swords } from 'lucide-react';
import { type CSSProperties, memo, useMemo, useRef } from 'react';
import { useStore } from 'zustand';
import type { Combatant, CombatantId, Encounter } from '../engine/state';
import { report as reportOf } from '../rules/report';
import { actsFor } from '../session/authority';
import { boardStore } from '../session/board-port';
import { healthWord } from '../text/health-word';
import { numberIn } from '../text/initials';
import { effectName } from '../text/rule-name';
import { useDo, useFight, usePanels, useText } from './context';
import { type DelayHandlers, delayHandlers, delayStore, placesToDelay } from './delaying';
import { HitPointBar } from './hit-points';
import { Portrait } from './portrait';
import { statesOf } from './states';
import { useRailWindow } from './use-rail-window';

/** The order of play: portrait, name, hit points, conditions, attacks of opportunity left; who is on turn is enlarged. */
export function InitiativeRail() {
  const text = useText();
  const encounter = useFight((fight) => fight.encounter);
  const selected = useFight((fight) => fight.ui.selected);
  const target = useFight((fight) => fight.ui.target);
  const scroller = useRef<HTMLElement>(null);
  const all = useMemo(() => listed(encounter), [encounter]);
  const acting = all.findIndex(({ id }) => id === encounter.current);
  const { long, from, to } = useRailWindow(scroller, all.length, acting);
  const delaying = useDelaying();
  const room = { '--rail-before': from, '--rail-after': all.length - to } as CSSProperties;
  return (
    <nav
      ref={scroller}
      className="rail"
      data-long={long || undefined}
      aria-label={text.t('ui:initiative.label')}
      data-testid="initiative"
    >
      <ol style={long ? room : undefined}>
        {all.slice(from, to).map((combatant, index) => (
          <RailItem
            key={combatant.id}
            combatant={combatant}
            at={long ? from + index + 1 : null}
            of={all.length}
            isCurrent={combatant.id === encounter.current}
            isSelected={combatant.id === selected}
            isTarget={combatant.id === target}
            isMark={combatant.id === delaying.after}
            delay={combatant.id === encounter.current ? delaying.handlers : null}
          />
        ))}
      </ol>
      {encounter.phase === 'setup' ? (
        <p className="empty">{text.t(all.length === 0 ? 'ui:initiative.nobody' : 'ui:initiative.setup')}</p>
      ) : null}
    </nav>
  );
}

/** What the entry of whoever is on turn listens to, where it can be taken down the order from here, and the place that is shown. */
function useDelaying() {
  const { store } = usePanels();
  const who = useFight(({ encounter, ui }) => {
    const { current, combatants } = encounter;
    const isMine = current !== null && actsFor(ui.seat, combatants[current]);
    return isMine && placesToDelay(encounter).length > 0 ? current : null;
  });
  const after = useStore(delayStore, ({ delay }) => (delay?.who === who ? delay?.after : null)) ?? null;
  const handlers = useMemo(() => (who === null ? null : delayHandlers(store, who)), [store, who]);
  return { after, handlers };
}

/** In initiative order; who has no place in it (a mount, someone not yet rolled for) at the end. */
function listed({ order, combatants }: Encounter): Combatant[] {
  const ordered = order.flatMap((id) => combatants[id] ?? []);
  const placed = new Set<CombatantId>(order);
  return [...ordered, ...Object.values(combatants).filter(({ id }) => !placed.has(id))];
}

interface RailItemProps {
  readonly combatant: Combatant;
  /** Where it stands in a list of which only a part is there. */
  readonly at: number | null;
  readonly of: number;
  readonly isCurrent: boolean;
  readonly isSelected: boolean;
  readonly isTarget: boolean;
  /** Whoever is taken down the order would act after this one. */
  readonly isMark: boolean;
  /** It can be taken down the order. */
  readonly delay: DelayHandlers | null;
}
const RailItem = memo(function RailItem(props: RailItemProps) {
  const { combatant, at, of, isCurrent, isSelected, isTarget, isMark, delay } = props;
  const text = useText();
  const { store } = usePanels();
  const { select } = useDo();
  const { id } = combatant;
  // biome-ignore lint/correctness/useExhaustiveDependencies: a report changes only with its combatant
  const report = useMemo(() => reportOf(store.getState().view(), id), [store, combatant]);
  const states = statesOf(store.getState().view(), combatant);
  const conditions = states.map((id) => effectName(text, id)).join(', ');
  return (
    <li
      data-who={id}
      data-drop={isMark || undefined}
      aria-posinset={at ?? undefined}
      aria-setsize={at === null ? undefined : of}
    >
      <button
        type="button"
        className="rail-item"
        data-testid={`initiative-${id}`}
        aria-label={text.t(report.rough ? 'ui:initiative.entry-rough' : 'ui:initiative.entry', {
          name: report.name,
          hp: report.hp,
          maxHp: report.maxHp,
          health: healthWord(text, report),
          conditions,
        })}
        title={delay === null ? report.name : text.t('ui:delay.title', { name: report.name })}
        aria-description={delay === null ? undefined : text.t('ui:delay.keys')}
        data-delays={delay !== null || undefined}
        onPointerDown={delay?.onPointerDown}
        onPointerMove={delay?.onPointerMove}
        onPointerUp={delay?.onPointerUp}
        onPointerCancel={delay?.onPointerCancel}
        onKeyDown={delay?.onKeyDown}
        data-target={isTarget || undefined}
        data-down={report.hp <= 0 || undefined}
        aria-current={isCurrent ? 'step' : undefined}
        aria-pressed={isSelected}
        onClick={() => {
          if (delay?.takesClick()) return;
          select(id);
          boardStore.getState().board?.centerOn([combatant.at.x, combatant.at.y]);
        }}
      >
        <Portrait combatant={combatant} large={isCurrent} />
        <span className="rail-count">{report.initiative}</span>
        <RailName name={report.name} />
        {combatant.hidden ? <EyeOff size={14} aria-label={text.t('ui:combatant.hidden')} /> : null}
        <Opportunities left={report.aoo} />
        <HitPointBar report={report} />
        {conditions === '' ? null : <span className="rail-conditions">{conditions}</span>}
      </button>
    </li>
  );
});

/** A long name gives way, not the number that tells it from its equals. */
function RailName({ name }: { readonly name: string }) {
  const { stem, number } = numberIn(name);
  return (
    <span className="rail-name">
      <span className="rail-stem">{stem}</span>
      {number === null ? null : <span> {number}</span>}
    </span>
  );
}

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
