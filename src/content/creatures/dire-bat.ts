import type { Creature } from '../creature';

export default {
  type: 'animal',
  alignment: 'N',
  challengeRating: 2,
  hitDice: '4d8+12',
  goodSaves: ['fort', 'ref', 'will'],
  size: 'large',
  shape: 'long',
  speed: { land: 20, fly: 40 },
  abilities: { str: 17, dex: 22, con: 17, int: 2, wis: 14, cha: 6 },
  ac: { natural: 5 },
  skills: { hide: 4, listen: 12, 'move-silently': 11, spot: 8 },
  feats: ['alertness', 'stealthy'],
  traits: ['blindsense'],
  natural: [{ name: 'bite', damage: '1d8' }],
} satisfies Creature;
