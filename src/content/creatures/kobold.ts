import type { Creature } from '../creature';

export default {
  type: 'humanoid',
  subtypes: ['reptilian'],
  alignment: 'LE',
  challengeRating: 1 / 4,
  hitDice: '1d8',
  classes: { warrior: 1 },
  size: 'small',
  speed: 30,
  abilities: { str: 9, dex: 13, con: 10, int: 10, wis: 9, cha: 8 },
  armor: 'leather',
  ac: { natural: 1 },
  skills: { craft: 2, hide: 6, listen: 2, 'move-silently': 2, profession: 2, search: 2, spot: 2 },
  feats: ['alertness'],
  traits: ['darkvision', 'light-sensitivity'],
  hands: ['spear'],
  carried: ['sling'],
} satisfies Creature;
