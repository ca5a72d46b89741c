import type { Creature } from '../creature';

export default {
  type: 'animal',
  alignment: 'N',
  challengeRating: 3,
  hitDice: '5d8+13',
  goodSaves: ['fort', 'ref', 'will'],
  size: 'large',
  speed: { land: 30, climb: 15 },
  abilities: { str: 22, dex: 15, con: 14, int: 2, wis: 12, cha: 7 },
  ac: { natural: 4 },
  skills: { climb: 14, listen: 5, 'move-silently': 4, spot: 6 },
  feats: ['alertness', 'toughness'],
  traits: ['rend', 'scent'],
  natural: [
    { name: 'claw', damage: '1d6', count: 2 },
    { name: 'bite', damage: '1d8', secondary: true },
  ],
  special: ['rend 2d6+9'],
} satisfies Creature;
