import type { Defences } from '../creature';
import { isNothing } from '../part';

const WORD = String.raw`magic|silver|cold iron|adamantine|mithral|good|evil|lawful|chaotic|law|chaos|epic|bludgeoning|piercing|slashing|wood|stone|light|crystal|byeshk|—|\+\d`;
/** `DR 10/magic`, and what stands behind "and": `DR 20/+6 and 10/—`, `15/epic, good, and silver`; lists are apart by semicolons here. */
const REDUCTION = new RegExp(
  String.raw`(?:damage reduction|\bDR)\s*:?\s*(\d+\s*\/[^,;.()]+(?:\s*[,;]\s*(?:(?:and|or)\s+)?(?:${WORD})(?=\s*(?:[,;.)]|$|\b(?:and|or)\b)))*(?:\s*[,;]\s*(?:and\s+)?\d+\s*\/(?!\s*(?:day|round|hour|week|min))[^,;.()]+)*)`,
  'gi',
);
const ONE = /^(\d+)\s*\/\s*(.+)$/;

/** Damage reduction, spell resistance, fast healing and regeneration, wherever the texts name them. */
export function defences(texts: readonly string[]): Defences {
  const all = texts.join('; ');
  return {
    damageReduction: [...all.matchAll(REDUCTION)]
      .flatMap(([, text = '']) => text.split(/\s*(?:[,;]|\b(?:and|or|plus)\b)+\s*(?=\d+\s*\/)/i))
      .flatMap((text) => {
        const [, amount, bypass = ''] = ONE.exec(text.trim()) ?? [];
        return amount === undefined
          ? []
          : [
              {
                amount: Number(amount),
                bypass: isNothing(bypass) ? '—' : bypass.trim().replace(/\s*;\s*/g, ', '),
              },
            ];
      }),
    spellResistance: of(all, '(?:spell resistance|\\bSR)'),
    fastHealing: of(all, 'fast healing'),
    regeneration: of(all, 'regeneration'),
  };
}

const BYPASS = new RegExp(
  `^(?:(?:${WORD})(?:-aligned|\\s+weapons?)?)(?:(?:\\s+(?:and|or)\\s+|\\s*/\\s*|,\\s*)(?:${WORD})(?:-aligned|\\s+weapons?)?)*$`,
  'i',
);

/** Damage reductions with words behind them that name no weapon: something else has run into them. */
export const strangeReductions = ({ damageReduction }: Defences): string[] =>
  damageReduction.flatMap(({ amount, bypass }) => (BYPASS.test(bypass) ? [] : [`${amount}/${bypass}`]));

function of(text: string, name: string): number | null {
  const found = new RegExp(
    `${name}(?:\\s+of|\\s+equal to)?\\s*:?\\s*(?:\\([a-z][^()]*\\)\\s*|\\()?(\\d+)(?![\\p{L}\\d])`,
    'iu',
  ).exec(text)?.[1];
  return found === undefined ? null : Number(found);
}
