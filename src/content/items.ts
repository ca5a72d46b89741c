/** Things that are neither weapon nor armour, by the names the notation gives them. */
export const itemIds = [
  'potion',
  'oil',
  'scroll',
  'wand',
  'staff',
  'rod',
  'ring',
  'torch',
  'tindertwig',
  'lantern',
  'rope',
  'holy-symbol',
  'locked-gauntlet',
  'spell-component-pouch',
  'thieves-tools',
] as const;
export type ItemId = (typeof itemIds)[number];
