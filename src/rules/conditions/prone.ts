import { defineEffect } from '../../engine/define';
import { modifier } from '../../engine/modifiers';
import { isAttackRoll, NO_MODIFIERS } from '../effects-common';
import { fallWithMount } from '../falling-off';
import { lowPosture } from '../low-posture';

const SOURCE = 'condition.prone';
const ATTACK = [modifier('untyped', -4, SOURCE)];
const armorClass = lowPosture({ melee: -4, ranged: 4, source: SOURCE });

/** X-AM-6, X-ACM-11, D10. Lying down one crawls, and shoots only what can be shot so (`prone-shot`: crossbow, shuriken). */
export default defineEffect({
  id: 'prone',
  kind: 'condition',
  clause: 'X-CND-22',
  denies(what, _held, { attack }) {
    if (what === 'walk' || what === 'run' || what === 'charge') return true;
    return what === 'attack' && attack?.kind === 'ranged' && !attack.weapon.traits.includes('prone-shot');
  },
  modifiers(query, held, view) {
    if (isAttackRoll(query)) return query.attack?.kind === 'melee' ? ATTACK : NO_MODIFIERS;
    const standing = query.attack?.provokedBy === 'stand-up';
    return standing && view.encounter.houseRules.standingUpIsNotProne
      ? NO_MODIFIERS
      : armorClass(query, held, view);
  },
  on: {
    effectGained({ who, effect }, { holder, instance }, play) {
      if (who === holder.id && effect.uid === instance?.uid) fallWithMount(play, who);
    },
  },
});
