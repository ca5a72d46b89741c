/** `Weapon Focus (longsword)` as `weapon-focus-longsword`: the id that a name has in the notation. */
export const slug = (text: string): string =>
  text
    .trim()
    .toLowerCase()
    .replace(/['’]/g, '')
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '');
