import type { Creature } from '../creature';

export default {
  type: 'humanoid',
  subtypes: ['goblinoid'],
  alignment: 'NE',
  challengeRating: 1 / 3,
  hitDice: '1d8+1',
  classes: { warrior: 1 },
  size: 'small',
  speed: 30,
  abilities: { str: 11, dex: 13, con: 12, int: 10, wis: 9, cha: 6 },
  armor: 'leather',
  skills: { hide: 5, listen: 2, 'move-silently': 5, ride: 4, spot: 2 },
  feats: ['alertness'],
  traits: ['darkvision'],
  hands: ['shortbow'],
  carried: ['morningstar'],
} satisfies Creature;
