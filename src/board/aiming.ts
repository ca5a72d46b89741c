import type { View } from '../engine/contract';
import type { Square } from '../grid/square';
import { areaOfSpell, askArea, pointsAt } from '../rules/questions/area';
import { type Aim, setAim } from '../session/aim';
import type { FightStore } from '../session/store';
import type { Spot, Tool } from './tools/types';

/** Lays out the area of a spell that waits for its point, or the template that measures, where the pointer is. */
export interface Aiming {
  /** The tool, the pointer or the fight has changed. @param spot null: the pointer is not over the board */
  follow(tool: Tool, spot: Spot | null): void;
}

type Asked = Omit<Aim, 'answer'> & { readonly view: View; readonly area: Aim['answer']['area'] };

/** @param changed is called when another area is to be drawn, or none any more */
export function createAiming(store: FightStore, changed: () => void): Aiming {
  let last: Asked | null = null;
  return {
    follow(tool, spot) {
      const asked = spellAsked(store, tool) ?? templateAsked(store, tool, spot);
      if (isSame(last, asked)) return;
      last = asked;
      setAim(asked === null ? null : laidOut(asked));
      changed();
    },
  };
}

const laidOut = ({ view, by, at, cast, area }: Asked): Aim => ({
  by,
  at,
  cast,
  answer: askArea(view, { by, area, at, cast }),
});

/** A waiting tool keeps its point while the board is moved under it. */
function spellAsked(store: FightStore, tool: Tool): Asked | null {
  const waits = tool.in === 'pointing' || tool.in === 'panning' ? tool.back : tool;
  if (waits.in !== 'targeting' || waits.aims === null || waits.over === null) return null;
  const view = store.getState().view();
  const { who: by, intent } = waits;
  const area = areaOfSpell(view, by, intent.args);
  return area === null ? null : { view, by, at: waits.over, cast: intent.args, area };
}

function templateAsked(store: FightStore, tool: Tool, spot: Spot | null): Asked | null {
  const { ui, encounter, view } = store.getState();
  const by = ui.selected ?? encounter.current;
  if (!ui.overlays.area || tool.in !== 'idle' || spot === null || by === null) return null;
  const area = ui.overlays.template;
  const at = pointsAt(area) === 'corner' ? spot.corner : spot.square;
  return { view: view(), by, at, cast: null, area };
}

const sameSquare = (a: Square, b: Square): boolean => a.x === b.x && a.y === b.y;

/** Nothing that a new area would be made of is another one. */
function isSame(a: Asked | null, b: Asked | null): boolean {
  if (a === null || b === null) return a === b;
  const sameArea = a.area.shape === b.area.shape && a.area.feet === b.area.feet;
  return a.view === b.view && a.by === b.by && a.cast === b.cast && sameSquare(a.at, b.at) && sameArea;
}
