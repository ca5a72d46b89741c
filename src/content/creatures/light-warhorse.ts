import type { Creature } from '../creature';

export default {
  type: 'animal',
  alignment: 'N',
  challengeRating: 1,
  hitDice: '3d8+9',
  size: 'large',
  shape: 'long',
  speed: 60,
  abilities: { str: 16, dex: 13, con: 17, int: 2, wis: 13, cha: 6 },
  ac: { natural: 4 },
  skills: { listen: 4, spot: 4 },
  feats: ['endurance', 'run'],
  traits: ['scent', 'stability'],
  natural: [
    { name: 'hoof', damage: '1d4', count: 2 },
    { name: 'bite', damage: '1d3', secondary: true },
  ],
} satisfies Creature;
