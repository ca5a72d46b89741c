import type { Band } from '../rules/questions/answers';
import type { Text } from '../text/i18n';
import { ruleName } from '../text/rule-name';
import { remembered } from '../text/said';

/** A weapon's name in the user's language; names people gave are shown as they are. */
export function weaponName(text: Text, id: string): string {
  const key = (): string | undefined =>
    ['weapon', 'natural', 'shield', 'armor', 'item']
      .map((section) => `content:${section}.${id}`)
      .find((candidate) => text.exists(candidate));
  const asked = `${text.language}|weapon|${id}`;
  return remembered(
    asked,
    () => key() !== undefined,
    () => {
      const found = key();
      return found === undefined ? id.replaceAll('-', ' ') : text.t(found);
    },
  );
}

/** What the length of a path takes, in words. */
export const bandName = (text: Text, band: Band): string =>
  remembered(
    `${text.language}|band|${band}`,
    () => text.exists(`rules:band.${band}`),
    () => ruleName(text, 'band', band),
  );
