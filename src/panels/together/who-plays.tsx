import { useStore } from 'zustand';
import type { Combatant } from '../../engine/state';
import { GM } from '../../session/authority';
import { playerSides } from '../../sharing/viewer';
import { type Online, useFight, useText } from '../context';

interface Props {
  readonly online: Online;
}

/** The game master says who plays whom; the players' sides come first, all others under a fold. */
export function WhoPlays({ online }: Props) {
  const text = useText();
  const encounter = useFight((fight) => fight.encounter);
  const sides = playerSides(encounter);
  const all = Object.values(encounter.combatants);
  const [theirs, others] = [
    all.filter(({ side }) => sides.includes(side)),
    all.filter(({ side }) => !sides.includes(side)),
  ];
  return (
    <section className="together-part" aria-label={text.t('together:who-plays')}>
      <h3>{text.t('together:who-plays')}</h3>
      <Rows online={online} combatants={theirs} />
      {others.length === 0 ? null : (
        <details>
          <summary>{text.t('together:others', { count: others.length })}</summary>
          <Rows online={online} combatants={others} />
        </details>
      )}
    </section>
  );
}

function Rows({ online, combatants }: Props & { readonly combatants: readonly Combatant[] }) {
  const text = useText();
  const people = useStore(online.around, (around) => around.people);
  const players = people.filter(({ role }) => role === 'player');
  return (
    <ul className="together-list">
      {combatants.map(({ id, controller, sheet: { name } }) => (
        <li key={id}>
          <label className="together-plays">
            <span>{name}</span>
            <select
              className="field"
              data-testid={`plays-${id}`}
              value={controller}
              onChange={({ target: { value } }) =>
                online.tell({ type: 'give', who: id, to: value === GM ? null : value })
              }
            >
              <option value={GM}>{text.t('together:gm')}</option>
              {controller === GM || players.some((it) => it.name === controller) ? null : (
                <option value={controller}>{controller}</option>
              )}
              {players.map((it) => (
                <option key={it.id} value={it.name}>
                  {it.name}
                </option>
              ))}
            </select>
          </label>
        </li>
      ))}
    </ul>
  );
}
