import type { Creature } from '../creature';

export default {
  type: 'animal',
  alignment: 'N',
  challengeRating: 1,
  hitDice: '2d8+4',
  size: 'medium',
  shape: 'long',
  speed: 50,
  abilities: { str: 13, dex: 15, con: 15, int: 2, wis: 12, cha: 6 },
  ac: { natural: 2 },
  skills: { hide: 2, listen: 3, 'move-silently': 3, spot: 3, survival: 1 },
  feats: ['track', 'weapon-focus-bite'],
  traits: ['scent', 'trip', 'stability'],
  natural: [{ name: 'bite', damage: '1d6' }],
} satisfies Creature;
