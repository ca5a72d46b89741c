import type { Creature } from '../creature';

export default {
  type: 'magical-beast',
  alignment: 'LG',
  challengeRating: 2,
  hitDice: '4d10',
  size: 'medium',
  shape: 'long',
  speed: 40,
  abilities: { str: 10, dex: 17, con: 10, int: 10, wis: 13, cha: 11 },
  ac: { natural: 3 },
  skills: { hide: 3, listen: 5, 'sense-motive': 3, spot: 5, survival: 4 },
  feats: ['iron-will', 'run', 'track'],
  traits: ['scent', 'stability'],
  natural: [{ name: 'bite', damage: '1d6' }],
  special: ['blink', 'dimension-door'],
} satisfies Creature;
