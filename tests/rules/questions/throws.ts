import { nextFace, parseDice } from '../../../src/engine/dice';
import type { GameEvent } from '../../../src/engine/events';
import type { Dice } from '../../../src/engine/state';

/** What was thrown so far: either what is thrown next, or what it came to. */
interface Fallen<T> {
  sides: number;
  readonly next: Map<number, Fallen<T>>;
  end: { readonly result: T } | null;
}
interface Played<T> {
  readonly events: readonly GameEvent[];
  readonly result: T;
}

const fallen = <T>(): Fallen<T> => ({ sides: 0, next: new Map(), end: null });

/**
 * Plays from the same start with other dice each time. Whatever falls as it has fallen before comes to the same and is not played again: of a
 * hundred thousand throws most are alike.
 */
export function throwing<T>(play: (dice: Dice) => Played<T>): (dice: Dice) => T {
  const first = fallen<T>();
  return (dice) => {
    let at = first;
    let left = dice;
    while (at.end === null && at.sides > 0) {
      const { face, dice: rest } = nextFace(left, at.sides, { who: '', purpose: 'attack', what: '' });
      left = rest;
      const known = at.next.get(face);
      if (known === undefined) break;
      at = known;
    }
    return at.end?.result ?? remembered(first, play(dice));
  };
}

function remembered<T>(first: Fallen<T>, { events, result }: Played<T>): T {
  let at = first;
  for (const [sides, face] of facesOf(events)) {
    at.sides = sides;
    const next = at.next.get(face) ?? fallen<T>();
    at.next.set(face, next);
    at = next;
  }
  at.end = { result };
  return result;
}

/** Each die that was thrown, in order. */
const facesOf = (events: readonly GameEvent[]): readonly (readonly [sides: number, face: number])[] =>
  events.flatMap((event) => {
    if (event.type !== 'rolled') return [];
    const sides =
      parseDice(event.dice)?.terms.flatMap((term) => Array<number>(term.count).fill(term.sides)) ?? [];
    return event.faces.map((face, index) => [sides[index] ?? 0, face] as const);
  });
