import type { Creature } from '../creature';

export default {
  type: 'animal',
  alignment: 'N',
  challengeRating: 1,
  hitDice: '3d8+9',
  size: 'large',
  shape: 'long',
  speed: 30,
  abilities: { str: 16, dex: 13, con: 17, int: 2, wis: 11, cha: 6 },
  ac: { natural: 3 },
  skills: { listen: 6, spot: 6 },
  feats: ['alertness', 'endurance'],
  traits: ['scent', 'stability'],
  natural: [{ name: 'hoof', damage: '1d4', count: 2 }],
} satisfies Creature;
