import { defineEffect } from '../../engine/define';
import { modifier } from '../../engine/modifiers';
import type { Combatant } from '../../engine/state';
import { NO_MODIFIERS } from '../effects-common';

const CHOICE = /^(.+?)(?:-(\d+))?$/;
const SOURCE = 'trait.favored-enemy';
const CHECKS: ReadonlySet<string> = new Set(['bluff', 'listen', 'sense-motive', 'spot', 'survival']);

const isOne = ({ sheet }: Combatant, kind: string): boolean =>
  sheet.traits.includes(kind) || sheet.creature === kind || sheet.race === kind;

/** `favored-enemy-undead-4`: so much more damage against that kind (a trait, a creature or a race), and on checks that are made against it; +2 where no number is named. */
export default defineEffect({
  id: 'favored-enemy',
  kind: 'trait',
  clause: 'X-CLS-6',
  chosen: true,
  modifiers({ stat, against, detail }, { data }) {
    const [, kind, bonus = '2'] = CHOICE.exec(String(data['choice'] ?? '')) ?? [];
    if (kind === undefined || !against || !isOne(against, kind)) return NO_MODIFIERS;
    const counts = stat === 'damage' || (stat === 'check' && detail !== null && CHECKS.has(detail));
    return counts ? [modifier('untyped', Number(bonus), SOURCE)] : NO_MODIFIERS;
  },
});
