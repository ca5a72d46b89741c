import { sideStyle } from '../board/theme';
import type { View } from '../engine/contract';
import type { Combatant, Encounter } from '../engine/state';
import { combatantName } from '../panels/words';
import { report } from '../rules/report';
import { healthWord } from '../text/health-word';
import type { Text } from '../text/i18n';

/** The round, and who acts now and next, as far as there is room. */
export function drawStrip(strip: HTMLElement, text: Text, view: View): void {
  const { encounter } = view;
  const { phase, round } = encounter;
  const when = document.createElement('p');
  when.className = 'table-round';
  when.textContent = phase === 'round' ? text.t('ui:turn.round', { round }) : text.t(`rules:phase.${phase}`);
  const list = document.createElement('ol');
  list.append(...fromCurrent(encounter).map((who) => itemOf(text, view, who)));
  strip.replaceChildren(when, list);
}

/** In the order of play, beginning with whoever acts. */
function fromCurrent({ order, current, combatants }: Encounter): readonly Combatant[] {
  const first = Math.max(0, order.indexOf(current ?? ''));
  return [...order.slice(first), ...order.slice(0, first)].flatMap((id) => combatants[id] ?? []);
}

function itemOf(text: Text, view: View, who: Combatant): HTMLElement {
  const { encounter } = view;
  const { hp, maxHp } = report(view, who.id);
  const item = document.createElement('li');
  item.className = 'table-who';
  item.dataset.side = sideStyle(who.side);
  item.dataset.testid = `table-who-${who.id}`;
  if (who.id === encounter.current) item.setAttribute('aria-current', 'step');
  if (hp <= 0) item.dataset.down = 'true';
  const name = document.createElement('span');
  name.textContent = combatantName(encounter, who.id);
  const bar = document.createElement('meter');
  bar.max = Math.max(1, maxHp);
  bar.value = Math.max(0, hp);
  bar.low = bar.max / 2;
  // In words: a foe's figures are known only roughly (`sharing/foe.ts`).
  bar.setAttribute('aria-label', `${text.t('ui:table.health')}: ${healthWord(text, { hp, maxHp })}`);
  item.append(name, bar);
  return item;
}
