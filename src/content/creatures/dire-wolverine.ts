import type { Creature } from '../creature';

export default {
  type: 'animal',
  alignment: 'N',
  challengeRating: 4,
  hitDice: '5d8+23',
  goodSaves: ['fort', 'ref', 'will'],
  size: 'large',
  shape: 'long',
  speed: { land: 30, climb: 10 },
  abilities: { str: 22, dex: 17, con: 19, int: 2, wis: 12, cha: 10 },
  ac: { natural: 4 },
  skills: { climb: 14, listen: 7, spot: 7 },
  feats: ['alertness', 'toughness', 'track'],
  traits: ['scent', 'stability'],
  natural: [
    { name: 'claw', damage: '1d6', count: 2 },
    { name: 'bite', damage: '1d8', secondary: true },
  ],
  special: ['animal-rage'],
} satisfies Creature;
