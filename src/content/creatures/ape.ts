import type { Creature } from '../creature';

export default {
  type: 'animal',
  alignment: 'N',
  challengeRating: 2,
  hitDice: '4d8+11',
  size: 'large',
  speed: { land: 30, climb: 30 },
  abilities: { str: 21, dex: 15, con: 14, int: 2, wis: 12, cha: 7 },
  ac: { natural: 3 },
  skills: { climb: 14, listen: 6, spot: 6 },
  feats: ['alertness', 'toughness'],
  traits: ['scent'],
  natural: [
    { name: 'claw', damage: '1d6', count: 2 },
    { name: 'bite', damage: '1d6', secondary: true },
  ],
} satisfies Creature;
