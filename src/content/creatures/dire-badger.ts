import type { Creature } from '../creature';

export default {
  type: 'animal',
  alignment: 'N',
  challengeRating: 2,
  hitDice: '3d8+15',
  goodSaves: ['fort', 'ref', 'will'],
  size: 'medium',
  shape: 'long',
  speed: { land: 30, burrow: 10 },
  abilities: { str: 14, dex: 17, con: 19, int: 2, wis: 12, cha: 10 },
  ac: { natural: 3 },
  skills: { listen: 6, spot: 6 },
  feats: ['alertness', 'toughness', 'track'],
  traits: ['scent', 'stability'],
  natural: [
    { name: 'claw', damage: '1d4', count: 2 },
    { name: 'bite', damage: '1d6', secondary: true },
  ],
  special: ['animal-rage'],
} satisfies Creature;
