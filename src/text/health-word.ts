import type { Text } from './i18n';

/** How well somebody stands, in a word: for those whose hit points are known only roughly. */
export function healthWord(
  text: Text,
  { hp, maxHp }: { readonly hp: number; readonly maxHp: number },
): string {
  const left = hp / Math.max(1, maxHp);
  if (left <= 0) return text.t('ui:health.down');
  if (left >= 1) return text.t('ui:health.unhurt');
  if (left >= 0.5) return text.t('ui:health.hurt');
  return text.t(left >= 0.25 ? 'ui:health.badly-hurt' : 'ui:health.nearly-down');
}
