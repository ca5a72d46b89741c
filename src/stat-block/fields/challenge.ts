import { type Problem, problem } from '../problem';
import { fraction } from './hit-dice';

/** `1/2`, `4 (normal); 6 (pyro- or cryo-)`: the first figure, and the text as printed. */
export function challenge(text: string): { cr: number | null; crText: string; problems: readonly Problem[] } {
  const figures = [...text.replace(/\([^)]*\)/g, '').matchAll(/\d+(?:\/\d+)?/g)].map(([it]) => it);
  const first = figures[0];
  return {
    cr: first === undefined ? null : fraction(first),
    crText: text,
    problems: figures.length > 1 ? [problem('cr-cases', { text })] : [],
  };
}
