import type { Play, Refusal } from '../engine/contract';
import { refusal } from '../engine/refusal';
import type { Combatant, CombatantId } from '../engine/state';

/** Why the shield cannot be strapped on, or null. `moving`: as part of a move (SHLD-1, SHLD-3). */
export function whyNotReadied(who: Combatant, moving: boolean): Refusal | null {
  const { shield } = who.inventory;
  if (!shield) return refusal('no-shield', { who: who.id }, 'SHLD-1');
  if (shield.ready) return refusal('shield-ready', { who: who.id }, 'SHLD-1');
  if (moving && who.sheet.baseAttackBonus < 1)
    return refusal('draw-needs-attack-bonus', { who: who.id }, 'SHLD-3');
  return null;
}

/** Straps the shield on, or loosens and drops it. */
export function readyShield(play: Play, who: CombatantId, ready: boolean): void {
  const { inventory } = play.combatant(who);
  const { shield } = inventory;
  if (!shield) return;
  const next = ready ? { ...shield, ready: true } : null;
  play.emit({
    type: 'inventoryChanged',
    who,
    inventory: { ...inventory, shield: next },
    verb: ready ? 'strapped-on' : 'loosened',
    item: shield.shield.id,
  });
}
