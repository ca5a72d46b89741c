import type { Creature } from '../creature';

export default {
  type: 'outsider',
  subtypes: ['extraplanar'],
  alignment: 'NE',
  challengeRating: 5,
  hitDice: '4d8+12',
  size: 'medium',
  shape: 'long',
  speed: 50,
  abilities: { str: 17, dex: 13, con: 17, int: 4, wis: 12, cha: 13 },
  ac: { natural: 3 },
  skills: { hide: 8, listen: 8, 'move-silently': 8, spot: 8, survival: 8 },
  feats: ['dodge', 'improved-initiative', 'track'],
  traits: ['scent', 'trip', 'stability'],
  natural: [{ name: 'bite', damage: '1d6' }],
  special: ['bay will dc13', 'shadow-blend'],
} satisfies Creature;
