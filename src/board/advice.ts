import type { Command, View } from '../engine/contract';
import type { CombatantId } from '../engine/state';
import { pairsOf } from '../rules/judgement';
import { askBetterWays, type BetterWay, betterWaysBySteps } from '../rules/questions/better-ways';
import { type Preview, previewStore, setWays } from '../session/preview';
import type { Point } from './camera';
import { createRest } from './rest';
import { whenIdle } from './when-idle';

/** Looks for safer ways beside the path being drawn, as soon as the pointer rests on it, a step at a time while the page has nothing else to do. */
export interface Advice {
  /** The path has changed, or gone. */
  follow(preview: Preview | null): void;
  /** The pointer goes on, be it within its square: what is looked for waits until it rests. CSS pixels. */
  moved(at: Point): void;
  /** What taking a way would send, in order; null where there is none of that number. Looks at once if it had not yet. */
  commands(index: number): readonly Command[] | null;
}

/** Milliseconds a hand must rest before other ways are looked for: one that moves on does not wait for them. */
const REST = 90;
/** CSS pixels within which a finger trembles while it rests. */
const TREMOR = 4;

/** @param found is called when ways have come up for the path that is shown */
export function createAdvice(view: () => View, found: () => void): Advice {
  /** Calls off the next step of a search. */
  let stop: (() => void) | null = null;
  /** The path for which ways are still to be found. */
  let asked: Preview | null = null;
  let search: ReturnType<typeof betterWaysBySteps> | null = null;
  let rests: Point | null = null;
  const end = (): void => {
    stop?.();
    stop = null;
    search = null;
    asked = null;
    rest.stop();
  };
  const tell = (ways: readonly BetterWay[]): void => {
    end();
    setWays(ways);
    found();
  };
  const goOn = (): void => {
    stop = null;
    if (asked === null) return;
    search ??= betterWaysBySteps(view(), { by: asked.who, path: asked.path });
    const { done, value } = search.next();
    if (done === true) tell(value);
    else stop = whenIdle(goOn);
  };
  const rest = createRest(REST, () => {
    stop = whenIdle(goOn);
  });
  const wait = (): void => {
    stop?.();
    stop = null;
    rest.stirred();
  };
  return {
    follow(preview) {
      end();
      if (preview === null || !isDangerousMove(preview)) return;
      asked = preview;
      wait();
    },
    moved(at) {
      if (rests !== null && Math.hypot(at.x - rests.x, at.y - rests.y) < TREMOR) return;
      rests = at;
      if (asked !== null) wait();
    },
    commands(index) {
      if (asked !== null) tell(askBetterWays(view(), { by: asked.who, path: asked.path }));
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
