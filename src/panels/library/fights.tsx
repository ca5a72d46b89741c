import { Trash2 } from 'lucide-react';
import type { KeptFight } from '../../session/database';
import { usePanels, useText } from '../context';
import { IconButton } from '../icon-button';
import { closeLibrary } from './open';
import type { Run } from './use-library';

interface FightsProps {
  readonly fights: readonly KeptFight[];
  readonly openFight: string | null;
  readonly run: Run;
}
/** The fights that go on, the one open here among them. */
export function Fights({ fights, openFight, run }: FightsProps) {
  const text = useText();
  return (
    <section className="library-part" aria-label={text.t('library:fights')}>
      <h3>{text.t('library:fights')}</h3>
      {fights.length === 0 ? <p className="empty">{text.t('library:no-fights')}</p> : null}
      <ul className="library-list">
        {fights.map((fight) => (
          <Row key={fight.id} fight={fight} here={fight.id === openFight} run={run} />
        ))}
      </ul>
    </section>
  );
}

interface RowProps {
  readonly fight: KeptFight;
  readonly here: boolean;
  readonly run: Run;
}
function Row({ fight: { id, title, at, length }, here, run }: RowProps) {
  const text = useText();
  const { files } = usePanels();
  const time = new Intl.DateTimeFormat(text.language, { dateStyle: 'medium', timeStyle: 'short' }).format(at);
  const resume = () =>
    void run(() =>
      files
        .resume(id)
        .then(closeLibrary)
        .then(() => null),
    );
  return (
    <li className="library-row" data-testid="library-fight" data-here={here}>
      <button
        type="button"
        className="library-open"
        aria-label={text.t('library:resume', { name: title, time })}
        data-testid="library-resume"
        onClick={here ? closeLibrary : resume}
      >
        <span className="library-name">{title}</span>
        <span className="library-facts">
          {here ? <strong>{text.t('library:here')}</strong> : null}
          <span>{text.t('library:commands', { count: length })}</span>
          <span>{time}</span>
        </span>
      </button>
      <span className="library-tools">
        {here ? null : (
          <IconButton
            icon={Trash2}
            label={text.t('library:delete', { name: title })}
            testId="library-delete-fight"
            onClick={() =>
              void run(async (desk) => ({ is: 'deleted', name: title, putBack: await desk.removeFight(id) }))
            }
          />
        )}
      </span>
    </li>
  );
}
