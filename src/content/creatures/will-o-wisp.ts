import type { Creature } from '../creature';

export default {
  type: 'aberration',
  subtypes: ['air'],
  alignment: 'CE',
  challengeRating: 6,
  hitDice: '9d8',
  size: 'small',
  speed: { fly: 50 },
  abilities: { str: 1, dex: 29, con: 10, int: 15, wis: 16, cha: 12 },
  ac: { deflection: 9 },
  skills: { bluff: 13, diplomacy: 3, listen: 17, search: 14, spot: 17, survival: 3 },
  feats: ['alertness', 'blind-fight', 'dodge', 'improved-initiative', 'weapon-finesse'],
  natural: [{ name: 'shock', damage: '2d8' }],
  special: ['immunity-to-magic', 'natural-invisibility'],
} satisfies Creature;
