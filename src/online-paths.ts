import { pathBy, type RemotePath } from './board/remote';
import { GM } from './session/authority';
import type { Around } from './sharing/around';
import { handOf } from './sharing/hands';
import type { Text } from './text/i18n';

/** What somebody who draws is called, and which colours are theirs. */
export const drawnBy = (
  people: Around['people'],
  text: Text,
  name: string,
): NonNullable<RemotePath['by']> => ({
  name: name === GM ? text.t('together:gm') : name,
  hand: handOf(people, name),
});

/** The paths that a page at a table shows: its own that is on its way, those that others draw, the last one first, and those that wait for the game master. */
export function pathsAround(
  { drags, ghost, proposals, people }: Pick<Around, 'drags' | 'ghost' | 'proposals' | 'people'>,
  text: Text,
): readonly RemotePath[] {
  const named = (name: string) => drawnBy(people, text, name);
  const own = ghost === null ? [] : [pathBy(ghost, null)];
  const others = [...drags].map(([by, drag]) => pathBy(drag, named(by))).reverse();
  const waiting = proposals.flatMap(({ who, action, path, by }) =>
    path === null || ghost?.who === who ? [] : [pathBy({ who, action, path, waypoints: [] }, named(by))],
  );
  return [...own, ...others, ...waiting];
}
