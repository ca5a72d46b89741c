import { areaOf, fightArea } from '../board/area-of';
import type { Area } from '../board/camera';
import type { View } from '../engine/contract';
import type { Combatant } from '../engine/state';
import type { Square } from '../grid/square';
import { areEnemies, squaresOf } from '../rules/body';
import { threatens } from '../rules/threat';
import { nearbyThreats } from '../rules/threat-map';
import type { Look } from '../sharing/to-screen';
import type { Drag } from '../sharing/to-server';

/** Squares around those who are looked at. */
const MARGIN = 2;

/** What the screen shows: whoever moves or acts, those who threaten it, who decides and about whom, and the paths being drawn. */
export function focusArea(view: View, drags: readonly Drag[]): Area {
  const { encounter } = view;
  // The one that was moved last is followed.
  const movers = drags.flatMap(({ who }) => view.find(who) ?? []);
  const mover = movers.at(-1) ?? view.find(encounter.current ?? '');
  const asked = encounter.decisions.flatMap(({ by, on }) => [
    view.find(by),
    on === null ? null : view.find(on),
  ]);
  const shown = [mover, ...movers, ...asked].filter((it) => it !== null);
  if (mover === null && shown.length === 0) return fightArea(encounter);
  const all = [...shown, ...(mover === null ? [] : threatening(view, mover))];
  const path = drags.flatMap((drag) => drag.path.map(([x, y]) => ({ x, y })));
  return around([areaOf(all), ...path.map(squareArea)]);
}

const threatening = (view: View, mover: Combatant): readonly Combatant[] =>
  nearbyThreats(view, mover)
    .map((id) => view.combatant(id))
    .filter((it) => areEnemies(it, mover) && threatens(view, it, squaresOf(view, mover)));

const squareArea = ({ x, y }: Square): Area => ({ x, y, width: 1, height: 1 });

function around(parts: readonly Area[]): Area {
  const x = Math.min(...parts.map((it) => it.x)) - MARGIN;
  const y = Math.min(...parts.map((it) => it.y)) - MARGIN;
  const right = Math.max(...parts.map((it) => it.x + it.width)) + MARGIN;
  const bottom = Math.max(...parts.map((it) => it.y + it.height)) + MARGIN;
  return { x, y, width: right - x, height: bottom - y };
}

/** What the game master looks at, on a screen of another shape: as many squares across. */
export function lookedAt(look: NonNullable<Look>, shape: number): Area {
  const [x, y] = look.middle;
  const width = Math.max(1, look.across - 0.9);
  const height = Math.max(1, width * shape);
  return { x: x - width / 2, y: y - height / 2, width, height };
}
