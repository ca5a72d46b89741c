import type { Field } from './arguments';

/** A light in the notation's words: its place in squares, radii in feet. */
export interface LightBlock {
  readonly [key: string]: readonly [number, number] | number;
  readonly at: readonly [number, number];
  readonly bright: number;
  readonly shadowy: number;
}

const KEYS: ReadonlySet<string> = new Set(['at', 'bright', 'shadowy']);
const isNumber = (value: unknown): value is number => typeof value === 'number' && Number.isFinite(value);

function lightBlock(value: unknown): LightBlock | null {
  if (typeof value !== 'object' || value === null || !Object.keys(value).every((key) => KEYS.has(key)))
    return null;
  const { at, bright = 0, shadowy } = value as Readonly<Record<string, unknown>>;
  if (!Array.isArray(at) || at.length !== 2) return null;
  const [x, y]: readonly unknown[] = at;
  return isNumber(x) && isNumber(y) && isNumber(bright) && isNumber(shadowy)
    ? { at: [x, y], bright, shadowy }
    : null;
}

/** Lights that stay where they are; without `bright` one gives shadowy light alone. */
export const lightBlocks: Field<readonly LightBlock[]> = {
  expected: 'list',
  read(value) {
    if (!Array.isArray(value)) return undefined;
    const found = value.map(lightBlock);
    return found.every((it): it is LightBlock => it !== null) ? found : undefined;
  },
};
