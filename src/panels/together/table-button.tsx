import { Pointer, Users } from 'lucide-react';
import { useStore } from 'zustand';
import { type Online, useText } from '../context';
import { IconButton } from '../icon-button';
import '../styles/together.css';
import { closeTogether, openTogether, setPointing, togetherStore } from './open';

/** Who is there, and pointing at a square. */
export default function TableButton({ online }: { readonly online: Online }) {
  const text = useText();
  const { people, line } = useStore(online.around);
  const { sheet, pointing } = useStore(togetherStore);
  const here = people.filter((it) => it.online && it.role !== 'table').length;
  const label = text.t('together:here', { count: here });
  return (
    <fieldset className="bar-group" aria-label={text.t('together:table')}>
      <IconButton
        icon={Pointer}
        label={text.t('together:point')}
        testId="point"
        keys="I"
        pressed={pointing}
        onClick={() => setPointing(!pointing)}
      />
      <button
        type="button"
        className="icon-button together-button"
        aria-label={label}
        title={label}
        aria-pressed={sheet === 'table'}
        data-testid="table-people"
        data-line={line}
        onClick={() => (sheet === 'table' ? closeTogether() : openTogether('table'))}
      >
        <Users size={18} aria-hidden="true" />
        <span aria-hidden="true">{here}</span>
      </button>
    </fieldset>
  );
}
