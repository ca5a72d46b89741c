import type { Defences } from '../creature';
import { isNothing } from '../part';

const REDUCTION = /(?:damage reduction|\bDR)\s*:?\s*(\d+)\s*\/\s*([^,;.()]+)/gi;

/** Damage reduction, spell resistance, fast healing and regeneration, wherever the texts name them. */
export function defences(texts: readonly string[]): Defences {
  const all = texts.join('; ');
  return {
    damageReduction: [...all.matchAll(REDUCTION)].map(([, amount, bypass = '']) => ({
      amount: Number(amount),
      bypass: isNothing(bypass) ? '—' : bypass.trim(),
    })),
    spellResistance: of(all, '(?:spell resistance|\\bSR)'),
    fastHealing: of(all, 'fast healing'),
    regeneration: of(all, 'regeneration'),
  };
}

function of(text: string, name: string): number | null {
  const found = new RegExp(`${name}\\s*:?\\s*(\\d+)`, 'i').exec(text)?.[1];
  return found === undefined ? null : Number(found);
}
