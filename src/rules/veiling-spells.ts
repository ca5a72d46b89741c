import { modifier } from '../engine/modifiers';
import type { Modifier } from '../engine/state';

/** Spells that hide whoever they are on from every attack, wherever it comes from: the miss chance in per cent. */
const MISS_CHANCES: Readonly<Record<string, number>> = { blur: 20, displacement: 50 };

/** X-CON-3: what a spell of this name adds to the miss chance of attacks on its subject. */
export function veil(name: unknown): readonly Modifier[] {
  const chance = typeof name === 'string' ? MISS_CHANCES[name.toLowerCase()] : undefined;
  return chance === undefined ? [] : [modifier('untyped', chance, String(name))];
}
