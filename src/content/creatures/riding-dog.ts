import type { Creature } from '../creature';

export default {
  type: 'animal',
  alignment: 'N',
  challengeRating: 1,
  hitDice: '2d8+4',
  size: 'medium',
  shape: 'long',
  speed: 40,
  abilities: { str: 15, dex: 15, con: 15, int: 2, wis: 12, cha: 6 },
  ac: { natural: 4 },
  skills: { jump: 8, listen: 5, spot: 5, swim: 3, survival: 1 },
  feats: ['alertness', 'track'],
  traits: ['scent', 'trip', 'stability'],
  natural: [{ name: 'bite', damage: '1d6' }],
} satisfies Creature;
