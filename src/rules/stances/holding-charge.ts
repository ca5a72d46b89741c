import { defineEffect } from '../../engine/define';
import { discharge } from '../casting';
import { spellOf } from '../long-casting';
import { rollSpellDamage } from '../spell-attack';
import { takeEffect } from '../spell-effect';

/** What takes a thing in hand that was not there before. */
const TAKEN: ReadonlySet<string> = new Set([
  'draw',
  'draw-hidden',
  'retrieve-item',
  'pick-up',
  'taken',
  'prepare-splash',
  'ready-shield',
]);

/**
 * D20: the charge of a touch spell, its spell in `data.spell`, makes a bare hand a weapon: `unarmed.ts`.
 * A fist or natural weapon that hits discharges it besides its own damage (TOUCH-16 to TOUCH-19);
 * taking hold of a thing spends it on the thing (TOUCH-14).
 */
export default defineEffect({
  id: 'holding-charge',
  kind: 'stance',
  clause: 'UNA-7',
  on: {
    inventoryChanged({ who, verb }, { holder }, play) {
      if (who === holder.id && TAKEN.has(verb)) discharge(play, who);
    },
    doorMoved({ who }, { holder }, play) {
      if (who === holder.id) discharge(play, holder.id);
    },
    attacked({ by, on, weapon, result }, held, play) {
      const { holder } = held;
      const bodily = weapon === 'unarmed' || holder.sheet.natural.some(({ id }) => id === weapon);
      if (by !== holder.id || on === null || result === 'miss' || !bodily) return;
      const spell = spellOf(held);
      discharge(play, by);
      takeEffect(play, { caster: by, spell, targets: [on], damage: rollSpellDamage(play, by, spell, 1) });
    },
  },
});
