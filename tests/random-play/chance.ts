/** A small generator of its own, so that the play is the same every time. */
export type Choose = (n: number) => number;
export function chooser(seed: number): Choose {
  let state = (seed * 7919 + 1) % 2147483647;
  return (n) => {
    state = (state * 48271) % 2147483647;
    return state % n;
  };
}
export const pick = <T>(choose: Choose, from: readonly T[]): T => from[choose(from.length)] as T;
/** Some of them, each once, in no order. */
export function some<T>(choose: Choose, from: readonly T[], count: number): readonly T[] {
  const left = [...from];
  return Array.from({ length: Math.min(count, left.length) }, () =>
    left.splice(choose(left.length), 1),
  ).flat();
}
