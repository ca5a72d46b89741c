import type { Creature } from '../creature';

export default {
  type: 'animal',
  alignment: 'N',
  challengeRating: 2,
  hitDice: '3d8+15',
  size: 'medium',
  shape: 'long',
  speed: { land: 30, burrow: 10, climb: 10 },
  abilities: { str: 14, dex: 15, con: 19, int: 2, wis: 12, cha: 10 },
  ac: { natural: 2 },
  skills: { climb: 10, listen: 6, spot: 6 },
  feats: ['alertness', 'toughness', 'track'],
  traits: ['scent', 'stability'],
  natural: [
    { name: 'claw', damage: '1d4', count: 2 },
    { name: 'bite', damage: '1d6', secondary: true },
  ],
  special: ['animal-rage'],
} satisfies Creature;
