import { useStore } from 'zustand';
import { GM } from '../../session/authority';
import { playerSides } from '../../sharing/viewer';
import { type Online, useFight, useText } from '../context';
import { HouseSwitches } from './house-switches';
import { Invite } from './invite';
import { PeopleList } from './people';
import { TogetherSheet } from './sheet';
import { freeTokens } from './tokens';
import { WhoPlays } from './who-plays';

interface Props {
  readonly online: Online;
}

/** The table: who is there and plays whom; the game master lets in, gives, switches and ends here. */
export default function TableSheet({ online }: Props) {
  const text = useText();
  const isGm = useFight(({ ui }) => ui.seat === GM);
  const line = useStore(online.around, (around) => around.line);
  return (
    <TogetherSheet title={text.t('together:table')} testId="table-sheet">
      {isGm ? <Invite online={online} /> : null}
      {/* It is only said while the line is open. */}
      <fieldset className="together-said" aria-label={text.t('together:table')} disabled={line !== 'open'}>
        <PeopleList online={online} />
        {isGm ? <WhoPlays online={online} /> : <OwnTokens online={online} />}
        {isGm ? <HouseSwitches online={online} /> : null}
      </fieldset>
      <section className="together-part together-buttons">
        <button type="button" className="button" data-testid="sheet-leave" onClick={online.leave}>
          {text.t('together:leave')}
        </button>
        {isGm ? (
          <button
            type="button"
            className="button"
            data-testid="take-home"
            disabled={line !== 'open'}
            onClick={() => void online.takeHome()}
          >
            {text.t('together:take-home')}
          </button>
        ) : null}
      </section>
    </TogetherSheet>
  );
}

/** Whom this player plays, and who is free. */
function OwnTokens({ online }: Props) {
  const text = useText();
  const encounter = useFight((fight) => fight.encounter);
  const { you } = useStore(online.around);
  const own = Object.values(encounter.combatants).filter((who) => who.controller === you?.name);
  const free = freeTokens(encounter, playerSides(encounter));
  return (
    <section className="together-part" aria-label={text.t('together:tokens')}>
      <h3>{text.t('together:tokens')}</h3>
      <ul className="together-list">
        {own.map(({ id, sheet: { name } }) => (
          <li key={id}>
            <span>{name}</span>
            <button
              type="button"
              className="button"
              data-testid={`leave-${id}`}
              onClick={() => online.tell({ type: 'leave', who: id })}
            >
              {text.t('together:let-go')}
            </button>
          </li>
        ))}
        {free.map(({ id, sheet: { name } }) => (
          <li key={id}>
            <span>{name}</span>
            <button
              type="button"
              className="button"
              data-testid={`sheet-take-${id}`}
              onClick={() => online.tell({ type: 'take', who: id })}
            >
              {text.t('together:take')}
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
