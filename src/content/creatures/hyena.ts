import type { Creature } from '../creature';

export default {
  type: 'animal',
  alignment: 'N',
  challengeRating: 1,
  hitDice: '2d8+4',
  size: 'medium',
  shape: 'long',
  speed: 50,
  abilities: { str: 14, dex: 15, con: 15, int: 2, wis: 13, cha: 6 },
  ac: { natural: 2 },
  skills: { hide: 3, listen: 6, spot: 4 },
  feats: ['alertness'],
  traits: ['scent', 'trip', 'stability'],
  natural: [{ name: 'bite', damage: '1d6' }],
} satisfies Creature;
