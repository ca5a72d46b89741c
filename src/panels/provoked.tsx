import { Swords } from 'lucide-react';
import { askStrikers, type DeedQuestion } from '../rules/questions/deed';
import { useFight, usePanels, useText } from './context';
import { combatantName, listOf } from './words';

/** Who may strike at whoever does this, for the act itself. */
export interface Provoked {
  readonly count: number;
  /** As a sentence. */
  readonly words: string;
}

/** Null: nobody may. */
export function useProvoked({ by, action, args }: DeedQuestion): Provoked | null {
  const text = useText();
  const { store } = usePanels();
  const encounter = useFight((fight) => fight.encounter);
  const strikers = askStrikers(store.getState().view(), { by, action, args });
  if (strikers.length === 0) return null;
  const names = strikers.map((id) => combatantName(encounter, id));
  return {
    count: strikers.length,
    words: text.t('ui:attack.provokes', { names: listOf(text, names) }),
  };
}

/** How many may strike, as the order shows attacks of opportunity; the words stand elsewhere. */
export function ProvokedSign({ count }: Pick<Provoked, 'count'>) {
  return (
    <span className="provoked-sign" aria-hidden="true">
      <Swords size={12} />
      {count}
    </span>
  );
}
