import type { Neighbours } from './keeper';

/** The other tabs of this browser. Where they cannot be reached, the shelf itself still tells who may write. */
export function openNeighbours(): Neighbours {
  if (typeof BroadcastChannel === 'undefined') return { opened() {}, listen() {}, close() {} };
  const channel = new BroadcastChannel('fivefoot');
  return {
    opened: (id) => channel.postMessage({ opened: id }),
    listen: (heard) => {
      channel.onmessage = ({ data }: MessageEvent<unknown>) => {
        if (typeof data === 'object' && data !== null && 'opened' in data && typeof data.opened === 'string')
          heard(data.opened);
      };
    },
    close: () => channel.close(),
  };
}
