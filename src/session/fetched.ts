import { refusal } from '../engine/refusal';
import { attempt } from './fetched-styles';
import { pause } from './pause';
import { Refused } from './refused';

// What the page asks for later may fail: a line that drops for a second, a server that begins anew, another version in the place of this one.
// Every `import()` of the page goes through one of these. They ask again quietly, sooner when the browser is online again or the page is looked at
// again, and what still fails is told as a refusal, after which asking anew asks anew. Pauses in milliseconds, from one attempt to the next.

/** `() => import('./part')`, or a function that begins with it; may be called several times. */
export type Load<T> = () => Promise<T>;

/** Somebody has pressed something and waits. @throws Refused, soon */
export const fetchNow = <T>(load: Load<T>): Promise<T> => tried(load, [300, 900]);

/** The page cannot go on without it. @throws Refused */
export const fetchFirst = <T>(load: Load<T>): Promise<T> => tried(load, [500, 1000, 2000, 4000]);

/** Pauses of what nobody waits for: a minute's trouble is made good, and a server that is gone for good is not asked for ever. */
export const PATIENT: readonly number[] = [500, 1000, 2000, 4000, 8000, 15_000, 30_000, 60_000, 60_000];

/** Nobody waits for it, but it should come. @throws Refused, after some minutes */
export const fetchInTime = <T>(load: Load<T>): Promise<T> => tried(load, PATIENT);

async function tried<T>(load: Load<T>, pauses: readonly number[]): Promise<T> {
  for (const ms of pauses) {
    // From the beginning of the attempt: what happens meanwhile ends the pause after it.
    const rest = pause(ms);
    try {
      const part = await attempt(load);
      rest.end();
      return part;
    } catch (error) {
      if (!(error instanceof Refused)) await rest.over;
      else {
        rest.end();
        throw error;
      }
    }
  }
  return attempt(load).catch((error: unknown) => {
    if (error instanceof Refused) throw error;
    console.warn(error);
    throw new Refused(refusal(NOT_FETCHED));
  });
}

const NOT_FETCHED = 'part-not-fetched';

/** Was it only that a file did not come? */
export const isNotFetched = (error: unknown): boolean =>
  error instanceof Refused && error.refusal.code === NOT_FETCHED;
