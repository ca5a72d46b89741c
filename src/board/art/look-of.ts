import type { View } from '../../engine/contract';
import type { Combatant } from '../../engine/state';
import { spaceSquares } from '../../grid/size';
import { hitPointsOf } from '../../rules/body';
import type { Text } from '../../text/i18n';
import { initialsOf } from '../../text/initials';
import { effectName } from '../../text/rule-name';
import { sideStyle } from '../theme';
import type { Look } from './look';

const BUILD: Readonly<Record<string, number>> = { fine: 0.5, diminutive: 0.6, tiny: 0.72, small: 0.88 };
const MOST_BADGES = 3;
/** Shown by the token itself, or by what brings them (`dying` brings three more). */
const SHOWN_OTHERWISE = new Set(['dead', 'prone']);

/** What of a combatant its token shows. */
export function lookOf(view: View, who: Combatant, text: Text): Look {
  const dead = view.has(who, 'dead');
  const down = !dead && view.has(who, 'helpless');
  const badges = dead ? [] : badgesOf(view, who, text);
  const { sheet } = who;
  return {
    initials: initialsOf(sheet.name),
    style: sideStyle(who.side),
    space: spaceSquares(sheet.size),
    build: BUILD[sheet.size] ?? 1,
    health: Math.max(0, hitPointsOf(who) / Math.max(1, sheet.hitPoints)),
    state: dead ? 'dead' : down ? 'down' : 'up',
    prone: view.has(who, 'prone'),
    ghost: who.hidden || view.has(who, 'invisible'),
    acting: view.encounter.current === who.id,
    badges: badges.slice(0, MOST_BADGES),
    more: Math.max(0, badges.length - MOST_BADGES),
  };
}

/** Conditions, stances and spells that were put on it, not what they imply. */
function badgesOf(view: View, who: Combatant, text: Text): Look['badges'] {
  return view
    .effectsOf(who)
    .filter(({ effect, held }) => held.instance !== null && !SHOWN_OTHERWISE.has(effect.id))
    .map(({ effect: { id } }) => ({ id, letters: lettersOf(effectName(text, id)) }));
}

const lettersOf = (name: string): string => {
  const [first = '', second = ''] = [...name];
  return first.toLocaleUpperCase() + second;
};
