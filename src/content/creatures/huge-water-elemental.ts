import type { Creature } from '../creature';

export default {
  type: 'elemental',
  subtypes: ['water', 'extraplanar'],
  alignment: 'N',
  challengeRating: 7,
  hitDice: '16d8+80',
  goodSaves: ['fort'],
  size: 'huge',
  speed: { land: 30, swim: 120 },
  abilities: { str: 24, dex: 18, con: 21, int: 6, wis: 11, cha: 11 },
  ac: { natural: 9 },
  skills: { listen: 10, spot: 11 },
  feats: ['alertness', 'cleave', 'great-cleave', 'improved-bull-rush', 'iron-will', 'power-attack'],
  resist: { dr: '5/-' },
  natural: [{ name: 'slam', damage: '2d10', count: 2 }],
  special: ['water-mastery', 'drench', 'vortex 2d8 reflex dc25'],
} satisfies Creature;
