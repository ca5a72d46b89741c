import type { Play } from '../engine/contract';
import { armorClass } from './armor-class';
import { attackBonus } from './attack-roll';
import { type Blow, isLostToConcealment } from './concealment-roll';
import { coverFrom } from './cover';

/** A melee attack that deals nothing by itself, but must land: the grab of a grapple, the hook of a trip. True: it does. */
export function landsBlow(play: Play, blow: Blow): boolean {
  const { attacker, target, attack } = blow;
  const bonus = attackBonus(play, attacker, target, attack);
  const against = armorClass(play, target, { attacker, attack, touch: attack.touch, flatFooted: false });
  const what = attack.weapon.id;
  const roll = play.roll({
    who: attacker.id,
    purpose: 'attack',
    what,
    dice: 'd20',
    modifiers: bonus.modifiers,
  });
  const face = roll.faces[0] ?? 1;
  const covered = coverFrom(play, attacker, target, true) === 'total';
  const lands = !covered && (face === 20 || (face !== 1 && roll.total >= against.value));
  const lost = lands && isLostToConcealment(play, blow);
  const hit = lands && !lost;
  play.emit({
    type: 'attacked',
    by: attacker.id,
    on: target.id,
    weapon: what,
    kind: attack.kind,
    roll: face,
    bonus: bonus.value,
    total: roll.total,
    armorClass: against.value,
    result: hit ? 'hit' : 'miss',
    damage: null,
    attackModifiers: bonus.modifiers,
    armorClassModifiers: against.modifiers,
    cause: attack.cause,
    missReason: lost ? 'concealment' : covered ? 'cover' : null,
  });
  return hit;
}
