import type { Command, View } from '../engine/contract';
import type { CombatantId } from '../engine/state';
import { pairsOf } from '../rules/judgement';
import { askBetterWays, type BetterWay, betterWaysBySteps } from '../rules/questions/better-ways';
import { type Preview, previewStore, setWays } from '../session/preview';
import { whenIdle } from './when-idle';

/** Looks for safer ways beside the path being drawn, as soon as the pointer rests on it, a step at a time while the page has nothing else to do. */
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
  let stop: (() => void) | null = null;
  let asked: Preview | null = null;
  const tell = (ways: readonly BetterWay[]): void => {
    stop?.();
    stop = null;
    setWays(ways);
    found();
  };
  const begin = ({ who, path }: Preview): void => {
    const search = betterWaysBySteps(view(), { by: who, path });
    const goOn = (): void => {
      const { done, value } = search.next();
      if (done === true) tell(value);
      else stop = whenIdle(goOn);
    };
    stop = whenIdle(goOn);
  };
  return {
    follow(preview) {
      stop?.();
      stop = null;
      asked = preview !== null && isDangerousMove(preview) ? preview : null;
      const resting = asked;
      if (resting === null) return;
      const timer = setTimeout(() => begin(resting), REST);
      stop = () => clearTimeout(timer);
    },
    commands(index) {
      if (stop !== null && asked !== null) tell(askBetterWays(view(), { by: asked.who, path: asked.path }));
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
