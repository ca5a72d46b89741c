import type { Creature } from '../creature';

export default {
  type: 'animal',
  alignment: 'N',
  challengeRating: 2,
  hitDice: '3d8+6',
  size: 'medium',
  shape: 'long',
  speed: 40,
  abilities: { str: 19, dex: 13, con: 15, int: 2, wis: 12, cha: 6 },
  ac: { natural: 2 },
  skills: { climb: 4, listen: 4, spot: 4, swim: 8 },
  feats: ['endurance', 'run'],
  traits: ['scent', 'stability'],
  natural: [
    { name: 'claw', damage: '1d4', count: 2 },
    { name: 'bite', damage: '1d6', secondary: true },
  ],
} satisfies Creature;
