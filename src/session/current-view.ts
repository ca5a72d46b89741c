import type { Rules, View } from '../engine/contract';
import type { Encounter } from '../engine/state';
import { viewOf } from '../engine/view';

const views = new WeakMap<Encounter, View>();

/** The view of a fight, made once for each state, so that what rules remember about a view is shared by all who ask. */
export function cachedView(rules: Rules, encounter: Encounter): View {
  let view = views.get(encounter);
  if (view === undefined || view.rules !== rules) {
    view = viewOf(rules, encounter);
    views.set(encounter, view);
  }
  return view;
}
