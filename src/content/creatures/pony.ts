import type { Creature } from '../creature';

export default {
  type: 'animal',
  alignment: 'N',
  challengeRating: 1 / 4,
  hitDice: '2d8+2',
  size: 'medium',
  shape: 'long',
  speed: 40,
  abilities: { str: 13, dex: 13, con: 12, int: 2, wis: 11, cha: 4 },
  ac: { natural: 2 },
  skills: { listen: 5, spot: 5 },
  feats: ['endurance'],
  traits: ['scent', 'stability'],
  natural: [{ name: 'hoof', damage: '1d3', count: 2, secondary: true }],
} satisfies Creature;
