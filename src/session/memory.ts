/** The function with its last answer remembered, as long as it is asked about the very same things. */
export function lastAnswer<Args extends readonly unknown[], Answer>(
  ask: (...args: Args) => Answer,
): (...args: Args) => Answer {
  let last: { readonly args: Args; readonly answer: Answer } | null = null;
  return (...args) => {
    if (last === null || args.some((arg, index) => arg !== last?.args[index]))
      last = { args, answer: ask(...args) };
    return last.answer;
  };
}
