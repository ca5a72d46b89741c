/** What stands in a table under a name that came from outside: only what was put there (`constructor` was not). */
export const own = <T>(table: Readonly<Record<string, T>>, name: string): T | undefined =>
  Object.hasOwn(table, name) ? table[name] : undefined;
