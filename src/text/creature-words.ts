import type { Text } from './i18n';

// What a list of creatures says, from the catalogue that `loadCreatureText` brings.

/** A creature's name by its id in the bestiary; an id of no catalogue with blanks for dashes. */
export const creatureName = (text: Text, id: string): string => word(text, 'name', id);

/** `undead`, `animal` … in the user's language. */
export const typeName = (text: Text, type: string): string => word(text, 'type', type);

export const subtypeName = (text: Text, subtype: string): string => word(text, 'subtype', subtype);

/** One of `special` of an entry (`gaze 30ft fort dc13`) as a person reads it. */
export function specialWords(text: Text, special: string): string {
  const [first = '', ...figures] = special.split(' ');
  return [word(text, 'special', first), ...figures.map((figure) => figureWords(text, figure))].join(' ');
}

/** A note of a sheet: one of the bestiary in the user's language, any other as it was written. */
export const noteWords = (text: Text, note: string): string =>
  text.exists(`creatures:special.${note.split(' ')[0] ?? ''}`) ? specialWords(text, note) : note;

const FIGURES = [
  [/^dc(\d+)$/, 'dc'],
  [/^(\d+)ft$/, 'feet'],
  [/^(\d+)\/day$/, 'a-day'],
] as const;

function figureWords(text: Text, figure: string): string {
  for (const [pattern, key] of FIGURES) {
    const value = pattern.exec(figure)?.[1];
    if (value !== undefined) return text.t(`creatures:figure.${key}`, { value });
  }
  return /^[a-z][a-z-]+$/.test(figure) ? word(text, 'word', figure) : figure;
}

function word(text: Text, section: string, id: string): string {
  const key = `creatures:${section}.${id}`;
  return text.exists(key) ? text.t(key) : id.replaceAll('-', ' ');
}
