import { areEnemies } from '../rules/body';
import { areaOfSpell, pointsAt } from '../rules/questions/area';
import type { Marcher } from '../session/formation';
import { paintingStore } from '../session/painting';
import { pickedBetween, toggled } from '../session/picking';
import type { FightStore } from '../session/store';
import { createMarshal } from './formation';
import type { Router } from './routing';
import type { Route, ToolView } from './tools/types';

/** What the tools may ask, answered from the store as it is now. */
export function toolViewOf(store: FightStore, router: Router, scale: () => number): ToolView {
  const fight = () => store.getState();
  const marshal = createMarshal(() => fight().view());
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
    get group() {
      return fight().ui.group;
    },
    get picking() {
      return fight().ui.picking;
    },
    get target() {
      return fight().ui.target;
    },
    get painting() {
      return paintingStore.getState();
    },
    get board() {
      return fight().encounter.board;
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
    route(draft) {
      const formation = marshal.formation(draft, fight().ui.group);
      const own = formation?.find(({ who }) => who === draft.who);
      return own && formation ? { ...routeOf(own), formation } : router.route(draft);
    },
    between: (a, b) => pickedBetween(fight().encounter, a, b),
    toggled: (who) => toggled(fight().encounter, fight().ui, who),
  };
}

const routeOf = ({ action, path, answer, commands }: Marcher): Route => ({ action, path, answer, commands });
