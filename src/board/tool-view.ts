import { areEnemies } from '../rules/body';
import { areaOfSpell, pointsAt } from '../rules/questions/area';
import type { FightStore } from '../session/store';
import type { Router } from './routing';
import type { ToolView } from './tools/types';

/** What the tools may ask, answered from the store as it is now. */
export function toolViewOf(store: FightStore, router: Router, scale: () => number): ToolView {
  const fight = () => store.getState();
  const find = (id: string) => fight().view().find(id);
  return {
    get scale() {
      return scale();
    },
    get setup() {
      return fight().encounter.phase === 'setup';
    },
    get current() {
      return fight().encounter.current;
    },
    get selected() {
      return fight().ui.selected;
    },
    get target() {
      return fight().ui.target;
    },
    get intent() {
      return fight().ui.intent;
    },
    placeOf: (who) => find(who)?.at ?? null,
    areFoes(a, b) {
      const [one, other] = [find(a), find(b)];
      return one !== null && other !== null && areEnemies(one, other);
    },
    needs: (action) => fight().view().rules.actions.get(action)?.needs ?? 'nothing',
    aims({ action, args }) {
      const { current } = fight().encounter;
      const by = current ?? fight().ui.selected;
      const area = action === 'cast' && by !== null ? areaOfSpell(fight().view(), by, args) : null;
      return area === null ? null : pointsAt(area);
    },
    route: (draft) => router.route(draft),
  };
}
