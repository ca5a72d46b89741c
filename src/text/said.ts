import type { Text } from './i18n';

const said = new Map<string, string>();
/** Beyond this many all are forgotten. */
const MOST = 2000;

/** Words of the catalogue, remembered: while a path is drawn the same few are said move after move, and looking them up costs more than showing them. */
export function say(
  text: Text,
  key: `ui:${string}`,
  values: Readonly<Record<string, string | number>> = {},
): string {
  let asked = `${text.language}|${key}`;
  for (const name in values) asked += `|${values[name]}`;
  return (
    said.get(asked) ??
    remembered(
      asked,
      () => text.exists(key, values),
      () => text.t(key, values),
    )
  );
}

/** @param isKnown whether the catalogue that has the words is there already: some come later */
export function remembered(asked: string, isKnown: () => boolean, find: () => string): string {
  const known = said.get(asked);
  if (known !== undefined) return known;
  const found = find();
  if (said.size >= MOST) said.clear();
  if (isKnown()) said.set(asked, found);
  return found;
}
