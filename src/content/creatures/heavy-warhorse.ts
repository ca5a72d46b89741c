import type { Creature } from '../creature';

export default {
  type: 'animal',
  alignment: 'N',
  challengeRating: 2,
  hitDice: '4d8+12',
  size: 'large',
  shape: 'long',
  speed: 50,
  abilities: { str: 18, dex: 13, con: 17, int: 2, wis: 13, cha: 6 },
  ac: { natural: 4 },
  skills: { listen: 5, spot: 4 },
  feats: ['endurance', 'run'],
  traits: ['scent', 'stability'],
  natural: [
    { name: 'hoof', damage: '1d6', count: 2 },
    { name: 'bite', damage: '1d4', secondary: true },
  ],
} satisfies Creature;
