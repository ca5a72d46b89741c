import { UserX } from 'lucide-react';
import { useStore } from 'zustand';
import { GM } from '../../session/authority';
import type { Person } from '../../sharing/from-table';
import { type Online, useFight, useText } from '../context';
import { IconButton } from '../icon-button';
import { combatantName, listOf } from '../words';

interface Props {
  readonly online: Online;
}

/** Who is at the table, whether their line is there, and whom they play. */
export function PeopleList({ online }: Props) {
  const text = useText();
  const people = useStore(online.around, (around) => around.people);
  return (
    <section className="together-part" aria-label={text.t('together:people')}>
      <h3>{text.t('together:people')}</h3>
      <ul className="together-list">
        {people.map((person) => (
          <PersonRow key={person.id} online={online} person={person} />
        ))}
      </ul>
    </section>
  );
}

function PersonRow({ online, person }: Props & { readonly person: Person }) {
  const text = useText();
  const encounter = useFight((fight) => fight.encounter);
  const isGm = useFight(({ ui }) => ui.seat === GM);
  const you = useStore(online.around, (around) => around.you);
  const { id, name, role, plays } = person;
  const called = role === 'gm' ? text.t('together:gm') : role === 'table' ? text.t('together:screen') : name;
  const played = plays.map((who) => combatantName(encounter, who));
  return (
    <li data-testid={`person-${name}`} data-online={person.online}>
      <span className="together-dot" aria-hidden="true" />
      <span className="together-person">
        <strong>{called}</strong>
        {you?.id === id ? <span> {text.t('together:you')}</span> : null}
        <span className="hidden-text">{text.t(person.online ? 'together:online' : 'together:away')}</span>
        {played.length === 0 ? null : (
          <span className="together-note">{text.t('together:plays', { names: listOf(text, played) })}</span>
        )}
      </span>
      {isGm && role !== 'gm' ? (
        <IconButton
          icon={UserX}
          label={text.t('together:remove', { name: called })}
          testId={`remove-${name}`}
          onClick={() => online.tell({ type: 'remove', participant: id })}
        />
      ) : null}
    </li>
  );
}
