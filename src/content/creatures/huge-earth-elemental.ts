import type { Creature } from '../creature';

export default {
  type: 'elemental',
  subtypes: ['earth', 'extraplanar'],
  alignment: 'N',
  challengeRating: 7,
  hitDice: '16d8+80',
  goodSaves: ['fort'],
  size: 'huge',
  speed: 30,
  abilities: { str: 29, dex: 8, con: 21, int: 6, wis: 11, cha: 11 },
  ac: { natural: 11 },
  skills: { listen: 10, spot: 9 },
  feats: ['awesome-blow', 'cleave', 'great-cleave', 'improved-bull-rush', 'iron-will', 'power-attack'],
  resist: { dr: '5/-' },
  natural: [{ name: 'slam', damage: '2d10', count: 2 }],
  special: ['earth-mastery', 'earth-glide', 'push'],
} satisfies Creature;
