import type { Modifier, ModifierType } from './state';

/** X-GEN-4: these add up among themselves; of all other types only the best bonus counts. */
const STACKING: ReadonlySet<ModifierType> = new Set([
  'untyped',
  'dodge',
  'circumstance',
  'racial',
  'base',
  'ability',
  'size',
]);

const keyOf = ({ type, value, source }: Modifier): string =>
  value < 0 || STACKING.has(type) ? `${value < 0 ? '-' : '+'}${type} ${source}` : `+${type}`;

/** The modifiers that count: the best bonus of a type, the worst penalty of a source, all that stack (X-GEN-4). Zeros are left out. */
export function counted(modifiers: readonly Modifier[]): readonly Modifier[] {
  const best = new Map<string, Modifier>();
  for (const modifier of modifiers) {
    if (modifier.value === 0) continue;
    const key = keyOf(modifier);
    const known = best.get(key);
    if (!known || Math.abs(modifier.value) > Math.abs(known.value)) best.set(key, modifier);
  }
  return [...best.values()];
}

/** Sum of the modifiers that count. */
export const total = (modifiers: readonly Modifier[]): number =>
  counted(modifiers).reduce((sum, { value }) => sum + value, 0);

export const modifier = (type: ModifierType, value: number, source: string): Modifier => ({
  type,
  value,
  source,
});
