import { Refused } from '../../src/session/refused';

/** The code of the refusal with which something ends; `done` where it does not. */
export const codeOf = (promise: Promise<unknown>): Promise<string> =>
  promise.then(
    () => 'done',
    (error: unknown) => (error instanceof Refused ? error.refusal.code : String(error)),
  );
