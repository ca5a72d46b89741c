import type { Play, Refusal } from '../engine/contract';
import { refusal } from '../engine/refusal';
import type { Combatant, CombatantId, Inventory } from '../engine/state';
import type { Square } from '../grid/square';
import { putOnGround } from './inventory';

type Worn = NonNullable<Inventory['shield']>;

/** Why the shield cannot be strapped on, or null. `moving`: as part of a move (SHLD-1, SHLD-3). */
export function whyNotReadied(who: Combatant, moving: boolean): Refusal | null {
  const { shield } = who.inventory;
  if (!shield) return refusal('no-shield', { who: who.id }, 'SHLD-1');
  if (shield.ready) return refusal('shield-ready', { who: who.id }, 'SHLD-1');
  if (moving && who.sheet.baseAttackBonus < 1)
    return refusal('draw-needs-attack-bonus', { who: who.id }, 'SHLD-3');
  return whyNoArm(who, shield);
}

/** A shield needs the arm it is strapped to (SHLD-1); what is held in both hands leaves none. */
const whyNoArm = (who: Combatant, { shield }: Worn): Refusal | null => {
  const held = who.inventory.hands.reduce((sum, { hands }) => sum + hands, 0);
  return shield.fillsHand && held > 1
    ? refusal('hands-full', { who: who.id, item: shield.id }, 'SHLD-1')
    : null;
};

/** Why the shield cannot be loosened, or null (SHLD-2). */
export const whyNotLoosened = (who: Combatant): Refusal | null =>
  who.inventory.shield?.ready ? null : refusal('no-shield-ready', { who: who.id }, 'SHLD-2');

/** Straps the shield on, or loosens it and lets it fall (SHLD-1, SHLD-2). */
export function readyShield(play: Play, who: CombatantId, ready: boolean): void {
  const { inventory, at } = play.combatant(who);
  const { shield } = inventory;
  if (!shield) return;
  if (!ready) {
    letShieldFall(play, who, { verb: 'loose-shield', at });
    return;
  }
  const strapped = { ...inventory, shield: { ...shield, ready: true } };
  const item = shield.shield.id;
  play.emit({ type: 'inventoryChanged', who, inventory: strapped, verb: 'ready-shield', item });
}

/** The shield leaves the arm or hand and lies in a square (SHLD-2, SHLD-4). */
export function letShieldFall(
  play: Play,
  who: CombatantId,
  { verb, at }: { readonly verb: string; readonly at: Square },
): void {
  const { inventory } = play.combatant(who);
  if (!inventory.shield) return;
  const { shield, damage } = inventory.shield;
  const left = { ...inventory, shield: null };
  play.emit({ type: 'inventoryChanged', who, inventory: left, verb, item: shield.id });
  putOnGround(play, { name: shield.id, weapon: null, loaded: false, damage, shield }, at);
}
