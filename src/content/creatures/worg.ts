import type { Creature } from '../creature';

export default {
  type: 'magical-beast',
  alignment: 'NE',
  challengeRating: 2,
  hitDice: '4d10+8',
  size: 'medium',
  shape: 'long',
  speed: 50,
  abilities: { str: 17, dex: 15, con: 15, int: 6, wis: 14, cha: 10 },
  ac: { natural: 2 },
  skills: { hide: 4, listen: 6, 'move-silently': 6, spot: 6, survival: 2 },
  feats: ['alertness', 'track'],
  traits: ['scent', 'trip', 'stability'],
  natural: [{ name: 'bite', damage: '1d6' }],
} satisfies Creature;
