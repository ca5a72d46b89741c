import type { Encounter } from '../engine/state';
import type { Formation, Marcher } from '../session/formation';
import type { Text } from '../text/i18n';
import { useFight, useText } from './context';
import { PathWaits } from './path-waits';
import { refusalWithClause } from './refusal-text';
import { combatantName, listOf, squareName } from './words';

/** Several on their way together, one line each: what it costs, who may strike where, who stays and why. */
export function GroupWords({ formation }: { readonly formation: Formation }) {
  const text = useText();
  const encounter = useFight((fight) => fight.encounter);
  const going = formation.filter(({ refusal }) => refusal === null);
  const struck = going.filter(({ answer }) => (answer?.provocations.length ?? 0) > 0).length;
  return (
    <section className="float path" aria-label={text.t('ui:group.path')} data-testid="path-words">
      <div className="path-head">
        <strong className="path-cost">
          {text.t('ui:board.group', { going: going.length, count: formation.length })}
        </strong>
        <span className="path-band">
          {struck === 0 ? text.t('ui:path.safe') : text.t('ui:group.struck', { count: struck })}
        </span>
      </div>
      <ol className="group-ways" data-testid="group-ways">
        {formation.map((marcher) => (
          <li key={marcher.who} data-stays={marcher.refusal !== null || undefined}>
            {wayOf(text, encounter, marcher)}
          </li>
        ))}
      </ol>
      <PathWaits />
    </section>
  );
}

function wayOf(
  text: Text,
  encounter: Encounter,
  { who, path, answer, refusal, aside, short }: Marcher,
): string {
  const name = combatantName(encounter, who);
  if (refusal !== null)
    return text.t('ui:group.stays', { who: name, why: refusalWithClause(text, encounter, refusal) });
  const end = path.at(-1);
  if (end === undefined || answer === null) return text.t('ui:group.remains', { who: name });
  const parts = [text.t('ui:group.way', { who: name, to: squareName(end), feet: answer.cost })];
  if (short) parts.push(text.t('ui:group.short'));
  else if (aside) parts.push(text.t('ui:group.aside'));
  const by = answer.provocations.map((it) =>
    text.t('ui:group.provokes', { by: combatantName(encounter, it.by), square: squareName(it.at) }),
  );
  if (by.length > 0) parts.push(listOf(text, by));
  return parts.join(' · ');
}
