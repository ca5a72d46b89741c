/** Asks for one drawing in the next animation frame, however often it is called. Nothing runs while nobody asks. */
export interface Frame {
  invalidate(): void;
  stop(): void;
}

/** @param draw gets the time of the frame in milliseconds; returns true to be called again in the next one. */
export function createFrame(draw: (time: number) => boolean): Frame {
  let request = 0;
  let stopped = false;
  const run = (time: number): void => {
    request = 0;
    if (draw(time)) invalidate();
  };
  const invalidate = (): void => {
    if (request === 0 && !stopped) request = requestAnimationFrame(run);
  };
  return {
    invalidate,
    stop: () => {
      stopped = true;
      cancelAnimationFrame(request);
      request = 0;
    },
  };
}
