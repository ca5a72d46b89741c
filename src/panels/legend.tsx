import { ChevronDown } from 'lucide-react';
import { useId } from 'react';
import { useStore } from 'zustand';
import { aimStore } from '../session/aim';
import { previewStore } from '../session/preview';
import { useDo, useFight, usePanels, useText } from './context';
import { type LegendRow, legendRows } from './legend-rows';
import { Swatch } from './swatch';
import { useNarrow } from './use-narrow';

/** What the signs on the board mean: only those that are there now. On a phone it is folded until it is opened. */
export function Legend() {
  const text = useText();
  const { store } = usePanels();
  const overlays = useFight(({ ui }) => ui.overlays);
  const selected = useFight(({ ui }) => ui.selected);
  const group = useFight(({ ui }) => ui.group);
  const target = useFight(({ ui }) => ui.target);
  const weapon = useFight(({ ui }) => ui.weapon);
  useFight((fight) => fight.encounter);
  const moving = useStore(previewStore, ({ preview, moving: taken }) => preview?.who ?? taken);
  const aim = useStore(aimStore, (state) => state.aim);
  const ui = { overlays, selected, group, target, weapon };
  const rows = legendRows({ view: store.getState().view(), ui, moving, aim, text });
  return rows.length === 0 ? null : <Rows rows={rows} />;
}

function Rows({ rows }: { readonly rows: readonly LegendRow[] }) {
  const text = useText();
  const phone = useNarrow('phone');
  const { togglePanel } = useDo();
  const id = phone ? 'legend-opened' : 'legend';
  const isListed = useFight((fight) => fight.ui.collapsed.includes(id));
  const folded = phone ? !isListed : isListed;
  const list = useId();
  return (
    <section
      className="legend"
      aria-label={text.t('ui:legend.title')}
      data-testid="legend"
      data-folded={folded}
    >
      <button
        type="button"
        className="legend-fold"
        aria-expanded={!folded}
        aria-controls={list}
        title={text.t('ui:legend.show')}
        data-key="g"
        data-testid="legend-fold"
        onClick={() => togglePanel(id)}
      >
        <ChevronDown size={14} className="legend-arrow" aria-hidden="true" />
        {text.t('ui:legend.title')}
        {folded ? <span className="legend-count">{rows.length}</span> : <kbd>G</kbd>}
      </button>
      {folded ? null : (
        <ul id={list} className="legend-rows">
          {rows.map((row) => (
            <Row key={`${row.id}:${row.side ?? ''}:${row.words}`} row={row} />
          ))}
        </ul>
      )}
    </section>
  );
}

function Row({ row: { id, sign, side, words, count } }: { readonly row: LegendRow }) {
  return (
    <li data-testid={`legend-${id}`} data-count={count ?? undefined} data-hint={sign === null}>
      {sign === null ? null : <Swatch kind={sign} side={side} />}
      <span>{words}</span>
    </li>
  );
}
