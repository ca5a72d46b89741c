import type { Creature } from '../creature';

export default {
  type: 'animal',
  alignment: 'N',
  challengeRating: 3,
  hitDice: '6d8+18',
  goodSaves: ['fort', 'ref', 'will'],
  size: 'large',
  shape: 'long',
  speed: 50,
  abilities: { str: 25, dex: 15, con: 17, int: 2, wis: 12, cha: 10 },
  ac: { natural: 3 },
  skills: { hide: 0, listen: 7, 'move-silently': 4, spot: 7, survival: 2 },
  feats: ['alertness', 'run', 'track', 'weapon-focus-bite'],
  traits: ['scent', 'trip', 'stability'],
  natural: [{ name: 'bite', damage: '1d8' }],
} satisfies Creature;
