import { useSyncExternalStore } from 'react';

/** `drawer`: the column is out of sight. `phone`: so is all but the board. The same widths as in `layout.css`. */
const WIDTHS = { drawer: '(max-width: 1199px)', phone: '(max-width: 699px)' } as const;
export type Narrow = keyof typeof WIDTHS;

// Not every page can be asked for its width.
const query = (narrow: Narrow): MediaQueryList | null =>
  typeof window.matchMedia === 'function' ? window.matchMedia(WIDTHS[narrow]) : null;
const SOURCES = {
  drawer: { follow: (tell: () => void) => follow('drawer', tell), read: () => isNarrow('drawer') },
  phone: { follow: (tell: () => void) => follow('phone', tell), read: () => isNarrow('phone') },
} as const;

export const isNarrow = (narrow: Narrow): boolean => query(narrow)?.matches ?? false;

/** Is the page as narrow as that? */
export function useNarrow(narrow: Narrow): boolean {
  const { follow: subscribe, read } = SOURCES[narrow];
  return useSyncExternalStore(subscribe, read);
}

function follow(narrow: Narrow, tell: () => void): () => void {
  const media = query(narrow);
  media?.addEventListener('change', tell);
  return () => media?.removeEventListener('change', tell);
}
