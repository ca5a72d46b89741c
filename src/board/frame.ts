/** Asks for one drawing in the next animation frame, however often it is called. Nothing runs while nobody asks. */
export interface Frame {
  invalidate(): void;
  stop(): void;
}
export interface FrameWork {
  /** Looks at what came in since the last frame; what is asked for here is drawn in this very frame. */
  before(): void;
  /** Gets the time of the frame in milliseconds; returns true to be called again in the next one. */
  draw(time: number): boolean;
}

export function createFrame({ before, draw }: FrameWork): Frame {
  let request = 0;
  let stopped = false;
  const run = (time: number): void => {
    try {
      before();
    } finally {
      request = 0;
    }
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
