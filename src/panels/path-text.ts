import type { Encounter } from '../engine/state';
import type { Provocation } from '../rules/questions/answers';
import type { Preview } from '../session/preview';
import { capitalise } from '../text/capitalise';
import type { Text } from '../text/i18n';
import { ruleName } from '../text/rule-name';
import { say } from '../text/said';
import { refusalWithClause } from './refusal-text';
import { causeName, combatantName, figure, percent, squareName, weaponName } from './words';

/** Who may strike where, with what chance: one sentence. */
export function dangerWords(text: Text, encounter: Encounter, provocation: Provocation): string {
  const { by, at, because, weapon, chance, damage, left } = provocation;
  return say(text, because === 'movement' ? 'ui:path.leaving' : 'ui:path.acting', {
    square: squareName(at),
    by: combatantName(encounter, by),
    because: causeName(text, because),
    weapon: weaponName(text, weapon),
    chance: percent(text, chance),
    damage: figure(text, damage),
    left: say(text, 'ui:opportunities', { count: left }),
  });
}

/** A path that is drawn by keys, as it is told: where it has come to, what it takes, who may strike. */
export function pathWords(text: Text, encounter: Encounter, { answer, path }: Preview): string {
  const { cost, allowance, band, steps, provocations, refusal } = answer;
  const end = path.at(-1);
  const barred = steps.some(({ blocked }) => blocked !== null);
  const sentences = [
    ...(end === undefined ? [] : [`${squareName(end)}.`]),
    `${text.t('ui:path.cost', { cost, allowance })}.`,
    `${barred ? text.t('ui:path.barred') : capitalise(ruleName(text, 'band', band), text.language)}.`,
    ...(refusal === null ? [] : [refusalWithClause(text, encounter, refusal)]),
    ...provocations.map((provocation) => dangerWords(text, encounter, provocation)),
  ];
  return sentences.join(' ');
}
