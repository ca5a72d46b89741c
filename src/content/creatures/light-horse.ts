import type { Creature } from '../creature';

export default {
  type: 'animal',
  alignment: 'N',
  challengeRating: 1,
  hitDice: '3d8+6',
  size: 'large',
  shape: 'long',
  speed: 60,
  abilities: { str: 14, dex: 13, con: 15, int: 2, wis: 12, cha: 6 },
  ac: { natural: 3 },
  skills: { listen: 4, spot: 4 },
  feats: ['endurance', 'run'],
  traits: ['scent', 'stability'],
  natural: [{ name: 'hoof', damage: '1d4', count: 2, secondary: true }],
} satisfies Creature;
