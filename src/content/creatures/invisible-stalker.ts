import type { Creature } from '../creature';

export default {
  type: 'elemental',
  subtypes: ['air', 'extraplanar'],
  alignment: 'N',
  challengeRating: 7,
  hitDice: '8d8+16',
  size: 'large',
  speed: { land: 30, fly: 30 },
  abilities: { str: 18, dex: 19, con: 14, int: 14, wis: 15, cha: 11 },
  ac: { natural: 4 },
  skills: { listen: 13, 'move-silently': 15, search: 13, spot: 13, survival: 2 },
  feats: ['combat-reflexes', 'improved-initiative', 'weapon-focus-slam'],
  natural: [{ name: 'slam', damage: '2d6', count: 2 }],
  special: ['natural-invisibility', 'improved-tracking'],
} satisfies Creature;
