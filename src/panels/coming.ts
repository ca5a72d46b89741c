import { createStore, type StoreApi } from 'zustand/vanilla';
import type { Load } from '../session/fetched';
import { PATIENT } from '../session/fetched';
import { attempt } from '../session/fetched-styles';
import { type Pause, pause } from '../session/pause';

/** How far a part of the page has come that is fetched when it is first needed. */
export type Stage<T> =
  | { readonly is: 'here'; readonly part: T }
  | {
      readonly is: 'coming';
      /** It has failed for so long that it is told. */
      readonly late: boolean;
      /** It is being asked for at this moment. */
      readonly asking: boolean;
      /** The page itself can be had, only this part of it not: another version may have taken its place, or the browser remembers the failure. */
      readonly reload: boolean;
    };

export interface Coming<T> {
  readonly stage: StoreApi<Stage<T>>;
  /** Asks for it now, and goes on until it is here: there is a place for it, or somebody has pressed for it. */
  fetch(): void;
}

/** Attempts before anything is said of it: what is made good in a second or two nobody needs to know. */
const TOLD_AFTER = 3;

/** A part that is fetched when it is first needed, and that no failure keeps away for good. */
export function coming<T>(load: Load<T>): Coming<T> {
  const stage = createStore<Stage<T>>(() => ({ is: 'coming', late: false, asking: false, reload: false }));
  let begun = false;
  let rest: Pause | null = null;
  const run = async (): Promise<void> => {
    for (let tries = 1; ; tries += 1) {
      change(stage, { asking: true });
      // From the beginning of the attempt: whoever presses meanwhile need not wait after it. In the end it is asked for only when something
      // has changed, or somebody wishes it.
      rest = pause(PATIENT[tries - 1] ?? Number.POSITIVE_INFINITY);
      try {
        stage.setState({ is: 'here', part: await attempt(load) }, true);
        rest.end();
        return;
      } catch (error) {
        console.warn(error);
      }
      change(stage, { asking: false, late: tries >= TOLD_AFTER });
      if (tries >= TOLD_AFTER) void pageIsThere().then((reload) => change(stage, { reload }));
      await rest.over;
    }
  };
  const fetch = (): void => {
    if (begun) rest?.end();
    else void run();
    begun = true;
  };
  return { stage, fetch };
}

type Waiting = Extract<Stage<unknown>, { is: 'coming' }>;

function change<T>(stage: StoreApi<Stage<T>>, part: Partial<Waiting>): void {
  const now = stage.getState();
  if (now.is === 'coming') stage.setState({ ...now, ...part }, true);
}

/** To load a page anew that cannot be had would take away what is there. */
const pageIsThere = (): Promise<boolean> =>
  fetch(location.href, { method: 'HEAD', cache: 'no-store' }).then(
    ({ ok }) => ok,
    () => false,
  );
