import type { Command, View } from '../engine/contract';
import type { CombatantId } from '../engine/state';
import { pairsOf } from '../rules/judgement';
import { askBetterWays, type BetterWay } from '../rules/questions/better-ways';
import { type Preview, previewStore, setWays } from '../session/preview';

/** Looks for safer ways beside the path being drawn, as soon as the pointer rests on it. */
export interface Advice {
  /** The path has changed, or gone. */
  follow(preview: Preview | null): void;
  /** What taking a way would send, in order; null where there is none of that number. Looks at once if it had not yet. */
  commands(index: number): readonly Command[] | null;
}

/** Milliseconds a path must stand before other ways are looked for: a hand that moves on does not wait for them. */
const REST = 90;

/** @param found is called when ways have come up for the path that is shown */
export function createAdvice(view: () => View, found: () => void): Advice {
  let timer: ReturnType<typeof setTimeout> | null = null;
  let asked: Preview | null = null;
  const look = (): void => {
    if (timer !== null) clearTimeout(timer);
    timer = null;
    if (asked === null) return;
    const { who, path } = asked;
    setWays(askBetterWays(view(), { by: who, path }));
    found();
  };
  return {
    follow(preview) {
      if (timer !== null) clearTimeout(timer);
      timer = null;
      asked = preview !== null && isDangerousMove(preview) ? preview : null;
      if (asked !== null) timer = setTimeout(look, REST);
    },
    commands(index) {
      if (timer !== null) look();
      const { preview, ways } = previewStore.getState();
      const way = ways?.[index];
      return preview === null || way === undefined ? null : commandsOf(way, preview.who);
    },
  };
}

const isDangerousMove = ({ action, answer }: Preview): boolean =>
  action === 'move' && answer.provocations.length > 0;

const commandsOf = ({ legs }: BetterWay, actor: CombatantId): readonly Command[] =>
  legs.map(({ action, args, path }) => ({
    type: 'act',
    actor,
    action,
    args: { ...args, path: pairsOf(path) },
  }));
