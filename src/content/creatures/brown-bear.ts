import type { Creature } from '../creature';

export default {
  type: 'animal',
  alignment: 'N',
  challengeRating: 4,
  hitDice: '6d8+24',
  size: 'large',
  shape: 'long',
  speed: 40,
  abilities: { str: 27, dex: 13, con: 19, int: 2, wis: 12, cha: 6 },
  ac: { natural: 5 },
  skills: { listen: 4, spot: 7, swim: 12 },
  feats: ['endurance', 'run', 'track'],
  traits: ['improved-grab', 'scent', 'stability'],
  natural: [
    { name: 'claw', damage: '1d8', count: 2 },
    { name: 'bite', damage: '2d6', secondary: true },
  ],
} satisfies Creature;
