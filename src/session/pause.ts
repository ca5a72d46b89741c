export interface Pause {
  readonly over: Promise<void>;
  /** Ends it. */
  end(): void;
}

/** Waits so many milliseconds; for less where the browser is online again, or the page is looked at again. */
export function pause(ms: number): Pause {
  const gone = new AbortController();
  const over = new Promise<void>((resolve) => {
    gone.signal.addEventListener('abort', () => resolve());
  });
  const end = (): void => gone.abort();
  const timer = Number.isFinite(ms) ? setTimeout(end, ms) : undefined;
  gone.signal.addEventListener('abort', () => clearTimeout(timer));
  if (typeof document !== 'undefined') {
    const { signal } = gone;
    window.addEventListener('online', end, { signal });
    document.addEventListener('visibilitychange', () => document.visibilityState === 'visible' && end(), {
      signal,
    });
  }
  return { over, end };
}
