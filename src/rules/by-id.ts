/** What the bundler finds in a folder, by file. */
export type Files<T> = Record<string, { readonly default: T }>;

/** By their ids. @throws where two have the same */
export function byId<T extends { readonly id: string }>(files: Files<T>): Map<string, T> {
  const found = new Map<string, T>();
  for (const [file, { default: it }] of Object.entries(files)) {
    if (found.has(it.id)) throw new Error(`${file}: the id ${it.id} is taken`);
    found.set(it.id, it);
  }
  return found;
}
