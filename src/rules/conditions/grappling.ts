import type { AttackContext } from '../../engine/contract';
import { defineEffect } from '../../engine/define';
import { modifier } from '../../engine/modifiers';
import { endHeld, idsIn, NO_MODIFIERS } from '../effects-common';
import { endPin, unlink } from '../grappling';

const ATTACK = [modifier('untyped', -4, 'condition.grappling')];
const DENIED = new Set(['threaten', 'opportunity', 'walk', 'run', 'charge', 'somatic']);
/** Whoever falls into one of these lets go, and is let go. */
const LIMP = new Set(['dead', 'dying', 'unconscious', 'petrified']);

/** X-GRP-8: bare hands, natural and light weapons, one at a time. */
const isTooLong = ({ weapon, kind, options }: AttackContext): boolean =>
  kind === 'ranged' ||
  options['twoWeapons'] === true ||
  (weapon.natural === null && weapon.handedness !== 'light' && weapon.handedness !== 'unarmed');

/**
 * X-GRP-7, X-GRP-8, X-GRP-10. `data.with`: ids of those it grapples with; everyone else is an outsider.
 * With nobody named everyone is one, so the Dexterity bonus is lost whoever attacks.
 */
export default defineEffect({
  id: 'grappling',
  kind: 'condition',
  clause: 'X-CND-14',
  denies(what, { data }, { opponent, attack }) {
    const partners = idsIn(data, 'with');
    const isOutsider = opponent ? !partners.includes(opponent.id) : partners.length === 0;
    if (what === 'dexterity') return isOutsider;
    if (what !== 'attack') return DENIED.has(what);
    return attack !== null && (isTooLong(attack) || (partners.length > 0 && isOutsider));
  },
  modifiers: ({ stat }) => (stat === 'attack' ? ATTACK : NO_MODIFIERS),
  on: {
    effectGained({ who, effect }, held, play) {
      if (who === held.holder.id && LIMP.has(effect.id)) endHeld(play, held, 'let-go');
    },
    effectEnded({ who, id }, { holder }, play) {
      if (id !== 'grappling' || who === holder.id) return;
      unlink(play, holder.id, who);
      endPin(play, who, holder.id);
    },
    combatantRemoved({ who }, { holder }, play) {
      unlink(play, holder.id, who);
    },
  },
});
