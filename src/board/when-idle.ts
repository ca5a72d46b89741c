/** Milliseconds after which work is done even if the page never rests. */
const LATEST = 500;

/**
 * Does something when the page has nothing else to do, and no input waits that it has not seen yet. The returned function calls it off.
 * Safari has no idle times: there it comes after whatever is waiting now.
 */
export function whenIdle(work: () => void): () => void {
  if (typeof requestIdleCallback !== 'function') {
    const timer = setTimeout(work);
    return () => clearTimeout(timer);
  }
  const request = requestIdleCallback(work, { timeout: LATEST });
  return () => cancelIdleCallback(request);
}
