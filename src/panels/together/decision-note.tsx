import { Timer } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useStore } from 'zustand';
import type { Decision } from '../../engine/state';
import { GM } from '../../session/authority';
import { type Online, useFight, useText } from '../context';
import '../styles/together.css';

interface Props {
  readonly online: Online;
  readonly decision: Decision;
}

/** Whose decision the game master sees, and how long there is for it. */
export default function DecisionNote({ online, decision }: Props) {
  const text = useText();
  const controller = useFight(({ encounter }) => encounter.combatants[decision.by]?.controller ?? GM);
  const isGm = useFight(({ ui }) => ui.seat === GM);
  const until = useStore(online.around, (around) => around.until.get(decision.id));
  const seconds = useSecondsUntil(until ?? null);
  if (seconds === null && (!isGm || controller === GM)) return null;
  return (
    <p className="together-note together-time">
      {isGm && controller !== GM ? (
        <span>{text.t('together:players-own', { player: controller })}</span>
      ) : null}
      {seconds === null ? null : (
        <span data-testid="time-left">
          <Timer size={14} aria-hidden="true" /> {text.t('together:seconds', { count: seconds })}
        </span>
      )}
    </p>
  );
}

/** Whole seconds that are left, on the page's clock; null: as long as it takes. */
function useSecondsUntil(until: number | null): number | null {
  const [now, setNow] = useState(() => performance.now());
  useEffect(() => {
    if (until === null) return;
    const timer = setInterval(() => setNow(performance.now()), 500);
    return () => clearInterval(timer);
  }, [until]);
  return until === null ? null : Math.max(0, Math.ceil((until - now) / 1000));
}
