import type { Creature } from '../creature';

export default {
  type: 'animal',
  alignment: 'N',
  challengeRating: 1 / 3,
  hitDice: '1d8',
  size: 'tiny',
  speed: { land: 10, fly: 60 },
  abilities: { str: 6, dex: 17, con: 10, int: 2, wis: 14, cha: 6 },
  ac: { natural: 2 },
  skills: { listen: 2, spot: 14 },
  feats: ['weapon-finesse'],
  natural: [{ name: 'talon', damage: '1d4' }],
} satisfies Creature;
