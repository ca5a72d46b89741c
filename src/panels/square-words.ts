import type { View } from '../engine/contract';
import type { CombatantId } from '../engine/state';
import type { SquareAnswer } from '../rules/questions/square';
import { report } from '../rules/report';
import { healthWord } from '../text/health-word';
import type { Text } from '../text/i18n';
import { ruleName } from '../text/rule-name';
import { combatantName, conditionNames, listOf, squareName } from './words';

// The board in words: for who does not see it, and for whoever moves over it with keys.

/** "C4, difficult terrain, wall to the north. Ogre (foes), 29 of 29 hit points, prone. Threatened by Tordek." */
export function squareWords(text: Text, view: View, answer: SquareAnswer): string {
  const { square, ground, edges, who, threatenedBy } = answer;
  const floor = ground.length === 0 ? ['open'] : ground;
  const place = [
    squareName(square),
    ...floor.map((what) => ruleName(text, 'terrain', what)),
    ...edges.map(({ towards, what }) =>
      text.t(`ui:square.wall.${towards}`, { what: ruleName(text, 'terrain', what) }),
    ),
  ];
  const sentences = [
    place.join(', '),
    ...(who.length === 0 ? [text.t('ui:square.empty')] : who.map((id) => whoWords(text, view, id))),
    ...(threatenedBy.length === 0 ? [] : [threatWords(text, view, threatenedBy)]),
  ];
  return sentences
    .map((sentence) => `${sentence.slice(0, 1).toLocaleUpperCase(text.language)}${sentence.slice(1)}.`)
    .join(' ');
}

/** "Ogre (foes), 29 of 29 hit points, prone" */
export function whoWords(text: Text, view: View, id: CombatantId): string {
  const told = report(view, id);
  const { name, hp, maxHp, conditions } = told;
  const side = ruleName(text, 'side', view.combatant(id).side);
  const words = told.rough
    ? text.t('ui:square.who-rough', { name, side, health: healthWord(text, told) })
    : text.t('ui:square.who', { name, side, now: hp, most: maxHp });
  return conditions.length === 0 ? words : `${words}, ${conditionNames(text, conditions)}`;
}

/** "threatened by Ogre and Orc" */
export const threatWords = (text: Text, view: View, by: readonly CombatantId[]): string =>
  text.t('ui:square.threatened', {
    names: listOf(
      text,
      by.map((id) => combatantName(view.encounter, id)),
    ),
  });
