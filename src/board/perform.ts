import { showHandles, takePen } from '../session/painting';
import type { Fight, FightStore } from '../session/store';
import { createErrands, type Errands } from './errands';
import { createOrders, type Orders } from './orders';
import type { Show } from './show';
import type { Effect } from './tools/types';

export interface Doing {
  readonly store: FightStore;
  readonly errands: Errands;
  readonly orders: Orders;
  pan(dx: number, dy: number): void;
  /** To be called whenever the fight changes. */
  fightChanged(fight: Fight): void;
}

/** The hands that tools have: what is to be done one after the other waits for the fight, and for what is to be seen of it. */
export function createDoing(store: FightStore, show: Pick<Show, 'whenStill'>, pan: Doing['pan']): Doing {
  const errands = createErrands(store);
  const orders = createOrders(store, (then) => show.whenStill(then));
  return {
    store,
    errands,
    orders,
    pan,
    fightChanged(fight) {
      errands.fightChanged(fight);
      orders.fightChanged(fight);
    },
  };
}

/** What a tool wants done is done. */
export function perform(effect: Effect, { store, errands, orders, pan }: Doing): void {
  const fight = store.getState();
  switch (effect.do) {
    case 'select':
      fight.select(effect.who);
      break;
    case 'select-several':
      fight.selectSeveral(effect.ids);
      break;
    case 'stop-picking':
      fight.setPicking(false);
      break;
    case 'march':
      orders.march(effect.formation);
      break;
    case 'target':
      fight.setTarget(effect.who);
      break;
    case 'hover':
      if (effect.who !== fight.ui.hoveredCombatant) fight.hover(effect.who);
      break;
    case 'send':
      errands.send(effect.commands);
      break;
    case 'pan':
      pan(effect.dx, effect.dy);
      break;
    case 'put-down':
      takePen(null);
      break;
    case 'handles':
      showHandles(effect.handles);
      break;
    case 'drop-intent':
      fight.setIntent(null);
      break;
  }
}
