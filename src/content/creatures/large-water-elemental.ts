import type { Creature } from '../creature';

export default {
  type: 'elemental',
  subtypes: ['water', 'extraplanar'],
  alignment: 'N',
  challengeRating: 5,
  hitDice: '8d8+32',
  goodSaves: ['fort'],
  size: 'large',
  speed: { land: 20, swim: 90 },
  abilities: { str: 20, dex: 14, con: 19, int: 6, wis: 11, cha: 11 },
  ac: { natural: 9 },
  skills: { listen: 5, spot: 6 },
  feats: ['cleave', 'great-cleave', 'power-attack'],
  resist: { dr: '5/-' },
  natural: [{ name: 'slam', damage: '2d8', count: 2 }],
  special: ['water-mastery', 'drench', 'vortex 2d6 reflex dc19'],
} satisfies Creature;
