import type { Creature } from '../creature';

export default {
  type: 'animal',
  alignment: 'N',
  challengeRating: 1,
  hitDice: '3d8+6',
  size: 'large',
  shape: 'long',
  speed: 50,
  abilities: { str: 18, dex: 16, con: 14, int: 2, wis: 11, cha: 4 },
  ac: { natural: 1 },
  skills: { listen: 5, spot: 5 },
  feats: ['alertness', 'endurance'],
  traits: ['scent', 'stability'],
  natural: [{ name: 'bite', damage: '1d4', secondary: true }],
} satisfies Creature;
