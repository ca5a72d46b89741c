import type { Creature } from '../creature';

export default {
  type: 'monstrous-humanoid',
  subtypes: ['earth'],
  alignment: 'CE',
  challengeRating: 4,
  hitDice: '4d8+19',
  size: 'medium',
  speed: { land: 40, fly: 60 },
  abilities: { str: 15, dex: 14, con: 18, int: 6, wis: 11, cha: 7 },
  ac: { natural: 4 },
  skills: { hide: 7, listen: 4, spot: 4 },
  feats: ['multiattack', 'toughness'],
  resist: { dr: '10/magic' },
  natural: [
    { name: 'claw', damage: '1d4', count: 2 },
    { name: 'bite', damage: '1d6', secondary: true },
    { name: 'gore', damage: '1d6', secondary: true },
  ],
  special: ['freeze'],
} satisfies Creature;
