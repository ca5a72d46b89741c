import type { Play } from '../engine/contract';
import { isDexterityDenied } from './armor-class';
import type { Blow } from './concealment-roll';
import { freeHands } from './wielding';

/**
 * X-FEAT-28: once a round somebody with a hand free who sees it coming strikes a shot or throw aside that would have hit.
 * It is the first of the round; rays and the like cannot be deflected.
 */
export function isDeflected(play: Play, { attacker, target, attack }: Blow): boolean {
  if (attack.kind !== 'ranged' || attack.weapon.traits.includes('spell') || attack.weapon.natural)
    return false;
  if (!play.has(target, 'deflect-arrows') || target.turn.marks['deflected'] === true) return false;
  if (freeHands(target) === 0 || isDexterityDenied(play, target, { attacker, attack })) return false;
  const marks = { ...target.turn.marks, deflected: true };
  play.emit({ type: 'turnChanged', who: target.id, changes: { marks }, cost: null });
  return true;
}
