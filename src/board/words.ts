import type { Text } from '../text/i18n';

/** A weapon's name in the user's language; names people gave are shown as they are. */
export function weaponName(text: Text, id: string): string {
  const key = ['weapon', 'natural', 'shield', 'armor', 'item']
    .map((section) => `content:${section}.${id}`)
    .find((candidate) => text.exists(candidate));
  return key === undefined ? id.replaceAll('-', ' ') : text.t(key);
}
