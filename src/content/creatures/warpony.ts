import type { Creature } from '../creature';

export default {
  type: 'animal',
  alignment: 'N',
  challengeRating: 1 / 2,
  hitDice: '2d8+4',
  size: 'medium',
  shape: 'long',
  speed: 40,
  abilities: { str: 15, dex: 13, con: 14, int: 2, wis: 11, cha: 4 },
  ac: { natural: 2 },
  skills: { listen: 5, spot: 5 },
  feats: ['endurance'],
  traits: ['scent', 'stability'],
  natural: [{ name: 'hoof', damage: '1d3', count: 2 }],
} satisfies Creature;
