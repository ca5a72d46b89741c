import type { JsonRecord, Light } from '../../engine/state';
import type { Board } from '../../grid/board';
import type { Point } from '../../grid/free-walls';
import type { Pen, Stroke } from '../../session/painting';

/** How far a light reaches, in feet. */
export type Radii = Pick<Light, 'brightFeet' | 'shadowyFeet'>;

/** What lights are called that are put on a map again and again (X-LIGHT-2). */
export const LIGHT_KINDS = {
  torch: { brightFeet: 20, shadowyFeet: 40 },
  lantern: { brightFeet: 30, shadowyFeet: 60 },
  lamp: { brightFeet: 15, shadowyFeet: 30 },
  candle: { brightFeet: 0, shadowyFeet: 5 },
} as const satisfies Readonly<Record<string, Radii>>;
export type LightKind = keyof typeof LIGHT_KINDS;

/** Squares within which a touch means the light that is there. */
const NEAR = 0.5;

/** Halves of squares: the middle of one, a border, a corner. Freely: hundredths. */
function placed({ points, free }: Stroke, { columns, rows }: Board): readonly [number, number] | null {
  const last = points.at(-1);
  if (last === undefined || last.x < 0 || last.y < 0 || last.x > columns || last.y > rows) return null;
  const to = free
    ? (value: number): number => Math.round(value * 100) / 100
    : (value: number, most: number): number => Math.min(most - 1, Math.floor(value)) + 0.5;
  return [to(last.x, columns), to(last.y, rows)];
}

const isNear = ({ at }: Light, { x, y }: Point): boolean => Math.hypot(at[0] - x, at[1] - y) <= NEAR;

const argsOf = ({ at, brightFeet, shadowyFeet }: Light): JsonRecord => ({
  at: [at[0], at[1]],
  bright: brightFeet,
  shadowy: shadowyFeet,
});

/** The edit that makes these the lights of the map. */
export const lightsCommand = (lights: readonly Light[]) => ({
  type: 'edit' as const,
  edit: 'lights',
  args: { lights: lights.map(argsOf) },
});

/** Puts a light into the square it touches, or takes away the one that burns there. `lights`: those that burn now. */
export function createLightPen(radii: Radii, lights: () => readonly Light[]): Pen {
  const there = ({ points }: Stroke): Light | null => {
    const last = points.at(-1);
    return last === undefined ? null : (lights().find((light) => isNear(light, last)) ?? null);
  };
  return {
    onCorners: false,
    ghost(board, stroke) {
      const at = placed({ ...stroke, free: false }, board);
      const patches =
        at === null ? [] : [{ x: Math.floor(at[0]), y: Math.floor(at[1]), width: 1, height: 1 }];
      return { patches, lines: [], erases: there(stroke) !== null };
    },
    command(board, stroke) {
      const known = there(stroke);
      if (known !== null) return lightsCommand(lights().filter((light) => light !== known));
      const at = placed(stroke, board);
      return at === null ? null : lightsCommand([...lights(), { at, ...radii }]);
    },
  };
}
