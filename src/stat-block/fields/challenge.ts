import { type Problem, problem } from '../problem';
import { fraction } from './hit-dice';

/** `1/2`, `4 (normal); 6 (pyro- or cryo-)`: the first figure, and the text as printed. */
export function challenge(line: string): { cr: number | null; crText: string; problems: readonly Problem[] } {
  const text = line.replace(/[;,.\s]+$/, '');
  const own = printed(text);
  const rest = text.slice(own.length).trim();
  const figures = [...own.matchAll(/(?<![\d/])\d+(?:\/\d+)?/g)].map(([it]) => it);
  const first = figures[0];
  return {
    // `+2` is what a template adds.
    cr: first === undefined || /^\s*[+-]/.test(own) ? null : fraction(first),
    crText: own,
    problems: [
      ...(figures.length > 1 ? [problem('cr-cases', { text: own })] : []),
      ...(rest === '' ? [] : [problem('extra-left-out', { text: rest })]),
    ],
  };
}

/** The rating without the sentences that follow it on the next line. */
function printed(text: string): string {
  const rating = /^[^\d]{0,40}\d+(?:\/\d+)?(?:\s*\([^()]*\))?(?=\s+\p{Lu})/u.exec(text)?.[0];
  return rating !== undefined && text.length > rating.length + 30 ? rating : text;
}
