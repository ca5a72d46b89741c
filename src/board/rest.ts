/** Does something once nothing has stirred for a while. */
export interface Rest {
  /** Something stirs: the while begins anew. */
  stirred(): void;
  stop(): void;
}

/**
 * One timer looks from time to time whether it has been long enough: setting one anew at every stir costs a moving hand more than all it stirs.
 * @param quiet milliseconds @param then comes once after each last stir
 */
export function createRest(quiet: number, then: () => void): Rest {
  let timer: ReturnType<typeof setTimeout> | null = null;
  let last: number | null = null;
  const look = (): void => {
    timer = null;
    if (last === null) return;
    const left = last + quiet - performance.now();
    if (left > 0) {
      timer = setTimeout(look, left);
      return;
    }
    last = null;
    then();
  };
  return {
    stirred() {
      last = performance.now();
      if (timer === null) timer = setTimeout(look, quiet);
    },
    stop() {
      last = null;
    },
  };
}
